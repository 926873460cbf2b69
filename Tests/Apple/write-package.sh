#!/bin/sh
# Generates all modules of descriptions, golden or not, with their generated tests, into one package. It uses Apple's UIKit and AppKit,
# or the headless UIKit on Linux:
#
#     sh Tests/Apple/write-package.sh .build/golden-modules
#     swift test --package-path .build/golden-modules
#
# Tests that are written by hand are left out, because they need a headless framework.
# PLUGINGEN is the program that generates the code. It is built if PLUGINGEN is not set.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
if [ -z "${PLUGINGEN-}" ]; then
    swift build --package-path "$root" --product plugingen
    PLUGINGEN=$(swift build --package-path "$root" --show-bin-path)/plugingen
fi

rm -rf "$1"
mkdir -p "$1"
cat >"$1/Package.swift" <<EOF
// swift-tools-version: 6.1
import PackageDescription

#if os(Linux)
let packages: [Package.Dependency] = [.package(path: "$root/Tests/Fixtures/UIKit")]
let kit: [Target.Dependency] = ["UIKit"]
#else
let packages: [Package.Dependency] = []
let kit: [Target.Dependency] = []
#endif
let modules: [(name: String, hasTests: Bool)] = [
EOF
for path in "$root"/Tests/Golden/* "$root"/Tests/Fixtures/Modules/*; do
    module=$(basename "$path")
    "$PLUGINGEN" generate "$path" --quiet --output "$1/Sources/$module" \
        --tests-output "$1/Tests/${module}Tests" --module "$module"
    if [ -d "$path/Support" ]; then cp "$path"/Support/* "$1/Sources/$module"; fi
    hasTests=false
    if [ -d "$1/Tests/${module}Tests" ]; then hasTests=true; fi
    echo "    (\"$module\", $hasTests)," >>"$1/Package.swift"
done
cat >>"$1/Package.swift" <<'EOF'
]

let package = Package(
    name: "GoldenModules",
    platforms: [.iOS(.v17), .tvOS(.v17), .macCatalyst(.v17), .visionOS(.v1), .macOS(.v13)],
    products: [.library(name: "GoldenModules", targets: modules.map(\.name))],
    dependencies: packages,
    targets: modules.flatMap { module, hasTests -> [Target] in
        let tests = Target.testTarget(
            name: "\(module)Tests", dependencies: [.byName(name: module)] + kit)
        return [.target(name: module, dependencies: kit)] + (hasTests ? [tests] : [])
    }
)
EOF
