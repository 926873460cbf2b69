import PluginDescriptions
import PluginGeneration
import Testing

@Suite("Names")
struct NamesTests {
    @Test("names of any length are told apart, whichever of their bytes differs")
    func lengths() {
        for length in 1...40 {
            let name = String(repeating: "a", count: length)
            var names = [name, name + "a"]
            for place in 0..<length {
                var bytes = Array(name.utf8)
                bytes[place] = UInt8(ascii: "b")
                names.append(String(decoding: bytes, as: UTF8.self))
            }
            var object: MustacheObject = [:]
            for other in names { object[MustacheName(lasting: other)] = .text(other) }
            for other in names {
                Example(
                    "{{\(other)}} {{o.\(other)}}", merged(["o": .object(object)], object),
                    gives: "\(other) \(other)"
                ).check()
            }
            object = [:]
            for other in names.dropFirst() { object[MustacheName(lasting: other)] = .text(other) }
            Example(
                "{{#o}}{{\(name)}}{{/o}}",
                merged(["o": .object(object)], [MustacheName(lasting: name): "outer"]),
                gives: "outer"
            ).check()
        }
    }

    @Test("long names that begin and end alike are told apart")
    func longNames() {
        Example(
            "{{sqnigrtlbkqepqxofebchkkw}} {{sqnigrmmbkqepqanfebchktw}}",
            ["sqnigrtlbkqepqxofebchkkw": "one", "sqnigrmmbkqepqanfebchktw": "other"],
            gives: "one other"
        ).check()
    }

    @Test("thousands of names, which an inner context has too")
    func many() {
        let names = (0..<5_000).map { "name\($0)" }
        var object: MustacheObject = [:]
        for name in names { object[MustacheName(lasting: name)] = .text(name) }
        var inner: MustacheObject = [:]
        for name in names { inner[MustacheName(lasting: name)] = .text("inner") }
        object["inner"] = .object(inner)
        let tags = names.map { "{{\($0)}}" }.joined(separator: "\n")
        let text = names.joined(separator: "\n")
        let innerText = names.map { _ in "inner" }.joined(separator: "\n")
        Example(
            "\(tags){{#inner}}\(tags){{/inner}}\(tags)", .object(object),
            gives: text + innerText + text
        ).check()
    }

    @Test("the newest value of a name is used, of its own and of added ones")
    func newest() {
        var object: MustacheObject = ["a": "1", "b": "1", "c": "1", "a": "2"]
        object.add(["b": "2", "d": "2"])
        object.add(["d": "3"])
        object["c"] = "3"
        Example("{{a}}{{b}}{{c}}{{d}}", .object(object), gives: "2233").check()
        Example("{{o.a}}{{o.b}}{{o.c}}{{o.d}}", ["o": .object(object)], gives: "2233").check()
        #expect(object.names == ["a", "a", "b", "b", "c", "c", "d", "d"])
    }

    @Test("an object that was added is not changed by what is set later")
    func unchanged() {
        let shared: MustacheObject = ["a": "1"]
        var object = MustacheObject(adding: shared)
        object["a"] = "2"
        Example("{{o.a}}{{p.a}}", ["o": .object(object), "p": .object(shared)], gives: "21").check()
    }
}

private func merged(_ objects: MustacheObject...) -> MustacheValue {
    var merged: MustacheObject = [:]
    for object in objects { merged.add(object) }
    return .object(merged)
}
