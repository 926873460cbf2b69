/// A stack: views in a row or in a column.
package final class StackView: ViewObject {
    /// The direction in which the views of a stack follow each other.
    package enum Axis: String, CaseIterable, Sendable {
        case horizontal, vertical
    }

    /// The alignment of the views across the axis of a stack.
    package enum Alignment: String, CaseIterable, Sendable {
        case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
    }

    /// The distribution of the views along the axis of a stack.
    package enum Distribution: String, CaseIterable, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    let node: JSONNode
    let isOutermost: Bool
    package let views: [ContentView]
    /// The views on top of the others.
    package let overlays: [Overlay]
    /// The surface behind the views; nil if there is none. The outermost stack has that of the plugin.
    package let surface: Surface?

    init(_ node: JSONNode, isOutermost: Bool, in plugin: PluginMembers) {
        self.node = node
        self.isOutermost = isOutermost
        views = node.elements("stack").map { decodeView($0, in: plugin) }
        overlays = node.elements("overlays").map { overlay in
            Overlay(node: overlay, view: decodeView(overlay.object("view"), in: plugin))
        }
        surface = isOutermost ? nil : Surface(node)
    }

    /// The name of the property that holds the stack; nil if the name is generated from its
    /// position among the unnamed stacks.
    package var name: Located<String>? { node.locatedString("name") }
    /// The range of the array of views in the description.
    package var range: SourceRange { node.range("stack") ?? node.range }
    package var axis: Axis { node.choice("axis") ?? .vertical }
    /// The space between two views, in points.
    package var spacing: Double { node.double("spacing") ?? 8 }
    package var alignment: Located<Alignment> { node.located(node.choice("alignment") ?? .center, of: "alignment") }
    package var distribution: Distribution { node.choice("distribution") ?? .fill }
    /// Where the row is a column; nil if it is a row everywhere.
    package var columnWhere: Located<SizeCondition>? { node.locatedChoice("columnWhere") }
    /// The space around all views.
    package var margins: Insets {
        if node.member("margins") != nil { return node.insets("margins") }
        return isOutermost ? defaultMargins(ofOutermostStack: node) : surface?.margins ?? .zero
    }
    /// The tap or the long press on the stack; nil if there is none. On the outermost stack, it is one on the whole
    /// plugin.
    package var tap: TapGesture? { TapGesture(node) }
    /// Whether a highlight moves across the views, in place of which VoiceOver reads a text.
    package var shimmers: Bool { node.member("shimmer") != nil }

    var propertyName: Located<String>? { name }
    var handler: Located<String>? { tap?.handler }

    var ownBindings: [InputBinding] { InputBinding.all(of: tap?.title, as: .tapTitle) }

    var ownAppearanceBindings: [AppearanceBinding] {
        (surface?.bindings ?? []) + [AppearanceBinding(tap?.title, as: .tapTitle)].compactMap(\.self)
    }

    // MARK: Keys

    package static let shape = ObjectShape(
        "stack",
        [
            .required("stack", .list(of: .view(outermost: false))),
            .optional("name", .identifier),
            .optional("axis", .choice(of: Axis.self)),
            .optional("spacing", .number(0...1000)),
            .optional("alignment", .choice(of: Alignment.self)),
            .optional("distribution", .choice(of: Distribution.self)),
            .optional("columnWhere", .choice(Choice([SizeCondition.largeText, .compactWidth].map(\.rawValue)))),
            .optional("margins", Vocabulary.insetsValue),
            .optional("overlays", .list(of: .object(Overlay.shape))),
            .optional("tap", .identifier.or(Vocabulary.tap)),
            .optional("longPress", .identifier.or(Vocabulary.longPress)),
            .optional("shimmer", .text(.plain)),
            Vocabulary.calls, ViewFrame.key, Vocabulary.shownWhen, Vocabulary.hiddenWhen,
        ])
}

extension StackView {
    /// The alignment of the views while the row is a column: one that columns have.
    package var alignmentOfColumn: Alignment {
        [.fill, .center].contains(alignment.value) ? alignment.value : .leading
    }

    static let conflicts: Conflicts = [
        "longPress with tap": "a stack cannot have a 'tap' and a 'longPress'",
        "shimmer with tap/longPress": "a stack with a 'shimmer' cannot be tapped",
        "columnWhere without axis=horizontal": "this stack is always a column",
        "alignment=top,bottom,firstBaseline,lastBaseline without axis=horizontal":
            "a column cannot align its views vertically",
        "alignment=leading,trailing with axis=horizontal": "a row cannot align its views horizontally",
    ]

    func report(in validator: inout DescriptionValidator) {
        guard let shimmer = node.member("shimmer"), tap == nil,
            let control = ContentView.stack(self).flattened.first(where: \.isControl)
        else { return }
        validator.report(
            .contradiction, "VoiceOver cannot reach a control in a stack with a 'shimmer'",
            at: control.name?.range ?? shimmer.range,
            note: "the stack is one element, with this text", noteRange: shimmer.range)
    }
}

/// Returns the margins of an outermost stack whose description states none: those of a stack on its surface. At
/// the sides, the margins of the controller's view are enough.
func defaultMargins(ofOutermostStack node: JSONNode) -> Insets {
    let margins = Surface(node)?.margins ?? .zero
    switch ContentLayout(node: node.object("layout")).area {
    case .margins, .readable: return Insets(top: margins.top, leading: 0, bottom: margins.bottom, trailing: 0)
    case .safeArea, .bounds: return margins
    }
}

extension DescriptionValidator {
    /// Warns of stacks without views.
    mutating func reportEmptyStacks() {
        for case .stack(let stack) in viewsAndRows where stack.views.isEmpty {
            report(
                .emptyStack, "this stack does not contain views", at: stack.range,
                note: "add views, or write '{ \"spacer\": 8 }' for empty space in a stack around it", as: .warning)
        }
    }
}

extension DiagnosticIdentifier {
    static let emptyStack: Self = "empty-stack"
}

/// The Swift that a stack contributes.
extension StackView {
    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        use == .tapTitle ? ["tapTitle"] : []
    }

    func parts(_ dialect: KitDialect) -> [RuntimePart] {
        (surface == nil ? [] : [.surface]) + (surface?.roundCorners == nil ? [] : [.corners])
            + (tap == nil ? [] : [.tapStack]) + (shimmers ? [.shimmer] : [])
            + (columnWhere == nil || !dialect.isUIKit ? [] : [.adaptiveRow])
    }

    func creation(_ dialect: KitDialect) -> String {
        if tap != nil { return "PluginTapStack()" }
        if shimmers { return "PluginShimmerStack()" }
        return dialect.isUIKit ? "UIStackView()" : "NSStackView()"
    }

    func configure(_ code: inout ViewCode) {
        code.set(code.dialect.isUIKit ? "axis" : "orientation", ".\(axis.rawValue)")
        code.set("alignment", ".\(code.dialect.name(of: alignment.value, along: axis))")
        code.set("spacing", SwiftLiteral.number(spacing))
        if distribution != .fill || !code.dialect.isUIKit { code.set("distribution", ".\(distribution.rawValue)") }
        if margins != .zero {
            if code.dialect.isUIKit {
                setUIKitMargins(in: &code)
            } else {
                setAppKitMargins(in: &code)
            }
        }
        if !code.dialect.isUIKit, code.tree.takesRemainingSpace(viewAt: code.index) {
            code.add(
                "// Takes the remaining width of the row around it.",
                "\(code.name).setHuggingPriority(\(code.layoutPriority(249)), for: .horizontal)")
        }
        arrangeViews(in: &code)
        addOverlays(in: &code)
        if let columnWhere, code.dialect.isUIKit {
            let alignment = code.dialect.name(of: alignmentOfColumn, along: .vertical)
            code.call("becomeColumn(where: .\(columnWhere.value.rawValue), alignment: .\(alignment))")
        }
        if let surface {
            code.add(
                surface.statements(named: GeneratedName.surface(ofStack: code.name), behind: code.name, code.dialect))
        }
        recognizeTaps(in: &code)
        if !code.dialect.isUIKit { stretchViews(in: &code) }
    }

    private func setUIKitMargins(in code: inout ViewCode) {
        code.set("isLayoutMarginsRelativeArrangement", "true")
        code.set("insetsLayoutMarginsFromSafeArea", "false")
        code.set("directionalLayoutMargins", "NSDirectionalEdgeInsets(\(margins.directionalArguments))")
    }

    private func setAppKitMargins(in code: inout ViewCode) {
        let top = SwiftLiteral.number(margins.top)
        let bottom = SwiftLiteral.number(margins.bottom)
        let leading = SwiftLiteral.number(margins.leading)
        let trailing = SwiftLiteral.number(margins.trailing)
        let insets = "top: \(top), left: \(leading), bottom: \(bottom), right: \(trailing)"
        if margins.leading == margins.trailing { return code.set("edgeInsets", "NSEdgeInsets(\(insets))") }
        code.set(
            "edgeInsets",
            "\(code.name).userInterfaceLayoutDirection == .rightToLeft"
                + " ? NSEdgeInsets(top: \(top), left: \(trailing), bottom: \(bottom), right: \(leading))"
                + " : NSEdgeInsets(\(insets))")
    }

    private func arrangeViews(in code: inout ViewCode) {
        for view in code.tree.viewNames(inStackAt: code.index) { code.call("addArrangedSubview(\(view))") }
        for spacer in code.tree.equalSpacers(ofStackAt: code.index) {
            let dimension = spacer.dimension
            code.add(
                "\(spacer.name).\(dimension)Anchor.constraint(equalTo: "
                    + "\(spacer.first).\(dimension)Anchor).isActive = true")
        }
        extendSeparators(in: &code)
    }

    private func recognizeTaps(in code: inout ViewCode) {
        guard let tap else { return }
        if isTappedAsButton { code.set("isButton", "true") }
        code.set("tapTitle", to: tap.title)
        let call = code.plugin.handler(named: tap.handler)?.call ?? ""
        code.set("tapHandler", "{ [weak self] in self?.\(call) }")
        let method = tap.kind == .tap ? "recognizeTaps" : "recognizePresses"
        // The view of the controller is larger than its content.
        code.call("\(method)(on: \(code.index == 0 && !code.tree.isOfRow ? "view" : code.name))")
    }

    /// Lets the stack stretch only views that hug their content less, which AppKit's stacks do not do themselves.
    private func stretchViews(in code: inout ViewCode) {
        let priority = code.layoutPriority(249)
        for axis in code.tree.stretchingAxes(ofStackAt: code.index) {
            code.add(
                "// Stretches only views that hug their content less.",
                "for subview in \(code.name).arrangedSubviews {",
                "    subview.setContentHuggingPriority(\(priority), for: .\(axis.rawValue))", "}")
            for stack in code.tree.stackNames(inStackAt: code.index) {
                code.add("\(stack).setHuggingPriority(\(priority), for: .\(axis.rawValue))")
            }
        }
    }
}

extension Insets {
    /// The insets as arguments of `NSDirectionalEdgeInsets`.
    var directionalArguments: String {
        let lengths = [
            ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
        ]
        return lengths.map { "\($0): \(SwiftLiteral.number($1))" }.joined(separator: ", ")
    }
}

extension ViewTree {
    /// Returns the flexible spacers of a stack but for the first one, which all of them are as long as.
    func equalSpacers(ofStackAt index: Int) -> [(name: String, first: String, dimension: String)] {
        guard case .stack(let stack) = views[index].view else { return [] }
        let spacers = zip(viewNames(inStackAt: index), stack.views).compactMap { name, view in
            if case .spacer(let spacer) = view, spacer.length == nil { name } else { nil }
        }
        guard let first = spacers.first else { return [] }
        let dimension = stack.axis == .horizontal ? "width" : "height"
        return spacers.dropFirst().map { ($0, first, dimension) }
    }
}
