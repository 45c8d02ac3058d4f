// SPDX-License-Identifier: Apache-2.0

#ifndef INSPECTOR_REGISTRATION_H
#define INSPECTOR_REGISTRATION_H

// Linked with the module Inspector. There is nothing to call.

#endif
