#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A closure behind an alias.
public typealias ProfileAction = @MainActor (Int) -> Void

/// What the hooks of each controller were called for, in order.
@MainActor
enum HookRecord {
    static var calls: [ObjectIdentifier: [String]] = [:]
}

extension UIViewController {
    fileprivate func record(_ call: String) {
        HookRecord.calls[ObjectIdentifier(self), default: []].append(call)
    }
}

@MainActor
extension BadgeViewController {
    func pluginViewDidLoad() {
        record("viewDidLoad")
    }
}

@MainActor
extension ProfileViewController {
    func pluginViewDidLoad() {
        record("viewDidLoad with \(nameLabel.text ?? "no name")")
    }

    func pluginViewWillAppear(_ animated: Bool) {
        record("viewWillAppear")
    }

    func pluginViewIsAppearing(_ animated: Bool) {
        record("viewIsAppearing")
    }

    func pluginViewWillLayoutSubviews() {
        record("viewWillLayoutSubviews")
    }

    func pluginViewDidLayoutSubviews() {
        record("viewDidLayoutSubviews")
    }

    func pluginViewDidAppear(_ animated: Bool) {
        record("viewDidAppear")
    }

    func pluginViewWillDisappear(_ animated: Bool) {
        record("viewWillDisappear")
    }

    func pluginViewDidDisappear(_ animated: Bool) {
        record("viewDidDisappear")
    }
}
#endif
