extension Surface {
    /// Returns the statements that configure the surface.
    ///
    /// - Parameters:
    ///   - name: the property that holds the surface.
    ///   - container: the view that the surface is in.
    func statements(
        named name: String, behind container: String, _ dialect: KitDialect
    ) -> [String] {
        var lines: [String] = []
        if let color, let colorName = dialect.spelling.values.name(of: color) {
            let statement = "\(name).backgroundColor = .\(colorName)"
            if dialect.isUIKit, case .background = color {
                lines += KitDialect.tvOSBackground(of: name, elsewhere: statement)
            } else {
                lines.append(statement)
            }
        }
        if let material { lines.append("\(name).material = .\(material.value.rawValue)") }
        switch corners?.value {
        case .radius(let radius):
            lines.append("\(name).cornerRadius = \(SwiftLiteral.number(radius))")
        case .capsule: lines.append("\(name).isCapsule = true")
        case nil: break
        }
        if let border {
            lines.append("\(name).borderWidth = \(SwiftLiteral.number(border.width))")
            if let color = dialect.spelling.values.name(of: border.color) {
                lines.append("\(name).borderColor = .\(color)")
            }
        }
        if let shadow = shadow?.value {
            let (x, y) = (
                SwiftLiteral.number(shadow.offset.x), SwiftLiteral.number(shadow.offset.y)
            )
            lines += [
                "\(name).dropShadow = PluginShadow(",
                "    opacity: \(SwiftLiteral.number(shadow.opacity)), "
                    + "radius: \(SwiftLiteral.number(shadow.radius)), "
                    + "offset: CGSize(width: \(x), height: \(y)))",
            ]
        }
        return lines + ["\(name).place(in: \(container))"]
    }
}

extension Surface {
    /// The colors that expressions of the app determine.
    package var bindings: [AppearanceBinding] {
        [
            color?.expression.map { AppearanceBinding(use: .surfaceColor, expression: $0) },
            border?.color.expression.map { AppearanceBinding(use: .borderColor, expression: $0) },
        ].compactMap(\.self)
    }
}

extension DescriptionValidator {
    /// Reports keys of surfaces that have no effect without others, and glass on glass.
    mutating func reportSurfaces() {
        guard let content = description.content else { return }
        if let surface = content.surface { report(surface) }
        reportSurfaces(in: content.root, isOnGlass: content.surface?.isGlass == true)
    }

    /// - Parameter isOnGlass: whether a surface around the view is of glass.
    private mutating func reportSurfaces(in view: ContentView, isOnGlass: Bool) {
        guard case .stack(let stack) = view else { return }
        if let surface = stack.surface {
            report(surface)
            if isOnGlass, surface.isGlass, let range = surface.material?.range {
                report(
                    .contradiction, "glass on glass is hard to see and to read", at: range,
                    note: "write \"systemThinMaterial\", or leave out this background",
                    as: .warning)
            }
        }
        let isOnGlass = isOnGlass || stack.surface?.isGlass == true
        for view in stack.views { reportSurfaces(in: view, isOnGlass: isOnGlass) }
    }

    private mutating func report(_ surface: Surface) {
        if surface.isFilled { return }
        if let range = surface.shadow?.range {
            report(
                .contradiction, "a shadow needs a background", at: range,
                note: "add '\"background\": \"systemBackground\"'")
        }
        if surface.border == nil, let range = surface.corners?.range {
            report(
                .contradiction, "without a background and a border, the corners are not visible",
                at: range, note: "add '\"background\": \"systemBackground\"'")
        }
    }
}

extension Surface {
    fileprivate var isGlass: Bool { material?.value == .glass }
}

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

extension PluginDescription {
    /// The names of the properties that hold surfaces.
    var surfaceNames: Set<String> {
        var names: Set<String> = content?.surface == nil ? [] : [GeneratedName.surface]
        var stackCount = 0
        for case .stack(let stack) in views {
            let name = stack.name?.value ?? GeneratedName.stack(at: stackCount)
            if stack.name == nil { stackCount += 1 }
            if stack.surface != nil { names.insert(GeneratedName.surface(ofStack: name)) }
        }
        return names
    }
}
