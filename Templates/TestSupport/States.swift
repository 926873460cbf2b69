#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

extension ManualClock {
    /// Returns the classes of the plugins that stay visible after all delays and minimum durations.
    func visiblePlugins(in window: HostWindow) -> [String] {
        #if CLOCK
        run { advance(by: 120) }
        #endif
        let plugins = window.host.children.filter { child in
            let presentation = (child as? any PluginViewController)?.presentation
            return window.shows(child) && presentation?.isLeaving == false
        }
        return plugins.map { "\(type(of: $0))" }
    }
}
