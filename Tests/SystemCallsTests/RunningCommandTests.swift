import SystemCalls
import TestSupport
import Testing

@Suite("A running command", .timed)
struct RunningCommandTests {
    @Test("answers what it is sent, and ends when its input ends")
    func answers() throws {
        let command = try RunningCommand("cat")
        try command.send(Array("one".utf8))
        expect(command.nextBytes(milliseconds: 5000), equals: Array("one".utf8))
        expect(command.nextBytes(milliseconds: 1) == nil)
        try command.send(Array("two".utf8))
        expect(command.nextBytes(milliseconds: 5000), equals: Array("two".utf8))
        let start = System.milliseconds
        command.end(milliseconds: 10_000)
        expect(System.milliseconds - start < 5000)
    }

    @Test("has no more output when it has ended")
    func end() throws {
        let command = try RunningCommand("printf a")
        expect(command.nextBytes(milliseconds: 5000), equals: Array("a".utf8))
        expect(command.nextBytes(milliseconds: 5000), equals: [])
        command.end(milliseconds: 5000)
    }

    @Test("ends after a time, with the programs that it has started")
    func timeout() throws {
        let command = try RunningCommand("sleep 60; printf late")
        let start = System.milliseconds
        command.end(milliseconds: 100)
        expect(System.milliseconds - start < 5000)
    }

    @Test(
        "returns its output and whether it succeeded",
        arguments: [
            ("printf a; sleep 0.3; printf b", "ab", true), ("printf a; exit 3", "a", false),
        ])
    func output(command: String, text: String, isSuccess: Bool) {
        var count = 0
        let (bytes, succeeded) = System.standardOutput(of: command, seconds: 60) { count += 1 }
        expect(bytes, equals: Array(text.utf8))
        expect(succeeded, equals: isSuccess)
        expect((count > 0), equals: isSuccess, "it is not called while the command sleeps")
    }

    @Test("is ended after a time, with the programs that it has started")
    func patience() throws {
        let folder = try TemporaryFolder()
        let start = System.milliseconds
        let marker = folder.path(of: "late")
        let run = System.standardOutput(of: "sh -c 'sleep 3; touch \(marker)'; echo late", seconds: 0)
        expect(!run.isSuccess && run.bytes.isEmpty)
        expect(System.milliseconds - start < 2500)
        expect(System.standardOutput(of: "sleep 3; test ! -e \(marker)", seconds: 60).isSuccess)
    }
}
