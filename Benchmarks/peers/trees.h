// SPDX-License-Identifier: Apache-2.0

// What README.md says of trees, points and measuring, for the peers in C and C++.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define POINT_COUNT (1 << 14)
#define RUNS 7
#define RUN_SECONDS 0.05

static int point_x[POINT_COUNT], point_y[POINT_COUNT];

static inline void make_points(int width, int height) {
    uint32_t state = 1;
    for (int i = 0; i < POINT_COUNT; i++) {
        state = state * 1664525u + 1013904223u;
        point_x[i] = (int)floor(state / 4294967296.0 * width);
        state = state * 1664525u + 1013904223u;
        point_y[i] = (int)floor(state / 4294967296.0 * height);
    }
}

static inline double now_seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static inline int compare_doubles(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

typedef void (*work_function)(void *context, int pieces);

// Times a function that does so many pieces of work, and prints the line.
static inline void measure(const char *work, long size, int pieces, uint32_t check, work_function body, void *context) {
    double times[RUNS];
    long calls = 1;
    body(context, pieces);
    for (;;) {
        double start = now_seconds();
        for (long i = 0; i < calls; i++) body(context, pieces);
        if (now_seconds() - start >= RUN_SECONDS) break;
        calls *= 2;
    }
    for (int run = 0; run < RUNS; run++) {
        double start = now_seconds();
        for (long i = 0; i < calls; i++) body(context, pieces);
        times[run] = (now_seconds() - start) / ((double)calls * pieces) * 1e9;
    }
    qsort(times, RUNS, sizeof(double), compare_doubles);
    printf("{\"work\": \"%s\", \"size\": %ld, \"ns\": %.3f, \"spread\": %.3f, \"check\": %u}\n", work, size, times[RUNS / 2],
           (times[RUNS * 3 / 4] - times[RUNS / 4]) / times[RUNS / 2], check);
    fflush(stdout);
}
