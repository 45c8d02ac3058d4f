// SPDX-License-Identifier: Apache-2.0

#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether a mutant is on: the one whose number is in RESPONDER_MUTANT. Where RESPONDER_MUTANT_REACH names a file, none is, and
/// the numbers that were asked for are written there when the process ends.
bool responder_mutant_is_on(int32_t number);
