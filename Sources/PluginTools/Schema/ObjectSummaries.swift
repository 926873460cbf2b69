import PluginCore

extension ObjectShape {
    /// What the object describes, for the schema and the guide.
    package var summary: String { Self.summaries[name] ?? "" }

    private static let summaries: [String: String] = [
        "activity indicator": "A spinning indicator.",
        "app color": "A color of the app: from its asset catalog, in digits, or an expression.",
        "app font": "A font of the app: its size at the default text size, or an expression.",
        "appearance":
            "The app's own colors and fonts, and when plugins evaluate the expressions of the app again.",
        "backdrop": "What covers the container behind a plugin.",
        "border": "A line along the edges of a surface.",
        "box": "A box of one color.",
        "button": "A button with a title.",
        "color of the app": "A color of an expression or of an input.",
        "condition on the size": "Where a view is shown or hidden.",
        "configuration": "The configuration of a module. The file is named 'plugingen.json'.",
        "content-unavailable view":
            "The platform's own view for a screen that is empty, or that loads its content.",
        "custom view": "A view of any type.",
        "description": "One plugin. The base name of its file is the plugin's name.",
        "expression":
            "An expression of the app, evaluated when the view is loaded and in 'reloadAppearance()'.",
        "feedback pair": "Two kinds of haptic feedback, one of which the plugin gives.",
        "frame": "The size of a view. A length that is not stated is that of the content.",
        "handler": "A closure that a host sets.",
        "host": "The host helpers for the plugin, each with a name, or false for none.",
        "image":
            "An image: a symbol, an asset of the app, an image that the host sets, or an expression.",
        "image of a button": "An image that the host sets, or that an expression of the app has.",
        "input": "A property that a host sets, before or after the view is loaded.",
        "label": "A label.",
        "layout":
            "Edges that the content is pinned to. If neither edge of an axis is named, the content is centered.",
        "localized text": "A localized string.",
        "long press":
            "A handler to call when a stack is touched for half a second, with a title for VoiceOver.",
        "look of a button": "The look of a button while it is pressed or disabled.",
        "menu action": "An action in the menu of a button.",
        "module": "A module with plugins. Paths start from the folder of this file.",
        "module's 'tests'": "The committed tests of a module.",
        "operation with progress":
            "The method that shows the plugin while an operation runs, which reports its progress.",
        "overlay": "A view on top of a stack. It takes no room in the stack.",
        "parameter": "An argument of a handler.",
        "placement": "Where the plugin sits in its host.",
        "plugin's 'accessibility'": "The plugin's values for assistive technologies.",
        "popover": "The method that shows the plugin in a popover at a view.",
        "presentation": "When the plugin becomes visible, how long it stays, and its transition.",
        "progress bar": "A progress bar.",
        "property of a custom view": "The value of a property of a custom view.",
        "recovery": "How the plugin shows an error and retries an operation.",
        "rows": "A view for each element of an input.",
        "segmented control": "A control with several segments, one of which is selected.",
        "separator": "A line of one pixel across a stack.",
        "set of host helpers":
            "The host helpers that plugins get if their descriptions do not say otherwise.",
        "set of host protocols": "The protocols that hosts adopt to get the members for plugins.",
        "set of insets": "Points at each edge.",
        "set of insets of an overlay":
            "Points at each edge. A view with a negative number is beyond the edge.",
        "set of method names":
            "Other names for the methods of every view controller, if a project already has methods with these names.",
        "set of versions": "The minimum platform versions. Mac Catalyst follows iOS.",
        "shadow": "The black shadow of a surface.",
        "size": "A width and a height.",
        "slider": "A control for a number in a range.",
        "spacer": "Empty space in a stack.",
        "stack": "Views in a row or in a column.",
        "string table": "The string table of localized strings.",
        "surface": "The surface behind a plugin or a stack.",
        "SwiftUI view": "A SwiftUI view of the app, in a hosting controller.",
        "switch": "A control that is on or off.",
        "symbol pair": "Two SF Symbols, one of which is shown.",
        "tap": "A handler to call when a stack is tapped, with a title for VoiceOver.",
        "text field": "A single-line text field. The input changes with what the user types.",
        "text from an expression": "A text that an expression of the app has.",
        "text from an input": "A text that the host sets.",
        "text pair": "Two labels or titles, one of which is shown.",
        "text with markup":
            "A text with inline Markdown: emphasis, strong emphasis, code, strikethrough and links.",
        "transition": "The plugin's transition.",
        "trigger": "The call of a handler with constant arguments.",
        "value from an input": "A number that the host sets.",
        "value of a control from an input": "A value that the host sets and the user changes.",
        "view's 'accessibility'": "The view's values for assistive technologies and UI tests.",
    ]
}
