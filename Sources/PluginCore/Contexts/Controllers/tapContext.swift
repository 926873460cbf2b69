/// Returns the data for the tap on the stack at `index`; nothing if it has none.
func tapContext(
    of stack: StackView, at index: Int, in plugin: PluginDescription, tree: ViewTree
) -> MustacheValue {
    guard let tap = stack.tap else { return .nothing }
    let name = tree.views[index].name
    let handler = plugin.handler(named: tap.handler)
    return [
        "isButton": .flag(stack.isTappedAsButton),
        "isLongPress": .flag(tap.kind == .longPress),
        "title": tree.dialect.assignment(of: tap.title, to: \.tapTitle, of: name),
        "recognition": .text(tap.kind == .tap ? "recognizeTaps" : "recognizePresses"),
        "action": .text(handler?.call ?? ""),
        // The view of the controller is larger than its content.
        "target": .text(index == 0 ? "view" : name),
    ]
}
