// SPDX-License-Identifier: Apache-2.0

#include "InspectorRegistration.h"
#include "HostRegistry.h"

// Swift's side: makes the companion, on the main thread.
void *responder_inspector_make(void);

static struct responder_companion inspector = {responder_inspector_make, 0};

// A program that links this module gets the companion; nothing has to be imported or called.
__attribute__((constructor)) static void register_inspector(void) {
    responder_companion_register(&inspector);
}
