// SPDX-License-Identifier: Apache-2.0

#ifndef BROWSER_HOST_REGISTRATION_H
#define BROWSER_HOST_REGISTRATION_H

/// The name under which the browser is registered as a host, and by which RESPONDER_HOST chooses it.
#define RESPONDER_BROWSER_HOST_NAME "browser"

#endif
