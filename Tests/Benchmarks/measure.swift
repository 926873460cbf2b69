// Runs two programs in turn, and prints the ratio of their times.
//
//     measure PAIRS LABEL LIMIT FIRST-BEFORE FIRST SECOND-BEFORE SECOND
//     measure RUNS LABEL BEFORE COMMAND        prints milliseconds by the clock and by the
//                                              processor, and the peak of memory in megabytes
//
// A shell runs BEFORE, which is not timed. A command consists of arguments between spaces, and runs without
// a shell. If it begins with '!', it may fail with status 1.
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

struct Run {
    let milliseconds: Double
    let processorMilliseconds: Double
    let megabytes: Double
}

func fail(_ message: String) -> Never {
    print("measure: \(message)")
    exit(1)
}

func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

func run(_ command: [String], mayFail: Bool) -> Run {
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    if mayFail { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    defer { posix_spawn_file_actions_destroy(&actions) }

    var process = pid_t()
    var status: Int32 = 0
    var usage = rusage()
    let start = now()
    guard posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0,
        wait4(process, &status, 0, &usage) == process
    else { fail("cannot run \(command[0])") }
    let end = now()
    guard status == 0 || mayFail && status == 1 << 8 else {
        fail("failed: \(command.joined(separator: " "))")
    }
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    let seconds = Double(user.tv_sec + system.tv_sec)
    #if canImport(Darwin)
    let megabytes = Double(usage.ru_maxrss) / 1_048_576
    #else
    let megabytes = Double(usage.ru_maxrss) / 1024
    #endif
    return Run(
        milliseconds: end - start,
        processorMilliseconds: seconds * 1000 + Double(user.tv_usec + system.tv_usec) / 1000,
        megabytes: megabytes)
}

func run(_ command: String, after preparation: String) -> Run {
    if !preparation.isEmpty { _ = run(["sh", "-c", preparation], mayFail: false) }
    let mayFail = command.hasPrefix("!")
    return run(command.dropFirst(mayFail ? 1 : 0).split(separator: " ").map(String.init), mayFail: mayFail)
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// Returns a number with the given number of digits after the decimal point.
func text(_ value: Double, _ digits: Int = 2) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((value * Double(scale)).rounded())
    if digits == 0 { return String(whole) }
    let rest = String(whole % scale)
    return "\(whole / scale)." + String(repeating: "0", count: digits - rest.count) + rest
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard let count = arguments.first.flatMap(Int.init), arguments.count == 7 || arguments.count == 4 else {
    fail("see the comment that this file begins with")
}

if arguments.count == 4 {
    let runs = (0..<count).map { _ in run(arguments[3], after: arguments[2]) }
    print(
        arguments[1], text(median(runs.map(\.milliseconds)), 1),
        text(median(runs.map(\.processorMilliseconds)), 1),
        text(runs.map(\.megabytes).max() ?? 0, 1))
    exit(0)
}

// The first runs read files that later runs find in the cache, so they do not count.
_ = run(arguments[4], after: arguments[3])
_ = run(arguments[6], after: arguments[5])
var (first, second): ([Run], [Run]) = ([], [])
for _ in 0..<count {
    first.append(run(arguments[4], after: arguments[3]))
    second.append(run(arguments[6], after: arguments[5]))
}
let ratios = zip(first, second).map { $0.milliseconds / $1.milliseconds }
let ratio = median(ratios)
let verdict = Double(arguments[2]).map { "at most \($0): " + (ratio <= $0 ? "met" : "MISSED") } ?? ""
print(
    """
    \(arguments[1]): \(text(ratio)) (\(text(ratios.min() ?? 0)) to \(text(ratios.max() ?? 0))), \(verdict)
        \(text(median(first.map(\.milliseconds)), 1)) ms and \(text(median(second.map(\.milliseconds)), 1)) ms by \
    the clock, \(text(median(first.map(\.processorMilliseconds)), 1)) and \
    \(text(median(second.map(\.processorMilliseconds)), 1)) of the processors
    """)
