import Foundation

/// Manages a view, its life cycle, and child controllers.
@MainActor
open class NSViewController: NSResponder, @preconcurrency NSCoding,
    @preconcurrency NSUserInterfaceItemIdentification
{
    final var loadedView: NSView?
    final weak var storedParent: NSViewController?
    final var storedChildren: [NSViewController] = []
    final var phase = ControllerPhase.disappeared
    /// A number that identifies an appearance, so that a deferred end does not end a later one.
    final var appearanceGeneration = 0
    final var presentation = ControllerPresentation()
    private let storedNibName: NSNib.Name?
    private let storedNibBundle: Bundle?

    public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
        storedNibName = nibNameOrNil
        storedNibBundle = nibBundleOrNil
        super.init()
    }

    public required override init?(coder: NSCoder) {
        storedNibName = nil
        storedNibBundle = nil
        super.init(coder: coder)
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open func encode(with coder: NSCoder) {}

    open var nibName: NSNib.Name? { storedNibName }
    open var nibBundle: Bundle? { storedNibBundle }
    open var identifier: NSUserInterfaceItemIdentifier?
    open var title: String?
    open var representedObject: Any?

    // MARK: The view

    /// The controller's view. Reading it loads the view: `loadView`, then `viewDidLoad`.
    open var view: NSView {
        get {
            load()
            return loadedView ?? missingView()
        }
        set { setView(newValue) }
    }

    open var isViewLoaded: Bool { loadedView != nil }

    @available(macOS 14.0, *)
    open var viewIfLoaded: NSView? { loadedView }

    @available(macOS 14.0, *)
    open func loadViewIfNeeded() { load() }

    /// Loads the view from the nib. There are no nibs here, so it raises an exception as AppKit
    /// does without a nib.
    open func loadView() { raiseMissingNib() }

    open func viewDidLoad() {}

    // MARK: Appearance

    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewWillLayout() {}
    open func viewDidLayout() {}
    open func updateViewConstraints() { loadedView?.updateConstraints() }

    // MARK: Containment

    open var parent: NSViewController? { storedParent }

    /// The children; setting them adds and removes those that differ.
    open var children: [NSViewController] {
        get { storedChildren }
        set { replaceChildren(newValue) }
    }

    /// Inserts the child at the end.
    open func addChild(_ childViewController: NSViewController) {
        insertChild(childViewController, at: storedChildren.count)
    }

    /// Leaves the parent, through its `removeChild(at:)`.
    open func removeFromParent() {
        leaveParent()
    }

    /// Inserts a child, which leaves its former parent. Subclasses override it to react.
    open func insertChild(_ childViewController: NSViewController, at index: Int) {
        adopt(childViewController, at: index)
    }

    /// Removes a child. Subclasses override it to react.
    open func removeChild(at index: Int) {
        dropChild(at: index)
    }

    open func preferredContentSizeDidChange(for viewController: NSViewController) {}

    /// Exchanges the views of two children, with an animation if the options include one.
    open func transition(
        from fromViewController: NSViewController, to toViewController: NSViewController,
        options: NSViewController.TransitionOptions = [],
        completionHandler completion: (() -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, options, completion)
    }

    // MARK: Presentation

    open var preferredContentSize = NSSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            storedParent?.preferredContentSizeDidChange(for: self)
            presentation.presenter?.preferredContentSizeDidChange(for: self)
            let presented = presentation.animator as? PopoverPresentation
            presented?.popover.contentSize = preferredContentSize
        }
    }
    open var presentedViewControllers: [NSViewController]? { presentation.presented }
    open var presentingViewController: NSViewController? { presentation.presenter }

    open func present(
        _ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator
    ) {
        startPresenting(viewController, animator)
    }

    /// Dismisses a controller that the receiver has presented.
    open func dismiss(_ viewController: NSViewController) {
        stopPresenting(viewController)
    }

    /// Dismisses the receiver, through its presenting controller.
    open func dismiss(_ sender: Any?) {
        presentation.presenter?.dismiss(self)
    }

    open func viewWillTransition(to newSize: NSSize) {}
}
