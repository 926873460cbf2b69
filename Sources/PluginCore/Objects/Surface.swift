/// The surface behind the content of a plugin or of a stack.
package struct Surface: Sendable {
    /// A fill that shows what is behind it, by UIKit's names of materials.
    package enum Material: String, CaseIterable, Sendable {
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
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

    package struct Border: Sendable {
        package let color: ColorSource
        /// The width in points.
        package let width: Double
    }

    /// A black shadow below a surface.
    package struct Shadow: Sendable {
        /// The opacity, from 0 to 1.
        package let opacity: Double
        /// The blur radius in points.
        package let radius: Double
        /// The distance to the right, and below, in points.
        package let offset: (x: Double, y: Double)
    }

    package let color: ColorSource?
    package let material: Located<Material>?
    package let corners: Located<Corners>?
    package let border: Border?
    package let shadow: Located<Shadow>?

    /// Whether the surface is only a color.
    package var isPlain: Bool {
        material == nil && corners == nil && border == nil && shadow == nil
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

extension Surface {
    /// Decodes the surface of checked JSON; nil if the object has none of its keys.
    init?(_ node: JSONNode) {
        guard Vocabulary.surface.keys.contains(where: { node.member($0.name) != nil }) else {
            return nil
        }
        let background = node.member("background")
        material = background.flatMap { node in
            node.choice(Material.self).map { Located($0, at: node.range) }
        }
        color = material == nil ? node.color("background") : nil
        corners = node.member("cornerRadius").flatMap { node in
            let corners = node.string == "capsule" ? .capsule : node.double.map(Corners.radius)
            return corners.map { Located($0, at: node.range) }
        }
        border = node.member("border").map { border in
            Border(
                color: border.color("color") ?? .semantic(.separator),
                width: border[Vocabulary.borderWidth])
        }
        shadow = node.member("shadow").map { shadow in
            Located(
                Shadow(
                    opacity: shadow[Vocabulary.shadowOpacity],
                    radius: shadow[Vocabulary.shadowRadius],
                    offset: (shadow[Vocabulary.shadowX], shadow[Vocabulary.shadowY])),
                at: shadow.range)
        }
    }
}

extension Vocabulary {
    /// The keys of the outermost view and of stacks that concern the surface behind them.
    package static let surface = ObjectShape(
        "surface",
        "The surface behind a plugin or a stack.",
        [
            .optional(
                "background",
                .anyOf([
                    .token(
                        .color,
                        or: Choice(
                            BackgroundColor.allCases.map(\.rawValue)
                                + Surface.Material.allCases.map(\.rawValue))),
                    .object(Vocabulary.expression),
                ]),
                whenAbsent: "no background",
                "The color or the material behind the content."),
            .optional(
                "cornerRadius", .anyOf([.number(0...1000), .choice(Choice(["capsule"]))]),
                whenAbsent: "square corners",
                "The radius of the corners in points; a capsule has half of its shorter side."),
            .optional(
                "border", .object(border), whenAbsent: "no border", "A line along the edges."),
            .optional(
                "shadow", .object(shadow), whenAbsent: "no shadow",
                "A black shadow. It needs a background."),
        ])

    fileprivate static let borderWidth = Key(
        "width", .number(0.25...20), default: 1.0, "The width in points.")

    package static let border = ObjectShape(
        "border",
        "A line along the edges of a surface.",
        [
            color(whenAbsent: "\"separator\"", "The color of the line."),
            borderWidth.shape,
        ])

    fileprivate static let shadowOpacity = Key(
        "opacity", .number(0...1), default: 0.15, "The opacity.")

    fileprivate static let shadowRadius = Key(
        "radius", .number(0...100), default: 12.0, "The blur in points.")

    fileprivate static let shadowX = Key(
        "x", .number(-100...100), default: 0.0, "Points to the right.")

    fileprivate static let shadowY = Key(
        "y", .number(-100...100), default: 4.0, "Points down.")

    package static let shadow = ObjectShape(
        "shadow",
        "The black shadow of a surface.",
        [
            shadowOpacity.shape,
            shadowRadius.shape,
            shadowX.shape,
            shadowY.shape,
        ])
}
