extension Mutant {
    /// The mutants of the app's colors and fonts.
    static let tokens = mutants(
        in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
        [
            (
                "a color of the app is opaque",
                "alpha: component(0)", "alpha: 1"
            ),
            (
                "the parts of a color are swapped",
                "component(16), blue: component(8)", "component(8), blue: component(16)"
            ),
            (
                "a color of the app is another asset",
                "named: \"Brand\"", "named: \"Band\""
            ),
            (
                "a font of the app has another name",
                "(name: \"Avenir-Heavy\", size", "(name: \"Avenir\", size"
            ),
            (
                "a font of the app has another size",
                "ofSize: 13.5", "ofSize: 13"
            ),
            (
                "a font of the app has another weight",
                "weight: .semibold", "weight: .bold"
            ),
        ])

    /// The mutants of the app's colors and fonts in code for UIKit.
    static let uiKitTokens = mutants(
        in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
        [
            (
                "a color of the app has its dark form in the light style",
                "== .dark ? dark : light", "== .light ? dark : light"
            )
        ])

    /// The mutants of the app's colors in code for AppKit.
    static let appKitTokens = mutants(
        in: "PluginAppearance.swift", for: .appKit, testedIn: "ChildContainment.swift",
        [
            (
                "a color of the app has its dark form in the light appearance",
                "== .darkAqua ? dark : light", "== .aqua ? dark : light"
            )
        ])

    /// The mutants of colors, fonts and surfaces in a controller.
    static let surfaces = mutants(
        in: "CardViewController.swift",
        [
            (
                "a named color is not used",
                "        titleLabel.textColor = PluginColors.ink\n", ""
            ),
            (
                "a named font is not used",
                "        numberLabel.font = PluginFonts.figures\n", ""
            ),
            (
                "a text is aligned with the leading edge",
                "== .rightToLeft ? .left : .right", "== .rightToLeft ? .right : .left"
            ),
            (
                "a surface is not added",
                "        numberStackSurface.place(in: numberStack)\n", ""
            ),
            (
                "a surface has another material",
                "material = .glass", "material = .systemMaterial"
            ),
            (
                "a surface is not a capsule",
                "        numberStackSurface.isCapsule = true\n", ""
            ),
            (
                "a surface has other corners",
                "surface.cornerRadius = 20", "surface.cornerRadius = 12"
            ),
            (
                "a surface has another color",
                "        surface.backgroundColor = PluginColors.card\n", ""
            ),
            (
                "a border has another color",
                "        surface.borderColor = PluginColors.hairline\n", ""
            ),
            (
                "a border has another width",
                "borderWidth = 0.5", "borderWidth = 1"
            ),
            (
                "a shadow is too dark",
                "shadowOpacity = 0.2", "shadowOpacity = 0.3"
            ),
            (
                "a shadow is too sharp",
                "shadowRadius = 8", "shadowRadius = 0"
            ),
            (
                "a shadow is in another place",
                "CGSize(width: 1,", "CGSize(width: 0,"
            ),
        ])

    /// The mutants of surfaces in code for UIKit.
    static let uiKitSurfaces = mutants(
        in: "PluginAppearance.swift", testedIn: "CardViewController.swift",
        [
            (
                "the corners of a capsule are square",
                "isCapsule ? greatestRadius", "isCapsule ? 0"
            ),
            (
                "a surface is in front of the content",
                "view.insertSubview(self, at: 0)", "view.addSubview(self)"
            ),
            (
                "a surface does not follow the size of its view",
                "        autoresizingMask = [.flexibleWidth, .flexibleHeight]\n        view",
                "        view"
            ),
            (
                "the color of a border is not shown",
                "layer.borderColor = borderColor?", "layer.borderColor = backgroundColor?"
            ),
        ])

    /// The mutants of surfaces in code for AppKit.
    static let appKitSurfaces = mutants(
        in: "PluginAppearance.swift", for: .appKit, testedIn: "CardViewController.swift",
        [
            (
                "the corners of a capsule are square",
                "isCapsule ? greatestRadius", "isCapsule ? 0"
            ),
            (
                "a surface is in front of the content",
                "positioned: .below", "positioned: .above"
            ),
            (
                "a surface does not follow the size of its view",
                "        autoresizingMask = [.width, .height]\n        view", "        view"
            ),
            (
                "the color of a border is not shown",
                "        layer?.borderColor = borderColor?.cgColor\n", ""
            ),
            (
                "the color of a surface is not shown",
                "        layer?.backgroundColor = backgroundColor?.cgColor\n", ""
            ),
        ])
}
