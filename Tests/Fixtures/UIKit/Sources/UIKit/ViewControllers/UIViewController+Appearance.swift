import Foundation
import HeadlessKit

extension UIViewController {
    /// Whether the children's appearance follows this controller's. System containers manage their
    /// children's appearance.
    var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }

    private var childrenInView: [UIViewController] {
        guard let view = loadedView else { return [] }
        return storedChildren.filter { child in
            guard !child.appearance.isManaged, let childView = child.loadedView else {
                return false
            }
            return childView.isDescendant(of: view)
        }
    }

    /// Begins an appearance transition: calls the receiver, then the children.
    func startAppearance(_ isAppearing: Bool, animated: Bool) {
        guard appearance.isVisible != isAppearing else { return }
        appearance.phase = isAppearing ? .appearing : .disappearing
        appearance.isAnimated = animated
        appearance.hasSentIsAppearing = false
        appearance.generation += 1
        if isAppearing {
            record(.viewWillAppear)
            viewWillAppear(animated)
            loadedView?.markNeedsLayout()
        } else {
            record(.viewWillDisappear)
            viewWillDisappear(animated)
        }
        guard forwardsAppearance else { return }
        for child in childrenInView { child.startAppearance(isAppearing, animated: animated) }
    }

    /// Ends the current appearance transition: calls the children, then the receiver.
    func finishAppearance() {
        let phase = appearance.phase
        guard phase == .appearing || phase == .disappearing else { return }
        if phase == .appearing { viewIsAppearingIfNeeded() }
        if forwardsAppearance {
            for child in storedChildren where !child.appearance.isManaged {
                if child.appearance.phase == phase { child.finishAppearance() }
            }
        }
        appearance.phase = phase == .appearing ? .appeared : .disappeared
        let isAnimated = appearance.isAnimated
        if phase == .appearing {
            record(.viewDidAppear)
            viewDidAppear(isAnimated)
            appearance.isMovingToParent = false
            if HeadlessUIKit.repeatsDidMoveAfterAppearance, let storedParent {
                didMove(toParent: storedParent)
            }
        } else {
            record(.viewDidDisappear)
            viewDidDisappear(isAnimated)
        }
    }

    /// Calls `viewIsAppearing` once per appearance, during the view's layout or at the end of the
    /// transition.
    func viewIsAppearingIfNeeded() {
        guard appearance.phase == .appearing, !appearance.hasSentIsAppearing,
            loadedView?.window != nil
        else { return }
        appearance.hasSentIsAppearing = true
        record(.viewIsAppearing)
        viewIsAppearing(appearance.isAnimated)
    }

    /// Ends the current transition after the turn's layout.
    func finishAppearanceAfterCommit() {
        let generation = appearance.generation
        RunLoopTurn.afterCommit {
            guard self.appearance.generation == generation else { return }
            self.finishAppearance()
        }
    }
}
