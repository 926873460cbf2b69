import PluginDescriptions

/// The declarations of the views' properties.
func viewDeclarations(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    names.views.map { name, view in
        [
            "name": .text(name), "type": view.typeAnnotation(names.kit),
            "creation": .text(view.creation(names.kit)),
        ]
    }
}

/// What each view is configured with, those within a stack before the stack.
func viewConfigurations(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    var configured: [MustacheValue] = []
    let isFirst = !names.kit.configuresBackground(of: plugin)
    func add(_ index: Int) -> Int {
        var next = index + 1
        if case .stack(let stack) = names.views[index].view {
            for _ in stack.views { next = add(next) }
        }
        if names.views[index].view.isConfigured {
            configured.append(
                .object(
                    configuration(
                        of: index, names: names, plugin: plugin,
                        isFirst: isFirst && configured.isEmpty)))
        }
        return next
    }
    if !names.views.isEmpty { _ = add(0) }
    return configured
}

/// What the view at `index` is configured with.
///
/// - Parameter isFirst: whether nothing is configured before it.
func configuration(
    of index: Int, names: ViewNames, plugin: PluginDescription, isFirst: Bool = true
) -> MustacheObject {
    let (name, view) = names.views[index]
    let kit = names.kit
    var context: MustacheObject = [
        "name": .text(name), "isFirst": .flag(isFirst), "activityIndicator": nil, "label": nil,
        "button": nil, "image": nil, "stack": nil, "progress": nil, "textField": nil,
        "spacer": nil,
        "accessibility": accessibilityContext(of: view, named: name, in: plugin, kit),
        "takesRoom": .flag(names.takesRoom(index)),
    ]
    switch view {
    case .activityIndicator(let indicator):
        context["activityIndicator"] = [
            "color": kit.context(of: indicator.color),
            "isLarge": .flag(indicator.size == .large),
        ]
    case .label(let label):
        let style = kit.spelling(of: label.textStyle.rawValue, as: "textStyle.")
        context["label"] = [
            "text": kit.assignment(of: label.text, to: "labelText", of: name),
            "font": .text(label.font(of: style)),
            "tvFont": label.textStyle == .largeTitle
                ? .text(label.font(of: kit.spelling(of: "title1", as: "textStyle."))) : .nothing,
            "textStyle": .text(style),
            "weight": .optional(label.weight?.rawValue),
            "isLargeTitle": .flag(label.textStyle == .largeTitle),
            "lines": .text(String(label.lines)), "isOneLine": .flag(label.lines == 1),
            "describedAlignment": .optional(label.alignment?.rawValue),
            "textAlignment": .optional(
                label.alignment?.rawValue ?? (names.isCentered(index) ? "center" : nil)),
            "isInRow": .flag(names.isInRow(index)),
            "color": kit.context(of: label.color),
        ]
    case .button(let button):
        let handler = plugin.handlers.first { $0.name.value == button.handler?.value }
        context["button"] = [
            "title": kit.assignment(
                of: button.title,
                to: button.isIconOnly ? "accessibilityLabel" : "buttonText", of: name),
            "toolTip": view.hasToolTip(kit)
                ? kit.assignment(of: button.title, to: "toolTip", of: name) : nil,
            "action": .optional(handler?.call),
            "role": button.role.value == .normal ? nil : .text(button.role.value.rawValue),
            "symbol": button.symbol.map {
                .text(
                    kit.assignment(
                        ofCall: "symbol", with: SwiftLiteral.string($0),
                        to: "buttonSymbol", of: name))
            } ?? .nothing,
            "color": kit.context(of: button.color),
            "isIconOnly": .flag(button.isIconOnly),
            "isPrimary": .flag(button.role.value == .primary),
            "isCancel": .flag(button.role.value == .cancel),
            "isDestructive": .flag(button.role.value == .destructive),
            "isBordered": .flag(![.plain, .borderless].contains(button.style)),
            "isFilled": .flag([.filled, .borderedProminent].contains(button.style)),
        ]
    case .image(let image):
        context["image"] = [
            "source": .optional(image.expression(kit)),
            "isAsset": .flag(image.isAsset), "isInRow": .flag(names.isInRow(index)),
            "sourceStatement": .optional(image.assignment(to: name, kit)),
            "textStyle": .text(kit.spelling(of: image.textStyle.value.rawValue, as: "textStyle.")),
            "isLargeTitle": .flag(image.textStyle.value == .largeTitle),
            "tint": kit.context(of: image.tint),
            "sizing": image.size.map { size in
                [
                    "variable": .text(view.sizeVariable ?? ""),
                    "width": .text(SwiftLiteral.number(size.value.width)),
                    "height": .text(SwiftLiteral.number(size.value.height)),
                    "mayBeHidden": .flag(names.mayHaveNoSize(index)),
                ]
            } ?? .nothing,
        ]
    case .stack(let stack):
        context["stack"] = [
            "axis": .text(stack.axis.rawValue),
            "alignment": .text(
                kit.spelling(
                    of: stack.alignment.value.rawValue, as: "alignment.\(stack.axis.rawValue).")),
            "stretches": .list(
                names.stretchingAxes(ofStackAt: index).map { axis in
                    [
                        "axis": .text(axis.rawValue),
                        "stacks": .list(names.stacks(inViewAt: index).map { ["stack": .text($0)] }),
                    ]
                }),
            "spacing": .text(SwiftLiteral.number(stack.spacing)),
            "arrangedViews": .list(
                names.children(ofViewAt: index).map { ["view": .text($0)] }),
            "distribution": stack.distribution == .fill
                ? nil : .text(stack.distribution.rawValue),
            "margins": stack.margins == .zero ? nil : stack.margins.context,
            "equalSpacers": equalSpacers(of: stack, at: index, names: names),
        ]
    case .progress(let bar):
        context["progress"] = [
            "value": .optional(bar.fixedValue),
            "color": kit.context(of: bar.color),
            "width": .text(SwiftLiteral.number(bar.width)),
            "widthVariable": .text(view.sizeVariable ?? ""),
        ]
    case .textField(let field):
        let next = names.field(after: index)
        let pressesButton =
            index == names.lastField && !names.primaryButtons(in: plugin).isEmpty
        context["textField"] = [
            "placeholder": kit.assignment(of: field.placeholder, to: "placeholder", of: name),
            "keyboard": field.keyboard == .default ? nil : .text(field.keyboard.rawValue),
            "contentType": .optional(field.contentType?.rawValue),
            "contentTypeSystem": .optional(field.contentType.flatMap(kit.system(of:))),
            "nextField": .optional(next), "pressesPrimaryButton": .flag(pressesButton),
            "returnKey": .text(
                next != nil ? "next" : field.returnKey(pressesButton: pressesButton)),
            "isVerbatim": .flag(field.isVerbatim), "isPassword": .flag(field.isPassword),
            "isSecure": .flag(field.isSecure),
            "takeMethod": .text(EmittedNames.takeMethod(ofTextField: field.name.value)),
            "width": .text(SwiftLiteral.number(field.width)),
            "widthVariable": .text(view.sizeVariable ?? ""),
        ]
    case .spacer(let spacer):
        context["spacer"] = [
            "dimension": .text(names.dimension(ofViewAt: index)),
            "length": .text(SwiftLiteral.number(spacer.length ?? 0)),
            "variable": names.isHidden(spacerAt: index)
                ? .text(EmittedNames.length(ofSpacer: name)) : nil,
        ]
    case .custom: break
    }
    return context
}

extension ViewNames {
    /// Whether the view at `index` is in a column whose views are centred.
    fileprivate func isCentered(_ index: Int) -> Bool {
        guard let stack = holder(ofViewAt: index) else { return false }
        return stack.axis == .vertical && stack.alignment.value == .center
    }

    /// Whether the view at `index`, or a stack around it, is in a row with others.
    fileprivate func isInRow(_ index: Int) -> Bool {
        guard let stack = holder(ofViewAt: index) else { return false }
        return stack.axis == .horizontal && stack.views.count > 1 || isInRow(holders[index])
    }

    /// The text field after the one at `index`; nil where there is none that can always be typed into.
    fileprivate func field(after index: Int) -> String? {
        for next in views.indices where next > index {
            guard case .textField = views[next].view else { continue }
            let around = [views[next].view] + holders(ofViewAt: next)
            return around.contains { $0.isUsedAtTimes } ? nil : views[next].name
        }
        return nil
    }

    /// The place of the last text field.
    var lastField: Int? {
        views.lastIndex { if case .textField = $0.view { true } else { false } }
    }

    /// The places of the buttons with the role `primary` that call a handler of the plugin.
    func primaryButtons(in plugin: PluginDescription) -> [Int] {
        views.indices.filter { index in
            guard case .button(let button) = views[index].view, let handler = button.handler
            else { return false }
            return button.role.value == .primary
                && plugin.handlers.contains { $0.name.value == handler.value }
        }
    }

    /// The button at `index`, and the stacks around it that inputs hide.
    func hidingViews(ofButtonAt index: Int) -> [String] {
        var hiding = [views[index].name]
        var place = index
        while place > 0 {
            place = holders[place]
            if views[place].view.mayBeHidden { hiding.append(views[place].name) }
        }
        return hiding
    }

    /// The dimension of the view at `index` along the stack that holds it.
    fileprivate func dimension(ofViewAt index: Int) -> String {
        holder(ofViewAt: index)?.axis == .horizontal ? "width" : "height"
    }

    /// The stack that holds the view at `index`; nil for the outermost view.
    func holder(ofViewAt index: Int) -> StackView? {
        guard index > 0, case .stack(let stack) = views[holders[index]].view else { return nil }
        return stack
    }
}

extension TextFieldView {
    /// What Return is called where it ends the editing, a value of `UIReturnKeyType`.
    fileprivate func returnKey(pressesButton: Bool) -> String {
        if keyboard == .webSearch { return "search" }
        return pressesButton ? "go" : "done"
    }
}

extension KitDialect {
    /// The system from which the kit has a content type; nil where all systems have it.
    fileprivate func system(of type: TextFieldView.ContentType) -> String? {
        let system = self["contentTypes.others"]
        if system.isEmpty { return nil }
        let isOld = self["contentTypes.first"].split(separator: " ").contains {
            $0 == type.rawValue
        }
        return isOld ? nil : system
    }
}

extension ContentView {
    /// The expression that makes the view.
    fileprivate func creation(_ kit: KitDialect) -> String {
        switch self {
        case .stack: kit["new.stack"]
        case .label(let label): kit[label.lines == 1 ? "new.labelLine" : "new.label"]
        case .button(let button): kit.expression("new.button", with: button.style.rawValue)
        case .image: kit["new.image"]
        case .activityIndicator(let indicator):
            kit.expression("new.activityIndicator", with: indicator.size.rawValue)
        case .progress: kit["new.progress"]
        case .textField(let field): kit[field.isSecure ? "new.secureField" : "new.textField"]
        case .spacer: kit["new.spacer"]
        case .custom(let view): kit.translated(view.creation?.value ?? "\(view.type.value)()")
        }
    }
}

extension ImageView {
    fileprivate var isAsset: Bool { fixed?.word == "asset" }

    /// The kit's word for an image that does not change, and what it is called; nil for one that comes
    /// from an input.
    private var fixed: (word: String, name: String)? {
        switch source {
        case .symbol(let name): ("symbol", SwiftLiteral.string(name))
        case .asset(let name): ("asset", SwiftLiteral.string(name))
        case .input: nil
        }
    }

    /// The expression of an image that does not change; nil for one that comes from an input.
    func expression(_ kit: KitDialect) -> String? {
        fixed.map { kit.expression($0.word, with: $0.name) }
    }

    /// The statement that sets it.
    fileprivate func assignment(to view: String, _ kit: KitDialect) -> String? {
        fixed.map { kit.assignment(ofCall: $0.word, with: $0.name, to: "image", of: view) }
    }
}

/// The properties that hold a plugin's views.
struct ViewNames {
    let kit: KitDialect
    /// Each view with the name of its property, those that hold others before what they hold.
    private(set) var views: [(name: String, view: ContentView)] = []
    /// The inputs that views show or follow, each with the position of the view.
    private(set) var bindings: [(view: Int, binding: InputBinding)] = []
    /// The position of the stack that holds each view; 0 for the outermost view.
    private(set) var holders: [Int] = []
    /// Whether an input hides a stack within another one, in a kit that hides by size.
    private(set) var hasHiddenStacks = false
    private var stackCount = 0
    private var spacerCount = 0

    init(of plugin: PluginDescription, _ kit: KitDialect) {
        self.kit = kit
        if let content = plugin.content { add(content.root, in: 0) }
        hasHiddenStacks =
            bindings.contains { hidesStack($0.binding, at: $0.view) }
            && !kit["stack.hidesBySize"].isEmpty
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
            views.append((EmittedNames.spacer(at: spacerCount), view))
            spacerCount += 1
        } else {
            views.append((EmittedNames.stack(at: stackCount), view))
            stackCount += 1
        }
        if case .stack(let stack) = view {
            for child in stack.views { add(child, in: index) }
        }
    }

    /// The properties of the views that can be used, in their order, but for one that is first if it is
    /// there.
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

    /// What inputs have to be for what is at `index`, and the stacks around it, not to be hidden along
    /// one of some axes: the outermost first.
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

    /// What hides the stack at `index` along its axis, where it has space between its views.
    func hiders(ofSpacingAt index: Int) -> [InputCondition] {
        guard case .stack(let stack) = views[index].view, stack.spacing > 0, stack.views.count > 1
        else { return [] }
        return hiders(at: index, along: [stack.axis])
    }

    /// What hides the stack at `index` along an axis on which it has margins.
    func hiders(ofMarginsAt index: Int) -> [InputCondition] {
        guard case .stack(let stack) = views[index].view else { return [] }
        let margins = stack.margins
        let vertical = margins.top > 0 || margins.bottom > 0
        let horizontal = margins.leading > 0 || margins.trailing > 0
        return hiders(
            at: index, along: (vertical ? [.vertical] : []) + (horizontal ? [.horizontal] : []))
    }

    /// Whether the spacer at `index` is in a stack that is hidden along its own axis.
    fileprivate func isHidden(spacerAt index: Int) -> Bool {
        guard let axis = holder(ofViewAt: index)?.axis else { return false }
        return !hiders(at: index, along: [axis]).isEmpty
    }

    /// The stacks around the view at `index`, the outermost first.
    func holders(ofViewAt index: Int) -> [ContentView] {
        if index == 0 { return [] }
        return holders(ofViewAt: holders[index]) + [views[holders[index]].view]
    }

    /// The properties of the views that the view at `index` holds.
    func children(ofViewAt index: Int) -> [String] {
        places(inViewAt: index).map { views[$0].name }
    }

    /// The properties of the stacks in the one at `index`.
    fileprivate func stacks(inViewAt index: Int) -> [String] {
        places(inViewAt: index).filter { views[$0].view.isStack }.map { views[$0].name }
    }

    private func places(inViewAt index: Int) -> [Int] {
        views.indices.filter { $0 > index && holders[$0] == index }
    }

    /// Whether an input may hide the view at `index`, or a stack around it, in a kit that hides by size.
    fileprivate func mayHaveNoSize(_ index: Int) -> Bool {
        let around = [views[index].view] + holders(ofViewAt: index)
        return !kit["stack.hidesBySize"].isEmpty && around.contains(where: \.mayBeHidden)
    }
}

extension LabelView {
    /// The expression for the label's font.
    fileprivate func font(of style: String) -> String {
        weight.map { ".pluginFont(forTextStyle: .\(style), weight: .\($0.rawValue))" }
            ?? [".preferredFont(forTextStyle: .", style, ")"].joined()
    }
}
