import Foundation

/// Manages a window.
@MainActor
open class NSWindowController: NSResponder, @preconcurrency NSCoding {
    public init(window: NSWindow?) {
        super.init()
        self.window = window
        window?.windowController = self
    }

    public required override init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func encode(with coder: NSCoder) {}

    public convenience override init() {
        self.init(window: nil)
    }

    open var window: NSWindow? {
        didSet {
            guard window !== oldValue else { return }
            if oldValue?.windowController === self { oldValue?.windowController = nil }
            window?.windowController = self
        }
    }

    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }

    open var isWindowLoaded: Bool { window != nil }
    open func windowDidLoad() {}
    open func windowWillLoad() {}
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    open func close() { window?.close() }
}
