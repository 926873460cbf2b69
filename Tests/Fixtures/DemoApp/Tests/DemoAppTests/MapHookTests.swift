import Testing
import UIKit

@testable import DemoApp

@MainActor
@Suite("The map")
struct MapHookTests {
    @Test("pins its places when it is loaded, and follows the user while it is visible")
    func hooks() {
        ManualClock().run {
            let window = HostWindow()
            let map = window.host.showMap(places: [
                Place(latitude: 48, longitude: 9), Place(latitude: 52, longitude: 13),
            ])
            #expect(map.mapView.pins.count == 2)
            window.layoutIfNeeded()
            let bounds = map.mapView.bounds
            #expect(bounds.height > 0)
            #expect(
                map.mapView.pins.map(\.center) == [
                    CGPoint(x: 0, y: bounds.height), CGPoint(x: bounds.width, y: 0),
                ])
            #expect(map.mapView.isTracking)
            window.press(map.closeButton)
            #expect(window.host.children.isEmpty)
            #expect(!map.mapView.isTracking)
        }
    }
}
