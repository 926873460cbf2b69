import UIKit

/// What the hooks of the plugins were called for, by plugin.
@MainActor
enum HookRecord {
    private static var calls: [ObjectIdentifier: [String]] = [:]

    static func append(_ call: String, of plugin: UIViewController) {
        calls[ObjectIdentifier(plugin), default: []].append(call)
    }

    static func calls(of plugin: UIViewController) -> [String] {
        calls[ObjectIdentifier(plugin)] ?? []
    }
}

@MainActor
extension BadgeViewController {
    func pluginViewDidLoad() {
        HookRecord.append("viewDidLoad", of: self)
    }
}

@MainActor
extension ProfileViewController {
    func pluginViewDidLoad() {
        HookRecord.append("viewDidLoad with \(nameLabel.text ?? "no name")", of: self)
    }

    func pluginViewWillAppear(_ animated: Bool) {
        HookRecord.append("viewWillAppear", of: self)
    }

    func pluginViewIsAppearing(_ animated: Bool) {
        HookRecord.append("viewIsAppearing", of: self)
    }

    func pluginViewWillLayoutSubviews() {
        HookRecord.append("viewWillLayoutSubviews", of: self)
    }

    func pluginViewDidLayoutSubviews() {
        HookRecord.append("viewDidLayoutSubviews", of: self)
    }

    func pluginViewDidAppear(_ animated: Bool) {
        HookRecord.append("viewDidAppear", of: self)
    }

    func pluginViewWillDisappear(_ animated: Bool) {
        HookRecord.append("viewWillDisappear", of: self)
    }

    func pluginViewDidDisappear(_ animated: Bool) {
        HookRecord.append("viewDidDisappear", of: self)
    }
}
