import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct DefaultTests {
    @Test(
        "an empty description is a plugin without content",
        arguments: ["{}", "{ }\n", "// nothing yet\n{ /* nothing */ } // nothing", "\u{FEFF}{}"])
    func empty(text: String) throws {
        let plugin = try decode(text, name: "Loading")
        expect(plugin.name, equals: "Loading")
        expect(plugin.file.path, equals: "Loading.plugin.json")
        expect(plugin.summary == nil)
        expect(plugin.inputs.isEmpty)
        expect(plugin.handlers.isEmpty)
        expect(plugin.content == nil)
        expect(plugin.placement.position.value, equals: .fill)
        expect(plugin.presentation.delay.value, equals: 0)
        expect(plugin.presentation.minimumDuration.value, equals: 0)
        expect(plugin.controller.access, equals: .internal)
        expect(plugin.controller.imports.isEmpty && plugin.controller.hooks.isEmpty)
        expect(plugin.controller.superclass.value, equals: "PlatformViewController")
        expect(plugin.controller.kits.map(\.name), equals: ["UIKit"])
        expect(plugin.host.names.map(\.value), equals: ["shownLoading", "showLoading", "hideLoading"])
    }

    @Test("an input and a handler need only their required keys")
    func members() throws {
        let plugin = try decode(
            """
            { "inputs": [{ "name": "a", "type": "Int" }], "handlers": [{ "name": "b" }] }
            """)
        let input = try #require(plugin.inputs.first)
        expect((input.name.value, input.type.value) == ("a", "Int"))
        expect(input.defaultValue == nil && input.example == nil && input.summary == nil)
        let handler = try #require(plugin.handlers.first)
        expect(handler.name.value, equals: "b")
        expect(handler.parameters.isEmpty && !handler.dismissesPlugin && handler.summary == nil)
    }

    @Test("the outermost stack on a surface has its margins, but none beside those of the view")
    func marginsOfOutermostStack() throws {
        let examples: [(keys: String, expected: Insets)] = [
            (#""background": "systemBackground""#, Insets(16, 0)),
            (#""background": "glass", "layout": { "to": "bounds" }"#, Insets(16, 16)),
            (#""background": "glass", "layout": { "to": "safeArea" }"#, Insets(16, 16)),
            (#""background": "glass", "layout": { "to": "readable" }"#, Insets(16, 0)),
            (
                #""border": {}, "cornerRadius": "capsule", "layout": { "to": "bounds" }"#,
                Insets(8, 16)
            ),
            (#""background": "glass", "margins": 4"#, Insets(4, 4)),
            (#""layout": "fill""#, .zero),
        ]
        for (keys, expected) in examples {
            let content = try decode(#"{ "content": { "stack": [], \#(keys) } }"#).content
            guard case .stack(let stack) = content?.root else {
                Issue.record("\(keys): not a stack")
                continue
            }
            expect(stack.margins, equals: expected, "\(keys)")
        }
    }

    @Test("views need only their required keys")
    func views() throws {
        let content = try decode(
            """
            { "content": { "stack": [
              { "stack": [] },
              { "label": "a", "text": "b" },
              { "button": "c", "title": "d" },
              { "image": "e", "symbol": "star" },
              { "activityIndicator": "g" },
            ] } }
            """
        ).content
        expect(content?.layout.edges, equals: [])
        let views = try #require(content?.root.flattened)
        expect(views.map { $0.name?.value }, equals: [nil, nil, "a", "c", "e", "g"])
        guard case .stack(let stack) = views[1], case .label(let label) = views[2],
            case .button(let button) = views[3], case .image(let image) = views[4],
            case .activityIndicator(let indicator) = views[5]
        else {
            Issue.record("the views have other kinds")
            return
        }
        expect((stack.axis, stack.spacing, stack.alignment.value) == (.vertical, 8, .center))
        expect((label.textStyle, label.numberOfLines, label.lineSpacing) == (.body, 0, 0))
        expect(button.handler == nil)
        expect(image.textStyle.value, equals: .title1)
        expect(indicator.size, equals: .medium)
    }

    @Test("controls need only their required keys")
    func controls() throws {
        let content = try decode(
            """
            {
              "inputs": [{ "name": "t", "type": "String" }],
              "content": { "stack": [
                { "progress": "a", "value": 0.5 },
                { "textField": "b", "text": { "input": "t" } },
                { "spacer": "flexible" },
                { "custom": "c", "type": "MapView" },
              ] }
            }
            """
        ).content
        expect(content?.background == nil)
        let views = try #require(content?.root.flattened)
        expect(views.map { $0.name?.value }, equals: [nil, "a", "b", nil, "c"])
        guard case .progress(let bar) = views[1], case .textField(let field) = views[2],
            case .spacer(let spacer) = views[3], case .custom(let custom) = views[4]
        else {
            Issue.record("the views have other kinds")
            return
        }
        expect(bar.width == 160 && bar.color == nil)
        expect((field.keyboard, field.isSecure, field.width) == (.default, false, 240))
        expect(field.placeholder == nil && field.handler == nil && field.contentType == nil)
        expect(!field.isVerbatim && !field.isPassword)
        expect(spacer.length == nil)
        expect(custom.creation == nil)
        expect(views.allSatisfy { $0.attributes.shownWhen == nil })
        expect(views.allSatisfy { $0.attributes.accessibility.traits.isEmpty })
    }

    private func field(_ keys: String) throws -> TextFieldView? {
        let content = try decode(
            """
            {
              "inputs": [{ "name": "t", "type": "String" }],
              "content": { "textField": "a", "text": { "input": "t" }, \(keys) }
            }
            """, configuration: .newest
        ).content
        guard case .textField(let field) = content?.root else { return nil }
        return field
    }

    @Test(
        "the default keyboard of a text field depends on its content type",
        arguments: [
            ("emailAddress", TextFieldView.Keyboard.emailAddress), ("telephoneNumber", .phonePad),
            ("URL", .URL), ("oneTimeCode", .numberPad), ("creditCardNumber", .numberPad),
            ("creditCardSecurityCode", .numberPad), ("username", .default), ("name", .default),
            ("postalCode", .default),
        ])
    func keyboards(type: String, keyboard: TextFieldView.Keyboard) throws {
        let field = try #require(try field(#""textContentType": "\#(type)""#))
        expect((field.contentType?.rawValue, field.keyboard) == (type, keyboard))
        let named = try #require(try self.field(#""textContentType": "\#(type)", "keyboardType": "asciiCapable""#))
        expect((named.contentType?.rawValue, named.keyboard) == (type, .asciiCapable))
    }

    @Test(
        "the default content type of a text field depends on its text",
        arguments: [
            (#""secure": true"#, TextFieldView.ContentType.password),
            (#""secure": true, "keyboardType": "emailAddress""#, .password),
            (#""secure": true, "textContentType": "oneTimeCode""#, .oneTimeCode),
            (#""keyboardType": "emailAddress""#, .emailAddress), (#""keyboardType": "URL""#, .URL),
            (#""keyboardType": "emailAddress", "textContentType": "username""#, .username),
            (#""keyboardType": "phonePad""#, nil),
        ])
    func contentTypes(keys: String, type: TextFieldView.ContentType?) throws {
        expect(try #require(try field(keys)).contentType, equals: type)
    }

    @Test("text fields for exact input turn off corrections")
    func verbatim() throws {
        let types = TextFieldView.ContentType.allCases
        let fields = try types.map { try #require(try field(#""textContentType": "\#($0)""#)) }
        expect(
            zip(types, fields).filter { $1.isVerbatim }.map { $0.0 },
            equals: [.username, .password, .newPassword, .oneTimeCode, .emailAddress, .URL])
        expect(zip(types, fields).filter { $1.isPassword }.map { $0.0 }, equals: [.password, .newPassword])
        let secure = try #require(try field(#""secure": true, "textContentType": "oneTimeCode""#))
        expect(secure.isVerbatim && secure.isPassword)
    }

    @Test(
        "a layout name is an abbreviation for edges",
        arguments: [
            (#""fill""#, "{}"), (#""center""#, #"{ "edges": [] }"#),
            (#""fill""#, #"{ "edges": ["trailing", "top", "bottom", "leading"], "insets": 0 }"#),
        ])
    func layouts(word: String, object: String) throws {
        let layouts = try [word, object].map { layout in
            try decode(#"{ "content": { "stack": [], "layout": \#(layout) } }"#).content?.layout
        }
        expect(layouts[0]?.edges, equals: layouts[1]?.edges)
        expect(layouts[0]?.insets, equals: layouts[1]?.insets)
    }

    @Test("numbers may be written in any JSON notation")
    func numbers() throws {
        let plugin = try decode(
            """
            {
              "presentation": { "delay": 5e-1, "minimumDuration": 6.0E1 },
              "content": { "label": "a", "text": "b", "numberOfLines": 1e1 }
            }
            """)
        expect(plugin.presentation.delay.value, equals: 0.5)
        expect(plugin.presentation.minimumDuration.value, equals: 60)
        guard case .label(let label) = plugin.content?.root else { return }
        expect(label.numberOfLines, equals: 10)
    }
}

extension Insets {
    fileprivate init(_ vertical: Double, _ horizontal: Double) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}
