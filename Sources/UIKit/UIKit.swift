// SPDX-License-Identifier: Apache-2.0

// UIKit is this module; what it is made of is built apart. The event core comes first and knows none of the others.
@_exported import UIKitAlerts
@_exported import UIKitCore
@_exported import UIKitCoreText
@_exported import UIKitDragAndDrop
@_exported import UIKitDynamics
@_exported import UIKitFiles
@_exported import UIKitLayout
@_exported import UIKitLists
@_exported import UIKitNavigation
@_exported import UIKitNotifications
@_exported import UIKitPickers
@_exported import UIKitPresentations
@_exported import UIKitSound

#if Painting
    @_exported import Painting
#endif
