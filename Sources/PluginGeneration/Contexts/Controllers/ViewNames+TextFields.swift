import PluginDescriptions

/// The text fields of a plugin, and the action of the Return key in them.
extension ViewNames {
    /// The indices of all text fields.
    var textFields: [Int] {
        views.indices.filter { if case .textField = views[$0].view { true } else { false } }
    }

    /// Returns the text field after the one at `index`; nil if there is none, or if it is not
    /// always shown and enabled.
    func field(after index: Int) -> String? {
        guard let next = textFields.first(where: { $0 > index }) else { return nil }
        let around = [views[next].view] + holders(ofViewAt: next)
        return around.contains { $0.isConditional } ? nil : views[next].name
    }

    /// Returns the indices of the buttons with the role `primary` that call a handler of the
    /// plugin.
    func primaryButtons(in plugin: PluginDescription) -> [Int] {
        views.indices.filter { index in
            guard case .button(let button) = views[index].view, let handler = button.handler
            else { return false }
            return button.role.value == .primary
                && plugin.handlers.contains { $0.name.value == handler.value }
        }
    }

    /// Returns the button at `index`, and the stacks around it that inputs hide.
    func hidingViews(ofButtonAt index: Int) -> [String] {
        var hiding = [views[index].name]
        var place = index
        while place > 0 {
            place = holders[place]
            if views[place].view.mayBeHidden { hiding.append(views[place].name) }
        }
        return hiding
    }
}
