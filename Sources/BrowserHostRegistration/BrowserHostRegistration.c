// SPDX-License-Identifier: Apache-2.0

#include "BrowserHostRegistration.h"
#include "HostRegistry.h"

// Swift's side: makes the host, on the main thread.
void *responder_browser_host_make(void);

static struct responder_host browser = {RESPONDER_BROWSER_HOST_NAME, responder_browser_host_make, 0};

// A program that links this module gets the host; nothing has to be imported or called.
__attribute__((constructor)) static void register_browser_host(void) {
    responder_host_register(&browser);
}
