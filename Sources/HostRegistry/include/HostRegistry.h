// SPDX-License-Identifier: Apache-2.0

#ifndef HOST_REGISTRY_H
#define HOST_REGISTRY_H

#ifdef __cplusplus
extern "C" {
#endif

/// A host that was linked into the program.
struct responder_host {
    /// The name that chooses among several hosts (RESPONDER_HOST).
    const char *name;
    /// Called once on the main thread with a host's own context; returns a retained object that conforms to ApplicationHost.
    void *(*make)(void);
    struct responder_host *next;
};

/// Adds a host to the list. Called before `main`, from a constructor of the host's registration target.
void responder_host_register(struct responder_host *host);

/// The hosts linked into the program, the one registered last first; NULL when there is none.
struct responder_host *responder_host_list(void);

/// Something that accompanies a host and was linked into the program.
struct responder_companion {
    /// Called once on the main thread; returns a retained object that conforms to HostCompanion, or NULL for none.
    void *(*make)(void);
    struct responder_companion *next;
};

/// Adds a companion to the list. Called before `main`, from a constructor of its registration target.
void responder_companion_register(struct responder_companion *companion);

/// The companions linked into the program, the one registered last first; NULL when there is none.
struct responder_companion *responder_companion_list(void);

#ifdef __cplusplus
}
#endif

#endif
