import Foundation

extension HeadlessUIKit {
    /// The height of the keyboard that appears when a text field or a text view becomes the first
    /// responder, at the bottom of its window. It is nil at first: no keyboard appears, as on a
    /// device with a hardware keyboard.
    public static var keyboardHeight: CGFloat? {
        get { Keyboard.automaticHeight }
        set { Keyboard.automaticHeight = newValue }
    }

    /// Docks the keyboard at the bottom of a window, or changes its height. The animation lasts a
    /// quarter of a second.
    public static func dockKeyboard(height: CGFloat, in window: UIWindow) {
        Keyboard.dock(height: height, in: window)
    }

    /// Undocks the keyboard, splits it, or lets it float.
    ///
    /// - Parameters:
    ///   - frame: The frame in the window's coordinates.
    ///   - edges: The edges that guides count as near. Apple documents which edges these can be, but
    ///     not the distances: the top or the bottom for a keyboard over the full width, and one or
    ///     two adjacent ones for a floating keyboard.
    public static func undockKeyboard(
        to frame: CGRect, in window: UIWindow, near edges: NSDirectionalRectEdge = []
    ) {
        let origin = window.frame.origin
        Keyboard.move(
            to: Keyboard.Place(
                frame: frame.offsetBy(dx: origin.x, dy: origin.y), isDocked: false,
                nearEdges: edges))
    }

    /// Hides the keyboard, without ending the editing.
    public static func hideKeyboard() {
        Keyboard.hide()
    }
}
