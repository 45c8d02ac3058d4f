// SPDX-License-Identifier: Apache-2.0

#ifndef EMBEDDED_FILES_H
#define EMBEDDED_FILES_H

#include <stddef.h>
#include <stdint.h>

/// A file of a folder of ours, compiled in.
typedef struct {
    const char *_Nonnull name;
    const uint8_t *_Nonnull bytes;
    size_t count;
} EmbeddedFile;

/// The files of one folder, by name. They live as long as the program.
typedef struct {
    const EmbeddedFile *_Nonnull files;
    size_t count;
} EmbeddedFolder;

// Each is in a file of its own, which Scripts/embed-files makes.
EmbeddedFolder embeddedBrowserHost(void);
EmbeddedFolder embeddedInspectorPage(void);
EmbeddedFolder embeddedLocalPage(void);
EmbeddedFolder embeddedPageParts(void);

#endif
