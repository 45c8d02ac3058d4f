// SPDX-License-Identifier: Apache-2.0

#ifndef WINDOW_HOST_REGISTRATION_H
#define WINDOW_HOST_REGISTRATION_H

/// The name under which the window is registered as a host, and by which RESPONDER_HOST chooses it.
#define RESPONDER_WINDOW_HOST_NAME "window"

#endif
