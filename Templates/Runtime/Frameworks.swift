// The names that files of this folder have for types of both frameworks. Generated code has the types themselves.

#if UIKIT
import UIKit

typealias PlatformColor = UIColor
typealias PlatformEdgeInsets = UIEdgeInsets
typealias PlatformLayoutGuide = UILayoutGuide
typealias PlatformLayoutPriority = UILayoutPriority
typealias PlatformStackView = UIStackView
package typealias PlatformView = UIView
package typealias PlatformViewController = UIViewController
#else
import AppKit

typealias PlatformColor = NSColor
typealias PlatformEdgeInsets = NSEdgeInsets
typealias PlatformLayoutGuide = NSLayoutGuide
typealias PlatformLayoutPriority = NSLayoutConstraint.Priority
typealias PlatformStackView = NSStackView
package typealias PlatformView = NSView
package typealias PlatformViewController = NSViewController
#endif
