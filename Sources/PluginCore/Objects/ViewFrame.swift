/// The lengths that a description states for a view, in points.
package struct ViewFrame: Sendable {
    /// A constraint on the width or on the height of a view.
    package enum Length: String, CaseIterable, Sendable {
        case width, minimumWidth, maximumWidth, height, minimumHeight, maximumHeight

        var dimension: String { rawValue.lowercased().hasSuffix("width") ? "width" : "height" }

        fileprivate var relation: String {
            isMaximum ? "lessThanOrEqualTo" : isLimit ? "equalTo" : "greaterThanOrEqualTo"
        }

        fileprivate var isMaximum: Bool { rawValue.hasPrefix("maximum") }

        /// Whether the length stops a view from being stretched.
        fileprivate var isLimit: Bool { !rawValue.hasPrefix("minimum") }
    }

    let node: JSONNode

    /// The stated lengths, in the order of the cases.
    package var lengths: [(length: Length, value: Located<Double>)] {
        Length.allCases.compactMap { length in self[length].map { (length, $0) } }
    }

    package subscript(length: Length) -> Located<Double>? { node.locatedDouble(length.rawValue) }

    /// Whether a row cannot stretch the view.
    var limitsWidth: Bool { self[.width] != nil || self[.maximumWidth] != nil }

    // MARK: Keys

    package static let shape = ObjectShape(
        "frame",
        Length.allCases.map { length in
            .optional(length.rawValue, .number(0...10_000))
        })

    static let key = KeyShape.optional("frame", .object(shape))
}

// MARK: - Rules

extension ViewFrame {
    static let conflicts: Conflicts = [
        "frame.minimumWidth/maximumWidth with frame.width": "a 'width' has no limits",
        "frame.minimumHeight/maximumHeight with frame.height": "a 'height' has no limits",
    ]
}

extension DescriptionValidator {
    /// Reports lengths that contradict each other, or what is around the view.
    mutating func reportFrames() {
        guard let content = description.content else { return }
        for view in viewsAndRows {
            report(ViewFrame.conflicts, in: view.object.node)
            reportLimits(of: view)
        }
        let pinned = content.layout.edges
        reportVerticalPlace(of: content)
        for (dimension, edges) in [
            ("width", [.leading, .trailing]), ("height", [.top, .bottom]),
        ] as [(String, [ContentLayout.Edge])] where edges.allSatisfy(pinned.contains) {
            reportStretching(
                of: content.root, along: dimension, besides: .maximumWidth,
                "the content is pinned to both edges, which determine its \(dimension)",
                note: "add a 'layout' with other 'edges', or leave out this length")
        }
        for case .stack(let stack) in viewsAndRows where stack.alignment.value == .fill {
            let dimension = stack.axis == .vertical ? "width" : "height"
            for view in stack.views {
                reportStretching(
                    of: view, along: dimension,
                    "a stack with the alignment 'fill' determines the \(dimension) of its views",
                    note: "use another 'alignment' in the stack, or leave out this length")
            }
        }
    }

    /// Reports a vertical position or offset of content that an edge determines the position of.
    private mutating func reportVerticalPlace(of content: PluginContent) {
        let layout = content.layout
        if layout.isCentered(between: .top, and: .bottom) { return }
        for (key, isUsed) in [
            ("verticalPosition", layout.verticalPosition != 0.5),
            ("verticalOffset", layout.verticalOffset != 0),
        ] where isUsed {
            report(
                KeySet("content.layout." + key),
                "a '\(key)' needs content that is centered vertically",
                note: "name neither \"top\" nor \"bottom\" in \"edges\"")
        }
    }

    private mutating func reportLimits(of view: ContentView) {
        for dimension in ["Width", "Height"] {
            let frame = view.object.node.object("frame")
            guard let least = frame.double("minimum" + dimension),
                let greatest = frame.double("maximum" + dimension), least > greatest
            else { continue }
            report(KeySet("maximum" + dimension), of: frame, "'maximum\(dimension)' is less than 'minimum\(dimension)'")
        }
    }

    private mutating func reportStretching(
        of view: ContentView, along dimension: String, besides allowed: ViewFrame.Length? = nil, _ message: String,
        note: String
    ) {
        for (length, value) in view.attributes.frame.lengths
        where length.dimension == dimension && length.isLimit && length != allowed {
            report(.contradiction, message, at: value.range, note: note)
        }
        if case .image(let image) = view, let size = image.size {
            report(.contradiction, message, at: size.range, note: note)
        }
    }
}

// MARK: - Swift

extension PluginContent {
    /// The greatest width of content between both sides, in points; nil if there is none.
    package var greatestWidth: Double? { layout.isBetweenSides ? root.attributes.frame[.maximumWidth]?.value : nil }
}

extension ViewCode {
    /// Adds the constraints on the stated lengths.
    mutating func setFrame(_ frame: ViewFrame) {
        setConstraints(
            frame.lengths.map { length, value in
                "\(length.dimension)Anchor.constraint("
                    + "\(length.relation)Constant: \(SwiftLiteral.number(value.value)))"
            }, allowNoSize: frame.lengths.allSatisfy { $0.length.isMaximum })
    }
}
