// SPDX-License-Identifier: Apache-2.0

// What is seen of a window on a display of X11, whoever made it: one pixel of the server's own picture, asked for again and again.
//
//     probe X Y appear                         prints the seconds of CLOCK_MONOTONIC when the pixel is blue or red for the first time
//     probe X Y count SECONDS                  prints how often it changed
//     probe X Y press FILE touch|mouse N    sends N presses to a device (the number of an open socket of Xorg's inputtest), and
//                                          prints the milliseconds from before each was sent to when the pixel was another
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static Display *display;
static int place_x, place_y, device;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static void rest(double seconds) {
    struct timespec time = {(time_t)seconds, (long)((seconds - (time_t)seconds) * 1e9)};
    nanosleep(&time, NULL);
}

static unsigned long pixel(void) {
    XImage *image = XGetImage(display, DefaultRootWindow(display), place_x, place_y, 1, 1, AllPlanes, ZPixmap);
    unsigned long value = XGetPixel(image, 0, 0) & 0xFFFFFF;
    XDestroyImage(image);
    return value;
}

// Messages of inputtest 1.0: length, kind, content. Structures of C are aligned.
static void send_message(uint32_t kind, const void *content, uint32_t length) {
    char message[2048];
    uint32_t head[] = {8 + length, kind};
    memcpy(message, head, 8);
    memcpy(message + 8, content, length);
    if (send(device, message, 8 + length, 0) != 8 + (ssize_t)length) exit(3);
}

struct valuators {
    uint32_t count;
    uint8_t mask[8];
    uint32_t pad;
    double values[64], unaccelerated[64];
};

static void axes(struct valuators *to, int width, int height) {
    memset(to, 0, sizeof *to);
    to->mask[0] = 3;
    to->values[0] = place_x * 65535.0 / width;
    to->values[1] = place_y * 65535.0 / height;
}

static void press(int is_touch, int is_down) {
    int width = DisplayWidth(display, DefaultScreen(display)), height = DisplayHeight(display, DefaultScreen(display));
    if (is_touch) {
        struct {
            uint32_t finger, kind;
            struct valuators at;
        } message = {0, is_down ? 18 : 20, {0}};
        axes(&message.at, width, height);
        return send_message(6, &message, sizeof message);
    }
    struct {
        int32_t valuator, button, is_down;
        uint32_t pad;
        struct valuators at;
    } message = {0, 1, is_down, 0, {0}};
    send_message(4, &message, sizeof message);
}

static void move(void) {
    struct {
        uint32_t is_absolute, pad;
        struct valuators at;
    } message = {1, 0, {0}};
    axes(&message.at, DisplayWidth(display, 0), DisplayHeight(display, 0));
    send_message(2, &message, sizeof message);
}

int main(int argc, char **argv) {
    display = XOpenDisplay(NULL);
    if (argc < 4 || !display) return 2;
    place_x = atoi(argv[1]);
    place_y = atoi(argv[2]);
    if (!strcmp(argv[3], "appear")) {
        puts("ready");
        fflush(stdout);
        for (double end = now() + 30; now() < end; rest(0.0005)) {
            unsigned long color = pixel();
            if (color == 0xFF || color == 0xFF0000) return printf("%.6f\n", now()) < 0;
        }
        return 1;
    }
    if (!strcmp(argv[3], "count")) {
        double start = now(), seconds = atof(argv[4]);
        unsigned long last = pixel();
        int count = 0;
        for (; now() < start + seconds; rest(0.001)) {
            unsigned long color = pixel();
            count += color != last;
            last = color;
        }
        return printf("%d\n", count) < 0;
    }
    device = atoi(argv[4]);
    int is_touch = !strcmp(argv[5], "touch"), times = atoi(argv[6]);
    srand(7);
    if (!is_touch) move();
    rest(0.3);
    for (int i = 0; i < times; i++) {
        unsigned long before = pixel();
        double sent = now(), end = sent + 2;
        press(is_touch, 1);
        while (pixel() == before && now() < end) rest(0.0001);
        double seen = now();
        if (seen >= end) return fprintf(stderr, "nothing changed\n"), 1;
        printf("%.3f\n", (seen - sent) * 1e3);
        rest(0.02);
        press(is_touch, 0);
        // At any moment of a frame.
        rest(0.03 + rand() % 1000 * 3e-5);
    }
    return 0;
}
