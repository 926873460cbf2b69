import Foundation

/// Shows its content view over an effect such as a blur. The effect is not drawn here.
@MainActor
open class UIVisualEffectView: UIView {
    private let content = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    open var effect: UIVisualEffect?
    open var contentView: UIView { content }
}
