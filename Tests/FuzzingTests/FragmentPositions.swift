import FuzzTargets
import PluginCore
import PluginTools

/// The positions of a type or an expression in generated Swift, each as a declaration with the
/// fragment at every such place.
///
/// `FragmentTests` compares the lines with those of generated code.
enum FragmentPositions: String, CaseIterable {
    case expression, input, function, parameter, viewToCall, viewToCreate, superclass

    /// A declaration with `%` in place of the fragment.
    var template: String {
        switch self {
        case .expression:
            """
            final class C: S, P {
                let view = %
                let annotated: T = %
                let after: Int
                init(a: T = %, b: T = %) {
                    super.init()
                }
                init(
                    a: T = %,
                    b: T = %
                ) {
                    self.a = a
                }
                required init?(coder: NSCoder) {
                    a = %
                    super.init(coder: coder)
                }
                func test() {
                    let first: T = %
                    plugin.a = %
                    let second = 0
                    label.text = isLong ? % : %
                    let third = 0
                    view.%
                    let plugin = C(a: %)
                    let other = C(a: %, b: %)
                    window.show(
                        a: %,
                        b: %)
                    plugin.done(%, %)
                    plugin.done(%)
                    plugin.done(AnyView(%))
                    let fourth = 0
                    try await window.load(a: %, b: %) {
                        let calls = 1
                    }
                    let end = 0
                }
            }
            """
        case .input:
            """
            final class C: S, P {
                var shown: % {
                    didSet { apply() }
                }
                var a: %
                let after: Int
                init(a: %, b: % = 1) {
                    super.init()
                }
                init(
                    a: %,
                    b: % = 1
                ) {
                    let first: % = 1
                }
                func load(a: %? = nil) {}
            }
            """
        case .parameter:
            """
            final class C: S, P {
                var done: (_ a: %) -> Void = { _ in }
                var moved: (_ a: %, _ b: %) -> Void = { _, _ in }
                func show(a: @escaping (_ a: %, _ b: %) -> Void = { _, _ in }) {}
            }
            """
        case .function:
            """
            final class C: S, P {
                var done: %
                init(a: @escaping %, b: @escaping % = {}) {
                    super.init()
                }
                init(
                    a: @escaping %,
                    b: @escaping %
                ) {}
            }
            """
        case .viewToCall:
            """
            final class C: S, P {
                let made = %()
                let after: Int
            }
            """
        case .viewToCreate:
            """
            final class C: S, P {
                let made: % = makeView()
                let after: Int
            }
            """
        case .superclass:
            """
            final class C: %, P {
                let after: Int
            }
            """
        }
    }

    /// Returns a minimal description in which the fragment leads to this position.
    func description(of fragment: String) -> String {
        let fragment = jsonString(fragment)
        return switch self {
        case .expression:
            #"{ "inputs": [{ "name": "a", "type": "T", "example": \#(fragment) }] }"#
        case .input, .function:
            #"{ "inputs": [{ "name": "a", "type": \#(fragment) }] }"#
        case .parameter:
            #"{ "handlers": [{ "name": "b", "parameters": [{ "name": "a", "type": \#(fragment) }] }] }"#
        case .viewToCall:
            #"{ "content": { "custom": "a", "type": \#(fragment) } }"#
        case .viewToCreate:
            #"{ "content": { "custom": "a", "type": \#(fragment), "create": "makeView()" } }"#
        case .superclass:
            #"{ "superclass": \#(fragment) }"#
        }
    }

    /// Returns whether a description accepts the fragment here.
    func accepts(_ fragment: String) -> Bool {
        if self == .function, !KnownType.isFunction(fragment) { return false }
        var found = DiagnosticCollector()
        _ = readDescription(
            SourceFile(path: "Example.plugin.json", text: description(of: fragment)),
            name: "Example", configuration: ModuleConfiguration(), reporting: &found)
        return !found.hasErrors
    }

    /// A fragment that is certainly contained in its declaration.
    var benignFragment: String {
        switch self {
        case .expression: "benign()"
        case .function: "() -> Void"
        default: "Benign"
        }
    }

    /// Returns the fragment as it is written for a parameter.
    func spelling(of fragment: String) -> String {
        self == .function && fragment.hasPrefix("nonisolated") ? "(\(fragment))" : fragment
    }
}
