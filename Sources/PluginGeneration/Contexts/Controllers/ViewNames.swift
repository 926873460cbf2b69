import PluginDescriptions

/// The properties of a controller that hold a plugin's views.
struct ViewNames {
    let kit: KitDialect
    /// Each view with the name of its property. A stack comes before the views in it.
    private(set) var views: [(name: String, view: ContentView)] = []
    /// The inputs that views show or depend on, each with the index of the view.
    private(set) var bindings: [(view: Int, binding: InputBinding)] = []
    /// The index of the stack that holds each view; 0 for the outermost view.
    private(set) var holders: [Int] = []
    /// Whether an input hides a stack within another one, in a framework where stacks hide views by
    /// size.
    private(set) var hasHiddenStacks = false
    private var stackCount = 0
    private var spacerCount = 0

    init(of plugin: PluginDescription, _ kit: KitDialect) {
        self.kit = kit
        if let content = plugin.content { add(content.root, in: 0) }
        hasHiddenStacks =
            bindings.contains { hidesStack($0.binding, at: $0.view) }
            && kit.spelling.hidesBySize
    }

    private func hidesStack(_ binding: InputBinding, at index: Int) -> Bool {
        index > 0 && binding.use.showsView && views[index].view.isStack
    }

    private mutating func add(_ view: ContentView, in holder: Int) {
        let index = views.count
        holders.append(holder)
        for binding in view.bindings { bindings.append((index, binding)) }
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
        }
    }

    /// Returns the properties of buttons and text fields, in order. The one named `first` is moved
    /// to the front, if it is among them.
    func controls(beginningWith first: String?) -> [String] {
        let controls: [String] = views.compactMap { name, view in
            switch view {
            case .button, .textField: name
            default: nil
            }
        }
        guard let first, let place = controls.firstIndex(of: SwiftIdentifier.escaped(first))
        else { return controls }
        return [controls[place]] + controls[..<place] + controls[(place + 1)...]
    }

    /// The property of the outermost view.
    var root: String? { views.first?.name }

    /// Returns the conditions under which no stack around the view at `index` is hidden along one
    /// of the axes, the conditions of the outermost stack first.
    private func hiders(at index: Int, along axes: [StackView.Axis]) -> [InputCondition] {
        guard let holder = holder(ofViewAt: index), hasHiddenStacks else { return [] }
        var hiders = hiders(at: holders[index], along: axes)
        if axes.contains(holder.axis) {
            for (view, binding) in bindings where view == index && binding.use.showsView {
                if let condition = binding.condition, !hiders.contains(condition) {
                    hiders.append(condition)
                }
            }
        }
        return hiders
    }

    /// Returns the conditions under which the stack at `index` is not hidden along its axis; none
    /// if it has no space between its views.
    func hiders(ofSpacingAt index: Int) -> [InputCondition] {
        guard case .stack(let stack) = views[index].view, stack.spacing > 0, stack.views.count > 1
        else { return [] }
        return hiders(at: index, along: [stack.axis])
    }

    /// Returns the conditions under which the stack at `index` is not hidden along an axis on which
    /// it has margins.
    func hiders(ofMarginsAt index: Int) -> [InputCondition] {
        guard case .stack(let stack) = views[index].view else { return [] }
        let margins = stack.margins
        let vertical = margins.top > 0 || margins.bottom > 0
        let horizontal = margins.leading > 0 || margins.trailing > 0
        return hiders(
            at: index, along: (vertical ? [.vertical] : []) + (horizontal ? [.horizontal] : []))
    }

    /// Returns whether the spacer at `index` is in a stack that can be hidden along its own axis.
    func isHidden(spacerAt index: Int) -> Bool {
        guard let axis = holder(ofViewAt: index)?.axis else { return false }
        return !hiders(at: index, along: [axis]).isEmpty
    }

    /// Returns the stacks around the view at `index`, the outermost first.
    func holders(ofViewAt index: Int) -> [ContentView] {
        if index == 0 { return [] }
        return holders(ofViewAt: holders[index]) + [views[holders[index]].view]
    }

    /// Returns the properties of the views in the stack at `index`.
    func children(ofViewAt index: Int) -> [String] {
        places(inViewAt: index).map { views[$0].name }
    }

    /// Returns the properties of the stacks in the stack at `index`.
    func stacks(inViewAt index: Int) -> [String] {
        places(inViewAt: index).filter { views[$0].view.isStack }.map { views[$0].name }
    }

    private func places(inViewAt index: Int) -> [Int] {
        views.indices.filter { $0 > index && holders[$0] == index }
    }

    /// Returns whether an input may hide the view at `index`, or a stack around it, in a framework
    /// where stacks hide views by size.
    func mayHaveNoSize(_ index: Int) -> Bool {
        let around = [views[index].view] + holders(ofViewAt: index)
        return kit.spelling.hidesBySize && around.contains(where: \.mayBeHidden)
    }
}
