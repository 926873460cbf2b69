import TestSupport
import Testing

@Suite(.timed) struct ImageNameTests {
    @Test(
        "a symbol that cannot exist",
        arguments: [
            """
            { "content": { "image": "a", "symbol": "wifi slash", "decorative": true } }
                                                   ^~~~~~~~~~~~ error: 'wifi slash' is not an SF Symbol: their names are lowercase words, digits and dots [invalid-symbol]
            note: write '"symbol": "wifi.slash"'
            """,
            """
            { "content": { "image": "a", "symbol": "Wifi.Slash", "decorative": true } }
                                                   ^~~~~~~~~~~~ error: 'Wifi.Slash' is not an SF Symbol: their names are lowercase words, digits and dots [invalid-symbol]
            note: write '"symbol": "wifi.slash"'
            """,
            """
            { "content": { "image": "a", "symbol": "arrowUp_circle", "decorative": true } }
                                                   ^~~~~~~~~~~~~~~~ error: 'arrowUp_circle' is not an SF Symbol: their names are lowercase words, digits and dots [invalid-symbol]
            note: write '"symbol": "arrow.up.circle"'
            """,
            """
            { "content": { "image": "a", "symbol": "★", "decorative": true } }
                                                   ^~~ error: '★' is not an SF Symbol: their names are lowercase words, digits and dots [invalid-symbol]
            note: copy the name from the app SF Symbols, as in '"symbol": "star"'
            """,
            """
            { "content": { "image": "a", "symbol": "logo.png", "decorative": true } }
                                                   ^~~~~~~~~~ error: 'logo.png' is a file, not an SF Symbol [invalid-symbol]
            note: write '"asset": "logo"'
            """,
            """
            { "content": { "image": "a", "symbol": "1.magnifyingglass.ar", "decorative": true } }
            """,
        ])
    func symbol(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "an asset with the extension of a file",
        arguments: [
            """
            { "content": { "image": "a", "asset": "Logo.png", "decorative": true } }
                                                  ^~~~~~~~~~ warning: 'Logo.png' has a file extension, which the images of an asset catalog do not have [asset-extension]
            note: write '"asset": "Logo"'
            """,
            """
            { "content": { "image": "a", "asset": "Brand/Logo 2.0", "decorative": true } }
            """,
        ])
    func asset(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
