import PluginCore
import TestSupport
import Testing

@Suite("Names", .timed)
struct NamesTests {
    @Test("names of any length are distinct if any byte differs")
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
            for other in names { object[other] = .text(other) }
            for other in names {
                Example(
                    "{{\(other)}} {{o.\(other)}}", merged(["o": .object(object)], object), gives: "\(other) \(other)"
                ).check()
            }
            object = [:]
            for other in names.dropFirst() { object[other] = .text(other) }
            Example(
                "{{#o}}{{\(name)}}{{/o}}",
                merged(["o": .object(object)], [name: "outer"]),
                gives: "outer"
            ).check()
        }
    }

    @Test("long names with the same start and end are distinct")
    func longNames() {
        Example(
            "{{sqnigrtlbkqepqxofebchkkw}} {{sqnigrmmbkqepqanfebchktw}}",
            ["sqnigrtlbkqepqxofebchkkw": "one", "sqnigrmmbkqepqanfebchktw": "other"], gives: "one other"
        ).check()
    }

    @Test("thousands of names can be looked up, even if an inner context has them too")
    func many() {
        let names = (0..<5_000).map { "name\($0)" }
        var object: MustacheObject = [:]
        for name in names { object[name] = .text(name) }
        var inner: MustacheObject = [:]
        for name in names { inner[name] = .text("inner") }
        object["inner"] = .object(inner)
        let tags = names.map { "{{\($0)}}" }.joined(separator: "\n")
        let text = names.joined(separator: "\n")
        let innerText = names.map { _ in "inner" }.joined(separator: "\n")
        Example("\(tags){{#inner}}\(tags){{/inner}}\(tags)", .object(object), gives: text + innerText + text).check()
    }

    @Test("an added value replaces the value with the same name")
    func newest() {
        var object: MustacheObject = ["a": "1", "b": "1", "c": "1"]
        object["a"] = "2"
        object.add(["b": "2", "d": "2"])
        object.add(["d": "3"])
        object["c"] = "3"
        Example("{{a}}{{b}}{{c}}{{d}}", .object(object), gives: "2233").check()
        Example("{{o.a}}{{o.b}}{{o.c}}{{o.d}}", ["o": .object(object)], gives: "2233").check()
        expect(object.keys.sorted(), equals: ["a", "b", "c", "d"])
    }

    @Test("an added object does not change with the one that it was added to")
    func unchanged() {
        let shared: MustacheObject = ["a": "1"]
        var object: MustacheObject = [:]
        object.add(shared)
        object["a"] = "2"
        Example("{{o.a}}{{p.a}}", ["o": .object(object), "p": .object(shared)], gives: "21").check()
    }
}

private func merged(_ objects: MustacheObject...) -> MustacheValue {
    var merged: MustacheObject = [:]
    for object in objects { merged.add(object) }
    return .object(merged)
}
