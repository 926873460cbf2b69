import AppKit

/// The methods that the generated class calls, for everything beyond the map's description.
extension MapViewController {
    func pluginViewDidLoad() {
        mapView.show(places)
    }

    func pluginViewWillAppear() {
        mapView.isTracking = true
    }

    func pluginViewDidDisappear() {
        mapView.isTracking = false
    }
}
