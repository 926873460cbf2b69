// The framework, for all files of this folder, and the names that they have for types of both. Generated code has the
// types themselves.

#if UIKIT
@_exported import UIKit

package typealias PlatformColor = UIColor
typealias PlatformEdgeInsets = UIEdgeInsets
typealias PlatformFont = UIFont
typealias PlatformLayoutGuide = UILayoutGuide
typealias PlatformLayoutPriority = UILayoutPriority
typealias PlatformStackView = UIStackView
package typealias PlatformView = UIView
package typealias PlatformViewController = UIViewController
#else
@_exported import AppKit

package typealias PlatformColor = NSColor
typealias PlatformEdgeInsets = NSEdgeInsets
typealias PlatformFont = NSFont
typealias PlatformLayoutGuide = NSLayoutGuide
typealias PlatformLayoutPriority = NSLayoutConstraint.Priority
typealias PlatformStackView = NSStackView
package typealias PlatformView = NSView
package typealias PlatformViewController = NSViewController
#endif
