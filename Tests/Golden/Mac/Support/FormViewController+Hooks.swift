#if canImport(AppKit)
import AppKit

extension FormViewController {
    func pluginViewDidLoad() {
        mapView.identifier = NSUserInterfaceItemIdentifier("map")
    }

    func pluginViewDidLayout() {
        mapView.isHidden = view.bounds.height < 100
    }

    func pluginViewWillAppear() {
        mapView.needsLayout = true
    }
}
#endif
