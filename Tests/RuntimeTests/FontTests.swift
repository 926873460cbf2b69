import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Fonts in other weights")
struct FontTests {
    @Test("a font has the size of its text style, and its own weight")
    func hasSizeOfStyle() {
        #if UIKIT
        for style in [UIFont.TextStyle.body, .title1, .caption1] {
            let font = UIFont.pluginFont(forTextStyle: style, weight: .bold)
            expect(font.pointSize, equals: HostWindow.scaledSize(of: style), "it has another size")
            expect(font.fontDescriptor.symbolicTraits.contains(.traitBold), "it is not bold")
        }
        #else
        for style in [NSFont.TextStyle.body, .title1, .caption1] {
            let font = NSFont.pluginFont(forTextStyle: style, weight: .bold)
            let size = NSFont.preferredFont(forTextStyle: style).pointSize
            expect(font.pointSize, equals: size, "it has another size")
            expect(font.fontDescriptor.symbolicTraits.contains(.bold), "it is not bold")
        }
        #endif
    }
}
