import Foundation
import HeadlessKit

/// A tab of a tab view.
open class NSTabViewItem: NSObject {
    private let storedIdentifier: Any?

    public init(identifier: Any?) {
        storedIdentifier = identifier
        super.init()
    }

    /// Creates the tab of a controller, with its title.
    public convenience init(viewController: NSViewController) {
        self.init(identifier: nil)
        self.viewController = viewController
        label = onMainActor(viewController) { $0.title } ?? ""
    }

    open var identifier: Any? { storedIdentifier }
    open var label = ""
    open var image: NSImage?
    open var toolTip: String?
    open var viewController: NSViewController?
    open var initialFirstResponder: NSView?

    private var storedView: NSView?
    open var view: NSView? {
        get { storedView ?? onMainActor(self) { $0.viewController?.view } }
        set { storedView = newValue }
    }
}
