import Foundation

/// How a change of a container's length is shared between the parts of one axis, in proportion to
/// the flexible parts' lengths.
struct Autoresizing {
    var originShare: CGFloat = 0
    var lengthShare: CGFloat = 0

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
}
