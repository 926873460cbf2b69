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
            items.flatMap { item in
                item.call?.arguments.filter { !$0.label.hasPrefix("exclu") }.flatMap(\.value.texts)
                    ?? [item.text].compactMap { $0 }
            }
        }

        fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }

        var name: String? { if case .name(let name) = self { name } else { nil } }

        fileprivate var call: SourceCall? { if case .call(let call) = self { call } else { nil } }

        /// The values in a list and in those within, or the value itself.
        fileprivate var items: [Value] {
            if case .list(let values) = self { values.flatMap(\.items) } else { [self] }
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
    func text(_ label: String) -> String? { value(label)?.text }

    func texts(_ label: String) -> [String] { value(label)?.texts ?? [] }

    /// Returns the elements of a list that are literals themselves, and not in calls.
    func elements(_ label: String) -> [String] {
        value(label)?.items.compactMap(\.text) ?? []
    }

    func calls(_ label: String) -> [SourceCall] {
        value(label)?.items.compactMap(\.call) ?? []
    }
}
