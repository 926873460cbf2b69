#!/bin/sh
# Compares a clean build of a package that uses plugingen with a clean build of the same package that
# uses a generator with one source file, in pairs, and prints the ratios of each pair: of the time, which depends on
# what else the machine does, and of the processor time.
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

build() { # NAME: prints the milliseconds of a clean build, and those of processors
    rm -rf "$folder/$1/.build"
    start=$(date +%s%N)
    (swift build --package-path "$folder/$1" >"$folder/$1.log" 2>&1 || { cat "$folder/$1.log" >&2; exit 1; }
        times >"$folder/times")
    awk -v ms=$((($(date +%s%N) - start) / 1000000)) -F '[ms ]+' \
        'END { printf "%d %d\n", ms, ($1 + $3) * 60000 + ($2 + $4) * 1000 }' "$folder/times"
}

consumer one-file "path: \"$root/Tests/Fixtures/OneFileGenerator\"" \
    'name: "OneFilePlugin", package: "OneFileGenerator"'
consumer ours "name: \"plugingen\", path: \"$package\"" \
    'name: "PlugingenBuildPlugin", package: "plugingen"'

build one-file >/dev/null
build ours >/dev/null
pair=1
while [ "$pair" -le "$pairs" ]; do
    echo "$(build ours) $(build one-file)" | awk '{
        printf "plugingen %d ms, one file %d ms, ratio %.2f; processors %d ms, %d ms, ratio %.2f\n",
            $1, $3, $1 / $3, $2, $4, $2 / $4 }'
    pair=$((pair + 1))
done
