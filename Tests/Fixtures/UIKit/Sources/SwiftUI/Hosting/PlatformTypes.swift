#if canImport(UIKit)
@_exported public import UIKit

public typealias PlatformView = UIView
public typealias PlatformViewController = UIViewController
#else
@_exported public import AppKit

public typealias PlatformView = NSView
public typealias PlatformViewController = NSViewController
#endif
