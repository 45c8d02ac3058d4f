// SPDX-License-Identifier: Apache-2.0

#include "HostRegistry.h"

// Written by constructors before main, on one thread, and only read after: no lock.
static struct responder_host *first;
static struct responder_companion *first_companion;

void responder_host_register(struct responder_host *host) {
    host->next = first;
    first = host;
}

struct responder_host *responder_host_list(void) {
    return first;
}

void responder_companion_register(struct responder_companion *companion) {
    companion->next = first_companion;
    first_companion = companion;
}

struct responder_companion *responder_companion_list(void) {
    return first_companion;
}
