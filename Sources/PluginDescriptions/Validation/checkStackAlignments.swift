import SourceDiagnostics

extension DescriptionValidator {
    /// A row aligns its views vertically, a column horizontally.
    mutating func checkStackAlignments() {
        for case .stack(let stack) in views {
            let misfits: [StackView.Alignment]
            let fits: String
            switch stack.axis {
            case .vertical: (misfits, fits) = ([.top, .bottom], "'leading', 'trailing'")
            case .horizontal: (misfits, fits) = ([.leading, .trailing], "'top', 'bottom'")
            }
            guard misfits.contains(stack.alignment.value) else { continue }
            diagnostics.error(
                .contradiction,
                "the views of a \(stack.axis.rawValue) stack cannot be aligned to "
                    + "'\(stack.alignment.value.rawValue)'",
                at: place(stack.alignment.range),
                notes: [Diagnostic.Note("use 'fill', 'center', \(fits)")])
        }
    }
}
