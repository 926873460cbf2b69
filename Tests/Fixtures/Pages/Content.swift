import SwiftUI
import UIKit

final class ChartView: UIView {
    enum Style { case line }

    var points: [Double] = []

    convenience init(style: Style) { self.init(frame: .zero) }

    func showsAxes(_ areShown: Bool) {}
}

final class RingView: UIView {
    var progress = 0.0
    var color: UIColor?
}

final class SignatureView: UIView {}

final class ThemeLabel: UILabel {
    enum Style { case title }

    convenience init(style: Style) { self.init(frame: .zero) }
}

extension UIStackView {
    func applyCardStyle() { layer.cornerRadius = 12 }
}

@MainActor
struct Theme {
    let accent = UIColor.systemOrange

    static let current = Theme()
    static let accent = UIColor.systemOrange
    static let pressed = UIColor.white
}

@MainActor
enum Fonts {
    static let small = UIFont.preferredFont(forTextStyle: .footnote)
}

@MainActor
enum Images {
    static let brand = UIImage(systemName: "leaf")
}

struct Benefit {
    let title: String
    let icon: UIImage?

    static let samples = [Benefit(title: "Offline", icon: nil), Benefit(title: "Family", icon: nil)]
}

struct ItemList: View {
    let items: [String]

    var body: some View { Text(items.joined(separator: ", ")) }
}

struct ErrorView: View {
    let message: String
    let retryHandler: () -> Void
    let helpHandler: (Int) -> Void

    var body: some View { Text(message) }
}

extension View {
    /// The headless SwiftUI has no tints.
    func tint(_ color: UIColor) -> some View { self }
}
