import AppKit

/// What the map does beyond its description. The generated class calls these methods.
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
