/// The file with what the tests of a module's plugins use, for one framework.
struct TestSupportFile {
    let code: SharedCode
    let names: ContainmentNames
    let tests: GenerationOptions.Tests
    let dialect: KitDialect

    /// The data for the template of the file.
    var data: MustacheObject {
        let plugins = code.plugins.filter(\.isTested)
        let files = plugins.supporting(dialect.kit).map {
            ControllerTestsFile(of: $0, among: plugins, in: tests, names, dialect)
        }
        let states = StateTestsFile(code: code, tests: tests, dialect: dialect).states
        let parts = TestSupportPart.allCases.filter { part in
            files.contains(where: part.isUsed) || part.isUsed(by: states)
        }
        var modules: Set<String> = [dialect.kit.name, tests.framework.module]
        let usesModifiers = parts.contains(.modifiers)
        if usesModifiers { modules.insert("SwiftUI") }
        let hasConformances = code.hosts.controllers != nil || usesModifiers && code.hosts.views != nil
        let isPublic = hasConformances && code.hostAccess(dialect) == .public
        var context = dialect.context
        context.add(tests.data(for: plugins.first, modules, isPublic: isPublic))
        context["code"] = .source(depth: 0) { out in
            writeConformances(usesModifiers: usesModifiers, to: &out)
            for section in source(blocksTouches: files.contains(where: \.blocksTouches)).sections(of: parts) {
                out.blank()
                out.add(section)
            }
            writeColorTests(to: &out)
        }
        return context
    }

    private func source(blocksTouches: Bool) -> TestSupportSource {
        let runtime = RuntimeCondition.available(to: code, dialect)
        return TestSupportSource(
            for: dialect.kit, prefix: tests.prefix, names: names,
            conditions: [
                "XCTEST": tests.framework == .xctest, "CLOCK": runtime.contains(.clock),
                "TRANSITIONS": runtime.contains(.transitions), "TOUCHES": blocksTouches,
                // Only old versions of UIKit need a stack in place of its own view.
                "STACKS": !code.minimumVersions.lacking(ContentUnavailableView.searchPath, of: .uiKit).isEmpty,
            ])
    }

    private func writeConformances(usesModifiers: Bool, to out: inout SwiftWriter) {
        if code.hosts.controllers != nil {
            let type = "\(dialect.kit.name).\(dialect.translated("PlatformViewController"))"
            out.document("In tests, all view controllers can be hosts.")
            out.add("extension \(type): \(tests.module).\(code.hosts.controllerType(dialect)) {}\n")
        }
        if usesModifiers, code.hosts.views != nil {
            out.add("extension SwiftUI.EmptyView: \(tests.module).\(code.hosts.viewType) {}")
        }
    }

    /// Writes the test of the app's colors that are in an asset catalog.
    private func writeColorTests(to out: inout SwiftWriter) {
        // Any class of the bundle finds it.
        let bundle = code.appearance.bundle.argument(ofClass: code.plugins.first?.controllerName ?? "PluginView")
        let colors = code.appearance.colors.compactMap { color -> String? in
            guard case .asset(let asset) = color.source else { return nil }
            let creation = dialect.assetColor(asset, in: bundle)
            return "expect\(tests.prefix)(\(creation) != nil, \"appearance.colors.\(color.name)\")"
        }
        if colors.isEmpty { return }
        out.blank()
        out.add("@MainActor\n@Suite(\"Colors of the app\")")
        out.block("struct \(tests.prefix)PluginColorTests {") { out in
            out.add("@Test(\"are in their asset catalog\")")
            out.block("func areInCatalog() {") { $0.add(colors) }
        }
    }
}
