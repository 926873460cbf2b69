#if canImport(UIKit)
typealias ControllerRepresentable = UIViewControllerRepresentable
#else
typealias ControllerRepresentable = NSViewControllerRepresentable
#endif

extension ViewNode {
    /// Makes the view controller of a representable if there is none, and updates it.
    func renderController<Content: ControllerRepresentable>(of view: Content) {
        let coordinator = coordinator as? Content.Coordinator ?? view.makeCoordinator()
        self.coordinator = coordinator
        #if canImport(UIKit)
        let context = UIViewControllerRepresentableContext<Content>(
            coordinator: coordinator, environment: environment)
        fittingSize = { made, proposal in
            guard let made = made as? Content.UIViewControllerType else { return nil }
            return view.sizeThatFits(proposal, uiViewController: made, context: context)
        }
        if let made = controller?.controller as? Content.UIViewControllerType {
            return view.updateUIViewController(made, context: context)
        }
        let made = view.makeUIViewController(context: context)
        controller = (
            made,
            { [weak made] in
                guard let made else { return }
                made.willMove(toParent: nil)
                made.viewIfLoaded?.removeFromSuperview()
                made.removeFromParent()
                Content.dismantleUIViewController(made, coordinator: coordinator)
            }
        )
        view.updateUIViewController(made, context: context)
        #else
        let context = NSViewControllerRepresentableContext<Content>(
            coordinator: coordinator, environment: environment)
        fittingSize = { made, proposal in
            guard let made = made as? Content.NSViewControllerType else { return nil }
            return view.sizeThatFits(proposal, nsViewController: made, context: context)
        }
        if let made = controller?.controller as? Content.NSViewControllerType {
            return view.updateNSViewController(made, context: context)
        }
        let made = view.makeNSViewController(context: context)
        controller = (
            made,
            { [weak made] in
                guard let made else { return }
                if made.isViewLoaded { made.view.removeFromSuperview() }
                made.removeFromParent()
                Content.dismantleNSViewController(made, coordinator: coordinator)
            }
        )
        view.updateNSViewController(made, context: context)
        #endif
        root.show(made)
    }
}
