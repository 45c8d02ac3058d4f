#ifndef HOST_REGISTRY_H
#define HOST_REGISTRY_H
#endif
