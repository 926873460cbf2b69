#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A superclass of the app's controllers.
@MainActor
open class BaseViewController: UIViewController {}
#elseif canImport(AppKit)
public import AppKit

/// A superclass of the app's controllers.
@MainActor
open class BaseViewController: NSViewController {}
#endif
