extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// An edge, a center, a baseline or a size of a view or a guide.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        case notAnAttribute = 0

        var followsDirection: Bool {
            switch self {
            case .leading, .trailing, .leadingMargin, .trailingMargin: true
            default: false
            }
        }

        /// The families of attributes that can be paired.
        enum Family {
            case length
            /// Positions that follow the text direction, positions that do not, and centers, which
            /// match both.
            case directed, absolute, horizontal
            case vertical
        }

        /// The family of the attribute; nil for `notAnAttribute`.
        var family: Family? {
            switch self {
            case .width, .height: .length
            case .leading, .trailing, .leadingMargin, .trailingMargin: .directed
            case .left, .right, .leftMargin, .rightMargin: .absolute
            case .centerX, .centerXWithinMargins: .horizontal
            case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
                .centerYWithinMargins:
                .vertical
            case .notAnAttribute: nil
            }
        }

        var isMargin: Bool { rawValue >= Attribute.leftMargin.rawValue }
    }
}
