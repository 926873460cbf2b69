/// What can be written after a command's name, and what its help says.
struct CommandSyntax {
    /// A word on the command line that is no option.
    struct Operand {
        let placeholder: String
        let summary: String
        let isRequired: Bool
        let isRepeated: Bool
    }

    let name: String
    let summary: String
    let operands: [Operand]
    let options: [OptionSyntax]
    /// Lines that can be typed, each with what it does.
    let examples: [(line: String, meaning: String)]

    /// The options of the command and those that every command has.
    var allOptions: [OptionSyntax] { options + OptionSyntax.common }

    func option(named name: String) -> OptionSyntax? {
        allOptions.first { $0.name == name }
    }
}
