/// A SwiftUI view of the app, which the controller hosts.
package final class SwiftUIView: NamedView {
    let node: JSONNode
    /// The inputs that the view shows, in the order of the description.
    package let inputs: [PluginInput]
    /// The handlers that the view calls, in the order of the description.
    package let handlers: [PluginHandler]

    init(_ node: JSONNode, in plugin: PluginMembers) {
        self.node = node
        let used = node.string("create").map { Set(SwiftIdentifier.namesUsed(in: $0)) }
        inputs = plugin.inputs.filter { used?.contains($0.name.value) ?? true }
        handlers = plugin.handlers.filter { used?.contains($0.name.value) ?? true }
    }

    /// The name of the property that holds the view.
    package var name: Located<String> {
        node.locatedString("name") ?? Located(GeneratedName.property(ofType: type.value), at: type.range)
    }
    /// Whether the name is derived from the type.
    var hasDerivedName: Bool { node.member("name") == nil }
    package var type: Located<String> { node.required("swiftUI") }
    /// The expression that creates the view; nil to call the type with all inputs and handlers.
    package var creation: Located<String>? { node.locatedString("create") }

    /// The range of what names the inputs and handlers: the expression, or else the type.
    var range: SourceRange { (creation ?? type).range }

    /// The modifier at the end of the expression of a view that does not handle touches.
    static let withoutTouches = ".allowsHitTesting(false)"

    /// Whether the view never handles touches, because its expression ends in the modifier that says so.
    var isDecoration: Bool { creation?.value.filter { !$0.isWhitespace }.hasSuffix(Self.withoutTouches) ?? false }

    /// The expression that creates the view, for messages.
    var call: String {
        let isShort = creation.map { $0.value.utf8.count <= 60 && !$0.value.contains("\"") } ?? false
        return (isShort ? creation?.value : nil) ?? "\(type.value)()"
    }

    var viewClass: ViewClass? { nil }

    var ownBindings: [InputBinding] {
        inputs.map { InputBinding(input: Located($0.name.value, at: range), use: .rootView) }
    }

    // MARK: Keys

    package static let shape = ObjectShape(
        "SwiftUI view",
        [
            .required("swiftUI", .swiftType),
            .optional("name", .identifier),
            .optional("create", .swiftExpression),
            ViewFrame.key, Vocabulary.shownWhen, Vocabulary.hiddenWhen, Vocabulary.accessibility,
        ])

    // MARK: Rules

    func report(in validator: inout DescriptionValidator) { validator.reportView(self) }

    // MARK: Swift

    func parts(_ dialect: KitDialect) -> [RuntimePart] { [.hostingView] }

    func creation(_ dialect: KitDialect) -> String { "PluginHostingView(rootView: \(makeCall))" }

    func configure(_ code: inout ViewCode) {}
}

/// The inputs and handlers of a plugin, which SwiftUI views in its content use by their names.
struct PluginMembers {
    let inputs: [PluginInput]
    let handlers: [PluginHandler]

    /// Returns the input that a text comes from; nil for other text.
    func input(of text: TextSource) -> PluginInput? {
        guard case .input(let name) = text else { return nil }
        return inputs.first { $0.name.value == name.value }
    }
}

extension [ContentView] {
    /// The SwiftUI views.
    package var ofSwiftUI: [SwiftUIView] { compactMap { if case .swiftUI(let view) = $0 { view } else { nil } } }
}

extension PluginDescription {
    /// Whether the controller hosts a SwiftUI view.
    package var hostsSwiftUI: Bool { !views.ofSwiftUI.isEmpty }

    /// The handlers that controls, SwiftUI views or rows call.
    package var calledHandlers: [PluginHandler] {
        let names = Set(
            views.compactMap(\.handler?.value) + views.flatMap(\.menu).map(\.handler.value)
                + views.ofSwiftUI.flatMap(\.handlers).map(\.name.value)
                + views.ofRows.flatMap { handlers(of: $0) }.map(\.name.value))
        return handlers.filter { names.contains($0.name.value) }
    }

    /// Returns the parameters of a handler that are not inputs. The SwiftUI view or the row that calls the
    /// handler gives their values.
    package func openParameters(of handler: PluginHandler) -> [PluginHandler.Parameter] {
        handler.parameters.filter { parameter in !inputs.contains { $0.name.value == parameter.name.value } }
    }
}

extension DescriptionValidator {
    /// Reports SwiftUI views whose types are not names, and expressions that use more of the controller than inputs and
    /// handlers: the view does not follow their changes.
    fileprivate mutating func reportView(_ view: SwiftUIView) {
        let type = view.type.value
        let name = String(type.prefix { $0 != "<" })
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if !words.allSatisfy(SwiftIdentifier.isWord) || name != type && type.last != ">" {
            report(
                .invalidType, "'\(type)' is not the name of a view", at: view.type.range,
                note: "write the name of a type, as in '\"swiftUI\": \"ErrorView\"'")
        }
        guard let creation = view.creation,
            let use = memberUses(in: creation.value).first(where: {
                $0.kind != "input" && $0.kind != "handler"
            })
        else { return }
        let subject = use.kind.map { "the \($0) '\(use.name)'" } ?? "'\(use.name)'"
        report(
            .invalidExpression, "'create' uses \(subject)", at: creation.range,
            note: "a SwiftUI view gets only inputs and handlers, by their names")
    }
}
