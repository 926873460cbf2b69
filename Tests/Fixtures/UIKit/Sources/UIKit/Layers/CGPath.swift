import Foundation

/// A path, of which only the bounds are known here.
public class CGPath: Hashable, @unchecked Sendable {
    public let boundingBox: CGRect

    init(boundingBox: CGRect) {
        self.boundingBox = boundingBox
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.boundingBox == right.boundingBox
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(boundingBox.width)
    }
}

/// A path of lines and curves.
open class UIBezierPath: NSObject {
    private let box: CGRect

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        box = rect
        super.init()
    }

    open var cgPath: CGPath { CGPath(boundingBox: box) }
    open var bounds: CGRect { box }
}
