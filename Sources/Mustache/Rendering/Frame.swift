/// A template that is being rendered, or that waits for a partial of it to end.
struct Frame {
    let template: MustacheTemplate
    /// The next instruction.
    var position = 0
    /// What each line of the template is indented with.
    var indentation: [UInt8] = []
}
