import SwiftUI

@testable import Runtime

/// Returns what a view with a modifier asks for.
@MainActor
func requests(of view: some SwiftUI.View) -> [PluginRequest] {
    (view as? any PluginModified).map { [$0.request] } ?? []
}
