extension KnownType {
    /// Returns whether a type is known not to be a view controller.
    static func isKnownNonController(_ type: String) -> Bool {
        let others = [
            "View", "Label", "Button", "Control", "Cell", "Field", "Window", "Object", "Responder",
            "Color", "Image", "Font", "Layer",
        ]
        return isNumber(type) || kitTypes.contains(type)
            || isOfKit(type) && others.contains(where: type.hasSuffix)
    }

    /// Returns whether a type is known not to be a view.
    static func isKnownNonView(_ type: String) -> Bool {
        if type.hasSuffix("ViewController") { return true }
        let others = [
            "Controller", "Object", "Responder", "Color", "Image", "Font", "Item", "Layer",
            "Recognizer",
        ]
        return isNumber(type) || kitTypes.contains(type)
            || isOfKit(type) && others.contains(where: type.hasSuffix)
    }

    /// Returns Apple's module that a view type comes from, and then the modules that export it too; nil for
    /// the types of the frameworks, and for unknown ones.
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
