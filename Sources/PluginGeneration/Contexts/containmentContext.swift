import PluginDescriptions

/// Returns the data for the file with the code that all plugins share.
func containmentContext(
    of code: SharedCode, _ names: ContainmentNames, _ dialect: KitDialect
) -> MustacheObject {
    let kit = dialect.kit.name
    let access =
        code.engineAccess ?? (dialect.isShared ? code.plugins.greatestAccess : .internal)
    let source = RuntimeSource(
        for: dialect.kit, code.minimumVersions, access: code.engineAccess, names)
    let files = code.runtimeFiles(dialect)
    var context = tokensContext(of: code, dialect)
    context["access"] = .text(access == .internal ? "" : access.rawValue + " ")
    context["imports"] = .list(
        importLines(Set(code.appearance.imports + [kit]).sorted(), access, exposed: [kit])
            + (files.contains(where: source.importsSwiftUI) ? code.swiftUIImportLines : []))
    context["runtime"] = .list(
        files.compactMap { file in source.code(of: file).map { ["code": .text($0)] } })
    context["platformTypes"] = .list(
        dialect.kit.platformTypes.map { type in
            ["name": .text(type.name), "type": .text(type.spelling)]
        })
    return context
}

extension SharedCode {
    /// Returns the files with the kernel and with the parts that plugins need.
    fileprivate func runtimeFiles(_ dialect: KitDialect) -> [RuntimeFile] {
        let parts = RuntimePart.needed(by: self, dialect).flatMap(RuntimeFile.names)
        return (RuntimeFile.kernel + parts).compactMap { runtime[$0] }
    }

    fileprivate var swiftUIImportLines: [MustacheValue] {
        let exposed = engineAccess == nil ? [] : ["SwiftUI"]
        return [["line": "#if canImport(SwiftUI)"]]
            + importLines(["SwiftUI"], engineAccess ?? .internal, exposed: exposed)
            + [["line": "#endif"]]
    }
}

extension [PluginDescription] {
    /// Returns the parts of the shared code that plugins need, for that code and for its tests.
    func neededPartsContext(_ dialect: KitDialect) -> MustacheObject {
        var context: MustacheObject = [
            "observesAppearance": .flag(observeNotifications(dialect)),
            "hasModifiers": .flag(haveModifiers),
            "hasScenes": .flag(useScenes),
            "limitsWidth": .flag(limitWidth),
            "scrollsHosts": .flag(scrollHosts),
            "hasLists": .flag(havePlacesInLists(dialect.kit)),
            "usesReadableWidth": .flag(useReadableWidth),
        ]
        context.add(bannerContext(dialect))
        context.add(keyboardContext(dialect))
        return context
    }

    /// Whether a notification has one of them reload its appearance.
    var observeAppearance: Bool {
        contains { $0.controller.appearance.notification != nil && $0.hasAppearanceBindings }
    }

    /// Returns whether code for a framework observes notifications: plugins reload their appearance, scenes disconnect,
    /// or Markdown follows the text size.
    func observeNotifications(_ dialect: KitDialect) -> Bool {
        observeAppearance || useScenes
            || dialect.spelling.scrollsContent && !markdownLabels(dialect.kit).isEmpty
    }

    /// Returns whether one of those for a framework has a busy button, or needs its class for a font.
    func haveSpecialButtons(_ dialect: KitDialect) -> Bool {
        filter { $0.controller.kits.contains(dialect.kit) }.flatMap(\.views).contains { view in
            guard case .button(let button) = view else { return false }
            return dialect.spelling.views.isSpecialButton(button)
        }
    }

    /// Whether one of them has a greatest width.
    var limitWidth: Bool { contains { $0.placement.maximumWidth != nil } }

    /// Whether one of them lets its host scroll.
    var scrollHosts: Bool { contains { $0.presentation.touches == .scroll } }

    /// Returns whether one of those for a framework is shown in a part of a list.
    func havePlacesInLists(_ kit: Kit) -> Bool {
        contains { $0.controller.kits.contains(kit) && $0.placement.position.value.isInList }
    }

    /// Whether the content of one of them has a readable width.
    var useReadableWidth: Bool { contains { $0.content?.layout.area == .readable } }

    /// Whether a button of one of them is of a class of the app.
    fileprivate var haveButtonsOfApp: Bool {
        contains { plugin in
            plugin.views.contains { view in
                if case .button(let button) = view { button.viewClass != nil } else { false }
            }
        }
    }

    /// The highest access level of the controllers, which the code that they share needs too.
    fileprivate var greatestAccess: AccessLevel {
        let levels = map(\.controller.access)
        return AccessLevel.allCases.last(where: levels.contains) ?? .internal
    }
}
