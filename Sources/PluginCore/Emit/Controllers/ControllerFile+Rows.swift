/// The classes of the rows of a plugin.
extension ControllerFile {
    func writeRows(to out: inout SwiftWriter) {
        for rows in plugin.views.ofRows {
            let tree = ViewTree(of: rows, dialect)
            let handlers = plugin.handlers(of: rows).map(\.name.value)
            let element = dialect.translated(plugin.element(of: rows) ?? "Never")
            out.blank()
            out.document("A row of ``\(controller)/\(rows.name.value)``.")
            out.add("@MainActor")
            out.block("final class \(rows.rowClass(in: plugin)): PluginRow {") { out in
                for handler in handlers {
                    out.add("var \(SwiftIdentifier.escaped(handler)): @MainActor (\(element)) -> Void = { _ in }")
                }
                if !handlers.isEmpty { out.add("private var item: \(element)?") }
                out.blank()
                out.add(viewDeclarations(of: tree, in: plugin))
                out.blank()
                out.add("var view: \(dialect.translated("PlatformView")) { \(tree.root ?? "") }")
                out.member("init() {") { $0.add(groups: viewConfigurations(of: plugin, tree: tree)) }
                out.member("func show(_ item: \(element)) {") { out in
                    if !handlers.isEmpty { out.add("self.item = item") }
                    out.add(tree.viewAppearanceProperties.map { $0.statement(dialect) })
                }
                for handler in handlers {
                    out.blank()
                    out.document("Calls ``\(handler)`` with the shown element.")
                    out.block("func \(GeneratedName.callMethod(ofHandler: handler))() {") { out in
                        out.add("if let item { \(SwiftIdentifier.escaped(handler))(item) }")
                    }
                }
            }
        }
    }
}
