/// Gives text in a page the metrics that text has in the headless frameworks: each character is half
/// as wide as the font's size, and a line is 1.193 times as high.
///
/// GNU Unifont has such characters for Latin letters, digits and punctuation. Style sheets that a
/// script creates are not subject to the page's content security policy.
enum TextMetricsScript {
    static let everywhere = script(selector: "*")
    /// Only in the devices of a preview page.
    static let inDevices = script(selector: "[data-screen], [data-screen] *")

    private static func script(selector: String) -> String {
        """
        (() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`\(selector) {
                font-family: "Unifont" !important; font-weight: 400 !important;
                font-style: normal !important; letter-spacing: 0 !important;
                line-height: 1.193359375 !important;
            }`);
            document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        })()
        """
    }
}
