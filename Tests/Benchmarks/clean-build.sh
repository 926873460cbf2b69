#!/bin/sh
# Compares a clean build of a package that uses plugingen with a clean build of the same package that
# uses a generator with one source file, in pairs, and prints the ratio of each pair.
#
#     sh Tests/Benchmarks/clean-build.sh [PAIRS]
#
# PLUGINGEN_PACKAGE is a package to compare instead of this one, such as that of 'make artifact-bundle'.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
package=$(cd "${PLUGINGEN_PACKAGE:-$root}" && pwd)
pairs=${1:-3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

consumer() { # NAME DEPENDENCY PLUGIN
    mkdir -p "$folder/$1/Sources/App"
    cp "$root/Templates/Starters/Loading.plugin.json" "$folder/$1/Sources/App"
    echo 'public func app() {}' >"$folder/$1/Sources/App/App.swift"
    cat >"$folder/$1/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "$1", dependencies: [.package($2)],
    targets: [.target(name: "App", plugins: [.plugin($3)])])
MANIFEST
}

build() { # NAME: prints the milliseconds of a clean build
    rm -rf "$folder/$1/.build"
    start=$(date +%s%N)
    swift build --package-path "$folder/$1" >"$folder/$1.log" 2>&1 || { cat "$folder/$1.log" >&2; exit 1; }
    echo $((($(date +%s%N) - start) / 1000000))
}

consumer one-file "path: \"$root/Tests/Fixtures/OneFileGenerator\"" \
    'name: "OneFilePlugin", package: "OneFileGenerator"'
consumer ours "name: \"plugingen\", path: \"$package\"" \
    'name: "PlugingenBuildPlugin", package: "plugingen"'

build one-file >/dev/null
build ours >/dev/null
pair=1
while [ "$pair" -le "$pairs" ]; do
    base=$(build one-file)
    ours=$(build ours)
    awk -v ours="$ours" -v base="$base" \
        'BEGIN { printf "plugingen %d ms, one file %d ms, ratio %.2f\n", ours, base, ours / base }'
    pair=$((pair + 1))
done
