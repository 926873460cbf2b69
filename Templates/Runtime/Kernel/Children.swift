// MARK: - Adding and removing children

@MainActor
extension PlatformViewController {
    /// Adds a child to this controller's view, or to one within it, which it fills, also while that scrolls, unless the
    /// description of a plugin says otherwise. Adding a child again cancels a pending removal.
    package func `add`(_ child: PlatformViewController, in container: PlatformView? = nil) {
        let superview = child.isViewLoaded ? child.view.superview : nil
        #if PRESENTATIONS
        let plugin = child as? any PluginViewController
        plugin?.presentation.send(.willAdd)  // if WILL_ADD
        let isInPlace = container == nil || container === plugin?.presentation.container ?? superview
        if child.parent === self, isInPlace {
            plugin?.presentation.cancelRemoval()
            return
        }
        #else
        if child.parent === self, container == nil || container === superview { return }
        #endif
        child.detach()
        addChild(child)
        let container: PlatformView = container ?? view
        assert(!managesChildren, "\(type(of: self)) manages its children itself: add this one to one of them")
        #if UIKIT
        // A list adds a cell only after its data source has returned it.
        let views = sequence(first: container, next: \.superview)
        let isInCell = views.contains { $0 is UITableViewCell || $0 is UICollectionReusableView }
        assert(isInCell || container.isDescendant(of: view), "the container is not within the host's view")
        #else
        assert(container.isDescendant(of: view), "the container is not within the host's view")
        assert(
            (container as? NSSplitView)?.arrangesAllSubviews != true,
            "a split view makes a pane of what is added to it: name a container in one of them")
        #endif
        if let plugin { return plugin.presentation.begin(plugin, in: container) }  // if PRESENTATIONS
        child.view.fill(container)
        #if !PRESENTATIONS && UIKIT
        if child.view is PluginView {
            // The user could not see what is typed.
            for other in container.subviews where other !== child.view { other.endEditing(true) }
        }
        #elseif !PRESENTATIONS
        if child.view is PluginView { container.endEditing(behind: child.view) }
        #endif
        #if UIKIT
        child.didMove(toParent: self)
        #endif
    }

    /// Removes this controller from its parent, if it has one.
    /// Animated, a visible plugin stays for the rest of its minimum duration, and then moves out.  // if PRESENTATIONS
    package func `remove`(animated: Bool = true) {
        #if PRESENTATIONS
        guard let plugin = self as? any PluginViewController else { return detach() }
        plugin.presentation.send(.willRemove)  // if WILL_REMOVE
        if parent != nil { plugin.presentation.end(plugin, animated: animated) }
        #else
        detach()
        #endif
    }

    /// Whether the framework, or SwiftUI, decides which children this controller has.
    private var managesChildren: Bool {
        #if UIKIT
        if self is UINavigationController || self is UITabBarController || self is UISplitViewController { return true }
        #else
        if self is NSPageController || self is NSSplitViewController || self is NSTabViewController { return true }
        #endif
        let superclasses = sequence(first: Swift.Mirror(reflecting: self), next: \.superclassMirror)
        return superclasses.contains { "\($0.subjectType)".contains("HostingController<") }
    }

    /// Removes this controller from its parent immediately, without loading its view.
    internal func detach() {
        guard parent != nil else { return }
        #if PRESENTATIONS
        let presentation = (self as? any PluginViewController)?.presentation
        #if UIKIT
        // A plugin that moves out knows that it is about to leave.
        if presentation?.phase != .movingOut { willMove(toParent: nil) }
        #endif
        presentation?.reset()
        #elseif UIKIT
        willMove(toParent: nil)
        #endif
        if isViewLoaded {
            #if !UIKIT && SLOTS
            PluginSlot.remove(of: view)
            #endif
            view.removeFromSuperview()
            // Other code may lay it out with a frame later.
            view.translatesAutoresizingMaskIntoConstraints = true
        }
        removeFromParent()
    }
}

#if SHOWN || KNOWN
@MainActor
extension [PlatformViewController] {
    #if SHOWN && PRESENTATIONS
    /// Returns the newest of these children of a type. Ignores those that are being removed.
    package func shown<Plugin>(_ type: Plugin.Type) -> Plugin? {
        last { $0 is Plugin && ($0 as? any PluginViewController)?.presentation.isLeaving != true } as? Plugin
    }
    #elseif SHOWN
    /// Returns the newest of these children of a type.
    package func shown<Plugin>(_ type: Plugin.Type) -> Plugin? { last { $0 is Plugin } as? Plugin }
    #endif

    /// Returns the newest of these children of a type, even if it is being removed.  // if KNOWN
    package func newest<Plugin>(_ type: Plugin.Type) -> Plugin? { last { $0 is Plugin } as? Plugin }  // if KNOWN
}
#endif

extension PlatformView {
    /// Adds this view to a container, which it fills, also while that scrolls.
    internal func fill(_ container: PlatformView) {
        frame = container.bounds
        container.addSubview(self)
        #if UIKIT
        // A table adds headers and rows in front of other views.
        layer.zPosition = container is UIScrollView ? 1 : 0
        pinEdges(to: (container as? UIScrollView)?.frameLayoutGuide ?? container)
        #else
        pinEdges(to: container)
        #endif
    }

    /// Pins the edges of this view to those of a view or a guide.
    internal func pinEdges(to area: Any) {
        translatesAutoresizingMaskIntoConstraints = false
        for edge in [.top, .leading, .bottom, .trailing] as [NSLayoutConstraint.Attribute] {
            NSLayoutConstraint(
                item: self, attribute: edge, relatedBy: .equal, toItem: area, attribute: edge, multiplier: 1,
                constant: 0
            ).isActive = true
        }
    }

    #if !UIKIT
    /// Ends the editing of text beside one of these subviews, where the user could not see what is typed.
    internal func endEditing(behind cover: NSView) {
        guard let editor = window?.firstResponder as? NSText else { return }
        let edited = editor.isFieldEditor ? editor.delegate as? NSView : editor
        guard let edited, edited.isDescendant(of: self), !edited.isDescendant(of: cover) else { return }
        window?.makeFirstResponder(nil)
    }
    #endif
}
