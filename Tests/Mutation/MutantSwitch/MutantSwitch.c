// SPDX-License-Identifier: Apache-2.0

#include "MutantSwitch.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>

enum { limit = 1 << 16 };

// Read once, before anything runs; bytes are set by any thread, and only ever to one.
static int32_t mutant;
static int records = -1;
static unsigned char reached[limit];

/// At once, and behind what others wrote: a test may end its process, or run a part of it in another one.
static void write_reached(int32_t number) {
    if (number <= 0 || number >= limit || reached[number]) return;
    reached[number] = 1;
    dprintf(records, "%d\n", number);
}

bool responder_mutant_is_on(int32_t number) {
    if (records >= 0) write_reached(number);
    return number == mutant;
}

__attribute__((constructor)) static void read_environment(void) {
    const char *file = getenv("RESPONDER_MUTANT_REACH");
    if (file) {
        records = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    } else if (getenv("RESPONDER_MUTANT")) {
        mutant = atoi(getenv("RESPONDER_MUTANT"));
    }
}
