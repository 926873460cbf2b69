import UIKit

/// What the hooks of the plugins were called for.
@MainActor
enum HookRecord {
    static var calls: [String] = []
}

@MainActor
extension BadgeViewController {
    func pluginViewDidLoad() {
        HookRecord.calls.append("viewDidLoad")
    }
}

@MainActor
extension ProfileViewController {
    func pluginViewDidLoad() {
        HookRecord.calls.append("viewDidLoad with \(nameLabel.text ?? "no name")")
    }

    func pluginViewWillAppear(_ animated: Bool) {
        HookRecord.calls.append("viewWillAppear")
    }

    func pluginViewIsAppearing(_ animated: Bool) {
        HookRecord.calls.append("viewIsAppearing")
    }

    func pluginViewWillLayoutSubviews() {
        HookRecord.calls.append("viewWillLayoutSubviews")
    }

    func pluginViewDidLayoutSubviews() {
        HookRecord.calls.append("viewDidLayoutSubviews")
    }

    func pluginViewDidAppear(_ animated: Bool) {
        HookRecord.calls.append("viewDidAppear")
    }

    func pluginViewWillDisappear(_ animated: Bool) {
        HookRecord.calls.append("viewWillDisappear")
    }

    func pluginViewDidDisappear(_ animated: Bool) {
        HookRecord.calls.append("viewDidDisappear")
    }
}
