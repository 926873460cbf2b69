import UIKit

/// A map that is large enough for its places.
final class MapView: UIView {
    private(set) var pins: [UIView] = []
    private var places: [Place] = []

    /// Whether the map follows the user's location.
    var isTracking = false

    /// Shows pins for places.
    func show(_ places: [Place]) {
        self.places = places
        for pin in pins { pin.removeFromSuperview() }
        pins = places.map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)) }
        for pin in pins { addSubview(pin) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let latitudes = places.map(\.latitude)
        let longitudes = places.map(\.longitude)
        guard let south = latitudes.min(), let north = latitudes.max(),
            let west = longitudes.min(), let east = longitudes.max()
        else { return }
        for (pin, place) in zip(pins, places) {
            let x = east > west ? (place.longitude - west) / (east - west) : 0.5
            let y = north > south ? (north - place.latitude) / (north - south) : 0.5
            pin.center = CGPoint(x: bounds.width * x, y: bounds.height * y)
        }
    }
}
