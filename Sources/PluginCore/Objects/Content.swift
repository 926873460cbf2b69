/// The views of a plugin and their place in its controller's view.
package struct PluginContent: Sendable {
    private let node: JSONNode
    /// The outermost view.
    package let root: ContentView
    /// All views. Each stack comes before the views that it contains.
    let views: [ContentView]
    /// The color or the surface behind the content; nil if there is none.
    private let back: Surface?

    init(_ node: JSONNode, in plugin: PluginMembers) {
        self.node = node
        root = decodeView(node, isOutermost: true, in: plugin)
        views = root.flattened
        back = Surface(node, with: Vocabulary.surfaceKeys(besides: Vocabulary.viewKind(of: node)?.shape().keys ?? []))
    }

    package var layout: ContentLayout {
        let usual = JSONNode(value: .string(root.isContentUnavailable ? "fill" : "center"), range: node.range)
        return ContentLayout(node: node.member("layout") ?? usual)
    }
    /// The background color of the controller's view; nil if it has none, or a surface.
    package var background: ColorSource? { back?.isPlain == true ? back?.color : nil }
    /// The surface behind the content; nil if there is at most a background color.
    package var surface: Surface? { back?.isPlain == true ? nil : back }
    /// Whether the surface contains the content, and clips it to the corners.
    var isInSurface: Bool { surface?.isFilled == true }
    /// Whether the description says that the plugin has no background.
    var isClear: Bool { node.hasClearBackground }

    /// Whether something is visible beside the content.
    package var isFilled: Bool { background != nil || surface != nil }
}

/// A view in the content of a plugin.
package indirect enum ContentView: Sendable {
    case stack(StackView)
    case rows(RowsView)
    case box(BoxView)
    case label(LabelView)
    case button(ButtonView)
    case image(ImageView)
    case activityIndicator(ActivityIndicatorView)
    case progress(ProgressView)
    case textField(TextFieldView)
    case valueControl(ValueControl)
    case contentUnavailable(ContentUnavailableView)
    case spacer(SpacerView)
    case separator(SeparatorView)
    case custom(CustomView)
    case swiftUI(SwiftUIView)

    /// The view as an object that says all about itself.
    var object: any ViewObject {
        switch self {
        case .stack(let view): view
        case .rows(let view): view
        case .box(let view): view
        case .label(let view): view
        case .button(let view): view
        case .image(let view): view
        case .activityIndicator(let view): view
        case .progress(let view): view
        case .textField(let view): view
        case .valueControl(let view): view
        case .contentUnavailable(let view): view
        case .spacer(let view): view
        case .separator(let view): view
        case .custom(let view): view
        case .swiftUI(let view): view
        }
    }

    /// The stack; nil for other views.
    package var stack: StackView? { if case .stack(let stack) = self { stack } else { nil } }

    /// The button; nil for other views.
    package var button: ButtonView? { if case .button(let button) = self { button } else { nil } }

    /// The name of the property that holds the view; nil for spacers and for stacks without a name
    /// in the description.
    package var name: Located<String>? { object.propertyName }

    /// The text that the view shows in the first place; nil if it does not show text.
    package var text: TextSource? {
        shownText.first { [.text, .attributedText, .placeholder, .primaryText].contains($0.use) }?.text
    }

    /// The accessibility value of the view while it is busy; nil if it never is.
    package var busyLabel: TextSource? { button?.busyLabel }

    /// All text that the view shows, with its uses.
    package var shownText: [(use: InputBinding.Use, text: TextSource)] { object.shownText }

    /// The text that VoiceOver reads for a tap on the view; nil if the description has none.
    package var tapTitle: TextSource? { tap?.title }

    /// All text of the view, including that for assistive technologies.
    package var texts: [TextSource] {
        let titles = (valueControl?.titles ?? []) + menu.map(\.title)
        return (shownText + accessibilityTexts).map(\.text) + titles + [busyLabel, tapTitle].compactMap(\.self)
    }

    /// The name of the handler that the control or a tap calls; nil if the view does not call a handler.
    package var handler: Located<String>? { object.handler }

    /// The constants that the control passes to its handler.
    package var constantArguments: [ConstantArgument] { object.constantArguments }

    /// The name of the handler that gets the URLs of links; nil if the view has none.
    package var linkHandler: Located<String>? {
        if case .label(let label) = self { label.linkHandler } else { nil }
    }

    package var attributes: ViewAttributes { object.attributes }

    /// The values of keys that only set properties of the view.
    package var plainValues: [PlainValue] { object.plainValues }

    /// The class of the app, and its creation; nil if the framework creates the view.
    package var viewClass: ViewClass? { object.viewClass }

    /// The inputs that the view shows or follows.
    package var bindings: [InputBinding] {
        let ofAccessibility = accessibilityTexts.flatMap { InputBinding.all(of: $0.text, as: $0.use) }
        let others: [(Located<String>?, InputBinding.Use)] = [
            (enabledWhen, .enablement), (busyWhen, .activity), (imageSource?.pair?.input, .symbolPair),
            (text?.pair?.input, .titlePair), (attributes.accessibility.label?.pair?.input, .labelPair),
            (attributes.shownWhen, .visibility), (attributes.hiddenWhen, .hiding),
        ]
        return object.ownBindings + ofAccessibility + others.compactMap { InputBinding($0, as: $1) }
    }

    /// The text for assistive technologies, with its uses.
    var accessibilityTexts: [(use: InputBinding.Use, text: TextSource)] {
        let accessibility = attributes.accessibility
        let texts: [(InputBinding.Use, TextSource?)] = [
            (.accessibilityLabel, accessibility.label), (.accessibilityHint, accessibility.hint),
            (.accessibilityValue, accessibility.value),
        ]
        return texts.compactMap { use, text in text.map { (use, $0) } }
    }

    package var isStack: Bool { stack != nil }

    /// Whether the view may be hidden: by a Boolean, by an optional that is nil, or by the size.
    package var mayBeHidden: Bool { allBindings.contains { $0.use.togglesVisibility || $0.use.hidesViewIfNil } }

    /// The name of the input that determines whether the control is enabled; nil if it always is.
    var enabledWhen: Located<String>? { object.enabledWhen }

    /// The name of the input that determines whether the button is busy; nil if it never is.
    var busyWhen: Located<String>? { button?.busyWhen }

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
            let margin = axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
            let lengths = stack.views.filter { !$0.mayBeHidden }.map { view in
                if case .spacer(let spacer) = view, axis == stack.axis { return spacer.length ?? 0 }
                return view.minimumLength(along: axis)
            }
            guard axis == stack.axis, let first = lengths.first else { return margin + (lengths.max() ?? 0) }
            return lengths.dropFirst().reduce(margin + first) { $0 + ($1 + stack.spacing) }
        default: return 0
        }
    }

    /// The view and all views in it or on top of it. Each stack comes before the views that it contains.
    package var flattened: [ContentView] { [self] + (stack?.allViews ?? []).flatMap(\.flattened) }
}

/// Returns the view that checked JSON describes. The first known key determines its kind.
func decodeView(_ node: JSONNode, isOutermost: Bool = false, in plugin: PluginMembers) -> ContentView {
    switch Vocabulary.viewKind(of: node)?.key {
    case "stack": .stack(StackView(node, isOutermost: isOutermost, in: plugin))
    case "rows": .rows(RowsView(node, in: plugin))
    case "box": .box(BoxView(node: node))
    case "label": .label(LabelView(node: node, plugin: plugin))
    case "button": .button(ButtonView(node: node, plugin: plugin))
    case "image": .image(ImageView(node: node))
    case "activityIndicator": .activityIndicator(ActivityIndicatorView(node: node))
    case "progress": .progress(ProgressView(node: node))
    case "textField": .textField(TextFieldView(node: node))
    case let key? where ["switch", "slider", "segments"].contains(key):
        .valueControl(ValueControl(node: node, key: key))
    case "contentUnavailable": .contentUnavailable(ContentUnavailableView(node: node))
    case "spacer": .spacer(SpacerView(node: node))
    case "separator": .separator(SeparatorView(node: node))
    case "swiftUI": .swiftUI(SwiftUIView(node, in: plugin))
    default: .custom(CustomView(node: node))
    }
}

/// The layout of content in the controller's view.
package struct ContentLayout: Sendable {
    /// An edge of an area.
    package enum Edge: String, CaseIterable, Sendable {
        case top, leading, bottom, trailing
    }

    /// The area of the controller's view that the content is placed in.
    package enum Area: String, CaseIterable, Sendable {
        case margins, safeArea, bounds
        /// The part of the margins in which lines of text are not too long.
        case readable
    }

    /// `"center"`, `"fill"` or an object.
    let node: JSONNode

    /// The edges that the content touches, in the order of the cases. On an axis without such an
    /// edge, the content is centered.
    package var edges: [Edge] { node.string == "center" ? [] : node.edges }
    /// The space between the content and the edges.
    package var insets: Insets { node.insets("insets") }
    package var area: Area { node.choice("to") ?? .margins }
    /// The part of the area's height above the content's center. It has an effect where the content is centered.
    package var verticalPosition: Double { node.double("verticalPosition") ?? 0.5 }
    /// Points from this position to the content's center, downward. It has an effect where the content is centered.
    package var verticalOffset: Double { node.double("verticalOffset") ?? 0 }

    /// The layout that fills the margins.
    package static let fill = ContentLayout(node: .empty)
}

/// The insets at each edge, in points.
package struct Insets: Equatable, Sendable {
    package let top: Double
    package let leading: Double
    package let bottom: Double
    package let trailing: Double

    package static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

    package subscript(edge: ContentLayout.Edge) -> Double {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}

extension JSONNode {
    /// Returns the insets of a key. A single number applies to all edges.
    func insets(_ key: String) -> Insets {
        let value = member(key)
        func length(_ edge: ContentLayout.Edge) -> Double { value?.double ?? value?.double(edge.rawValue) ?? 0 }
        return Insets(
            top: length(.top), leading: length(.leading), bottom: length(.bottom), trailing: length(.trailing))
    }
}
