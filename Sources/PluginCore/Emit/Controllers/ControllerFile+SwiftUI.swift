/// The content configuration of cells, the views and modifiers of SwiftUI, and the previews.
extension ControllerFile {
    private var values: [String] { inputParameters + handlerParameters }

    func writeCell(to out: inout SwiftWriter) {
        guard let cell = plugin.host.cell, dialect.isUIKit else { return }
        out.mark("Cells")
        out.document("``\(controller)`` as the content of a cell.")
        out.add("@MainActor")
        out.block("\(access)struct \(SwiftIdentifier.escaped(cell.value)): UIContentConfiguration {") { out in
            let types =
                plugin.inputs.map { ($0.name.value, dialect.translated($0.type.value)) }
                + plugin.handlers.map { ($0.name.value, $0.type(dialect)) }
            for (name, type) in types { out.add("\(access)var \(SwiftIdentifier.escaped(name)): \(type)") }
            out.blank()
            if values.isEmpty {
                out.add("\(access)init() {}")
            } else {
                out.block(call("\(access)init", values) + " {") {
                    $0.add(assignments(of: plugin.valueNames, to: "self"))
                }
            }
            out.member("\(access)func makeContentView() -> any UIView & UIContentView {") { out in
                out.add("let \(variable) = \(creationCall(of: plugin))")
                let content = "return PluginContentView(of: \(variable), showing: self)"
                if values.isEmpty { return out.add(content) }
                out.block(content + " {") { $0.add(plugin.valueNames.map { "$0.\($0) = $1.\($0)" }) }
            }
            out.blank()
            out.add("\(access)nonisolated func updated(for state: any UIConfigurationState) -> Self { self }")
        }
    }

    func writeSwiftUI(to out: inout SwiftWriter) {
        guard plugin.host.hasSwiftUI else { return }
        out.mark("SwiftUI")
        writeView(to: &out)
        guard let modifier = plugin.host.modifier else { return }
        out.blank()
        out.add("@MainActor")
        out.block("extension \(plugin.controller.hosts.viewType) {") { out in
            write(modifier: modifier, to: &out)
            writeWhileModifier(to: &out)
            writeRecoveryModifier(to: &out)
        }
    }

    private func writeView(to out: inout SwiftWriter) {
        guard let view = plugin.host.view else { return }
        let fillsWidth = plugin.content.map { $0.layout.isBetweenSides && $0.greatestWidth == nil } ?? false
        out.document("``\(controller)`` as a view, which is as large as its content.")
        out.add("@MainActor")
        out.block("\(access)struct \(SwiftIdentifier.escaped(view.value)): SwiftUI.View {") { out in
            out.add("private let content: PluginContent<\(controller)>")
            out.member(call("\(access)init", values) + " {") { out in
                out.add("self.content = PluginContent\(fillsWidth ? "(fillsWidth: true)" : "") {")
                writeUpdatedCreation(to: &out)
                out.add("}")
            }
            out.blank()
            out.add("\(access)var body: some SwiftUI.View { content }")
        }
    }

    /// Writes the rest of a call with closures: the one that creates the controller, and the one that updates its values.
    private func writeUpdatedCreation(to out: inout SwiftWriter) {
        out.indented { $0.add(creationCall(of: plugin)) }
        if values.isEmpty { return }
        out.add("} update: { \(variable) in")
        out.indented { $0.add(assignments(of: plugin.valueNames, to: variable)) }
    }

    private func write(modifier: Located<String>, to out: inout SwiftWriter) {
        let isBinding = plugin.dismissesItself
        out.document(
            "Shows ``\(controller)`` over this view while a value is true."
                + (isBinding ? " It becomes false when the plugin dismisses itself." : ""))
        let isPresented = "isPresented: \(isBinding ? "SwiftUI.Binding<Bool>" : "Bool")"
        writeModifier(modifier.value, [isPresented] + values, to: &out) { out in
            let group = plugin.presentation.group.map { ", group: " + SwiftLiteral.string($0) } ?? ""
            out.add("PluginModifiedView(")
            out.indented { out in
                out.add("self,")
                out.add(".show(isPresented: isPresented\(isBinding ? ".wrappedValue" : "")\(group)) {")
                writeUpdatedCreation(to: &out)
                if isBinding { out.add("} dismissHandler: {\n    isPresented.wrappedValue = false") }
                out.add("})")
            }
        }
    }

    private func writeModifier(
        _ name: String, _ parameters: [String], to out: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
    ) {
        let head = call("\(access)func \(SwiftIdentifier.escaped(name))", parameters)
        out.block("\(head) -> some \(plugin.controller.hosts.viewType) {", body)
    }

    private func writeWhileModifier(to out: inout SwiftWriter) {
        guard let name = plugin.host.whileShown?.value else { return }
        out.blank()
        out.document("Shows ``\(controller)`` over this view while an operation runs.", modifierRemark)
        let operation = "operation: @escaping @MainActor \(operationParameters) async -> Void"
        writeModifier(name, ["id: Swift.AnyHashable = 0"] + values + [operation], to: &out) { out in
            let run = call("$0.\(SwiftIdentifier.escaped(name))", plugin.passedArguments + ["operation: operation"])
            out.add("PluginModifiedView(")
            out.indented { $0.add("self,\n.run(id: id) {\n    await \(run)\n})") }
        }
    }

    private func writeRecoveryModifier(to out: inout SwiftWriter) {
        guard let recovery = plugin.host.recovery else { return }
        out.blank()
        out.document(
            "Runs an operation. If it fails, shows ``\(controller)`` over this view, whose "
                + "``\(controller)/\(recovery.retry.value)`` runs it again.", modifierRemark)
        let parameters =
            ["id: Swift.AnyHashable = 0"] + plugin.recoveryParameters(dialect, closure: nil)
            + ["operation: @escaping @MainActor () async throws -> Void"]
        writeModifier(recovery.name.value, parameters, to: &out) { out in
            out.add(recoveryModifierCall(SwiftIdentifier.escaped(recovery.name.value), plugin))
        }
    }
}

let modifierRemark =
    "The operation begins when the view appears, and is cancelled when the view is removed. Another `id` cancels it and "
    + "starts it again."

/// Returns the body of a modifier that runs an operation, and shows the plugin if it fails.
func recoveryModifierCall(_ method: String, _ plugin: PluginDescription) -> String {
    "PluginModifiedView(self, .start(id: id) { \(call("$0.\(method)", plugin.recoveryArguments)) })"
}

extension HostHelpers {
    /// Whether SwiftUI views can show the plugin.
    var hasSwiftUI: Bool { modifier != nil || view != nil }
}

// MARK: - Previews

extension ControllerFile {
    /// Writes the previews, unless an input has no known value: one with the inputs that have no default, one with all
    /// inputs, one for each input of type Bool, and those in the dark style, with large text, and from right to left, as
    /// far as the framework has them.
    func writePreviews(to out: inout SwiftWriter) {
        guard plugin.controller.hasPreviews, plugin.inputWithoutTestValue == nil else { return }
        let required = plugin.inputs.filter { $0.defaultValue == nil }
        let known = plugin.inputs.filter { $0.previewValue(in: plugin, dialect) != nil }
        out.mark("Previews")
        out.add("#if canImport(DeveloperToolsSupport) && compiler(>=5.9)")
        writePreview("", with: required, to: &out)
        if known.count > required.count {
            let others = known.filter { $0.defaultValue != nil }.map(\.name.value)
            writePreview(" with \(others.joined(separator: ", "))", with: known, to: &out)
        }
        for input in known where input.type.value == "Bool" {
            writePreview(", \(input.name.value) is \(input.otherBool)", with: known, changing: input, to: &out)
        }
        let styles = [("dark", "dark"), ("largeText", "large text"), ("rightToLeft", "right to left")]
        for (style, summary) in dialect.isUIKit ? styles : [styles[0]] {
            writePreview(", \(summary)", with: known, style: style, to: &out)
        }
        out.add("#endif")
    }

    private func writePreview(
        _ name: String, with inputs: [PluginInput], changing changed: PluginInput? = nil, style: String? = nil,
        to out: inout SwiftWriter
    ) {
        let arguments = inputs.compactMap { input in
            let isChanged = input.name.value == changed?.name.value
            let value = isChanged ? input.otherBool : input.previewValue(in: plugin, dialect)
            return value.map { "\(input.name.value): \($0)" }
        }
        let creation = call(controller, arguments + plugin.requiredHandlers.map(\.emptyArgument))
        let isInList = plugin.placement.position.value.isInList && dialect.scrollsContent
        let options =
            (style.map { ["." + $0] } ?? []) + (isInList ? ["in: UITableViewController(style: .plain)"] : [])
        let host = call(".previewed", options)
        out.add("@available(\(dialect.isUIKit ? "iOS 17, tvOS 17" : "macOS 14"), *)")
        out.block("#Preview(\(SwiftLiteral.string(plugin.name + name))) {") { out in
            if 4 + creation.count + host.count <= SwiftWriter.lineLength { return out.add(creation + host) }
            out.add(creation)
            out.indented { $0.add(host) }
        }
        out.blank()
    }
}

extension PluginInput {
    /// Returns a value for previews; nil if none is known.
    fileprivate func previewValue(in plugin: PluginDescription, _ dialect: KitDialect) -> String? {
        type.value == "Bool" && example == nil ? defaultValue?.value ?? "true" : examples(in: plugin, dialect)?.first
    }

    /// The value of an input of type Bool that is not its value in other previews.
    fileprivate var otherBool: String { (example ?? defaultValue)?.value ?? "true" == "true" ? "false" : "true" }
}
