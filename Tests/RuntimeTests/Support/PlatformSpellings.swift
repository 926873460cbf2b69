#if UIKIT
import UIKit

extension UIView {
    var opacity: CGFloat {
        get { alpha }
        set { alpha = newValue }
    }

    func makeModal() {
        accessibilityViewIsModal = true
    }
}

extension UIViewController {
    /// The insets that are added to the safe area.
    var addedInsets: UIEdgeInsets {
        get { additionalSafeAreaInsets }
        set { additionalSafeAreaInsets = newValue }
    }
}
#else
import AppKit

extension NSView {
    var opacity: CGFloat {
        get { alphaValue }
        set { alphaValue = newValue }
    }

    func makeModal() {
        setAccessibilityModal(true)
    }

    func layoutIfNeeded() {
        layoutSubtreeIfNeeded()
    }
}

extension NSViewController {
    /// The insets that are added to the safe area.
    var addedInsets: NSEdgeInsets {
        get { view.additionalSafeAreaInsets }
        set { view.additionalSafeAreaInsets = newValue }
    }
}
#endif
