import UIKit

/// What the map does beyond its description. The generated class calls these methods.
extension MapViewController {
    func pluginViewDidLoad() {
        mapView.show(places)
    }

    func pluginViewWillAppear(_ animated: Bool) {
        mapView.isTracking = true
    }

    func pluginViewDidDisappear(_ animated: Bool) {
        mapView.isTracking = false
    }
}
