#if canImport(AppKit) && !canImport(UIKit)
import AppKit

@testable import Walk

typealias Headless = HeadlessAppKit
typealias PlatformButton = PluginButton
typealias PlatformScrollView = NSScrollView

/// The mouse of a random walk, with its button down.
struct Hand {
    let view: NSView
    fileprivate var point: CGPoint
    fileprivate weak var window: NSWindow?

    /// Moves the mouse down by a distance, or up.
    @MainActor
    mutating func drag(by distance: CGFloat, at time: TimeInterval) {
        guard let window else { return }
        point.y -= distance
        HeadlessAppKit.drag(to: point, at: time, in: window)
    }

    /// Cancels a drag, as the system does when the window is gone.
    @MainActor
    func cancel() {
        if let window { HeadlessAppKit.cancelDrag(in: window) }
    }

    /// Releases the button, and moves the pointer out of the window.
    @MainActor
    func lift() {
        guard let window else { return }
        HeadlessAppKit.release(at: point, in: window)
        HeadlessAppKit.moveMouse(to: CGPoint(x: -9, y: -9), in: window)
    }
}

// MARK: - The environment

extension Headless {
    /// The default number of walks.
    static let walkCount: UInt64 = 250

    static let hasSeveralFingers = false

    static var isVoiceOverOn: Bool { isVoiceOverEnabled }
    static func toggleVoiceOver() { isVoiceOverEnabled.toggle() }
    static func toggleReduceMotion() { shouldReduceMotion.toggle() }

    static func withAnimations(_ areEnabled: Bool, _ body: () -> Void) {
        PluginTransition.$areAnimationsEnabled.withValue(areEnabled, operation: body)
    }

    /// AppKit does not report that an announcement has been read.
    static func finishAnnouncement(_ text: String) {}

    /// A Mac has no keyboard on its screen.
    static func showsKeyboard() {}

    static func scroll(_ scrollView: PlatformScrollView) {
        let view = scrollView.contentView
        view.scroll(to: CGPoint(x: 0, y: view.bounds.minY + 60))
        scrollView.reflectScrolledClipView(view)
        scrollView.window?.layoutIfNeeded()
    }
}

// MARK: - Views and controllers

extension NSViewController {
    func assignBottomInset(_ inset: CGFloat) {
        view.additionalSafeAreaInsets.bottom = inset
    }

    /// The insets that plugins add to the safe area.
    var addedInsets: AddedInsets {
        let insets = view.additionalSafeAreaInsets
        return AddedInsets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// Returns the number of a view's layout guides that are the places of plugins.
    static func placeCount(in view: NSView) -> Int {
        view.layoutGuides.filter { $0.identifier.rawValue == "PluginSlot" }.count
    }

    /// Removes the controller as code does that knows only AppKit.
    func leaveByItself() {
        view.removeFromSuperview()
        removeFromParent()
    }
}

extension NSView {
    /// Whether a view that moves out passes all clicks on.
    var letsAllThrough: Bool { (self as? PluginView)?.ignoresEvents ?? false }

    /// Whether no trace of a transition is left on a view.
    var isAtRest: Bool {
        let own = superview?.constraints.filter {
            $0.firstItem === self && $0.secondItem is NSLayoutGuide
        }
        return alphaValue == 1 && own?.allSatisfy { $0.constant == 0 } == true
    }

    /// Whether the view is a material that shows something else, because a view around it is transparent.
    var isFadedMaterial: Bool {
        self is NSVisualEffectView && alphaValue > 0
            && sequence(first: self, next: \.superview).dropFirst().contains { $0.alphaValue < 1 }
    }

    /// The number of the view's gesture recognizers.
    var recognizerCount: Int { gestureRecognizers.count }

    var frameInWindow: CGRect { convert(bounds, to: nil) }
}

extension PluginView {
    /// Returns whether clicks at a point of the window go to the view behind. Labels take clicks
    /// themselves.
    func letsThrough(_ point: CGPoint) -> Bool {
        (self as? PluginEventView)?.passesClicks == true
    }
}

extension PluginButton {
    /// Performs the effect of a click, wherever the button is.
    func performPress() { performClick(nil) }

    func tap() -> Bool { Headless.click(self) }
}

// MARK: - Hosts

@MainActor
func makeController() -> NSViewController {
    let controller = NSViewController()
    controller.view = NSView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    return controller
}

extension HostKind {
    enum Screen: CaseIterable {
        case plain, table, flipped, scrollView
    }

    @MainActor
    func makeHost() -> NSViewController {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 640)
        let document = CGRect(x: 0, y: 0, width: 320, height: 2000)
        let host = NSViewController()
        switch screen {
        case .plain: host.view = NSView(frame: frame)
        case .flipped: host.view = FlippedView(frame: frame)
        case .table:
            let scrollView = NSScrollView(frame: frame)
            scrollView.documentView = NSTableView(frame: document)
            host.view = scrollView
        case .scrollView:
            let scrollView = NSScrollView(frame: frame)
            scrollView.documentView = NSView(frame: document)
            host.view = scrollView
        }
        return host
    }

    /// Adds a scroll view to a host's view, and returns its document.
    @MainActor
    func makeScrollView(in view: NSView) -> NSView {
        let scrollView = NSScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.width, .height]
        let document = FlippedView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
        scrollView.documentView = document
        view.addSubview(scrollView)
        return document
    }
}

/// A view whose origin is the upper left corner.
private final class FlippedView: NSView {
    override var isFlipped: Bool { true }
}

// MARK: - The window

/// A window whose content changes, with or without a title bar.
final class WalkWindow: NSWindow {
    convenience init(showing host: NSViewController, isInNavigation: Bool) {
        _ = NSApplication.shared
        self.init(
            contentRect: CGRect(x: 0, y: 0, width: 320, height: 640),
            styleMask: isInNavigation ? [.titled, .fullSizeContentView] : .borderless,
            backing: .buffered, defer: false)
        isReleasedWhenClosed = false
        contentViewController = host
        HeadlessAppKit.moveMouse(to: CGPoint(x: -9, y: -9), in: self)
        orderFront(nil)
    }

    override func close() {
        orderOut(nil)
    }

    func leave(_ host: NSViewController, for other: NSViewController, animated: Bool) {
        other.view.frame.size = contentLayoutSize
        contentViewController = other
    }

    func comeBack(to host: NSViewController, animated: Bool) {
        host.view.frame.size = contentLayoutSize
        contentViewController = host
    }

    private var contentLayoutSize: CGSize { contentView?.frame.size ?? .zero }

    func turn() {
        let isTall = frame.width < frame.height
        setContentSize(isTall ? CGSize(width: 640, height: 320) : CGSize(width: 320, height: 640))
    }

    /// Clicks at a point. Does nothing and returns false if the click would hit another view.
    func tap(_ point: CGPoint, on view: NSView) -> Bool {
        guard contentView?.superview?.hitTest(point)?.isDescendant(of: view) == true else {
            return false
        }
        defer { HeadlessAppKit.moveMouse(to: CGPoint(x: -9, y: -9), in: self) }
        return HeadlessAppKit.click(at: point, in: self) != nil
    }

    func press(_ view: NSView) -> Hand? {
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return HeadlessAppKit.press(at: point, in: self).map {
            Hand(view: $0, point: point, window: self)
        }
    }

    // MARK: The keyboard

    func edit(_ field: NSTextField) {
        makeFirstResponder(field)
    }

    func edits(_ field: NSTextField) -> Bool { field.currentEditor() != nil }

    func endEditing() {
        makeFirstResponder(nil)
    }

    func moveKeyboard() {}

    func heightCoveredByKeyboard(of view: NSView, in host: NSViewController) -> CGFloat? { nil }

    /// Returns the view that a click hits, and all responders after it.
    func responders(at point: CGPoint) -> [NSResponder] {
        let view = contentView?.superview?.hitTest(point)
        return Array(
            sequence(first: view as NSResponder?) { $0?.nextResponder }.compactMap(\.self))
    }
}
#endif
