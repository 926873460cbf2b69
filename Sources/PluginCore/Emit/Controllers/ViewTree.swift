/// The views of a plugin, each with the property of the controller that holds it and with the stack
/// around it.
struct ViewTree {
    let dialect: KitDialect
    /// Each view with the name of its property. A stack comes before the views in it.
    private(set) var views: [(name: String, view: ContentView)] = []
    /// The inputs that views show or depend on, each with the index of the view.
    private(set) var bindings: [(view: Int, binding: InputBinding)] = []
    /// The index of the stack around each view; 0 for the outermost view.
    private(set) var stackIndices: [Int] = []
    /// Whether an input hides a stack within another one, in a framework where a hidden view in a
    /// stack gets a size of 0.
    private(set) var mayHideStacks = false
    /// The indices of the views on top of stacks.
    private var overlayIndices: Set<Int> = []
    /// Whether the views are those of a row.
    private(set) var isOfRow = false
    private var stackCount = 0
    private var spacerCount = 0

    init(of plugin: PluginDescription, _ dialect: KitDialect) {
        self.dialect = dialect
        if let content = plugin.content { add(content.root, in: 0) }
        mayHideStacks = bindings.contains { hidesStack($0.binding, at: $0.view) } && dialect.hidesBySize
    }

    /// Creates the views of a row.
    init(of rows: RowsView, _ dialect: KitDialect) {
        self.dialect = dialect
        isOfRow = true
        add(rows.row, in: 0)
    }

    private func hidesStack(_ binding: InputBinding, at index: Int) -> Bool {
        index > 0 && !overlayIndices.contains(index) && binding.use.togglesVisibility && views[index].view.isStack
    }

    private mutating func add(_ view: ContentView, in stackIndex: Int) {
        let index = views.count
        stackIndices.append(stackIndex)
        for binding in view.allBindings { bindings.append((index, binding)) }
        if let name = view.name {
            views.append((SwiftIdentifier.escaped(name.value), view))
        } else if case .spacer = view {
            views.append((GeneratedName.spacer(at: spacerCount), view))
            spacerCount += 1
        } else {
            views.append((GeneratedName.stack(at: stackCount), view))
            stackCount += 1
        }
        if case .stack(let stack) = view {
            for child in stack.views { add(child, in: index) }
            for overlay in stack.overlays {
                overlayIndices.insert(views.count)
                add(overlay.view, in: index)
            }
        }
    }

    /// Returns the properties of SwiftUI views and of views with buttons and text fields, in order. The one named `first` is moved
    /// to the front, if it is among them.
    func controls(beginningWith first: String?) -> [String] {
        let controls: [String] = views.compactMap { name, view in
            switch view {
            case .button, .textField, .valueControl, .swiftUI: name
            // The focus goes to the button in the view.
            case .contentUnavailable(let state): state.buttonTitle.map { _ in name }
            default: nil
            }
        }
        guard let first, let index = controls.firstIndex(of: SwiftIdentifier.escaped(first)) else { return controls }
        return [controls[index]] + controls[..<index] + controls[(index + 1)...]
    }

    /// The property of the outermost view.
    var root: String? { views.first?.name }

    /// Returns the conditions under which all stacks around the view at `index` are shown, the
    /// outermost stack first. A stack counts if the stack around it has one of the axes: hiding it
    /// makes its length on that axis 0.
    private func showingConditions(ofStacksAroundViewAt index: Int, along axes: [StackView.Axis]) -> [InputCondition] {
        guard let stack = stack(aroundViewAt: index), mayHideStacks else { return [] }
        var conditions = showingConditions(ofStacksAroundViewAt: stackIndices[index], along: axes)
        if axes.contains(stack.axis) {
            for (view, binding) in bindings where view == index && binding.use.togglesVisibility {
                if let condition = binding.condition, !conditions.contains(condition) { conditions.append(condition) }
            }
        }
        return conditions
    }

    /// Returns the conditions under which there is room for the spacing of the stack at `index`;
    /// empty if its views have no space between them.
    func spacingConditions(ofStackAt index: Int) -> [InputCondition] {
        guard case .stack(let stack) = views[index].view, stack.spacing > 0, stack.views.count > 1 else { return [] }
        return showingConditions(ofStacksAroundViewAt: index, along: [stack.axis])
    }

    /// Returns the conditions under which there is room for the margins of the stack at `index`.
    func marginConditions(ofStackAt index: Int) -> [InputCondition] {
        guard case .stack(let stack) = views[index].view else { return [] }
        let margins = stack.margins
        let vertical = margins.top > 0 || margins.bottom > 0
        let horizontal = margins.leading > 0 || margins.trailing > 0
        return showingConditions(
            ofStacksAroundViewAt: index, along: (vertical ? [.vertical] : []) + (horizontal ? [.horizontal] : []))
    }

    /// Returns whether an input may hide a stack around the spacer at `index`, so that there is no
    /// room for the spacer.
    func mayBeHidden(spacerAt index: Int) -> Bool {
        guard let axis = stack(aroundViewAt: index)?.axis else { return false }
        return !showingConditions(ofStacksAroundViewAt: index, along: [axis]).isEmpty
    }

    /// Returns the stacks around the view at `index`, the outermost first.
    func stacks(aroundViewAt index: Int) -> [ContentView] {
        if index == 0 { return [] }
        return stacks(aroundViewAt: stackIndices[index]) + [views[stackIndices[index]].view]
    }

    /// Returns the properties of the views in the stack at `index`.
    func viewNames(inStackAt index: Int) -> [String] { indices(inStackAt: index).map { views[$0].name } }

    /// Returns the properties of the stacks in the stack at `index`.
    func stackNames(inStackAt index: Int) -> [String] {
        indices(inStackAt: index).filter { views[$0].view.isStack }.map { views[$0].name }
    }

    /// Returns the indices of the views in the stack at `index`, without those of nested stacks.
    func indices(inStackAt index: Int) -> [Int] {
        views.indices.filter { $0 > index && stackIndices[$0] == index && !overlayIndices.contains($0) }
    }

    /// Returns the indices of the views on top of the stack at `index`.
    func overlays(ofStackAt index: Int) -> [Int] { overlayIndices.filter { stackIndices[$0] == index }.sorted() }

    /// Returns the properties of the views on top of the stack at `index`.
    func overlayNames(ofStackAt index: Int) -> [String] { overlays(ofStackAt: index).map { views[$0].name } }

    /// Returns the stack that arranges the view at `index`; nil for the outermost view, and for those on top of stacks.
    func stack(aroundViewAt index: Int) -> StackView? {
        guard index > 0, !overlayIndices.contains(index), case .stack(let stack) = views[stackIndices[index]].view
        else { return nil }
        return stack
    }

    /// Returns whether an input may hide the view at `index`, or a stack around it, in a framework
    /// where a hidden view in a stack gets a size of 0.
    func mayHaveNoSize(viewAt index: Int) -> Bool {
        let around = [views[index].view] + stacks(aroundViewAt: index)
        return dialect.hidesBySize && around.contains(where: \.mayBeHidden)
    }
}

/// The text fields of a plugin, and the action of the Return key in them.
extension ViewTree {
    /// The indices of all text fields.
    var textFields: [Int] { views.indices.filter { if case .textField = views[$0].view { true } else { false } } }

    /// Returns the text field to which Return moves from the text field at `index`; nil if there is
    /// none, or if an input can hide or disable it.
    func nextField(after index: Int) -> String? {
        guard let next = textFields.first(where: { $0 > index }) else { return nil }
        let around = [views[next].view] + stacks(aroundViewAt: next)
        return around.contains { $0.isConditional } ? nil : views[next].name
    }

    /// Returns the indices of the buttons with the role `primary` that call a handler of the
    /// plugin.
    func primaryButtons(in plugin: PluginDescription) -> [Int] {
        views.indices.filter { index in
            guard case .button(let button) = views[index].view, let handler = button.handler else { return false }
            return button.role.value == .primary && plugin.handlers.contains { $0.name.value == handler.value }
        }
    }

    /// Returns the properties of the button at `index` and of the stacks around it that inputs can
    /// hide.
    func hideableViews(aroundButtonAt index: Int) -> [String] {
        var hideable = [views[index].name]
        var current = index
        while current > 0 {
            current = stackIndices[current]
            if views[current].view.mayBeHidden { hideable.append(views[current].name) }
        }
        return hideable
    }
}
