// Made by `sh Templates/embed.sh`. To change this file, change the files in Templates and run it.
// swift-format-ignore-file

/// The descriptions of the folder Templates.
enum EmbeddedStarters {
    /// The text of each starter, by its name.
    static let texts: [String: String] = [
        "Banner": ###"""
            {
              "summary": "Tells something at the top edge, and leaves by itself.",
              "inputs": [
                { "name": "message", "type": "String", "summary": "What happened." }
              ],
              "handlers": [
                { "name": "tapHandler", "removesPlugin": true, "summary": "Called when the button is tapped." }
              ],
              "content": {
                "stack": [
                  { "label": "messageLabel", "text": { "input": "message" }, "textStyle": "subheadline" },
                  { "spacer": "flexible" },
                  { "button": "moreButton", "title": { "localized": "banner.show", "value": "Show" }, "style": "plain", "triggers": "tapHandler" }
                ],
                "axis": "horizontal", "spacing": 12, "margins": 4, "layout": "fill", "background": "secondarySystemBackground"
              },
              "placement": { "at": "top", "insets": { "top": 8, "leading": 8, "trailing": 8 } },
              "presentation": {
                "leavesAfter": 4, "group": "banner", "whenShown": "replace",
                "transition": { "in": "slideFromTop", "out": "slideFromTop", "duration": 0.3 }
              },
              "accessibility": { "announcement": { "input": "message" } }
            }
            
            """###,
        "EmptyState": ###"""
            {
              "summary": "Says that there is nothing to show yet, and what can be done about it.",
              "inputs": [
                { "name": "headline", "type": "String", "example": "\"No messages\"", "summary": "What there is none of." },
                { "name": "detail", "type": "String?", "default": "nil", "summary": "Why, or what to do." },
                { "name": "image", "type": "PlatformImage?", "default": "nil", "summary": "A picture of what there could be." },
                { "name": "actionTitle", "type": "String?", "default": "nil", "summary": "The title of the button; without one there is no button." }
              ],
              "handlers": [
                { "name": "actionHandler", "summary": "Called when the button is tapped." }
              ],
              "content": {
                "stack": [
                  { "image": "imageView", "input": "image", "tint": "tertiaryLabel", "decorative": true },
                  { "label": "headlineLabel", "text": { "input": "headline" }, "textStyle": "title2", "accessibility": { "traits": ["header"] } },
                  { "label": "detailLabel", "text": { "input": "detail" }, "color": "secondaryLabel" },
                  { "button": "actionButton", "title": { "input": "actionTitle" }, "style": "filled", "triggers": "actionHandler" }
                ],
                "spacing": 12, "layout": "center", "background": "systemBackground"
              },
              "presentation": { "transition": "fade", "group": "state" },
              "accessibility": { "focus": "headlineLabel" },
              "host": { "show": true, "hide": true, "shown": true }
            }
            
            """###,
        "Error": ###"""
            {
              "summary": "Shows what went wrong, and a button that tries again.",
              "inputs": [
                { "name": "message", "type": "String?", "default": "nil", "summary": "What went wrong." }
              ],
              "handlers": [
                { "name": "reloadHandler", "removesPlugin": true, "summary": "Called when the user asks to try again." }
              ],
              "content": {
                "stack": [
                  { "image": "iconView", "symbol": "exclamationmark.triangle", "tint": "secondaryLabel" },
                  { "label": "messageLabel", "text": { "input": "message" }, "textStyle": "body" },
                  { "button": "reloadButton", "title": { "localized": "error.reload", "value": "Reload" }, "triggers": "reloadHandler" }
                ],
                "axis": "vertical", "spacing": 12, "alignment": "center", "layout": "center", "background": "systemBackground"
              },
              "placement": "fill",
              "presentation": { "transition": "fade", "group": "state" },
              "accessibility": { "focus": "messageLabel" },
              "host": {
                "recovery": { "message": "message", "retry": "reloadHandler", "while": "Loading" }
              }
            }
            
            """###,
        "Header": ###"""
            {
              "summary": "Stands above the content of its host.",
              "inputs": [
                { "name": "headline", "type": "String", "summary": "What the content is." },
                { "name": "hasMore", "type": "Bool", "default": "true", "summary": "Whether there is more than is shown." }
              ],
              "handlers": [
                { "name": "tapHandler", "summary": "Called when the button is tapped." }
              ],
              "content": {
                "stack": [
                  { "label": "headlineLabel", "text": { "input": "headline" }, "textStyle": "title3", "accessibility": { "traits": ["header"] } },
                  {
                    "button": "allButton", "title": { "localized": "header.all", "value": "Show all" }, "style": "borderless",
                    "shownWhen": "hasMore", "triggers": "tapHandler",
                    "accessibility": { "hint": { "localized": "header.all.hint", "value": "Shows all of them" } }
                  }
                ],
                "axis": "horizontal", "distribution": "equalSpacing", "alignment": "firstBaseline",
                "layout": { "edges": ["top", "leading", "bottom", "trailing"], "insets": 8, "to": "margins" }
              },
              "placement": { "at": "top", "mode": "push" }
            }
            
            """###,
        "Loading": ###"""
            {
              "summary": "Covers its parent with an activity indicator while data loads.",
              "inputs": [
                { "name": "message", "type": "String?", "default": "nil", "summary": "What is being waited for." }
              ],
              "content": {
                "stack": [
                  { "activityIndicator": "activityIndicator", "size": "medium" },
                  { "label": "messageLabel", "text": { "input": "message" }, "textStyle": "footnote", "color": "secondaryLabel" }
                ],
                "axis": "vertical", "spacing": 8, "alignment": "center", "layout": "center"
              },
              "placement": "fill",
              "presentation": { "delay": 0.5, "minimumDuration": 0.3, "transition": "fade", "group": "state" },
              "accessibility": { "announcement": { "localized": "loading.announcement", "value": "Loading" }, "modal": true },
              "host": { "while": true }
            }
            
            """###,
        "MapOverlay": ###"""
            {
              "summary": "Shows something of a place over a map, which can be moved beside it.",
              "inputs": [
                { "name": "placeName", "type": "String", "summary": "The name of the place." },
                { "name": "distance", "type": "String?", "default": "nil", "summary": "How far it is." },
                { "name": "isOpen", "type": "Bool", "default": "false", "summary": "Whether it is open now." },
                { "name": "isFavorite", "type": "Bool", "default": "false", "summary": "Whether it is one of the user's favourites." }
              ],
              "handlers": [
                { "name": "closeHandler", "removesPlugin": true, "summary": "Called when the overlay is closed." }
              ],
              "content": {
                "stack": [
                  {
                    "label": "placeLabel", "text": { "input": "placeName" }, "textStyle": "headline", "lines": 1,
                    "accessibility": { "value": { "input": "distance" } }
                  },
                  { "label": "distanceLabel", "text": { "input": "distance" }, "textStyle": "footnote", "color": "secondaryLabel", "lines": 1 },
                  {
                    "label": "openLabel", "text": { "localized": "map.open", "value": "Open now" }, "textStyle": "footnote",
                    "color": "systemGreen", "lines": 1, "shownWhen": "isOpen"
                  },
                  {
                    "label": "closedLabel", "text": { "localized": "map.closed", "value": "Closed" }, "textStyle": "footnote",
                    "color": "secondaryLabel", "lines": 1, "hiddenWhen": "isOpen"
                  },
                  {
                    "image": "favoriteView", "symbol": "star.fill", "textStyle": "footnote", "tint": "systemYellow", "shownWhen": "isFavorite",
                    "accessibility": { "label": { "localized": "map.favorite", "value": "Favourite" } }
                  },
                  {
                    "button": "closeButton", "title": { "localized": "map.close", "value": "Close" }, "style": "gray", "symbol": "xmark",
                    "iconOnly": true, "color": "secondaryLabel", "triggers": "closeHandler"
                  }
                ],
                "spacing": 6, "layout": "center", "background": "systemBackground"
              },
              "placement": { "at": "bottomTrailing", "insets": { "bottom": 24, "trailing": 16 }, "width": 240, "height": 180, "order": "front" },
              "presentation": { "transition": "fade", "group": "overlay", "whenShown": "replace" },
              "accessibility": { "focus": "placeLabel" }
            }
            
            """###,
        "MiniPlayer": ###"""
            {
              "summary": "Shows what is played, below the content of its host.",
              "inputs": [
                { "name": "songTitle", "type": "String", "summary": "What is played." },
                { "name": "artwork", "type": "PlatformImage?", "default": "nil", "summary": "Its picture." },
                { "name": "fraction", "type": "Float", "default": "0", "summary": "How much of it was played, from 0 to 1." },
                { "name": "isLive", "type": "Bool", "default": "false", "summary": "Whether it has no end, and so no progress." },
                { "name": "isCompact", "type": "Bool", "default": "false", "summary": "Whether there is no room for the picture." },
                { "name": "toggleTitle", "type": "String", "default": "\"Pause\"", "summary": "What the button does: it pauses or plays." }
              ],
              "handlers": [
                { "name": "toggleHandler", "summary": "Called to pause or to play." },
                { "name": "expandHandler", "summary": "Called to show the whole player." }
              ],
              "content": {
                "stack": [
                  { "progress": "progressView", "value": { "input": "fraction" }, "hiddenWhen": "isLive", "accessibility": { "traits": ["updatesFrequently"] } },
                  {
                    "stack": [
                      { "image": "artworkView", "input": "artwork", "size": { "width": 44, "height": 44 }, "decorative": true, "hiddenWhen": "isCompact" },
                      { "label": "titleLabel", "text": { "input": "songTitle" }, "lines": 1 },
                      { "spacer": "flexible" },
                      { "button": "toggleButton", "title": { "input": "toggleTitle" }, "style": "plain", "triggers": "toggleHandler" },
                      { "button": "expandButton", "title": { "localized": "player.expand", "value": "Expand" }, "style": "plain", "triggers": "expandHandler" }
                    ],
                    "axis": "horizontal", "spacing": 12
                  }
                ],
                "alignment": "fill", "spacing": 4, "layout": "fill", "background": "secondarySystemBackground"
              },
              "placement": { "at": "bottom", "mode": "push" },
              "presentation": { "transition": "slideFromBottom" }
            }
            
            """###,
        "Offline": ###"""
            {
              "summary": "Tells that there is no connection, below the content of its host, until there is one.",
              "inputs": [
                { "name": "reason", "type": "String", "default": "\"No connection\"", "summary": "Why what is shown may be old." },
                { "name": "isRetrying", "type": "Bool", "default": "false", "summary": "Whether a connection is looked for." }
              ],
              "handlers": [
                { "name": "retryHandler", "summary": "Called when the user asks to try again." }
              ],
              "content": {
                "stack": [
                  {
                    "stack": [
                      { "image": "iconView", "symbol": "wifi.slash", "textStyle": "footnote", "decorative": true },
                      { "label": "reasonLabel", "text": { "input": "reason" }, "textStyle": "footnote" }
                    ],
                    "name": "reasonStack", "axis": "horizontal", "hiddenWhen": "isRetrying"
                  },
                  {
                    "stack": [
                      { "activityIndicator": "retryIndicator" },
                      { "label": "retryingLabel", "text": { "localized": "offline.retrying", "value": "Trying…" }, "textStyle": "footnote" }
                    ],
                    "name": "retryingStack", "axis": "horizontal", "shownWhen": "isRetrying"
                  },
                  { "button": "retryButton", "title": { "localized": "offline.retry", "value": "Retry" }, "style": "plain", "hiddenWhen": "isRetrying", "triggers": "retryHandler" }
                ],
                "axis": "horizontal", "layout": "fill", "background": "secondarySystemBackground"
              },
              "placement": { "at": "bottom", "mode": "push" },
              "presentation": { "transition": "slideFromBottom" },
              "accessibility": { "announcement": { "input": "reason" } }
            }
            
            """###,
        "Paywall": ###"""
            {
              "summary": "Offers what has to be paid for, and covers it until it is.",
              "inputs": [
                { "name": "offer", "type": "String", "summary": "What is offered." },
                { "name": "price", "type": "String", "summary": "What it costs." },
                { "name": "canBuy", "type": "Bool", "default": "true", "summary": "Whether it can be bought now: no purchase is under way." }
              ],
              "handlers": [
                { "name": "purchaseHandler", "summary": "Called when the user buys." },
                { "name": "restoreHandler", "summary": "Called when the user has bought before." },
                { "name": "closeHandler", "removesPlugin": true, "summary": "Called when the user does not want to buy." }
              ],
              "content": {
                "stack": [
                  { "button": "closeButton", "title": { "localized": "paywall.close", "value": "Not now" }, "style": "plain", "role": "cancel", "triggers": "closeHandler" },
                  { "spacer": "flexible" },
                  { "label": "offerLabel", "text": { "input": "offer" }, "textStyle": "largeTitle", "weight": "bold", "accessibility": { "traits": ["header"] } },
                  { "label": "priceLabel", "text": { "input": "price" }, "textStyle": "headline" },
                  { "button": "purchaseButton", "title": { "localized": "paywall.buy", "value": "Buy" }, "style": "filled", "role": "primary", "enabledWhen": "canBuy", "triggers": "purchaseHandler" },
                  { "button": "restoreButton", "title": { "localized": "paywall.restore", "value": "Restore purchases" }, "style": "plain", "triggers": "restoreHandler" },
                  { "spacer": "flexible" }
                ],
                "spacing": 16, "layout": "fill", "background": "systemBackground"
              },
              "presentation": { "transition": "fade" },
              "accessibility": { "modal": true, "focus": "offerLabel" }
            }
            
            """###,
        "Permission": ###"""
            {
              "summary": "Explains why the app asks for a permission, before the system does.",
              "access": "internal",
              "inputs": [
                { "name": "explanation", "type": "String", "summary": "What the permission is for." }
              ],
              "handlers": [
                { "name": "allowHandler", "removesPlugin": true, "summary": "Called when the user agrees." },
                { "name": "denyHandler", "removesPlugin": true, "summary": "Called when the user does not agree." },
                { "name": "laterHandler", "removesPlugin": true, "summary": "Called when the user wants to be asked again." }
              ],
              "content": {
                "stack": [
                  { "image": "illustrationView", "asset": "PermissionIllustration", "decorative": true },
                  { "label": "explanationLabel", "text": { "input": "explanation" }, "textAlignment": "center" },
                  { "button": "allowButton", "title": { "localized": "permission.allow", "value": "Allow" }, "style": "filled", "triggers": "allowHandler" },
                  { "button": "denyButton", "title": { "localized": "permission.deny", "value": "Do not allow" }, "style": "gray", "role": "destructive", "triggers": "denyHandler" },
                  { "button": "laterButton", "title": { "localized": "permission.later", "value": "Ask me later", "comment": "The user is asked again another time." }, "style": "plain", "triggers": "laterHandler" }
                ],
                "spacing": 12, "alignment": "fill", "layout": "fill", "background": "systemBackground"
              },
              "placement": { "at": "bottom", "within": "bounds" },
              "presentation": { "transition": "slideFromBottom" },
              "accessibility": { "modal": true, "focus": "explanationLabel" }
            }
            
            """###,
        "Progress": ###"""
            {
              "summary": "Shows how much of something is done.",
              "inputs": [
                { "name": "fraction", "type": "Float", "default": "0", "summary": "How much is done, from 0 to 1." },
                { "name": "isMeasured", "type": "Bool", "default": "true", "summary": "Whether it is known how much is done." },
                { "name": "message", "type": "String?", "default": "nil", "summary": "What is being done." }
              ],
              "handlers": [
                { "name": "cancelHandler", "removesPlugin": true, "summary": "Called when the user gives it up." }
              ],
              "content": {
                "stack": [
                  { "label": "messageLabel", "text": { "input": "message" } },
                  { "activityIndicator": "activityIndicator", "hiddenWhen": "isMeasured" },
                  {
                    "progress": "progressView", "value": { "input": "fraction" }, "width": 200, "color": "systemGreen", "shownWhen": "isMeasured",
                    "accessibility": { "traits": ["updatesFrequently"] }
                  },
                  { "button": "cancelButton", "title": { "localized": "progress.cancel", "value": "Cancel" }, "role": "cancel", "triggers": "cancelHandler" }
                ],
                "spacing": 12, "layout": "center", "background": "secondarySystemBackground"
              },
              "placement": "center",
              "presentation": { "minimumDuration": 0.5, "transition": "fade" },
              "accessibility": { "announcement": { "localized": "progress.announcement", "value": "In progress" } }
            }
            
            """###,
        "SearchResults": ###"""
            {
              "summary": "Shows the results of a search in a part of its host.",
              "superclass": "PlatformViewController",
              "imports": ["Foundation"],
              "hooks": ["viewDidLoad"],
              "inputs": [
                { "name": "query", "type": "String", "default": "\"\"", "summary": "What is searched for." },
                { "name": "hasField", "type": "Bool", "default": "true", "summary": "Whether it is typed here; false for a host with a search bar." },
                { "name": "canSearch", "type": "Bool", "default": "true", "summary": "Whether something can be searched for now." },
                { "name": "isSearching", "type": "Bool", "default": "false", "summary": "Whether more may be found." },
                { "name": "hasResults", "type": "Bool", "default": "false", "summary": "Whether there is something to list." },
                { "name": "resultCount", "type": "String?", "default": "nil", "summary": "How much was found, in words." }
              ],
              "handlers": [
                { "name": "searchHandler", "parameters": [{ "name": "query", "type": "String" }], "summary": "Called when the query was typed." },
                { "name": "selectHandler", "parameters": [{ "name": "indexPath", "type": "IndexPath" }], "summary": "Called when a result is chosen." },
                { "name": "cancelHandler", "removesPlugin": true, "summary": "Called when the search is given up." }
              ],
              "content": {
                "stack": [
                  {
                    "textField": "queryField", "text": { "input": "query" }, "triggers": "searchHandler",
                    "placeholder": { "localized": "search.placeholder", "value": "Search" }, "keyboard": "webSearch", "secure": false, "width": 280,
                    "enabledWhen": "canSearch", "shownWhen": "hasField", "accessibility": { "label": { "localized": "search.field", "value": "Search" } }
                  },
                  {
                    "activityIndicator": "searchIndicator", "color": "secondaryLabel", "shownWhen": "isSearching",
                    "accessibility": { "label": { "localized": "search.running", "value": "Searching" } }
                  },
                  { "label": "countLabel", "text": { "input": "resultCount" }, "textStyle": "footnote", "color": "secondaryLabel", "accessibility": { "traits": ["updatesFrequently"] } },
                  {
                    "custom": "resultsTable", "type": "PlatformTableView", "create": "PlatformTableView()", "shownWhen": "hasResults", "hiddenWhen": "isSearching",
                    "accessibility": { "identifier": "searchResultsTable" }
                  },
                  { "button": "cancelButton", "title": { "localized": "search.cancel", "value": "Cancel" }, "style": "plain", "triggers": "cancelHandler" }
                ],
                "alignment": "fill", "layout": "fill", "background": "systemBackground"
              },
              "placement": { "container": true },
              "presentation": { "group": "search" },
              "accessibility": { "announcement": { "input": "resultCount" }, "identifier": "searchResults" }
            }
            
            """###,
    ]

    /// The description that `new` writes where no starter fits.
    static let blank = ###"""
        // One plugin. The name of this file is the plugin's name. Every key may be left out.
        {
          // The documentation of the controller.
          "summary": "Says what this plugin shows, in one sentence.",

          // Properties that a host sets. Without a "default" the initialiser asks for a value.
          "inputs": [
            { "name": "message", "type": "String?", "default": "nil", "summary": "What is shown." }
          ],

          // Closures that a host sets. With "removesPlugin" the plugin is gone when one is called.
          "handlers": [
            { "name": "doneHandler", "removesPlugin": true, "summary": "Called when the button is tapped." }
          ],

          // The views: stack, label, button, image, activityIndicator, progress, textField, spacer or custom.
          "content": {
            "stack": [
              { "label": "messageLabel", "text": { "input": "message" }, "textStyle": "body" },
              { "button": "doneButton", "title": { "localized": "done", "value": "Done" }, "triggers": "doneHandler" }
            ],
            "axis": "vertical", "spacing": 12, "alignment": "center", "layout": "center"
          },

          // Where the plugin sits in its host.
          "placement": "fill",

          // Seconds before it becomes visible, and seconds for which it then stays at least.
          "presentation": { "delay": 0, "minimumDuration": 0 }
        }
        
        """###
}
