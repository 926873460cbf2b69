#if !UIKIT
// MARK: - Previews

#if canImport(DeveloperToolsSupport) && compiler(>=5.9)
/// The look of a preview.
package enum PluginPreviewStyle { case plain, dark }

@available(macOS 14, *)
extension PluginViewController {
    /// Returns a host that shows this plugin, for a preview.
    package func previewed(_ style: PluginPreviewStyle = .plain) -> NSViewController {
        let host = NSViewController()
        host.view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 320))
        if style == .dark { host.view.appearance = NSAppearance(named: .darkAqua) }
        host.`add`(self, in: nil)
        return host
    }
}
#endif
#endif
