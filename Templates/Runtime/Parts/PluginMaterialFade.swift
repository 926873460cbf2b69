// A material shows nothing, or something else, if a view around it is transparent. So these views
// stay opaque in a transition: the material fades its effect, and the views in it and beside it fade.
extension PluginPresentation {
    #if UIKIT
    /// Hides a view, in an animation, if it is a material or around one. Returns whether it is.
    func hideMaterials(in view: UIView) -> Bool {
        if let effectView = view as? UIVisualEffectView, let effect = effectView.effect {
            effectView.effect = nil
            restorations.append { effectView.effect = effectView.effect ?? effect }
            hide(effectView.contentView)
            return true
        }
        guard containsMaterial(view) else { return false }
        hideBackground(of: view)
        for subview in view.subviews { hide(subview) }
        return true
    }

    private func hideBackground(of view: UIView) {
        guard let color = view.backgroundColor else { return }
        let hiddenColor = color.withAlphaComponent(0)
        view.backgroundColor = hiddenColor
        restorations.append { if view.backgroundColor == hiddenColor { view.backgroundColor = color } }
    }

    /// Returns whether a view is a material, or is around one. Controls and SwiftUI change theirs themselves.
    private func containsMaterial(_ view: UIView) -> Bool {
        if view is UIControl || hasForeignController(view) { return false }
        return (view as? UIVisualEffectView)?.effect != nil || view.subviews.contains(where: containsMaterial)
    }
    #else
    /// Hides a view, in an animation, if it is around a material. Returns whether it is.
    func hideMaterials(in view: NSView) -> Bool {
        guard !isMaterial(view), containsMaterial(view) else { return false }
        if let view = view as? PluginView {
            view.isBackgroundHidden = true
            restorations.append { view.isBackgroundHidden = false }
        }
        for subview in view.subviews { hide(subview) }
        return true
    }

    /// Returns whether a view is a material, or is around one. Controls and SwiftUI change theirs themselves.
    private func containsMaterial(_ view: NSView) -> Bool {
        if view is NSControl || hasForeignController(view) { return false }
        return isMaterial(view) || view.subviews.contains(where: containsMaterial)
    }

    private func isMaterial(_ view: NSView) -> Bool {
        #if canImport(AppKit.NSGlassEffectView)
        if #available(macOS 26, *), view is NSGlassEffectView { return true }
        #endif
        return view is NSVisualEffectView
    }
    #endif

    /// Returns whether a view is that of a controller that is not a plugin, for example of SwiftUI.
    private func hasForeignController(_ view: PlatformView) -> Bool {
        #if UIKIT
        let controller = view.next as? UIViewController
        #else
        let controller = view.nextResponder as? NSViewController
        #endif
        return controller != nil && !(controller is any PluginViewController)
    }
}
