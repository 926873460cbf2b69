extension AppearanceConfiguration {
    /// Decodes the appearance of checked JSON.
    init(_ node: JSONNode) {
        colors = node.object("colors").members.compactMap { AppColor($0.key, $0.value) }
        fonts = node.object("fonts").members.compactMap { AppFont($0.key, $0.value) }
        bundle = node.choice("bundle") ?? .main
        imports = decodeImports(node)
        notification = node.string("notification")
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
