/// The methods that show a plugin in a scene, or in a window.
extension ControllerFile {
    func writeScenes(to out: inout SwiftWriter) {
        guard plugin.host.scene != nil, let show = plugin.host.show else { return }
        let (name, type) = dialect.isUIKit ? ("scene", "UIWindowScene") : ("window", "NSWindow")
        out.mark(dialect.isUIKit ? "Scenes" : "Windows")
        out.add("@MainActor")
        if dialect.isUIKit {
            out.add(
                "@available(iOSApplicationExtension, unavailable)\n@available(tvOSApplicationExtension, unavailable)")
        }
        out.block("extension \(controller) {") { out in
            out.document(
                dialect.isUIKit
                    ? "Shows a plugin over everything else in a scene, for code without a view controller at hand."
                    : "Shows a plugin over the content of a window, for code without a view controller at hand.",
                "From code that is not on the main actor, call it with `await`.")
            out.add("///")
            out.document(
                "- Parameter \(name): The \(name); nil for the \(dialect.isUIKit ? "active one" : "main window").")
            out.document("- Returns: The plugin; nil if there is no such \(name).")
            out.add("@discardableResult")
            let head = call("\(access)static func show", ["in \(name): \(type)? = nil"] + showParameters)
            out.block("\(head) -> \(controller)? {") { out in
                let time = plugin.takesTime ? ["dismissesAfter: dismissesAfter"] : []
                let arguments = plugin.inputArguments + time + plugin.handlerArguments
                let method = SwiftIdentifier.escaped(show.value)
                out.add(call("PluginSceneHost.opened(in: \(name))?.\(method)", arguments))
            }
            let place =
                dialect.isUIKit
                ? "in a scene, if any; for nil, in the active scene"
                : "in a window, if any; for nil, in the main window"
            out.blank()
            out.document("Removes the plugin that `show` has shown \(place), or else in any.")
            out.block("\(access)static func hide(in \(name): \(type)? = nil) {") { out in
                out.add("shown(in: \(name))?.\(hiding)")
            }
            out.blank()
            out.document("Returns the plugin that `show` has shown \(place), or else in any.")
            out.block("\(access)static func shown(in \(name): \(type)? = nil) -> \(controller)? {") { out in
                out.add("PluginSceneHost.shown(in: \(name)).lazy.compactMap { $0.\(plugin.shownExpression) }.first")
            }
        }
    }
}
