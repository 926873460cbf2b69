import Foundation
import HeadlessKit

extension NSViewController {
    func startAppearance(_ isAppearing: Bool) {
        guard phase.isVisible != isAppearing else { return }
        phase = isAppearing ? .appearing : .disappearing
        appearanceGeneration += 1
        if isAppearing {
            record(.viewWillAppear)
            viewWillAppear()
            loadedView?.layoutState.markNeedsLayout()
        } else {
            record(.viewWillDisappear)
            viewWillDisappear()
        }
    }

    func finishAppearance() {
        switch phase {
        case .appearing:
            phase = .appeared
            record(.viewDidAppear)
            viewDidAppear()
        case .disappearing:
            phase = .disappeared
            record(.viewDidDisappear)
            viewDidDisappear()
        default: break
        }
    }

    /// Ends the current appearance after the turn's layout.
    func finishAppearanceAfterCommit() {
        let generation = appearanceGeneration
        RunLoopTurn.afterCommit {
            guard self.appearanceGeneration == generation else { return }
            self.finishAppearance()
        }
    }
}
