#if canImport(UIKit) && !os(watchOS)
import UIKit

typealias AppView = UIView
typealias AppStackView = UIStackView
typealias AppTextField = UITextField
#elseif canImport(AppKit)
import AppKit

typealias AppView = NSView
typealias AppStackView = NSStackView
typealias AppTextField = NSTextField
#endif

/// What has a count.
@MainActor
public protocol Counted {
    var count: Int { get set }
}

/// A view with values that a plugin sets.
@MainActor
final class GaugeView: AppView {
    var fraction = 0.0
    var needle = AppColor.systemRed
    private(set) var needleWidth = 1.0

    func applyGaugeStyle(width: Double) { needleWidth = width }
}

extension AppLabel {
    func applyTitleStyle() { tag = 1 }
}

extension AppImageView {
    func applyIconStyle() { isHidden = false }
}

extension AppButton {
    func applyLinkStyle() { tag = 2 }
}

extension AppTextField {
    func applyFieldStyle() { tag = 3 }
}

extension AppStackView {
    func applyBoxStyle() { spacing = 3 }
}
