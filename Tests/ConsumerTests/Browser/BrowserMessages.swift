import Foundation

/// The answer to a call.
struct Answer<Result: Decodable>: Decodable {
    let result: Result
}

/// An event of a page.
struct Event<Parameters: Decodable>: Decodable {
    let params: Parameters
}

/// The value of an expression in JavaScript.
struct Evaluation<Value: Decodable>: Decodable {
    struct Result: Decodable { let value: Value }
    let result: Result
}

// MARK: - Answers

struct CreatedTarget: Decodable {
    let targetId: String
}

struct AttachedTarget: Decodable {
    let sessionId: String
}

struct Navigation: Decodable {
    let errorText: String?
    /// Nil if only the fragment has changed, and the document stays.
    let loaderId: String?
}

struct EvaluationProblem: Decodable {
    let exceptionDetails: ScriptException?
}

struct Image: Decodable {
    let data: Data
}

// MARK: - Events of the protocol

struct ScriptException: Decodable {
    struct Thrown: Decodable { let description: String? }
    let text: String
    let exception: Thrown?

    var message: String { exception?.description ?? text }
}

struct ThrownException: Decodable {
    let exceptionDetails: ScriptException
}

struct ConsoleCall: Decodable {
    struct Argument: Decodable {
        let description: String?
        let type: String
        let string: String?

        private enum CodingKeys: String, CodingKey {
            case description, type
            case string = "value"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            description = try container.decodeIfPresent(String.self, forKey: .description)
            type = try container.decode(String.self, forKey: .type)
            string = try? container.decode(String.self, forKey: .string)
        }
    }

    let type: String
    let args: [Argument]

    var message: String {
        "\(type): " + args.map { $0.string ?? $0.description ?? $0.type }.joined(separator: " ")
    }
}

struct LogEntry: Decodable {
    struct Entry: Decodable {
        let level: String
        let text: String
        let url: String?
    }
    let entry: Entry
}

struct OpenedDialog: Decodable {
    let message: String
}

struct FailedRequest: Decodable {
    let errorText: String
    let blockedReason: String?
}

struct SentRequest: Decodable {
    struct Request: Decodable { let url: String }
    let request: Request
}
