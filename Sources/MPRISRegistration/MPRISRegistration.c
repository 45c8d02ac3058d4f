// SPDX-License-Identifier: Apache-2.0

#include "MPRISRegistration.h"
#include "HostRegistry.h"

// Swift's side: makes the companion, on the main thread.
void *responder_mpris_player_make(void);

static struct responder_companion player = {responder_mpris_player_make, 0};

// A program that links this module gets the companion; nothing has to be imported or called.
__attribute__((constructor)) static void register_mpris_player(void) {
    responder_companion_register(&player);
}
