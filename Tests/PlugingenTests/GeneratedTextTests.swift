import TestSupport
import Testing

/// Parts of generated files that the golden modules do not cover.
@Suite("Generated text", .timed)
struct GeneratedTextTests {
    private func controller(_ description: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(description, to: "Offer.plugin.json")
        let command = try Command.plugingen("generate", "Offer.plugin.json", "--output", "Out", in: folder)
        expect(command.status, equals: 0, "\(command.text)")
        return try folder.read("Out/OfferViewController.swift")
    }

    @Test(
        "Imports a module publicly if a public declaration uses one of its types",
        arguments: [
            ("StoreKit", "Product", true), ("StoreKit", "[Transaction]", true),
            ("StoreKit", "SKProduct", true), ("StoreKit", "Int", false),
            ("MapKit", "CLLocationCoordinate2D", true), ("MapKit", "MKMapItem", true),
            ("MapKit", "URL", false), ("PhotosUI", "PhotosPickerItem", true),
            ("Shop", "Ware", true), ("Shop", "String", false), ("StoreKit", "ProductCard", false),
            ("AVFoundation", "CMTime", true), ("AVFoundation", "Clip", false),
        ])
    func imports(module: String, type: String, isPublic: Bool) throws {
        let text = try controller(
            """
            { "access": "public", "imports": ["\(module)"], \
            "inputs": [{ "name": "offer", "type": "\(type)" }] }
            """)
        expect(text.contains("public import \(module)\n"), equals: isPublic)
        expect(text.contains("\nimport \(module)\n"))
    }

    @Test(
        "Imports each module publicly that a type with an ambiguous name may come from",
        arguments: ["Product", "ProductCard", "SKU", "BookCard"])
    func ambiguousImports(type: String) throws {
        let text = try controller(
            """
            { "access": "public", "imports": ["StoreKit", "Models"], \
            "inputs": [{ "name": "item", "type": "\(type)" }] }
            """)
        expect(text.contains("public import Models\n"))
        let surely = try controller(
            """
            { "access": "public", "imports": ["StoreKit", "Models"], \
            "inputs": [{ "name": "item", "type": "SKProduct" }] }
            """)
        expect(!surely.contains("public import Models\n"))
    }

    @Test("Imports SwiftUI for hosts if their protocols extend its views", arguments: [false, true])
    func importsOfHosts(haveViews: Bool) throws {
        let folder = try TemporaryFolder()
        let views = haveViews ? #", "views": "PageView""# : ""
        try folder.write(#"{ "access": "public", "host": { "swiftUI": true } }"#, to: "Offer.plugin.json")
        try folder.write(
            #"{ "access": "public", "hosts": { "controllers": "PageHost"\#(views) } }"#, to: "plugingen.json")
        let command = try Command.plugingen("generate", "--output", "Out", in: folder)
        expect(command.status, equals: 0, "\(command.text)")
        let text = try folder.read("Out/PluginHosts.swift")
        expect(text.contains("extension PluginHostController: PageHost"))
        expect(text.contains("import SwiftUI"), equals: haveViews)
    }

    @Test("Separates the paragraphs of a summary with empty lines")
    func paragraphs() throws {
        let text = try controller(
            #"{ "summary": "\n \nThe first,\r\non two lines.\n\n\t\n- The second.\n" }"#)
        expect(
            text.contains(
                """
                /// The first,
                /// on two lines.
                ///
                /// - The second.
                @MainActor
                """))
    }
}
