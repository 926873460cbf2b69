/// A mistake that could be in generated code: a change of its text, which the generated tests have to
/// notice.
struct Mutant: Sendable {
    /// What is wrong, as in "the parent is not told".
    let name: String
    /// The kit that the code is generated for.
    let kit: HeadlessKit
    /// The generated file that is changed.
    let file: String
    /// A text that stands in the file exactly once.
    let original: String
    let changed: String
    /// The generated file whose tests have to notice the mistake.
    let testedFile: String

    init(
        _ name: String, of original: String, to changed: String, in file: String,
        for kit: HeadlessKit = .uiKit, testedIn testedFile: String? = nil
    ) {
        self.name = name
        self.kit = kit
        self.file = file
        self.original = original
        self.changed = changed
        self.testedFile = testedFile ?? file
    }

    static let all = uiKit + appKit

    static let uiKit = shared + fields + scrolling

    /// The mistakes that code for AppKit can have as well, but for those that `namesOfUIKit` lists.
    static let shared = containment + presentation + placement + controllers + hosts

    /// The mistakes of one file, each a name, a text and what is made of it.
    static func mutants(
        in file: String, for kit: HeadlessKit = .uiKit, testedIn testedFile: String? = nil,
        _ changes: [(name: String, original: String, changed: String)]
    ) -> [Mutant] {
        changes.map {
            Mutant(
                $0.name, of: $0.original, to: $0.changed, in: file, for: kit, testedIn: testedFile)
        }
    }
}
