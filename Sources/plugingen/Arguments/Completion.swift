import PluginTools

/// The words that shells offer for an operand or an option's value.
enum Completion: Equatable {
    case nothing
    case files
    case folders
    case words([String])

    /// - Parameter placeholder: the operand's or value's name in help, which implies its kind.
    private init(ofPlaceholder placeholder: String) {
        self =
            switch placeholder {
            case "PATH", "FILE": .files
            case "DIR": .folders
            case "STARTER": .words(Starter.all.map(\.name))
            case "COMMAND": .words(Plugingen.commands.map { $0.syntax.name })
            default: .nothing
            }
    }

    init(of operand: CommandSyntax.Operand) {
        let words = operand.choices + operand.suggestions()
        self = words.isEmpty ? Completion(ofPlaceholder: operand.placeholder) : .words(words)
    }

    /// Creates `nothing` for an option without a value.
    init(ofValueOf option: OptionSyntax) {
        self =
            option.choices.isEmpty
            ? option.placeholder.map(Completion.init(ofPlaceholder:)) ?? .nothing
            : .words(option.choices)
    }
}
