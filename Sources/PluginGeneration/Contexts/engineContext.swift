import PluginDescriptions

extension SharedCode {
    /// Returns the optional parts of the code: those that plugins of the module need, or all parts of an engine.
    func partsContext(_ dialect: KitDialect) -> MustacheObject {
        var context = pluginsInNeed.neededPartsContext(dialect)
        context.add(pluginsInNeed.typesContext(dialect, minimumVersions))
        if engineAccess != nil { context.add(enginePartsContext(dialect)) }
        return context
    }

    /// The access level of declarations that modules with this engine use: nothing if there are no such modules.
    var accessContext: MustacheObject {
        let access = engineAccess.map { $0.rawValue + " " } ?? ""
        let swiftUI = engineAccess == nil ? [] : ["SwiftUI"]
        return [
            "isEngine": .flag(engineAccess != nil), "sharedAccess": .text(access),
            // Apps declare subclasses of this class.
            "buttonAccess": .text(engineAccess == .public ? "open " : access),
            "swiftUIImports": importContext(
                ["SwiftUI"], engineAccess ?? .internal, exposed: swiftUI,
                areExplicit: importAccess != nil),
        ]
    }
}

/// Returns the data for shared code with all parts that plugins for a framework can need.
func enginePartsContext(_ dialect: KitDialect) -> MustacheObject {
    let parts = [
        "observesAppearance", "hasModifiers", "hasScenes", "limitsWidth", "scrollsHosts",
        "usesReadableWidth", "hasSwipes", "hasQueues", "hasPluginButtons", "hasSurfaces",
        "changesLabels", "hostsSwiftUI", "hasTaps", "hasLongPresses", "reportsProgress",
        "hasBackdrops",
        "hasContentUnavailableViews", "hasSearchStates", "hasMarkdown", "hasMarkdownLabels",
        "hasLinkText", "hasSwitches", "hasSliders", "hasSegments",
    ]
    var context = MustacheObject(uniqueKeysWithValues: parts.map { ($0, .flag(true)) })
    let spelling = dialect.spelling
    context["hasFeedback"] = .flag(spelling.givesFeedback)
    context["hasLists"] = .flag(spelling.scrollsContent)
    for part in ["placesAboveKeyboard", "needsAreaAboveKeyboard", "scrollsToFields"] {
        context[part] = .flag(spelling.hasKeyboard)
    }
    return context
}
