// SPDX-License-Identifier: Apache-2.0

#include <SDL.h>
#include <SDL_syswm.h>
