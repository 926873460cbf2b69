import TestSupport
import Testing

@Suite(.timed) struct ListPlacementTests {
    @Test(
        "keys that contradict a placement in a list are reported",
        arguments: [
            """
            { "placement": { "at": "tableFooter", "width": 1, "height": 2, "maximumWidth": 3, "within": "safeArea", "order": "front" } }
                                                           ^ error: a part of a list is as wide as the list [contradiction]
            note: leave out "width", or change "at"
                                                                        ^ error: a part of a list is as high as its content or as the list [contradiction]
            note: leave out "height", or change "at"
                                                                                           ^ error: a plugin with a 'width' always has this width, and cannot have a 'maximumWidth' [contradiction]
            note: leave out "maximumWidth", or "width"
                                                                                           ^ error: a part of a list is as wide as the list [contradiction]
            note: leave out "maximumWidth", or change "at"
                                                                                                        ^~~~~~~~~~ error: a part of a list is as wide as the list, also outside of the safe area [contradiction]
            note: change "within", or "at"
                                                                                                                             ^~~~~~~ error: a part of a list is not in front of other views or behind them [contradiction]
            note: leave out "order", or change "at"
            """,
            """
            { "placement": { "at": "listBackground", "height": 2 } }
                                                               ^ error: a part of a list is as high as its content or as the list [contradiction]
            note: leave out "height", or change "at"
            """,
            """
            { "placement": { "at": "tableHeader", "mode": "push" } }
                                                          ^~~~~~ error: a plugin at 'tableHeader' cannot push its host's content [contradiction]
            note: place the plugin at 'top' or 'bottom'
            """,
            """
            { "placement": "tableHeader", "presentation": { "touches": "scroll", "backdrop": "dim" } }
                                                                       ^~~~~~~~ error: a plugin in a list covers nothing, and the list always scrolls [contradiction]
            note: change "touches", or "placement"
                                                                                             ^~~~~ error: a plugin in a list covers nothing, so it cannot have a backdrop [contradiction]
            note: leave out "backdrop", or change "placement"
                                                                                             ^~~~~ error: a backdrop blocks its container, where 'touches' lets them through [contradiction]
            note: leave out "backdrop", or change "touches"
            """,
            """
            { "placement": "tableHeader", "presentation": { "touches": "pass", "transition": "slideFromTop", "whenAlreadyShown": "stack" }, "accessibility": { "modal": true } }
                                                                       ^~~~~~ error: a plugin in a list covers nothing, and the list always scrolls [contradiction]
            note: change "touches", or "placement"
                                                                                             ^~~~~~~~~~~~~~ error: a plugin in a list cannot slide [contradiction]
            note: write '"transition": "fade"'
                                                                                                                                 ^~~~~~~ error: a list has room for one plugin at each place [contradiction]
            note: change "whenAlreadyShown", or "placement"
                                                                                                                                                                        ^~~~ error: a plugin in a list cannot be 'modal', because the list around it can be used [contradiction]
            note: leave out "modal", or change "placement"
                                                                                                                                                                        ^~~~ error: a 'modal' plugin blocks its container, where 'touches' lets them through [contradiction]
            note: leave out "modal", or change "touches"
            """,
            """
            { "placement": "listBackground", "presentation": { "touches": "block", "delay": 1, "transition": { "in": "fade", "out": "slideFromTop" } } }
                                                                          ^~~~~~~ error: a plugin in a list covers nothing, and the list always scrolls [contradiction]
            note: change "touches", or "placement"
                                                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: a plugin in a list cannot slide [contradiction]
            note: write '"transition": "fade"'
            """,
            """
            { "placement": "tableHeader", "host": { "swiftUI": "banner" } }
                                                               ^~~~~~~~ error: a SwiftUI view does not show its list to plugins [contradiction]
            note: leave out "swiftUI", or change "placement"
            """,
            """
            { "content": { "contentUnavailable": "stateView", "style": "loading" }, "placement": "tableFooter" }
                                                                                                 ^~~~~~~~~~~~~ error: the placement gives 'stateView' no height, and it has none of its own [contradiction]
            note: add the height to the placement, or write '"placement": "fill"', or "listBackground" in a list
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
            note: did you mean 'tableHeader'?
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
            note: add '"kits": ["UIKit"]' to the description, or use another placement
            """,
            """
            { "kits": ["AppKit"], "placement": { "at": "listBackground" } }
                                                       ^~~~~~~~~~~~~~~~ error: AppKit's lists do not have a place like 'listBackground' [contradiction]
            note: add '"kits": ["UIKit"]' to the description, or use another placement
            """,
            """
            { "kits": ["AppKit"], "placement": "tableFooter" }
                                               ^~~~~~~~~~~~~ error: AppKit's lists do not have a place like 'tableFooter' [contradiction]
            note: add '"kits": ["UIKit"]' to the description, or use another placement
            """,
        ])
    func frameworks(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
