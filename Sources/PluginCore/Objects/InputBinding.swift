/// An input that determines a property of a view.
package struct InputBinding: Sendable {
    /// The property of a view that an input, or an expression of the app determines.
    package enum Use: Equatable, Sendable {
        case text
        /// The text of a label, with attributes of the app.
        case attributedText
        /// The text of a content-unavailable view, which can show other things without it.
        case primaryText
        case secondaryText, buttonTitle, editedText, placeholder, image
        /// The image of a button, which is shown without one too.
        case buttonImage
        case progress
        /// The input is a Boolean that changes with a switch.
        case isOn
        /// The input is a number that changes with a slider.
        case sliderValue
        /// The input is the position of the selected segment, which changes with the control.
        case selection
        case accessibilityLabel, accessibilityHint, accessibilityValue, enablement
        /// The input is a Boolean that makes a button busy.
        case activity
        case busyLabel, tapTitle, visibility, hiding
        /// The input is a Boolean that decides between two symbols.
        case symbolPair
        /// The input is a Boolean that decides between two titles.
        case titlePair
        /// The input is a Boolean that decides between two accessibility labels.
        case labelPair
        /// A SwiftUI view is made with the input.
        case rootView
        case color, linkColor, font
        /// The color of a surface.
        case surfaceColor
        case borderColor
        /// The color of a button's title.
        case titleColor
        /// The color of a button's border.
        case strokeColor
        /// A color of a button in one of its states.
        case look
        /// A property of a view of the app.
        case property(String)
        /// A call of a method of the view.
        case call
        /// The input is a Boolean that decides about the feedback.
        case feedback
        /// Rows show the elements of the input.
        case items

        /// Whether the input is a Boolean that shows or hides the view.
        package var togglesVisibility: Bool { self == .visibility || self == .hiding }

        /// Whether the view is hidden while the input is nil.
        package var hidesViewIfNil: Bool {
            switch self {
            case .text, .attributedText, .image, .progress: true
            default: false
            }
        }
    }

    package let input: Located<String>
    package let use: Use
    /// The localized text that has the input as an argument; nil if the property is the input itself.
    var localized: TextSource?
    /// Whether the input is a property for a size condition.
    var isOfSize = false
}

extension InputBinding {
    /// Returns the bindings of the input that has a text, or of the arguments of a localized text.
    static func all(of text: TextSource?, as use: Use) -> [InputBinding] {
        if case .input(let name)? = text { return [InputBinding(input: name, use: use)] }
        return text?.arguments.map { InputBinding(input: $0, use: use, localized: text) } ?? []
    }

    /// Creates the binding of an input; nil if there is none.
    init?(_ input: Located<String>?, as use: Use) {
        guard let input else { return nil }
        self.init(input: input, use: use)
    }
}
