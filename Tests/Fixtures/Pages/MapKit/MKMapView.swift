#if canImport(UIKit)
import UIKit

/// A view of a framework that Linux lacks.
public final class MKMapView: UIView {}
#endif
