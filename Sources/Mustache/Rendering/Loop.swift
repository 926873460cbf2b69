/// A section that is being rendered for one of its elements, which is the innermost context.
struct Loop {
    let elements: [MustacheValue]
    var index = 0
    /// Where the instructions of the section begin.
    let start: Int
}
