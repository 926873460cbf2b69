extension Mutant {
    /// The mutants of SwiftUI views in plugins.
    static let hosting =
        mutants(
            in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
            [
                (
                    "the view of a hosting controller is loaded before it is a child",
                    "        parent.addChild(hostingController)\n",
                    "        _ = hostingController.view\n        parent.addChild(hostingController)\n"
                ),
                (
                    "a SwiftUI view does not follow changes of its size",
                    "{ [weak self] in self?.updateSize() }", "{}"
                ),
                (
                    "a SwiftUI view ignores its width",
                    "width > 0, width < size.width", "width < 0, width < size.width"
                ),
                (
                    "a SwiftUI view does not ask for a size",
                    "CGSize { contentSize }", "CGSize { .zero }"
                ),
                (
                    "a SwiftUI view without a limit takes all space",
                    "length < Self.unlimited", "length < .infinity"
                ),
            ])
        + mutants(
            in: "RetryViewController.swift",
            [
                (
                    "a SwiftUI view is not hosted",
                    "        errorView.addController(to: self)\n", ""
                ),
                (
                    "a SwiftUI view does not show an input",
                    "applyAttempts() {\n        errorView.rootView = makeErrorView()\n",
                    "applyAttempts() {\n"
                ),
                (
                    "a SwiftUI view loses its state",
                    "applyMessage() {\n        errorView.rootView = makeErrorView()\n",
                    "applyMessage() {\n        errorView = PluginHostingView(rootView: makeErrorView())\n"
                ),
                (
                    "a SwiftUI view keeps the controller",
                    "{ [weak self] in self?.callRetryHandler() }",
                    "{ self.callRetryHandler() }"
                ),
                (
                    "a SwiftUI view keeps the closure of the host",
                    "{ [weak self] in self?.helpHandler() }", "helpHandler"
                ),
            ])
        + mutants(
            in: "PickerViewController.swift",
            [
                (
                    "an expression with a SwiftUI view is not evaluated again",
                    "queryLabel.text = query\n        badgeView.rootView = makeBadgeView()\n",
                    "queryLabel.text = query\n"
                ),
                (
                    "a SwiftUI view in an expression keeps the controller",
                    "{ [weak self] index in\n            self?.callSelectHandler(index)",
                    "{ index in\n            self.callSelectHandler(index)"
                ),
                (
                    "a new appearance makes SwiftUI views lose their state",
                    "isViewLoaded else { return }\n        badgeView.rootView = makeBadgeView()",
                    "isViewLoaded else { return }\n        badgeView = PluginHostingView(rootView: makeBadgeView())"
                ),
            ])

    /// The mutants of SwiftUI views in code for UIKit.
    static let uiKitHosting = mutants(
        in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
        [
            (
                "a hosting controller does not get the call after a move",
                "        hostingController.didMove(toParent: parent)\n", ""
            ),
            (
                "a SwiftUI view has a background",
                "        view.backgroundColor = .clear\n", ""
            ),
            (
                "a SwiftUI view does not fill its place",
                "view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
                "view.autoresizingMask = []"
            ),
            (
                "a SwiftUI view in a stack is moved out of the safe area",
                "superview !== parent.view", "false"
            ),
            (
                "a SwiftUI view alone ignores the safe area",
                "superview !== parent.view", "true"
            ),
            (
                "the insets of a SwiftUI view add up",
                "additionalSafeAreaInsets.top -= insets.top",
                "additionalSafeAreaInsets.top = -insets.top"
            ),
        ])

    /// The mutants of SwiftUI views in code for AppKit.
    static let appKitHosting = mutants(
        in: "PluginAppearance.swift", for: .appKit, testedIn: "ChildContainment.swift",
        [
            (
                "a SwiftUI view does not fill its place",
                "view.widthAnchor.constraint(equalTo: widthAnchor)",
                "view.widthAnchor.constraint(equalToConstant: 20)"
            )
        ])
}
