import PluginCore

/// A view of the frameworks that the language of descriptions does not have. Users can write it as a
/// custom view.
struct ForeignView {
    let name: String
    let uiKitType: String?
    let appKitType: String?
    /// The module that the type comes from, if it is not that of a framework.
    var module: String?
    /// The expression that creates the view for UIKit, if its type cannot be called without arguments.
    var creation: String?

    /// Returns the view that a key or a value names, such as `webView`, `WKWebView` or `stepper`.
    static func named(_ word: String) -> ForeignView? {
        let word = ForeignView.synonyms[word] ?? word
        return all.first { $0.name == word || $0.uiKitType == word || $0.appKitType == word }
    }

    private static let synonyms = [
        "table": "tableView", "list": "tableView",
        "collection": "collectionView", "scroll": "scrollView", "web": "webView", "map": "mapView",
        "picker": "pickerView", "searchField": "searchBar",
        "blur": "visualEffectView", "blurView": "visualEffectView", "pdf": "pdfView",
    ]

    private static let all = [
        ForeignView(name: "textView", uiKitType: "UITextView", appKitType: "NSTextView"),
        ForeignView(name: "stepper", uiKitType: "UIStepper", appKitType: "NSStepper"),
        ForeignView(name: "datePicker", uiKitType: "UIDatePicker", appKitType: "NSDatePicker"),
        ForeignView(name: "pickerView", uiKitType: "UIPickerView", appKitType: "NSPopUpButton"),
        ForeignView(name: "pageControl", uiKitType: "UIPageControl", appKitType: nil),
        ForeignView(name: "searchBar", uiKitType: "UISearchBar", appKitType: "NSSearchField"),
        ForeignView(name: "tableView", uiKitType: "UITableView", appKitType: "NSTableView"),
        ForeignView(
            name: "collectionView", uiKitType: "UICollectionView", appKitType: "NSCollectionView",
            creation: ViewClass.collectionViewCreation),
        ForeignView(name: "scrollView", uiKitType: "UIScrollView", appKitType: "NSScrollView"),
        ForeignView(
            name: "visualEffectView", uiKitType: "UIVisualEffectView",
            appKitType: "NSVisualEffectView",
            creation: "UIVisualEffectView(effect: UIBlurEffect(style: .regular))"),
        ForeignView(name: "toolbar", uiKitType: "UIToolbar", appKitType: nil),
        ForeignView(name: "colorWell", uiKitType: "UIColorWell", appKitType: "NSColorWell"),
        ForeignView(name: "webView", uiKitType: "WKWebView", appKitType: "WKWebView", module: "WebKit"),
        ForeignView(name: "mapView", uiKitType: "MKMapView", appKitType: "MKMapView", module: "MapKit"),
        ForeignView(name: "pdfView", uiKitType: "PDFView", appKitType: "PDFView", module: "PDFKit"),
    ]

    /// Returns how to write the view as a custom view in a plugin for some frameworks.
    ///
    /// - Parameter property: the name of the property that the description gives, if it does.
    func advice(for kits: [Kit], property: String?) -> String {
        let property = property ?? name
        let types = (kits.isEmpty ? [.default] : kits).map { ($0, type(in: $0)) }
        if let (kit, _) = types.first(where: { $0.1 == nil }) { return "\(kit.name) does not have this view" }
        let names = types.compactMap(\.1)
        let shared = names.first { name in names.allSatisfy { $0 == name } }
        let own = capitalized(name)
        var advice = "write '{ \"custom\": \"\(property)\", \"type\": \"\(shared ?? own)\""
        if let creation, shared == uiKitType { advice += ", \"create\": \"\(creation)\"" }
        advice += " }'"
        if let module { advice += ", and '\"imports\": [\"\(module)\"]' in the description" }
        if shared == nil { advice += ", and in Swift 'typealias \(own) = \(names[0])', or '\(names[1])'" }
        return advice
    }

    private func type(in kit: Kit) -> String? { kit == .appKit ? appKitType : uiKitType }
}
