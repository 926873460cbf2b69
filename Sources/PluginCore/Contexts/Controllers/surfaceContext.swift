extension ViewTree {
    /// Returns the surfaces of a plugin with the names of their properties, that of the controller's view first.
    ///
    /// `container` is the expression for the view that the surface is in.
    func surfaces(
        of plugin: PluginDescription
    ) -> [(name: String, container: String, surface: Surface)] {
        let ofPlugin = plugin.content?.surface.map { (GeneratedName.surface, "view", $0) }
        return [ofPlugin].compactMap(\.self)
            + views.compactMap { name, view in
                guard case .stack(let stack) = view, let surface = stack.surface else { return nil }
                return (GeneratedName.surface(ofStack: name), name, surface)
            }
    }
}

extension Surface {
    /// Returns the data for the configuration of the surface, and for its tests.
    ///
    /// - Parameters:
    ///   - name: the property that holds the surface.
    ///   - container: the view that the surface is in.
    func context(
        named name: String, behind container: String, _ dialect: KitDialect
    ) -> MustacheValue {
        let radius: Double? = if case .radius(let radius) = corners?.value { radius } else { nil }
        return [
            "name": .text(name), "container": .text(container),
            "background": dialect.context(of: color),
            "isSystemBackground": .flag(color?.isSystemBackground == true),
            "material": .optional(material?.value.rawValue),
            "cornerRadius": .optional(radius.map(SwiftLiteral.number)),
            "isCapsule": .flag(isCapsule),
            // Tests make the surface 300 points wide and 120 points high.
            "testedRadius": .text(SwiftLiteral.number(isCapsule ? 60 : min(radius ?? 0, 60))),
            "border": border.map { border in
                [
                    "width": .text(SwiftLiteral.number(border.width)),
                    "color": dialect.context(of: border.color),
                ]
            } ?? .nothing,
            "shadow": shadow?.value.context ?? .nothing,
        ]
    }
}

extension Surface.Shadow {
    fileprivate var context: MustacheValue {
        [
            "opacity": .text(SwiftLiteral.number(opacity)),
            "radius": .text(SwiftLiteral.number(radius)),
            "x": .text(SwiftLiteral.number(offset.x)), "y": .text(SwiftLiteral.number(offset.y)),
        ]
    }
}

extension ColorSource {
    /// Whether the color is one of those that tvOS lacks.
    fileprivate var isSystemBackground: Bool { if case .background = self { true } else { false } }
}

/// Returns the data for the tests of a plugin's surfaces; nothing if there are none.
func surfaceTestsContext(of plugin: PluginDescription, tree: ViewTree) -> MustacheValue {
    let surfaces = tree.surfaces(of: plugin)
    if surfaces.isEmpty { return .nothing }
    return [
        "surfaces": .list(
            surfaces.map { surface in
                surface.surface.context(
                    named: surface.name, behind: surface.container, tree.dialect)
            })
    ]
}
