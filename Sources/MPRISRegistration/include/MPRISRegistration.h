// SPDX-License-Identifier: Apache-2.0

#ifndef MPRIS_REGISTRATION_H
#define MPRIS_REGISTRATION_H

// Linked with the module MPRISPlayer, and only where that has its D-Bus library. There is nothing to call.

#endif
