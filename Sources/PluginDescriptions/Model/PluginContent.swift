import SourceDiagnostics

/// The views of a plugin and their place in its controller's view.
package struct PluginContent: Sendable {
    package let root: ContentView
    package let layout: ContentLayout
}

/// Where content sits in the controller's view.
package enum ContentLayout: String, CaseIterable, Sendable {
    case center
    case fill
}

/// A node of the content tree.
package indirect enum ContentView: Sendable {
    case stack(StackView)
    case label(LabelView)
    case button(ButtonView)
    case image(ImageView)
    case activityIndicator(ActivityIndicatorView)

    /// The property that holds the view; stacks have none of their own.
    package var name: Located<String>? {
        switch self {
        case .stack: nil
        case .label(let label): label.name
        case .button(let button): button.name
        case .image(let image): image.name
        case .activityIndicator(let indicator): indicator.name
        }
    }

    /// The text that the view shows, if it shows one.
    package var text: TextSource? {
        switch self {
        case .label(let label): label.text
        case .button(let button): button.title
        case .image, .stack, .activityIndicator: nil
        }
    }

    /// The name of the input that the view shows, if it shows one.
    package var shownInput: Located<String>? {
        if case .image(let image) = self {
            if case .input(let name) = image.source { return name }
        } else if case .input(let name) = text {
            return name
        }
        return nil
    }

    /// The view and all below it, each before those that it holds.
    package var flattened: [ContentView] {
        guard case .stack(let stack) = self else { return [self] }
        return [self] + stack.views.flatMap(\.flattened)
    }
}
