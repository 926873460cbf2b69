import Foundation

/// The layout's representation of a guide.
@MainActor
public final class LayoutGuide: LayoutElement {
    /// Distances from a view's edges, from the top down.
    public struct Insets: Equatable {
        public var top: CGFloat
        public var left: CGFloat
        public var bottom: CGFloat
        public var right: CGFloat

        public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// A position within a view, from the bottom up.
    public struct BottomArea: Equatable {
        public var left: CGFloat
        public var right: CGFloat
        public var bottom: CGFloat
        public var height: CGFloat

        public init(left: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0, height: CGFloat) {
            self.left = left
            self.right = right
            self.bottom = bottom
            self.height = height
        }
    }

    /// The position of a guide: from its constraints, within its owner's edges, at a distance from
    /// its owner's bottom edge, or around the owner's content, whose size is fixed or determined by
    /// constraints.
    public enum Kind {
        case custom
        case inset(() -> Insets)
        case fromBottom(() -> BottomArea)
        case content(fixedSize: () -> CGSize?)

        var isCustom: Bool {
            if case .custom = self { true } else { false }
        }
    }

    public let kind: Kind
    public weak var owner: LayoutView?
    /// The result of the last layout for a custom guide, in the owner's layout coordinates.
    public internal(set) var solvedFrame = CGRect.zero
    let node = LayoutNode()

    public init(_ object: AnyObject, kind: Kind) {
        self.kind = kind
        super.init(object)
    }

    public override var view: LayoutView? { owner }

    /// Returns the size that the last layout gave to the guide's content; nil if the guide was not
    /// part of it.
    public func solvedSize(_ values: LayoutValues) -> CGSize? {
        values.size(of: node)
    }
}
