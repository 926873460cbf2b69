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
                width: border.double("width") ?? 1)
        }
        shadow = node.member("shadow").map { shadow in
            Located(
                Shadow(
                    opacity: shadow.double("opacity") ?? 0.15,
                    radius: shadow.double("radius") ?? 12,
                    offset: (shadow.double("x") ?? 0, shadow.double("y") ?? 4)),
                at: shadow.range)
        }
    }
}
