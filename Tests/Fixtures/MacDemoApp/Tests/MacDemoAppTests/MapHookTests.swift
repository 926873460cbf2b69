import AppKit
import Testing

@testable import MacDemoApp

@MainActor
@Suite("The map, on a Mac")
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
            #expect(bounds.width > 0 && bounds.height > 0)
            #expect(
                map.mapView.pins.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } == [
                    CGPoint.zero, CGPoint(x: bounds.width, y: bounds.height),
                ])
            #expect(map.mapView.isTracking)
            window.press(map.closeButton)
            #expect(window.host.children.isEmpty)
            #expect(!map.mapView.isTracking)
            window.window.orderOut(nil)
        }
    }
}
