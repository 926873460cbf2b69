import UIKit

/// The methods that the generated class calls, for everything beyond the map's description.
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
