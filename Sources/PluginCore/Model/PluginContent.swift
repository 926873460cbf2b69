/// The views of a plugin and their place in its controller's view.
package struct PluginContent: Sendable {
    /// The outermost view.
    package let root: ContentView
    package let layout: ContentLayout
    /// The range of the layout in the description; nil if the description does not have one.
    let layoutRange: SourceRange?
    /// The background color of the controller's view; nil if it has none, or a surface.
    package let background: ColorSource?
    /// The surface behind the content; nil if there is at most a background color.
    package let surface: Surface?
    /// All views. Each stack comes before the views that it contains.
    let views: [ContentView]

    init(
        root: ContentView, layout: ContentLayout, layoutRange: SourceRange?, surface: Surface?
    ) {
        self.root = root
        self.layout = layout
        self.layoutRange = layoutRange
        let isPlain = surface?.isPlain ?? true
        background = isPlain ? surface?.color : nil
        self.surface = isPlain ? nil : surface
        views = root.flattened
    }

    /// Whether something is visible beside the content.
    package var isFilled: Bool { background != nil || surface != nil }
}

/// A view in the content of a plugin.
package enum ContentView: Sendable {
    case stack(StackView)
    case label(LabelView)
    case button(ButtonView)
    case image(ImageView)
    case activityIndicator(ActivityIndicatorView)
    case progress(ProgressView)
    case textField(TextFieldView)
    case valueControl(ValueControl)
    case contentUnavailable(ContentUnavailableView)
    case spacer(SpacerView)
    case custom(CustomView)
    case swiftUI(SwiftUIView)

    /// What the view says of itself.
    var object: (any ViewObject)? {
        switch self {
        case .label(let label): label
        default: nil
        }
    }

    /// The name of the property that holds the view; nil for spacers and for stacks without a name
    /// in the description.
    package var name: Located<String>? {
        switch self {
        case .stack(let view): view.name
        case .spacer: nil
        case .label(let label): label.name
        case .button(let button): button.name
        case .image(let image): image.name
        case .activityIndicator(let indicator): indicator.name
        case .progress(let bar): bar.name
        case .textField(let field): field.name
        case .valueControl(let control): control.name
        case .contentUnavailable(let view): view.name
        case .custom(let view): view.name
        case .swiftUI(let view): view.name
        }
    }

    /// The text that the view shows; nil if it does not show text.
    package var text: TextSource? {
        switch self {
        case .label(let label): label.text
        case .button(let button): button.title
        case .textField(let field): field.placeholder
        case .contentUnavailable(let view): view.text
        case .image, .stack, .activityIndicator, .progress, .valueControl, .spacer, .custom,
            .swiftUI:
            nil
        }
    }

    /// The accessibility value of the view while it is busy; nil if it never is.
    package var busyLabel: TextSource? {
        if case .button(let button) = self { button.busyLabel } else { nil }
    }

    /// All text that the view shows, with its uses.
    package var shownText: [(use: InputBinding.Use, text: TextSource)] {
        var shown: [(use: InputBinding.Use, text: TextSource?)]
        switch self {
        case .label, .button: shown = [(.text, text)]
        case .textField: shown = [(.placeholder, text)]
        case .contentUnavailable(let view):
            shown = [
                (.primaryText, view.text), (.secondaryText, view.secondaryText),
                (.buttonTitle, view.buttonTitle),
            ]
        case .image, .stack, .activityIndicator, .progress, .valueControl, .spacer, .custom,
            .swiftUI:
            shown = []
        }
        return shown.compactMap { use, text in text.map { (use, $0) } }
    }

    /// The text that VoiceOver reads for a tap on the view; nil if the description has none.
    package var tapTitle: TextSource? { tap?.title }

    /// All text of the view, including that for assistive technologies.
    package var texts: [TextSource] {
        let accessibility = attributes.accessibility
        let others = [
            accessibility.label, accessibility.hint, accessibility.value, busyLabel, tapTitle,
        ]
        return shownText.map(\.text) + (valueControl?.titles ?? []) + others.compactMap(\.self)
    }

    /// The name of the handler that the control or a tap calls; nil if the view does not call a handler.
    package var handler: Located<String>? {
        switch self {
        case .button(let button): button.handler
        case .textField(let field): field.handler
        case .valueControl(let control): control.handler
        case .contentUnavailable(let view): view.handler
        case .stack(let stack): stack.tap?.handler
        default: nil
        }
    }

    /// The name of the handler that gets the URLs of links; nil if the view has none.
    package var linkHandler: Located<String>? {
        if case .label(let label) = self { label.linkHandler } else { nil }
    }

    package var attributes: ViewAttributes {
        switch self {
        case .stack(let stack): stack.attributes
        case .label(let label): label.attributes
        case .button(let button): button.attributes
        case .image(let image): image.attributes
        case .activityIndicator(let indicator): indicator.attributes
        case .progress(let bar): bar.attributes
        case .textField(let field): field.attributes
        case .valueControl(let control): control.attributes
        case .contentUnavailable(let view): view.attributes
        case .spacer: .none
        case .custom(let view): view.attributes
        case .swiftUI(let view): view.attributes
        }
    }

    /// The inputs that the view shows or follows.
    package var bindings: [InputBinding] {
        var bindings = object?.ownBindings ?? []
        func bind(_ text: TextSource?, as use: InputBinding.Use) {
            if case .input(let name) = text { bindings.append(InputBinding(input: name, use: use)) }
        }
        switch self {
        case .label: for (use, text) in shownText { bind(text, as: use) }
        case .button(let button):
            bind(button.title, as: .text)
            bind(button.busyLabel, as: .busyLabel)
        case .textField(let field):
            bind(.input(field.text), as: .editedText)
            bind(field.placeholder, as: .placeholder)
        case .valueControl(let control): bind(control.input.map(TextSource.input), as: control.use)
        case .image(let image):
            if case .input(let name) = image.source { bind(.input(name), as: .image) }
        case .progress(let bar):
            if case .input(let name) = bar.value { bind(.input(name), as: .progress) }
        case .contentUnavailable: for (use, text) in shownText { bind(text, as: use) }
        case .swiftUI(let view):
            for input in view.inputs {
                bind(.input(Located(input.name.value, at: view.range)), as: .rootView)
            }
        case .stack(let stack): bind(stack.tap?.title, as: .tapTitle)
        case .activityIndicator, .spacer, .custom: break
        }
        let attributes = attributes
        bind(attributes.accessibility.label, as: .accessibilityLabel)
        bind(attributes.accessibility.hint, as: .accessibilityHint)
        bind(attributes.accessibility.value, as: .accessibilityValue)
        bind(enabledWhen.map(TextSource.input), as: .enablement)
        bind(busyWhen.map(TextSource.input), as: .activity)
        bindings += pairBindings
        bind(attributes.shownWhen.map(TextSource.input), as: .visibility)
        bind(attributes.hiddenWhen.map(TextSource.input), as: .hiding)
        return bindings
    }

    package var isStack: Bool { if case .stack = self { true } else { false } }

    /// Whether an input may hide the view: a Boolean, or an optional that is nil.
    package var mayBeHidden: Bool {
        bindings.contains { $0.use.togglesVisibility || $0.use.hidesViewIfNil }
    }

    /// The name of the input that determines whether the control is enabled; nil if it always is.
    var enabledWhen: Located<String>? {
        switch self {
        case .button(let button): button.enabledWhen
        case .textField(let field): field.enabledWhen
        case .valueControl(let control): control.enabledWhen
        default: nil
        }
    }

    /// The name of the input that determines whether the button is busy; nil if it never is.
    var busyWhen: Located<String>? {
        if case .button(let button) = self { button.busyWhen } else { nil }
    }

    /// Returns the minimum length of the view along an axis, in points, as far as the description
    /// determines it.
    func minimumLength(along axis: StackView.Axis) -> Double {
        if mayBeHidden { return 0 }
        switch self {
        case .image(let image):
            guard let size = image.size?.value else { return 0 }
            return axis == .horizontal ? size.width : size.height
        case .stack(let stack):
            let margins = stack.margins
            var least =
                axis == .horizontal
                ? margins.leading + margins.trailing : margins.top + margins.bottom
            var widest: Double = 0
            var spacing: Double = 0
            for view in stack.views where !view.mayBeHidden {
                var length = view.minimumLength(along: axis)
                if case .spacer(let spacer) = view, axis == stack.axis {
                    length = spacer.length ?? 0
                }
                if axis == stack.axis {
                    least += length + spacing
                    spacing = stack.spacing
                } else {
                    widest = max(widest, length)
                }
            }
            return least + widest
        default: return 0
        }
    }

    /// The view and all views in it. Each stack comes before the views that it contains.
    package var flattened: [ContentView] {
        guard case .stack(let stack) = self else { return [self] }
        return [self] + stack.views.flatMap(\.flattened)
    }
}

/// An input that determines a property of a view.
package struct InputBinding: Sendable {
    /// The property of a view that an input determines.
    package enum Use: Sendable {
        case text
        /// The text of a content-unavailable view, which can show other things without it.
        case primaryText
        case secondaryText
        case buttonTitle
        case editedText
        case placeholder
        case image
        case progress
        /// The input is a Boolean that changes with a switch.
        case isOn
        /// The input is a number that changes with a slider.
        case sliderValue
        /// The input is the position of the selected segment, which changes with the control.
        case selection
        case accessibilityLabel
        case accessibilityHint
        case accessibilityValue
        case enablement
        /// The input is a Boolean that makes a button busy.
        case activity
        case busyLabel
        case tapTitle
        case visibility
        case hiding
        /// The input is a Boolean that decides between two symbols.
        case symbolPair
        /// The input is a Boolean that decides between two titles.
        case titlePair
        /// The input is a Boolean that decides between two accessibility labels.
        case labelPair
        /// A SwiftUI view is made with the input.
        case rootView

        /// Whether the input is a Boolean that shows or hides the view.
        package var togglesVisibility: Bool { self == .visibility || self == .hiding }

        /// Whether the view is hidden while the input is nil.
        package var hidesViewIfNil: Bool {
            switch self {
            case .text, .image, .progress: true
            default: false
            }
        }
    }

    package let input: Located<String>
    package let use: Use
}
