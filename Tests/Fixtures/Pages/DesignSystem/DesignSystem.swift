#if canImport(UIKit)
import UIKit

@MainActor
public enum DesignSystem {
    public static let titleFont = UIFont.preferredFont(forTextStyle: .title1)
}
#endif
