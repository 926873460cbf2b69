import AppKit

/// A map that is large enough for its places.
final class MapView: NSView {
    private(set) var pins: [NSView] = []
    private var places: [Place] = []

    /// Whether the map follows the user's location.
    var isTracking = false

    /// Shows pins for places.
    func show(_ places: [Place]) {
        self.places = places
        pins = places.map { _ in NSView(frame: NSRect(x: 0, y: 0, width: 8, height: 8)) }
        subviews = pins
        needsLayout = true
    }

    override func layout() {
        super.layout()
        let latitudes = places.map(\.latitude)
        let longitudes = places.map(\.longitude)
        guard let south = latitudes.min(), let north = latitudes.max(),
            let west = longitudes.min(), let east = longitudes.max()
        else { return }
        for (pin, place) in zip(pins, places) {
            let x = east > west ? (place.longitude - west) / (east - west) : 0.5
            let y = north > south ? (place.latitude - south) / (north - south) : 0.5
            pin.setFrameOrigin(
                NSPoint(
                    x: bounds.width * x - pin.frame.width / 2,
                    y: bounds.height * y - pin.frame.height / 2))
        }
    }
}
