extension KnownType {
    /// Returns whether a type is known not to be a view controller.
    static func isKnownNonController(_ type: String) -> Bool {
        let others = [
            "View", "Label", "Button", "Control", "Cell", "Field", "Window", "Object", "Responder",
            "Color", "Image", "Font", "Layer",
        ]
        return isNumber(type) || standardTypes.contains(type)
            || hasFrameworkPrefix(type) && others.contains(where: type.hasSuffix)
    }

    /// Returns whether a type is known not to be a view.
    static func isKnownNonView(_ type: String) -> Bool {
        if type.hasSuffix("ViewController") { return true }
        let others = [
            "Controller", "Object", "Responder", "Color", "Image", "Font", "Item", "Layer",
            "Recognizer",
        ]
        return isNumber(type) || standardTypes.contains(type)
            || hasFrameworkPrefix(type) && others.contains(where: type.hasSuffix)
    }

    /// Returns the names of Apple's modules with a view type: the module that declares it, and
    /// modules that export it. Returns nil for unknown types and for the types of UIKit and AppKit.
    static func modules(ofView type: String) -> [String]? {
        switch type {
        case "ARSCNView", "ARSKView": ["ARKit"]
        case "ARView": ["RealityKit"]
        case "ASAuthorizationAppleIDButton": ["AuthenticationServices"]
        case "AVPlayerView", "AVRoutePickerView": ["AVKit"]
        case "LPLinkView": ["LinkPresentation"]
        case "MKMapView", "MKCompassButton", "MKScaleView", "MKUserTrackingButton": ["MapKit"]
        case "MTKView": ["MetalKit"]
        case "PDFView", "PDFThumbnailView": ["PDFKit", "Quartz"]
        case "PHLivePhotoView": ["PhotosUI"]
        case "PKCanvasView": ["PencilKit"]
        case "PKPaymentButton", "PKAddPassButton": ["PassKit"]
        case "SCNView": ["SceneKit", "ARKit"]
        case "SKView": ["SpriteKit", "ARKit"]
        case "WKWebView": ["WebKit"]
        default: nil
        }
    }
}
