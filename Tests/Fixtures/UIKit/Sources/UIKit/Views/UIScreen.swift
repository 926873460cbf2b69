import Foundation
import HeadlessKit

/// The simulated device's screen: 393 by 852 points, three pixels to the point.
@MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    static let device = UIScreen(unavailable: ())

    private init(unavailable: Void) {
        super.init()
    }

    open class var main: UIScreen { device }
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
    open var scale: CGFloat { PixelGrid.device.scale }
    open var nativeScale: CGFloat { PixelGrid.device.scale }
    open var traitCollection: UITraitCollection { .device }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
