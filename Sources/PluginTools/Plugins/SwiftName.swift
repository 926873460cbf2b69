import PluginCore

/// A name in generated Swift that the app's own code uses.
struct SwiftName: Equatable {
    /// The thing that has the name.
    enum Role: CaseIterable {
        case controller
        case show
        case hide
        case shown
        case whileShown
        case modifier
        case view
        case cell
        case popover
        case recovery
    }

    let role: Role
    let text: String

    /// The name as in a call: `showLoading()`, `shownLoading`, `.loading()`.
    var asCall: String {
        switch role {
        case .controller, .shown, .view, .cell: text
        case .show, .hide, .whileShown, .popover, .recovery: text + "()"
        case .modifier: ".\(text)()"
        }
    }
}

extension PluginDescription {
    /// The names in the plugin's generated Swift that the app's own code uses.
    var swiftNames: [SwiftName] {
        let names: [(SwiftName.Role, String?)] = [
            (.controller, controllerName),
            (.show, host.show?.value), (.hide, host.hide?.value), (.shown, host.shown?.value),
            (.whileShown, host.whileShown?.value), (.modifier, host.modifier?.value),
            (.view, host.view?.value), (.cell, host.cell?.value),
            (.popover, host.popover?.name.value),
            (.recovery, host.recovery?.name.value),
        ]
        return names.compactMap { role, name in name.map { SwiftName(role: role, text: $0) } }
    }
}

/// A name in generated Swift that changes or disappears.
package struct ChangedName: Equatable {
    let old: SwiftName
    /// The new name; nil if the thing is not generated any more.
    let new: SwiftName?

    /// Returns the names of a plugin that another one does not have.
    ///
    /// - Parameter new: the same plugin after the change; nil if it is removed.
    static func names(of old: PluginDescription, becoming new: PluginDescription?) -> [ChangedName]
    {
        let newNames = new?.swiftNames ?? []
        return old.swiftNames.compactMap { name in
            let newName = newNames.first { $0.role == name.role }
            return newName == name ? nil : ChangedName(old: name, new: newName)
        }
    }
}
