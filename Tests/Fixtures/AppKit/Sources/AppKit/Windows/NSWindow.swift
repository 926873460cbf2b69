import Foundation
import HeadlessKit

/// A window with a tree of views. It is on screen while it is ordered in.
@MainActor
open class NSWindow: NSResponder, @preconcurrency NSUserInterfaceItemIdentification,
    @preconcurrency NSAnimatablePropertyContainer
{
    private static var lastNumber = 0
    static let titleBarHeight: CGFloat = 28

    let frameView: WindowFrameView
    private let number: Int
    private var storedFrame: NSRect
    private var storedContentView: NSView?
    private var storedContentController: NSViewController?
    private var isShown = false
    private var storedAlpha: CGFloat = 1
    private weak var responder: NSResponder?
    var simulatedMouse: NSPoint?
    weak var pressedView: NSView?
    /// The recognizers for the click that has begun, and its first event if the view waits for it.
    var pressedClicks: ClickGestures?
    var pressedPans: PanGestures?
    var pressedPresses: PressGestures?
    var delayedMouseDown: NSEvent?
    var shownSheets: [NSWindow] = []
    weak var storedSheetParent: NSWindow?
    var sheetHandler: ((NSApplication.ModalResponse) -> Void)?

    public init(
        contentRect: NSRect, styleMask style: NSWindow.StyleMask,
        backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool
    ) {
        Self.lastNumber += 1
        number = Self.lastNumber
        styleMask = style
        storedFrame = Self.frameRect(forContentRect: contentRect, styleMask: style)
        frameView = WindowFrameView(frame: NSRect(origin: .zero, size: storedFrame.size))
        super.init()
        frameView.shownWindow = self
        frameView.nextResponder = self
        frameView.autoresizesSubviews = true
        contentView = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
        updateBars()
    }

    public convenience init(
        contentRect: NSRect, styleMask style: NSWindow.StyleMask,
        backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool, screen: NSScreen?
    ) {
        self.init(
            contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
    }

    /// Creates a window as large as the controller's view, with a title bar.
    public convenience init(contentViewController: NSViewController) {
        let size = contentViewController.view.frame.size
        self.init(
            contentRect: NSRect(origin: .zero, size: size),
            styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered,
            defer: true)
        self.contentViewController = contentViewController
    }

    public convenience override init() {
        self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
    }

    open func animator() -> Self {
        AnimationContexts.animatorRequested(for: self)
        return self
    }

    open var identifier: NSUserInterfaceItemIdentifier?
    open var title = ""
    open var styleMask: NSWindow.StyleMask {
        didSet { updateBars() }
    }
    open var isReleasedWhenClosed = true
    open var animationBehavior: NSWindow.AnimationBehavior = .default
    open var isOpaque = true
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color behind the content. Setting nil restores the standard color.
    open var backgroundColor: NSColor! = .windowBackgroundColor {
        didSet { if backgroundColor == nil { backgroundColor = .windowBackgroundColor } }
    }
    open var hasShadow = true
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance {
        appearance ?? NSApplication.shared.effectiveAppearance
    }
    open weak var delegate: (any NSWindowDelegate)?
    open weak var windowController: NSWindowController?
    open var windowNumber: Int { number }
    open var screen: NSScreen? { isShown ? NSScreen.main : nil }
    open var backingScaleFactor: CGFloat { PixelGrid.display.scale }
    open var acceptsMouseMovedEvents = false
    open var ignoresMouseEvents = false
    open var minSize = NSSize.zero
    open var contentMinSize = NSSize.zero

    open var alphaValue: CGFloat {
        get { storedAlpha }
        set {
            let alpha = min(max(newValue, 0), 1)
            AnimationContexts.changed(
                "alphaValue", of: self, isInWindow: alpha != storedAlpha,
                frameView.animations)
            storedAlpha = alpha
        }
    }

    // MARK: Geometry

    open class func frameRect(
        forContentRect cRect: NSRect, styleMask style: NSWindow.StyleMask
    ) -> NSRect {
        var rect = cRect
        rect.size.height += bar(style)
        return rect
    }

    open class func contentRect(
        forFrameRect fRect: NSRect, styleMask style: NSWindow.StyleMask
    ) -> NSRect {
        var rect = fRect
        rect.size.height -= bar(style)
        return rect
    }

    private class func bar(_ style: NSWindow.StyleMask) -> CGFloat {
        style.contains(.titled) && !style.contains(.fullSizeContentView) ? titleBarHeight : 0
    }

    open func frameRect(forContentRect contentRect: NSRect) -> NSRect {
        Self.frameRect(forContentRect: contentRect, styleMask: styleMask)
    }

    open func contentRect(forFrameRect frameRect: NSRect) -> NSRect {
        Self.contentRect(forFrameRect: frameRect, styleMask: styleMask)
    }

    open var frame: NSRect { storedFrame }

    open func setFrame(_ frameRect: NSRect, display flag: Bool) {
        guard frameRect != storedFrame else { return }
        storedFrame = frameRect
        frameView.setFrameSize(frameRect.size)
        storedContentView?.frame = contentFrame
    }

    open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
        setFrame(frameRect, display: displayFlag)
    }

    open func setFrameOrigin(_ point: NSPoint) {
        storedFrame.origin = point
    }

    /// Resizes the window for a content size. The upper left corner stays.
    open func setContentSize(_ size: NSSize) {
        resize(to: frameRect(forContentRect: NSRect(origin: .zero, size: size)).size)
    }

    /// Changes the size. The upper left corner stays.
    func resize(to size: NSSize) {
        var frame = NSRect(origin: storedFrame.origin, size: size)
        frame.origin.y = storedFrame.maxY - size.height
        setFrame(frame, display: true)
    }

    open func center() {}

    open var contentLayoutRect: NSRect {
        let insets = storedContentView?.safeAreaInsets ?? NSEdgeInsets()
        let frame = contentFrame
        return NSRect(
            x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - insets.top)
    }

    private var contentFrame: NSRect {
        NSRect(origin: .zero, size: contentRect(forFrameRect: storedFrame).size)
    }

    private func updateBars() {
        let covers = styleMask.contains(.titled) && styleMask.contains(.fullSizeContentView)
        frameView.bars = NSEdgeInsets(
            top: styleMask.contains(.titled) ? Self.titleBarHeight : 0, left: 0, bottom: 0, right: 0
        )
        if covers { frameView.updateSafeArea() }
    }

    open func convertToScreen(_ rect: NSRect) -> NSRect {
        rect.offsetBy(dx: storedFrame.minX, dy: storedFrame.minY)
    }

    open func convertFromScreen(_ rect: NSRect) -> NSRect {
        rect.offsetBy(dx: -storedFrame.minX, dy: -storedFrame.minY)
    }

    open func convertPoint(toScreen point: NSPoint) -> NSPoint {
        NSPoint(x: point.x + storedFrame.minX, y: point.y + storedFrame.minY)
    }

    open func convertPoint(fromScreen point: NSPoint) -> NSPoint {
        NSPoint(x: point.x - storedFrame.minX, y: point.y - storedFrame.minY)
    }

    // MARK: Content

    /// The view that fills the window's content rectangle.
    open var contentView: NSView? {
        get { storedContentView }
        set {
            guard newValue !== storedContentView else { return }
            storedContentView?.removeFromSuperview()
            storedContentView = newValue
            // A view that is set directly does not belong to the controller.
            if storedContentController?.viewIfLoaded !== newValue { storedContentController = nil }
            guard let newValue else { return }
            newValue.frame = contentFrame
            frameView.addSubview(newValue)
        }
    }

    /// The controller whose view is the content view. The window takes the view's size.
    open var contentViewController: NSViewController? {
        get { storedContentController }
        set {
            guard newValue !== storedContentController else { return }
            storedContentController = newValue
            guard let view = newValue?.view else {
                contentView = nil
                return
            }
            if view.frame.size != .zero { setContentSize(view.frame.size) }
            contentView = view
        }
    }

    open func layoutIfNeeded() { frameView.layoutSubtreeIfNeeded() }
    open func updateConstraintsIfNeeded() { frameView.updateConstraintsForSubtreeIfNeeded() }
    open func display() {}
    open func displayIfNeeded() {}

    // MARK: On the screen

    open var isVisible: Bool { isShown }
    open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
    open var isMainWindow: Bool { NSApplication.shared.mainWindow === self }
    open var canBecomeKey: Bool {
        styleMask.contains(.titled) || styleMask.contains(.resizable)
    }
    open var canBecomeMain: Bool { isShown && canBecomeKey }
    open var isMiniaturized: Bool { false }

    open func orderFront(_ sender: Any?) { setShown(true) }
    open func orderBack(_ sender: Any?) { setShown(true) }
    open func orderFrontRegardless() { setShown(true) }
    open func orderOut(_ sender: Any?) { setShown(false) }

    open func order(_ place: NSWindow.OrderingMode, relativeTo otherWin: Int) {
        setShown(place != .out)
    }

    open func makeKey() {
        guard canBecomeKey, isShown else { return }
        NSApplication.shared.makeKey(self)
    }

    open func makeKeyAndOrderFront(_ sender: Any?) {
        setShown(true)
        makeKey()
    }

    open func becomeKey() {}
    open func resignKey() {}

    open func close() {
        delegate?.windowWillClose(
            Notification(name: NSWindow.willCloseNotification, object: self))
        NotificationCenter.default.post(name: NSWindow.willCloseNotification, object: self)
        setShown(false)
    }

    open func performClose(_ sender: Any?) {
        guard styleMask.contains(.closable), delegate?.windowShouldClose(self) ?? true else {
            return
        }
        close()
    }

    private func setShown(_ shown: Bool) {
        guard shown != isShown else { return }
        let visibility = AppearanceChange(of: frameView, to: shown)
        visibility.begin()
        isShown = shown
        if shown {
            WindowList.add(self, keeps: true) { [weak self] in
                self?.layoutIfNeeded()
                self?.frameView.commitLayers()
            }
            RunLoopTurn.request()
        } else {
            WindowList.remove(self)
            NSApplication.shared.resignKey(self)
        }
        visibility.end()
    }

    // MARK: Sheets

    open var sheets: [NSWindow] { shownSheets }
    open var attachedSheet: NSWindow? { shownSheets.last }
    open var sheetParent: NSWindow? { storedSheetParent }
    open var isSheet: Bool { storedSheetParent != nil }

    // MARK: Events

    open var firstResponder: NSResponder? { responder ?? self }

    /// Makes the responder first if the current one resigns. With nil, or if the current one
    /// refuses, the window itself becomes the first responder. The method does not ask whether the
    /// responder accepts.
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        if let responder, responder === self.responder { return true }
        if let current = self.responder {
            guard current.resignFirstResponder() else { return false }
        }
        self.responder = nil
        guard let responder, responder !== self else { return true }
        if let view = responder as? NSView, view.window !== self {
            ForeignFirstResponders.report(view, to: self)
            return true
        }
        // A text field passes the role on to its field editor.
        self.responder = responder
        if !responder.becomeFirstResponder() { self.responder = nil }
        return true
    }

    /// Makes the field editor of the first responder, a text field, the first responder.
    func takeOver(_ editor: NSTextView) {
        responder = editor
    }

    open var initialFirstResponder: NSView?
    open var mouseLocationOutsideOfEventStream: NSPoint { simulatedMouse ?? .zero }

    open func sendEvent(_ event: NSEvent) { dispatch(event) }

    /// Ends the editing of text: the window becomes the first responder.
    open func endEditing(for object: Any?) { makeFirstResponder(nil) }

    /// Presses the button whose key equivalent the key is, if no responder has taken the key.
    open override func keyDown(with event: NSEvent) {
        if !performKeyEquivalent(with: event) { super.keyDown(with: event) }
    }

    open override func performKeyEquivalent(with event: NSEvent) -> Bool {
        frameView.performKeyEquivalent(with: event)
    }
}

extension NSWindow {
    public nonisolated static let willCloseNotification = NSNotification.Name(
        "NSWindowWillCloseNotification")
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
        "NSWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = NSNotification.Name(
        "NSWindowDidResignKeyNotification")
}
