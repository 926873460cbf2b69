import Foundation
import HeadlessKit

/// The area that a text is laid out in.
open class NSTextContainer: NSObject {
    var changed: () -> Void = {}

    /// The space at the beginning and at the end of each line.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping

    public override init() {
        super.init()
    }
}
