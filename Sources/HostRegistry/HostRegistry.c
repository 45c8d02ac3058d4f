#include "HostRegistry.h"
