/// The surface behind the content of a plugin or of a stack.
package struct Surface: Sendable {
    /// A fill that shows what is behind it, by UIKit's names of materials.
    package enum Material: String, CaseIterable, Sendable {
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        /// Glass on platforms that have it; elsewhere a material.
        case glass
    }

    /// The corners of a surface.
    package enum Corners: Sendable {
        /// The radius in points.
        case radius(Double)
        /// Round ends: half of the shorter side.
        case capsule
    }

    /// A corner that is round, while the others are square.
    package enum Corner: String, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    package struct Border: Sendable {
        let node: JSONNode

        package var color: ColorSource { node.color("color") ?? .semantic(.separator) }
        /// The width in points.
        package var width: Double { node.double("width") ?? 1 }
    }

    /// A black shadow below a surface.
    package struct Shadow: Sendable {
        let node: JSONNode

        /// The opacity, from 0 to 1.
        package var opacity: Double { node.double("opacity") ?? 0.15 }
        /// The blur radius in points.
        package var radius: Double { node.double("radius") ?? 12 }
        /// The distance to the right, and below, in points.
        package var offset: (x: Double, y: Double) { (node.double("x") ?? 0, node.double("y") ?? 4) }
    }

    /// The keys of the surface alone.
    private let node: JSONNode

    /// Creates the surface of checked JSON; nil if the object has none of its keys.
    ///
    /// - Parameter keys: the keys of the surface.
    init?(_ node: JSONNode, with keys: [KeyShape] = Vocabulary.surface.keys) {
        let members = node.members.filter { member in
            keys.contains { $0.name == member.key } && member.value.string != Self.clear
        }
        if members.isEmpty { return nil }
        self.node = JSONNode(value: .object(members), range: node.range)
    }

    package var color: ColorSource? { material == nil ? node.color("background") : nil }
    package var material: Located<Material>? { node.locatedChoice("background") }
    package var corners: Located<Corners>? {
        node.located("cornerRadius") { $0.double.map(Corners.radius) ?? .capsule }
    }
    /// The corners that are round; nil for all of them.
    package var roundCorners: Located<[Corner]>? {
        node.located("corners") { _ in
            let corners: [Corner] = node.choices("corners") ?? []
            return Corner.allCases.filter(corners.contains)
        }
    }
    package var border: Border? { node.member("border").map(Border.init) }
    package var shadow: Located<Shadow>? { node.located("shadow", Shadow.init) }

    /// The background that is none.
    static let clear = "clear"

    /// The values of a background that are not of the app.
    static let backgrounds =
        BackgroundColor.allCases.map(\.rawValue) + [clear] + Material.allCases.map(\.rawValue)

    /// Whether the surface is only a color.
    package var isPlain: Bool {
        material == nil && corners == nil && roundCorners == nil && border == nil && shadow == nil
    }

    /// Whether the surface has a background.
    var isFilled: Bool { color != nil || material != nil }

    package var isCapsule: Bool { if case .capsule = corners?.value { true } else { false } }

    /// The margins of a stack on the surface whose description states none, in points.
    var margins: Insets {
        guard isFilled || border != nil else { return .zero }
        let vertical: Double = isCapsule ? 8 : 16
        return Insets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
    }
}

extension JSONNode {
    /// Whether the object says that it has no background.
    var hasClearBackground: Bool { member("background")?.string == Surface.clear }
}

extension Vocabulary {
    /// The keys of the outermost view and of stacks that concern the surface behind them.
    package static let surface = ObjectShape(
        "surface",
        [
            .optional("background", .token(.color, or: Choice(Surface.backgrounds)).or(colorOfApp)),
            .optional("cornerRadius", .anyOf([.number(0...1000), .choice(Choice(["capsule"]))])),
            .optional("corners", .list(of: .choice(of: Surface.Corner.self))),
            .optional("border", .object(border)),
            .optional("shadow", .object(shadow)),
        ])

    package static let border = ObjectShape("border", [color(), .optional("width", .number(0.25...20))])

    package static let shadow = ObjectShape(
        "shadow",
        [
            .optional("opacity", .number(0...1)), .optional("radius", .number(0...100)),
            .optional("x", .number(-100...100)), .optional("y", .number(-100...100)),
        ])
}

extension Surface {
    /// Returns the statements that configure the surface.
    ///
    /// - Parameters:
    ///   - name: the property that holds the surface.
    ///   - container: the view that the surface is in.
    func statements(named name: String, behind container: String, _ dialect: KitDialect) -> [String] {
        var lines: [String] = []
        if let color, let colorName = dialect.name(of: color) {
            let statement = "\(name).backgroundColor = .\(colorName)"
            if dialect.isUIKit, case .background = color {
                lines += KitDialect.tvOSBackground(of: name, elsewhere: statement)
            } else {
                lines.append(statement)
            }
        }
        if let material { lines.append("\(name).material = .\(material.value.rawValue)") }
        switch corners?.value {
        case .radius(let radius): lines.append("\(name).cornerRadius = \(SwiftLiteral.number(radius))")
        case .capsule: lines.append("\(name).isCapsule = true")
        case nil: break
        }
        if let roundCorners = roundCorners?.value {
            let list = roundCorners.map { ".\($0.rawValue)" }.joined(separator: ", ")
            lines.append("\(name).roundCorners = [\(list)]")
        }
        if let border {
            lines.append("\(name).borderWidth = \(SwiftLiteral.number(border.width))")
            if let color = dialect.name(of: border.color) { lines.append("\(name).borderColor = .\(color)") }
        }
        if let shadow = shadow?.value {
            let (x, y) = (SwiftLiteral.number(shadow.offset.x), SwiftLiteral.number(shadow.offset.y))
            let (opacity, radius) = (SwiftLiteral.number(shadow.opacity), SwiftLiteral.number(shadow.radius))
            let offset = "CGSize(width: \(x), height: \(y))"
            lines.append(
                "\(name).dropShadow = PluginShadow(opacity: \(opacity), radius: \(radius), offset: \(offset))")
        }
        return lines + ["\(name).place(in: \(container))"]
    }
}

extension Surface {
    /// The colors that expressions of the app or inputs determine.
    package var bindings: [AppearanceBinding] {
        [.init(.surfaceColor, color), .init(.borderColor, border?.color)].compactMap(\.self)
    }
}

extension Surface {
    static let conflicts: Conflicts = [
        "corners without cornerRadius": "'corners' need a 'cornerRadius'",
        "corners with cornerRadius=capsule": "all corners of a capsule are round",
        "corners=[]": "a 'cornerRadius' needs corners",
        "shadow with background=clear": "a shadow needs a background",
        "shadow without background": "a shadow needs a background",
    ]
}

extension DescriptionValidator {
    /// Reports keys of surfaces that have no effect without others.
    mutating func reportSurfaces() {
        for (index, view) in views.enumerated() where index == 0 || view.isStack {
            report(Surface.conflicts, in: view.object.node)
        }
        let surfaces = [description.content?.surface] + views.map { $0.stack?.surface }
        for surface in surfaces.compactMap(\.self) where !surface.isFilled && surface.border == nil {
            guard let corners = surface.corners else { continue }
            report(
                .contradiction, "without a background and a border, the corners are not visible",
                at: corners.range, note: "add '\"background\": \"systemBackground\"'")
        }
    }
}

extension ViewTree {
    /// Returns the surfaces of a plugin with the names of their properties, that of the controller's view first.
    ///
    /// `container` is the expression for the view that the surface is in.
    func surfaces(of plugin: PluginDescription) -> [(name: String, container: String, surface: Surface)] {
        let ofPlugin = isOfRow ? nil : plugin.content?.surface.map { (GeneratedName.surface, "view", $0) }
        return [ofPlugin].compactMap(\.self)
            + views.compactMap { name, view in
                view.stack?.surface.map { (GeneratedName.surface(ofStack: name), name, $0) }
            }
    }
}

extension PluginDescription {
    /// The names of the properties that hold surfaces.
    var surfaceNames: Set<String> {
        let names: Set<String> = content?.surface == nil ? [] : [GeneratedName.surface]
        return names.union(
            namedViews.filter { $0.view.stack?.surface != nil }.map { GeneratedName.surface(ofStack: $0.name) })
    }
}
