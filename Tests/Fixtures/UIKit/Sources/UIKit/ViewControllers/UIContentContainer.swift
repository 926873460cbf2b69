/// An object that reacts to its content's preferred size.
@MainActor
@preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    )
}
