extension PluginDescription {
    /// The local variables for the constraints of spacers and sizes, and for the area that the
    /// outermost view is tied to.
    var layoutVariables: Set<String> {
        var variables: Set<String> = []
        var spacerCount = 0
        for view in views {
            if case .spacer(let spacer) = view {
                if spacer.length != nil {
                    let name = GeneratedName.spacer(at: spacerCount)
                    variables.insert(GeneratedName.length(ofSpacer: name))
                }
                spacerCount += 1
            } else if let variable = view.sizeVariable {
                variables.insert(variable)
            }
        }
        if views.first?.name != nil {
            variables.insert("scrollView")
            if let area = content?.layout.area.variable { variables.insert(area) }
            if hasTextFields { variables.insert("bounds") }
        }
        return variables
    }
}

extension ContentView {
    /// The local variable for the constraints on the view's size; nil if it has no such
    /// constraints.
    package var sizeVariable: String? {
        switch self {
        case .progress(let bar): bar.name.value + "Width"
        case .textField(let field): field.name.value + "Width"
        case .valueControl(let control): control.width.map { _ in control.name.value + "Width" }
        case .image(let image): image.size.map { _ in image.name.value + "Size" }
        default: nil
        }
    }
}

extension ContentLayout.Area {
    /// The local variable for the area's layout guide; nil for the bounds, which do not have one.
    package var variable: String? { self == .bounds ? nil : rawValue }
}
