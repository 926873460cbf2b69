import Foundation
import HeadlessKit

/// The application. In Apple's AppKit, it is nil until `NSApplication.shared` is read.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// The application that the windows belong to. It never runs here.
@MainActor
open class NSApplication: NSResponder {
    private static let application = NSApplication()
    private weak var key: NSWindow?

    open class var shared: NSApplication { application }

    open weak var delegate: (any NSApplicationDelegate)?
    open var windows: [NSWindow] { WindowList.visible.compactMap { $0 as? NSWindow } }
    open var keyWindow: NSWindow? { key }
    open var mainWindow: NSWindow? { key }
    open var isActive: Bool { false }
    open var isRunning: Bool { false }
    open var currentEvent: NSEvent? { nil }
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance {
        appearance
            ?? NSAppearance(named: Environment.shared.values.isDark ? .darkAqua : .aqua)
            ?? NSAppearance()
    }
    open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        Environment.shared.values.layoutDirection
    }

    open func window(withWindowNumber windowNum: Int) -> NSWindow? {
        windows.first { $0.windowNumber == windowNum }
    }

    open func sendEvent(_ event: NSEvent) {
        event.window?.sendEvent(event)
    }

    /// Sends an action. Without the Objective-C runtime, only the closure that a test has set for
    /// the selector receives it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        Actions.send(action, to: target, from: sender)
    }

    func makeKey(_ window: NSWindow) {
        guard key !== window else { return }
        let old = key
        key = window
        old?.resignKey()
        window.becomeKey()
    }

    func resignKey(_ window: NSWindow) {
        guard key === window else { return }
        key = nil
        window.resignKey()
    }

    /// The response that ended a modal session or a sheet.
    public struct ModalResponse: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let OK = ModalResponse(1)
        public static let cancel = ModalResponse(0)
        public static let stop = ModalResponse(-1000)
        public static let abort = ModalResponse(-1001)
        public static let `continue` = ModalResponse(-1002)
    }
}

/// The methods that an application calls on its delegate.
public protocol NSApplicationDelegate: NSObjectProtocol {
    @MainActor func applicationDidFinishLaunching(_ notification: Notification)
}

@MainActor
extension NSApplicationDelegate {
    public func applicationDidFinishLaunching(_ notification: Notification) {}
}
