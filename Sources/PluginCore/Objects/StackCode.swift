/// The Swift that a stack contributes.
extension StackView {
    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        use == .tapTitle ? [PropertySpelling("tapTitle")] : []
    }

    func parts(_ dialect: KitDialect) -> [RuntimePart] {
        (surface == nil ? [] : [.surface]) + (tap == nil ? [] : [.tapStack])
    }

    func creation(_ dialect: KitDialect) -> String {
        if tap != nil { return "PluginTapStack()" }
        return dialect.isUIKit ? "UIStackView()" : "NSStackView()"
    }

    func configure(_ code: inout ViewCode) {
        let values = code.dialect.spelling.values
        code.set(code.dialect.isUIKit ? "axis" : "orientation", ".\(axis.rawValue)")
        code.set("alignment", ".\(values.name(of: alignment.value, along: axis))")
        code.set("spacing", SwiftLiteral.number(spacing))
        if distribution != .fill || !code.dialect.isUIKit {
            code.set("distribution", ".\(distribution.rawValue)")
        }
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
        if let surface {
            code.add(
                surface.statements(
                    named: GeneratedName.surface(ofStack: code.name), behind: code.name,
                    code.dialect))
        }
        recognizeTaps(in: &code)
        if !code.dialect.isUIKit { stretchViews(in: &code) }
    }

    private func setUIKitMargins(in code: inout ViewCode) {
        code.set("isLayoutMarginsRelativeArrangement", "true")
        code.set("insetsLayoutMarginsFromSafeArea", "false")
        code.add(
            "\(code.name).directionalLayoutMargins = NSDirectionalEdgeInsets(",
            "    \(margins.directionalArguments))")
    }

    private func setAppKitMargins(in code: inout ViewCode) {
        let top = SwiftLiteral.number(margins.top)
        let bottom = SwiftLiteral.number(margins.bottom)
        let leading = SwiftLiteral.number(margins.leading)
        let trailing = SwiftLiteral.number(margins.trailing)
        let insets = "top: \(top), left: \(leading), bottom: \(bottom), right: \(trailing)"
        if margins.leading == margins.trailing {
            return code.add("\(code.name).edgeInsets = NSEdgeInsets(", "    \(insets))")
        }
        code.add(
            "\(code.name).edgeInsets =",
            "    \(code.name).userInterfaceLayoutDirection == .rightToLeft",
            "    ? NSEdgeInsets(top: \(top), left: \(trailing), bottom: \(bottom), right: \(leading))",
            "    : NSEdgeInsets(\(insets))")
    }

    private func arrangeViews(in code: inout ViewCode) {
        for view in code.tree.viewNames(inStackAt: code.index) {
            code.call("addArrangedSubview(\(view))")
        }
        for spacer in code.tree.equalSpacers(ofStackAt: code.index) {
            let dimension = spacer.dimension
            code.add(
                "\(spacer.name).\(dimension)Anchor.constraint(equalTo: "
                    + "\(spacer.first).\(dimension)Anchor).isActive = true")
        }
    }

    private func recognizeTaps(in code: inout ViewCode) {
        guard let tap else { return }
        if isTappedAsButton { code.set("isButton", "true") }
        code.set(PropertySpelling("tapTitle"), to: tap.title)
        let call = code.plugin.handler(named: tap.handler)?.call ?? ""
        code.set("tapHandler", "{ [weak self] in self?.\(call) }")
        let method = tap.kind == .tap ? "recognizeTaps" : "recognizePresses"
        // The view of the controller is larger than its content.
        code.call("\(method)(on: \(code.index == 0 ? "view" : code.name))")
    }

    /// Lets the stack stretch only views that hug their content less, which AppKit's stacks do not do themselves.
    private func stretchViews(in code: inout ViewCode) {
        let priority = code.layoutPriority(249)
        for axis in code.tree.stretchingAxes(ofStackAt: code.index) {
            code.add(
                "// Stretches only views that hug their content less.",
                "for subview in \(code.name).arrangedSubviews {",
                "    subview.setContentHuggingPriority(\(priority), for: .\(axis.rawValue))",
                "}")
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
    func equalSpacers(
        ofStackAt index: Int
    ) -> [(name: String, first: String, dimension: String)] {
        guard case .stack(let stack) = views[index].view else { return [] }
        let spacers = zip(viewNames(inStackAt: index), stack.views).compactMap { name, view in
            if case .spacer(let spacer) = view, spacer.length == nil { name } else { nil }
        }
        guard let first = spacers.first else { return [] }
        let dimension = stack.axis == .horizontal ? "width" : "height"
        return spacers.dropFirst().map { ($0, first, dimension) }
    }
}
