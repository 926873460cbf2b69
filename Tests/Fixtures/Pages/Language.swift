import UIKit

open class BaseViewController: UIViewController {}

public protocol Tracked {}

extension ProfileViewController {
    func pluginViewDidLoad() {}
}

enum L10n {
    enum Offline {
        static let hint = "Try again later"
    }
}

enum Plan: Equatable {
    case free
    case paid
}

typealias Completion = @MainActor (Bool) -> Void
