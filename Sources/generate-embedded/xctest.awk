# Makes a template of XCTest from one of Swift Testing, so that both have the same tests:
#
#     awk -f Sources/generate-embedded/xctest.awk Templates/PlacementTests.mustache
#
# It knows the forms that the templates use, and stops at others:
#
#     @Suite("Text") struct S {      ->  /// Text.  nonisolated final class S: XCTestCase {
#     @Test("text") func name() {    ->  /// Text.  @MainActor  func testName() async {
#     #expect(!a, "message")         ->  XCTAssertFalse(a, "message")
#     #expect(a == b, "message")     ->  XCTAssertEqual(a, b, "message"), and so on
#     "\(asked)"                     ->  asked
#
# A class with @MainActor before it would have initialisers of another isolation than XCTestCase's,
# where all is isolated to the main actor by default. XCTest calls the methods of a class from where
# it likes, on Linux at least, unless they are asynchronous.

/^import Testing$/ { next }
/^import UIKit$/ { print; print "import XCTest"; next }

/^@MainActor$/ {
    if ((getline following) <= 0) stop("a line after '@MainActor'")
    if (following !~ /^@Suite\(/) { print; print following; next }
    documentation = sentence(following)
    if ((getline following) <= 0 || following !~ /^struct /) stop("a struct after '@Suite'")
    sub(/^struct /, "nonisolated final class ", following)
    sub(/ \{$/, ": XCTestCase {", following)
    print "/// " documentation
    print following
    inSuite = 1
    next
}
/^}/ { inSuite = 0 }

inSuite && /^    private let clock = / {
    print "    @MainActor"
    sub(/private let/, "private lazy var")
}

/^    @Test\(/ {
    print "    /// " sentence($0)
    if ((getline following) <= 0 || following !~ /^    func /) stop("a function after '@Test'")
    sub(/^    func /, "", following)
    print "    @MainActor"
    if (following !~ /\) async \{$/) sub(/\) \{$/, ") async {", following)
    print "    func test" capitalized(following)
    inSuite = 1
    next
}
inSuite && /^    private func / { print "    @MainActor" }
# A part of a suite, which is a template of its own.
/^private func / { print "@MainActor" }

/#expect\(/ {
    text = $0
    # The closure of an expected error follows on the same line.
    while (depth(text) > 0) {
        if ((getline following) <= 0) stop("the end of '" text "'")
        text = text "\n" following
    }
    print assertion(text)
    next
}
{ print }

# The text of an attribute as a sentence.
function sentence(line,    text) {
    text = line
    sub(/^[^"]*"/, "", text)
    sub(/"\)$/, "", text)
    return capitalized(text) "."
}

function capitalized(text) { return toupper(substr(text, 1, 1)) substr(text, 2) }

# How many brackets of a text are open at its end.
function depth(text,    copy) {
    copy = text
    gsub(/"([^"\\]|\\.)*"/, "", copy)
    return gsub(/[(\[{]/, "", copy) - gsub(/[)\]}]/, "", copy)
}

# Where a separator stands outside of brackets and strings: the last place, or 0.
function place(separator, text,    i, found, level, isString, character) {
    for (i = 1; i <= length(text); i++) {
        character = substr(text, i, 1)
        if (isString) {
            if (character == "\\") i++
            else if (character == "\"") isString = 0
            continue
        }
        if (level == 0 && substr(text, i, length(separator)) == separator) found = i
        if (character == "\"") isString = 1
        if (index("([{", character)) level++
        if (index(")]}", character)) level--
    }
    return found
}

function assertion(text,    indentation, body, isBroken, at, message, expression, call) {
    indentation = text
    sub(/#expect.*/, "", indentation)
    body = substr(text, length(indentation) + 9)
    if (body ~ /^throws: /) return indentation throwing(body)
    isBroken = body ~ /^\n/
    sub(/^\n */, "", body)
    sub(/\)$/, "", body)
    at = place(isBroken ? ",\n" : ", ", body)
    if (!at) stop("a message in '" text "'")
    message = substr(body, at + 1)
    sub(/^[ \n]*/, "", message)
    if (message == "\"\\(asked)\"") message = "asked"
    call = compared(substr(body, 1, at - 1), indentation)
    if (!isBroken && length(indentation call ", " message ")") > 100) isBroken = 1
    if (!isBroken) return indentation call ", " message ")"
    sub(/\(/, "(\n    " indentation, call)
    return indentation call ",\n" indentation "    " message ")"
}

# The function and its arguments without the message, and without the bracket at the end. What is broken
# over lines is indented further than the function.
function compared(expression, indentation,    at, i, operators, functions, left, right, inner, limit) {
    if (expression ~ / == nil$/) return "XCTAssertNil(" without(expression, " == nil")
    if (expression ~ / != nil$/) return "XCTAssertNotNil(" without(expression, " != nil")
    # A comparison that may stand on a line of its own.
    if (match(expression, /\{\{gap\}\}== /)) {
        left = substr(expression, 1, RSTART - 1)
        return "XCTAssertEqual(" left ",\n            " substr(expression, RSTART + RLENGTH)
    }
    split(" === | !== | == | <= ", operators, "|")
    split("Identical NotIdentical Equal LessThanOrEqual", functions, " ")
    for (i = 1; i in operators; i++) {
        at = place(operators[i], expression)
        if (!at) continue
        left = substr(expression, 1, at - 1)
        right = substr(expression, at + length(operators[i]))
        # A comparison that stands on a line of its own.
        if (sub(/\n *$/, "", left)) return "XCTAssert" functions[i] "(" left ",\n" indentation "    " right
        if (functions[i] == "LessThanOrEqual" && left ~ /^abs\(.*\)$/) {
            inner = substr(left, 5, length(left) - 5)
            limit = right
            at = place(" - ", inner)
            if (!at) return "XCTAssertEqual(" inner ", 0, accuracy: " limit
            left = substr(inner, 1, at - 1)
            right = substr(inner, at + 3) ", accuracy: " limit
            return "XCTAssertEqual(" left ", " right
        }
        return "XCTAssert" functions[i] "(" left ", " right
    }
    if (expression ~ /^!/) return "XCTAssertFalse(" substr(expression, 2)
    return "XCTAssertTrue(" expression
}

function without(text, ending) { return substr(text, 1, length(text) - length(ending)) }

# throws: Type.self, "message") { expression }
function throwing(body,    type, message) {
    type = body
    sub(/^throws: /, "", type)
    message = type
    sub(/\.self, .*/, "", type)
    sub(/^[^"]*/, "", message)
    sub(/\) \{.*/, "", message)
    sub(/^[^{]*\{ /, "", body)
    sub(/ \}$/, "", body)
    return "XCTAssertThrowsError(" body ", " message ") { XCTAssertTrue($0 is " type ") }"
}

function stop(expected) {
    print "xctest.awk: expected " expected " at line " NR > "/dev/stderr"
    exit 1
}
