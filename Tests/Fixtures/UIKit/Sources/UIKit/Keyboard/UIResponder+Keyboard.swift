import Foundation

extension UIResponder {
    public nonisolated static let keyboardWillShowNotification =
        NSNotification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification =
        NSNotification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification =
        NSNotification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification =
        NSNotification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification =
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification =
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")

    /// The key for the frame before the change, a `CGRect` in screen coordinates. Apple's value is an
    /// `NSValue`, which Swift bridges to `CGRect`.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key for the frame after the change.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key for the duration, a `Double`. Only notifications of changes to come have an animation.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The key for the raw value of a `UIView.AnimationCurve`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"
    /// The key for a `Bool`: whether the keyboard is that of this app.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
