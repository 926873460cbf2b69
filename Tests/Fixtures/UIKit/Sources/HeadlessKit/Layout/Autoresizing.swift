import Foundation

/// The distribution of a container's change in length among the flexible parts of one axis, in
/// proportion to their lengths.
public struct Autoresizing {
    /// The margins and lengths that change. The top margin is where the y-axis of the layout
    /// begins.
    public struct Mask: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let left = Mask(rawValue: 1 << 0)
        public static let width = Mask(rawValue: 1 << 1)
        public static let right = Mask(rawValue: 1 << 2)
        public static let top = Mask(rawValue: 1 << 3)
        public static let height = Mask(rawValue: 1 << 4)
        public static let bottom = Mask(rawValue: 1 << 5)
    }

    public private(set) var originShare: CGFloat = 0
    public private(set) var lengthShare: CGFloat = 0

    init(
        flexibleBefore: Bool, flexibleSize: Bool, flexibleAfter: Bool, origin: CGFloat,
        length: CGFloat, container: CGFloat
    ) {
        let count = (flexibleBefore ? 1 : 0) + (flexibleSize ? 1 : 0) + (flexibleAfter ? 1 : 0)
        guard count > 0 else { return }
        if count == 1 {
            originShare = flexibleBefore ? 1 : 0
            lengthShare = flexibleSize ? 1 : 0
            return
        }
        let before = flexibleBefore ? origin : 0
        let size = flexibleSize ? length : 0
        let after = flexibleAfter ? container - origin - length : 0
        let total = before + size + after
        if total == 0 {
            originShare = flexibleBefore ? 1 / CGFloat(count) : 0
            lengthShare = flexibleSize ? 1 / CGFloat(count) : 0
        } else {
            originShare = before / total
            lengthShare = size / total
        }
    }

    public init(across mask: Mask, _ frame: CGRect, in container: CGSize) {
        self.init(
            flexibleBefore: mask.contains(.left), flexibleSize: mask.contains(.width),
            flexibleAfter: mask.contains(.right), origin: frame.minX, length: frame.width,
            container: container.width)
    }

    public init(down mask: Mask, _ frame: CGRect, in container: CGSize) {
        self.init(
            flexibleBefore: mask.contains(.top), flexibleSize: mask.contains(.height),
            flexibleAfter: mask.contains(.bottom), origin: frame.minY, length: frame.height,
            container: container.height)
    }

    /// Returns the frame after the container has changed its size.
    public static func resized(
        _ frame: CGRect, _ mask: Mask, from old: CGSize, to new: CGSize
    ) -> CGRect {
        let across = Autoresizing(across: mask, frame, in: old)
        let down = Autoresizing(down: mask, frame, in: old)
        let (wider, taller) = (new.width - old.width, new.height - old.height)
        return CGRect(
            x: frame.minX + across.originShare * wider,
            y: frame.minY + down.originShare * taller,
            width: frame.width + across.lengthShare * wider,
            height: frame.height + down.lengthShare * taller)
    }
}
