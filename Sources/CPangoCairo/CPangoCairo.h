// SPDX-License-Identifier: Apache-2.0

#include <pango/pangocairo.h>
// Which faces have pictures for letters.
#include <hb-ot.h>
