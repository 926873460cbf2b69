#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A superclass of the user's.
@MainActor
open class BaseViewController: UIViewController {}
#endif
