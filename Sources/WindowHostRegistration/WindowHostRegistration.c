// SPDX-License-Identifier: Apache-2.0

#include "WindowHostRegistration.h"
#include "HostRegistry.h"

// Swift's side: makes the host, on the main thread.
void *responder_window_host_make(void);

static struct responder_host window = {RESPONDER_WINDOW_HOST_NAME, responder_window_host_make, 0};

// A program that links this module, which needs the trait Window, gets the host; nothing has to be imported or called.
__attribute__((constructor)) static void register_window_host(void) {
    responder_host_register(&window);
}
