#if UIKIT
// MARK: - Previews

#if canImport(DeveloperToolsSupport) && compiler(>=5.9)
/// The look of a preview.
package enum PluginPreviewStyle { case plain, dark, largeText, rightToLeft }

@available(iOS 17, tvOS 17, *)
extension PluginViewController {
    /// Returns a host that shows this plugin, for a preview.
    package func previewed(_ style: PluginPreviewStyle = .plain, in host: UIViewController? = nil) -> UIViewController {
        let host = host ?? UIViewController()
        #if !os(tvOS)
        host.view.backgroundColor = .systemBackground
        #endif
        switch style {
        case .plain: break
        case .dark: host.overrideUserInterfaceStyle = .dark
        case .largeText: host.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
        case .rightToLeft: host.traitOverrides.layoutDirection = .rightToLeft
        }
        host.`add`(self, in: nil)
        return host
    }
}
#endif
#endif
