import Foundation
@_spi(Kits) import HeadlessKit

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(layoutState, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(layoutState, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { .init(layoutState, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { .init(layoutState, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { .init(layoutState, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(layoutState, .bottom) }
    public var widthAnchor: NSLayoutDimension { .init(layoutState, .width) }
    public var heightAnchor: NSLayoutDimension { .init(layoutState, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(layoutState, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(layoutState, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(layoutState, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(layoutState, .lastBaseline) }
}
