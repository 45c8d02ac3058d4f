// SPDX-License-Identifier: Apache-2.0

#include "MutantSwitch.h"
#include <stdio.h>
#include <stdlib.h>

enum { limit = 1 << 16 };

// Read once, before anything runs; bytes are set by any thread, and only ever to one.
static int32_t mutant;
static bool records;
static unsigned char reached[limit];

bool responder_mutant_is_on(int32_t number) {
    if (records && number > 0 && number < limit) reached[number] = 1;
    return number == mutant;
}

static void write_reached(void) {
    FILE *file = fopen(getenv("RESPONDER_MUTANT_REACH"), "w");
    if (!file) return;
    for (int number = 1; number < limit; number++) {
        if (reached[number]) fprintf(file, "%d\n", number);
    }
    fclose(file);
}

__attribute__((constructor)) static void read_environment(void) {
    if (getenv("RESPONDER_MUTANT_REACH")) {
        records = true;
        atexit(write_reached);
    } else if (getenv("RESPONDER_MUTANT")) {
        mutant = atoi(getenv("RESPONDER_MUTANT"));
    }
}
