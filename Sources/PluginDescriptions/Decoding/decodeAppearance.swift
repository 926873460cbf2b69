extension AppearanceConfiguration {
    /// Decodes the appearance of checked JSON.
    init(_ node: JSONNode) {
        colors = node.object("colors").namedNodes.compactMap { AppColor($0, $1) }
        fonts = node.object("fonts").namedNodes.compactMap { AppFont($0, $1) }
        bundle = node.choice("bundle") ?? .main
        imports = Set(node.member("imports")?.elements.compactMap(\.string) ?? []).sorted()
        notification = node.string("notification")
    }
}

extension JSONNode {
    /// The members of an object of names, in their order.
    fileprivate var namedNodes: [(String, JSONNode)] {
        guard case .object(let members) = value else { return [] }
        return members.map { ($0.key, $0.value) }
    }
}

extension AppColor {
    fileprivate init?(_ name: String, _ node: JSONNode) {
        self.name = name
        if let asset = node.string("asset") {
            source = .asset(asset)
        } else if let expression = node.string("swift") {
            source = .swift(expression)
        } else if let light = node.string("light").flatMap(HexColor.init) {
            let dark = node.string("dark").flatMap(HexColor.init)
            source = .adaptive(light: light, dark: dark ?? light)
        } else {
            return nil
        }
    }
}

extension AppFont {
    fileprivate init?(_ name: String, _ node: JSONNode) {
        self.name = name
        if let expression = node.string("swift") {
            source = .swift(expression)
        } else if let font = node.string("custom") {
            source = .custom(font)
        } else {
            source = .system(node.choice("weight") ?? .regular)
        }
        size = node.double("size") ?? 0
        textStyle = node.choice("textStyle") ?? .body
    }
}
