import TestSupport
import Testing

@Suite(.timed) struct ListPlacementTests {
    @Test(
        "keys that contradict a placement in a list are reported",
        arguments: [
            """
            { "placement": { "at": "tableFooter", "width": 1, "height": 2, "maximumWidth": 3, "within": "safeArea", "order": "front" } }
                                                           ^ error: a plugin at 'tableFooter' is as wide as the list, and as high as its content [contradiction]
            note: leave out "width"
                                                                        ^ error: a plugin at 'tableFooter' is as wide as the list, and as high as its content [contradiction]
            note: leave out "height", or give the content a 'frame' with a height
                                                                                           ^ error: a plugin at 'tableFooter' is as wide as the list, and as high as its content [contradiction]
            note: leave out "maximumWidth"
                                                                                           ^ error: a plugin with a 'width' always has this width, and cannot have a 'maximumWidth' [contradiction]
            note: leave out "width", so that the plugin is narrower if its host is
                                                                                                        ^~~~~~~~~~ error: a part of a list is as wide as the list, also outside of the safe area [contradiction]
            note: leave out "within"; the margins of the content are in the safe area
                                                                                                                             ^~~~~~~ error: a part of a list is not in front of other views or behind them [contradiction]
            note: leave out "order"
            """,
            """
            { "placement": { "at": "listBackground", "height": 2 } }
                                                               ^ error: a plugin at 'listBackground' fills the list [contradiction]
            note: leave out "height"
            """,
            """
            { "placement": { "at": "tableHeader", "mode": "push" } }
                                                          ^~~~~~ error: a plugin at 'tableHeader' cannot push its host's content [contradiction]
            note: place the plugin at 'top' or 'bottom'
            """,
            """
            { "placement": "tableHeader", "presentation": { "touches": "scroll", "backdrop": "dim" } }
                                                                       ^~~~~~~~ error: a plugin in a list always lets it scroll [contradiction]
            note: leave out "touches"
                                                                                             ^~~~~ error: a backdrop blocks its container, where 'scroll' lets touches through [contradiction]
            note: leave out "backdrop" or "touches"
                                                                                             ^~~~~ error: a plugin in a list covers nothing, so it cannot have a backdrop [contradiction]
            note: leave out "backdrop"
            """,
            """
            { "placement": "tableHeader", "presentation": { "touches": "pass", "transition": "slideFromTop", "whenAlreadyShown": "stack" }, "accessibility": { "modal": true } }
                                                                       ^~~~~~ error: a plugin in a list covers nothing, so touches cannot 'pass' [contradiction]
            note: leave out "touches"
                                                                                             ^~~~~~~~~~~~~~ error: a plugin in a list cannot slide [contradiction]
            note: write '"transition": "fade"'
                                                                                                                                 ^~~~~~~ error: a list has room for one plugin at 'tableHeader' [contradiction]
            note: change "whenAlreadyShown" to "reuse" or "replace"
                                                                                                                                                                        ^~~~ error: a plugin in a list cannot be 'modal', because the list around it can be used [contradiction]
            note: leave out "modal"
                                                                                                                                                                        ^~~~ error: a 'modal' plugin blocks its container, where 'pass' lets touches through [contradiction]
            note: leave out "modal" or "touches"
            """,
            """
            { "placement": "listBackground", "presentation": { "touches": "block", "delay": 1, "transition": { "in": "fade", "out": "slideFromTop" } } }
                                                                          ^~~~~~~ error: a plugin in a list covers nothing, so touches cannot 'block' [contradiction]
            note: leave out "touches"
                                                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: a plugin in a list cannot slide [contradiction]
            note: write '"transition": "fade"'
            """,
            """
            { "placement": "tableHeader", "host": { "swiftUI": "banner" } }
                                                               ^~~~~~~~ error: a SwiftUI view does not show its list to plugins, so the plugin cannot be at 'tableHeader' [contradiction]
            note: leave out "swiftUI", or place the plugin at "top"
            """,
            """
            { "content": { "contentUnavailable": "stateView", "style": "loading" }, "placement": "tableFooter" }
                                                                                                 ^~~~~~~~~~~~~ error: the placement gives 'stateView' no height, and it has none of its own [contradiction]
            note: write '"placement": "listBackground"'
            """,
            """
            { "content": { "contentUnavailable": "stateView", "style": "loading" }, "placement": "listBackground" }
            """,
            """
            { "placement": { "at": "tableFooter", "insets": 8, "within": "bounds", "container": true }, "presentation": { "touches": "blockWhileVisible", "group": "page", "whenAlreadyShown": "replace", "transition": "fade" } }
            """,
            """
            { "placement": { "at": "tableheader" } }
                                   ^~~~~~~~~~~~~ error: unknown value 'tableheader' of 'at' [unknown-value]
            note: did you mean 'tableHeader'? accepted: 'fill', …
            """,
        ])
    func contradictions(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "placements in lists that AppKit does not have are reported",
        arguments: [
            """
            { "kits": ["UIKit", "AppKit"], "placement": "tableHeader" }
                                                        ^~~~~~~~~~~~~ error: AppKit's lists do not have a place like 'tableHeader' [contradiction]
            note: add '"kits": ["UIKit"]' to the description, or write '"placement": "top"'
            """,
            """
            { "kits": ["AppKit"], "placement": { "at": "listBackground" } }
                                                       ^~~~~~~~~~~~~~~~ error: AppKit's lists do not have a place like 'listBackground' [contradiction]
            note: write '"placement": "fill"'
            """,
            """
            { "kits": ["AppKit"], "placement": "tableFooter" }
                                               ^~~~~~~~~~~~~ error: AppKit's lists do not have a place like 'tableFooter' [contradiction]
            note: write '"placement": "bottom"'
            """,
        ])
    func frameworks(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
