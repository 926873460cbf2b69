import Foundation
import HeadlessKit

/// An editable line of text.
@MainActor
open class UITextField: UIControl, UITextInputTraits {
    /// The border of a text field. The rounded one adds space around the text.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// The times at which an overlay view of a text field is visible.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    private var storedText = ""

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
    }

    /// The text. It is never nil when it is read.
    open var text: String? {
        get { storedText }
        set {
            storedText = newValue ?? ""
            invalidateIntrinsicContentSize()
        }
    }

    open var placeholder: String? {
        didSet { invalidateIntrinsicContentSize() }
    }
    open var attributedPlaceholder: NSAttributedString?
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { invalidateIntrinsicContentSize() }
    }
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var borderStyle: UITextField.BorderStyle = .none {
        didSet { invalidateIntrinsicContentSize() }
    }
    open var clearButtonMode: UITextField.ViewMode = .never
    open var leftView: UIView?
    open var leftViewMode: UITextField.ViewMode = .never
    open var rightView: UIView?
    open var rightViewMode: UITextField.ViewMode = .never
    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFontForContentSizeCategory() }
    }
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { isFirstResponder }

    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var keyboardType: UIKeyboardType = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType! = nil

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        delegate?.textFieldDidBeginEditing(self)
        deliver(.editingDidBegin)
        Keyboard.follow(self)
        return true
    }

    override var showsKeyboardLater: Bool { true }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        let resigned = super.resignFirstResponder()
        if resigned {
            delegate?.textFieldDidEndEditing(self)
            deliver(.editingDidEnd)
        }
        return resigned
    }

    override func touchUpInside() {
        super.touchUpInside()
        becomeFirstResponder()
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedText.isEmpty ? placeholder : storedText) }
        set { super.accessibilityValue = newValue }
    }

    open override var intrinsicContentSize: CGSize {
        let font = font ?? .systemFont(ofSize: 17)
        let shown = storedText.isEmpty ? placeholder ?? "" : storedText
        let text = TextMetrics.size(shown, font: font, width: 0, maximumLines: 1)
        let border: CGFloat = borderStyle == .roundedRect ? 7 : 0
        return CGSize(
            width: text.width + 2 * border,
            height: PixelGrid.device.ceil(font.lineHeight + (border > 0 ? 14 : 0)))
    }

    func adjustFontForContentSizeCategory() {
        if adjustsFontForContentSizeCategory { font = font?.adjusted }
    }
}
