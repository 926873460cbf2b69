#if UIKIT
import UIKit
#else
import AppKit
#endif

// MARK: - Adding and removing children

@MainActor
extension PlatformViewController {
    /// Adds a child in the order that the framework requires.
    ///
    /// A plugin gets the position and the delay of its description; any other child fills the
    /// container. Both stay in place while the host's content scrolls. A child with another parent
    /// is removed from it first. Adding a child again cancels a pending removal.
    ///
    /// - Parameters:
    ///   - child: The controller to add.
    ///   - container: This controller's view, or a view within it.
    package func `add`(_ child: PlatformViewController, in container: PlatformView? = nil) {
        #if UIKIT
        assert(
            !(self is UINavigationController || self is UITabBarController
                || self is UISplitViewController),
            "\(type(of: self)) manages its children itself: add this one to one of them")
        #else
        assert(
            !(self is NSPageController || self is NSSplitViewController
                || self is NSTabViewController),
            "\(type(of: self)) manages its children itself: add this one to one of them")
        #endif
        let plugin = child as? any PluginViewController
        plugin?.presentation.send(.willAdd)
        let superview = child.isViewLoaded ? child.view.superview : nil
        let shownIn = plugin?.presentation.container ?? superview
        let isInPlace = container == nil || container === shownIn
        if child.parent === self, isInPlace, plugin?.presentation.cancelRemoval() ?? true { return }
        if child.parent != nil {
            if let plugin {
                plugin.presentation.leave(plugin)
            } else {
                PluginPresentation.detach(child)
            }
        }

        addChild(child)
        let container: PlatformView = container ?? view
        #if UIKIT
        // A list adds a cell only after its data source has returned it.
        let outermost = sequence(first: container, next: \.superview).reduce(container) { $1 }
        assert(
            container.isDescendant(of: view) || outermost is UITableViewCell
                || outermost is UICollectionReusableView,
            "the container is not within the host's view")
        #else
        assert(container.isDescendant(of: view), "the container is not within the host's view")
        assert(
            (container as? NSSplitView)?.arrangesAllSubviews != true,
            "a split view makes a pane of what is added to it: name a container in one of them")
        #endif
        let childView: PlatformView = child.view
        childView.frame = container.bounds
        childView.translatesAutoresizingMaskIntoConstraints = false
        if let plugin { return plugin.presentation.begin(plugin, in: container) }
        container.addSubview(childView)
        NSLayoutConstraint.activate(ChildPlacement.fill.constraints(childView, container))
        #if UIKIT
        child.didMove(toParent: self)
        #endif
    }

    /// Removes this controller from its parent, if it has one.
    ///
    /// A visible plugin stays for the rest of its minimum duration, and then moves out with its
    /// transition.
    ///
    /// - Parameter animated: Pass false to remove a plugin immediately.
    package func `remove`(animated: Bool = true) {
        let plugin = self as? any PluginViewController
        plugin?.presentation.send(.willRemove)
        guard parent != nil else { return }
        if let plugin {
            plugin.presentation.end(plugin, animated: animated)
        } else {
            PluginPresentation.detach(self)
        }
    }

    /// Returns the newest child of a type. Ignores children that are being removed.
    package func shownPlugin<Plugin: PluginViewController>(_ type: Plugin.Type) -> Plugin? {
        children.reversed().lazy.compactMap { $0 as? Plugin }.first { !$0.presentation.isLeaving }
    }

    /// Returns the newest child of a type, even if it is being removed.
    package func childPlugin<Plugin: PluginViewController>(_ type: Plugin.Type) -> Plugin? {
        children.reversed().lazy.compactMap { $0 as? Plugin }.first
    }
}

extension PluginPresentation {
    /// Removes a child from its parent, without loading its view.
    ///
    /// - Parameter isAnnounced: Whether the child knows that it is about to leave.
    static func detach(_ child: PlatformViewController, isAnnounced: Bool = false) {
        #if UIKIT
        if !isAnnounced { child.willMove(toParent: nil) }
        #endif
        if child.isViewLoaded {
            #if !UIKIT
            PluginSlot.remove(of: child.view)
            #endif
            child.view.removeFromSuperview()
            // Other code may lay it out with a frame later.
            child.view.translatesAutoresizingMaskIntoConstraints = true
        }
        child.removeFromParent()
    }
}
