#!/bin/sh
# Measures the time that the generated tests of all starters add to a build: compiling and linking them, after
# everything else is built. Prints it in pairs, in units of the clean build of a package that uses a generator with
# one source file, and then the number of lines, tests and assertions.
#
#     sh Tests/Benchmarks/generated-tests.sh [swiftTesting | xctest] [PAIRS]
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
framework=${1:-swiftTesting}
pairs=${2:-3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

swift build --package-path "$root" --product plugingen >/dev/null
descriptions=$folder/starters/Sources/Starters
generated=$folder/starters/Tests/StartersTests
mkdir -p "$descriptions" "$generated"
cp "$root"/Templates/Starters/*.plugin.json "$root"/Tests/Fixtures/Starters/Support/*.swift "$descriptions"
echo "{ \"tests\": \"$framework\" }" >"$descriptions/plugingen.json"
"$(swift build --package-path "$root" --show-bin-path)/plugingen" generate --quiet "$descriptions" \
    --output "$descriptions" --tests-output "$generated" --module Starters
cat >"$folder/starters/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription
let uiKit = Target.Dependency.product(name: "UIKit", package: "UIKit")
let package = Package(
    name: "starters", dependencies: [.package(path: "$root/Tests/Fixtures/UIKit")],
    targets: [
        .target(name: "Starters", dependencies: [uiKit]),
        .testTarget(name: "StartersTests", dependencies: ["Starters", uiKit]),
    ])
MANIFEST

mkdir -p "$folder/one-file/Sources/App"
cp "$root/Templates/Starters/Loading.plugin.json" "$folder/one-file/Sources/App"
echo 'public func app() {}' >"$folder/one-file/Sources/App/App.swift"
cat >"$folder/one-file/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "one-file", dependencies: [.package(path: "$root/Tests/Fixtures/OneFileGenerator")],
    targets: [
        .target(name: "App", plugins: [.plugin(name: "OneFilePlugin", package: "OneFileGenerator")])
    ])
MANIFEST

build() { # NAME [OPTION …]: prints the milliseconds of a build
    package=$folder/$1
    shift
    start=$(date +%s%N)
    swift build --package-path "$package" "$@" >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
    echo $((($(date +%s%N) - start) / 1000000))
}

build one-file >/dev/null
build starters --build-tests >/dev/null
pair=1
while [ "$pair" -le "$pairs" ]; do
    rm -r "$folder/one-file/.build"
    base=$(build one-file)
    # Keep the build system's lists of files: it reads them before it writes them again.
    find "$folder"/starters/.build/debug/StartersTests.build -type f ! -name '*.json' ! -name sources -delete
    ours=$(build starters --build-tests)
    awk -v ours="$ours" -v base="$base" \
        'BEGIN { printf "tests %d ms, one file %d ms, units %.2f\n", ours, base, ours / base }'
    pair=$((pair + 1))
done
cat "$generated"/*.swift | awk -v framework="$framework" '
    /^    @Test|^    func test/ { tests++ }
    /#?expect[A-Za-z]*\(|XCTAssert[A-Za-z]*\(/ && !/func / { assertions++ }
    END { printf "%s: %d lines, %d tests, %d assertions\n", framework, NR, tests, assertions }'
