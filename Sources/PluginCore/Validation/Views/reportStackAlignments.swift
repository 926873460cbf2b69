extension DescriptionValidator {
    /// Reports stacks with an alignment of the other axis: a row aligns its views vertically, a column
    /// horizontally.
    mutating func reportStackAlignments() {
        for case .stack(let stack) in views {
            let misfits: [StackView.Alignment]
            let fits: String
            switch stack.axis {
            case .vertical:
                misfits = [.top, .bottom, .firstBaseline, .lastBaseline]
                fits = "'leading', 'trailing'"
            case .horizontal:
                misfits = [.leading, .trailing]
                fits = "'top', 'bottom', 'firstBaseline', 'lastBaseline'"
            }
            guard misfits.contains(stack.alignment.value) else { continue }
            report(
                .contradiction,
                "the views of a \(stack.axis.rawValue) stack cannot be aligned to "
                    + "'\(stack.alignment.value.rawValue)'",
                at: stack.alignment.range, note: "use 'fill', 'center', \(fits)")
        }
    }
}
