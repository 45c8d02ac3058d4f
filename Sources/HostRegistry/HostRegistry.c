#include "HostRegistry.h"

// Written by constructors before main, on one thread, and only read after: no lock.
static struct responder_host *first;

void responder_host_register(struct responder_host *host) {
    host->next = first;
    first = host;
}

struct responder_host *responder_host_list(void) {
    return first;
}
