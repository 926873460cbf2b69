import PluginCore

/// A call with literals, in the Swift of a manifest or in Starlark: `.target(name: "App", dependencies: ["Kit"])`.
struct SourceCall {
    enum Value {
        case text(String)
        /// The last word of a reference, as `v15` in `.v15`.
        case name(String)
        case list([Value])
        case call(SourceCall)

        /// The literals in the value, also those in lists and calls such as `glob(["App/**"])`.
        var texts: [String] {
            switch self {
            case .text(let text): [text]
            case .name: []
            case .list(let values): values.flatMap(\.texts)
            case .call(let call):
                call.arguments.filter { !$0.label.hasPrefix("exclu") }
                    .flatMap(\.value.texts)
            }
        }

        fileprivate var elements: [String] {
            switch self {
            case .text(let text): [text]
            case .name, .call: []
            case .list(let values): values.flatMap(\.elements)
            }
        }

        var calls: [SourceCall] {
            switch self {
            case .text, .name: []
            case .list(let values): values.flatMap(\.calls)
            case .call(let call): [call]
            }
        }
    }

    let name: String
    /// The label of the argument that contains the call; empty outside of calls.
    let role: String
    /// Where the name begins.
    let start: Int
    let arguments: [(label: String, value: Value)]

    func value(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }

    /// Returns the text of an argument; nil if the argument is not a literal.
    func text(_ label: String) -> String? {
        if case .text(let text) = value(label) { text } else { nil }
    }

    func texts(_ label: String) -> [String] { value(label)?.texts ?? [] }

    /// Returns the elements of a list that are literals themselves, and not in calls.
    func elements(_ label: String) -> [String] { value(label)?.elements ?? [] }

    func calls(_ label: String) -> [SourceCall] { value(label)?.calls ?? [] }
}
