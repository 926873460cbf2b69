import Foundation
import HeadlessKit

/// An item of a menu.
@MainActor
open class NSMenuItem: NSObject {
    open var title: String
    open var attributedTitle: NSAttributedString?
    open var image: NSImage?
    open var action: Selector?
    open weak var target: AnyObject?
    open var representedObject: Any?
    open var keyEquivalent: String
    open var isEnabled = true
    open var isHidden = false
    open weak var menu: NSMenu?

    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        title = string
        action = selector
        keyEquivalent = charCode
        super.init()
    }

    public required init(coder: NSCoder) {
        title = ""
        keyEquivalent = ""
        super.init()
    }
}
