// SPDX-License-Identifier: Apache-2.0

// Plugs a gamepad of SDL's own into the program that this is loaded into (LD_PRELOAD), and moves it as the lines of the named pipe
// $GAMEPAD say, once the program has opened it: `plug`, `button NUMBER 0|1`, `axis NUMBER VALUE`, `unplug`. The numbers are SDL's.

#include <SDL.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void *obey(void *path) {
    FILE *commands = fopen(path, "r");
    SDL_Joystick *pad = NULL;
    int index = -1, number, value;
    char line[64];
    while (commands && fgets(line, sizeof line, commands)) {
        while (!SDL_WasInit(SDL_INIT_GAMECONTROLLER)) SDL_Delay(10);
        if (line[0] == 'p') {
            index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
            pad = SDL_JoystickOpen(index);
            while (!SDL_GameControllerFromInstanceID(SDL_JoystickInstanceID(pad))) SDL_Delay(10);
        } else if (line[0] == 'u') {
            SDL_JoystickClose(pad);
            SDL_JoystickDetachVirtual(index);
        } else if (sscanf(line, "button %d %d", &number, &value) == 2) {
            SDL_JoystickSetVirtualButton(pad, number, value);
        } else if (sscanf(line, "axis %d %d", &number, &value) == 2) {
            SDL_JoystickSetVirtualAxis(pad, number, value);
        }
    }
    return NULL;
}

__attribute__((constructor)) static void begin(void) {
    pthread_t thread;
    char *path = getenv("GAMEPAD");
    if (path) pthread_create(&thread, NULL, obey, path);
}
