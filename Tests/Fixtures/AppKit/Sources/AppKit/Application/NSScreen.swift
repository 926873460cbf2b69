import Foundation
import HeadlessKit

/// The simulated display: 1440 by 900 points, two pixels to the point.
open class NSScreen: NSObject {
    private nonisolated(unsafe) static let display = NSScreen(unavailable: ())

    private init(unavailable: Void) {
        super.init()
    }

    open class var main: NSScreen? { display }
    open class var screens: [NSScreen] { [display] }
    open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
    open var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 875) }
    open var backingScaleFactor: CGFloat { PixelGrid.display.scale }
}
