/// A plugin as its description file describes it.
package final class PluginDescription: Sendable {
    /// The base name of the file: `Loading` for `Loading.plugin.json`.
    package let name: String
    package let file: SourceFile
    package let summary: String?
    package let inputs: [PluginInput]
    package let handlers: [PluginHandler]
    package let content: PluginContent?
    package let placement: PluginPlacement
    package let presentation: PluginPresentation
    package let accessibility: PluginAccessibility
    package let controller: PluginController
    package let host: HostHelpers
    /// The name of the controller's class.
    package let controllerName: String

    /// A description of checked JSON.
    ///
    /// What the check has reported is left out or takes its default here, so that the rest of the
    /// description can be validated all the same.
    init(_ node: JSONNode, name: String, file: SourceFile, configuration: ModuleConfiguration) {
        self.name = name
        self.file = file
        summary = node.string("summary")
        inputs = decode(node.member("inputs"), decodeInput)
        handlers = decode(node.member("handlers"), decodeHandler)
        content = node.member("content").flatMap(decodeContent)
        placement = decodePlacement(node.object("placement"))
        presentation = decodePresentation(node.object("presentation"), at: node.range)
        accessibility = decodeAccessibility(node.object("accessibility"))
        controller = decodeController(node, configuration: configuration)
        host = decodeHost(node.object("host"), at: node.range, plugin: name)
        controllerName = GeneratedName.controller(ofPlugin: controller.prefix + name)
    }

    /// All views, each before those that it holds.
    package var views: [ContentView] { content?.views ?? [] }

    /// The types that are named, some of them more than once; without labels, which begin with a small
    /// letter.
    package var namedTypes: [String] {
        var types: [Located<String>] = []
        for case .custom(let view) in views { types.append(view.type) }
        return exposedTypes + names(in: types)
    }

    /// The types that hosts meet: those of what they set, and the superclass.
    package var exposedTypes: [String] {
        var types = [controller.superclass]
        for input in inputs { types.append(input.type) }
        for handler in handlers {
            for parameter in handler.parameters { types.append(parameter.type) }
        }
        return names(in: types)
    }

    /// The names that the defaults of inputs use, but for literals and for members of the input's type.
    package var namesInDefaults: [[String]] {
        var names: [[String]] = []
        for input in inputs {
            guard let value = input.defaultValue?.value, !value.hasPrefix("."),
                KnownType.Literal(value) == nil
            else { continue }
            names.append(SwiftIdentifier.namesUsed(in: value))
        }
        return names
    }

    private func names(in types: [Located<String>]) -> [String] {
        var named: [String] = []
        for type in types {
            let words = SwiftIdentifier.words(in: type.value)
            named += words.filter { $0.first?.isUppercase == true }
        }
        return named
    }

    /// The handlers that a control calls.
    package var triggeredHandlers: [PluginHandler] {
        let names = views.compactMap { $0.handler?.value }
        return handlers.filter { names.contains($0.name.value) }
    }
}

/// A property that the host of a plugin sets.
package struct PluginInput: Sendable {
    package let name: Located<String>
    package let type: Located<String>
    package let defaultValue: Located<String>?
    package let example: Located<String>?
    package let summary: String?
}

/// A closure that the host of a plugin sets.
package struct PluginHandler: Sendable {
    package struct Parameter: Sendable {
        package let name: Located<String>
        package let type: Located<String>
    }

    package let name: Located<String>
    package let parameters: [Parameter]
    /// Whether the plugin is removed before the closure is called.
    package let dismissesPlugin: Bool
    package let summary: String?

    /// Whether more has to be done than calling the closure when a control triggers it.
    package var needsCallMethod: Bool { dismissesPlugin || !parameters.isEmpty }
}

/// A value, and where its text stands in the description.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

/// The members that every view controller has for a plugin, by their names; nil for those that are
/// left out.
package final class HostHelpers: Sendable {
    package let show: Located<String>?
    package let hide: Located<String>?
    package let shown: Located<String>?
    /// Shows the plugin while an operation runs.
    package let whileShown: Located<String>?
    package let recovery: RecoveryHelper?
    /// The names of all that there are.
    package let names: [Located<String>]

    init(
        show: Located<String>?, hide: Located<String>?, shown: Located<String>?,
        whileShown: Located<String>?, recovery: RecoveryHelper?
    ) {
        self.show = show
        self.hide = hide
        self.shown = shown
        self.whileShown = whileShown
        self.recovery = recovery
        names = [shown, show, hide, whileShown, recovery?.name].compactMap(\.self)
    }
}

/// A helper that runs an operation, and when it fails shows the plugin, which runs it again.
package struct RecoveryHelper: Sendable {
    package let name: Located<String>
    /// The input that receives the error message.
    package let message: Located<String>
    /// The handler that runs the operation again.
    package let retry: Located<String>
    /// The plugin that is shown while the operation runs.
    package let whileShown: Located<String>?
}
