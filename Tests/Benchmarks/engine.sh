#!/bin/sh
# Compares an app of ten modules, each with the starters Loading and Banner, with the same app whose modules use one
# engine: the lines of generated Swift, and clean builds of all modules after the headless UIKit is built, in pairs.
#
#     sh Tests/Benchmarks/engine.sh [PAIRS]
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
pairs=${1:-3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

swift build --package-path "$root" --product plugingen >/dev/null
plugingen=$(swift build --package-path "$root" --show-bin-path)/plugingen

app() { # NAME ENGINE: writes an app; ENGINE is empty for none
    package=$folder/$1
    targets=""
    listed=""
    dependencies='"UIKit"'
    if [ -n "$2" ]; then
        mkdir -p "$package/Sources/$2"
        echo '{ "providesEngine": "package" }' >"$package/Sources/$2/plugingen.json"
        targets="        .target(name: \"$2\", dependencies: [\"UIKit\"]),"
        listed="{ \"name\": \"$2\", \"descriptions\": \"Sources/$2\", \"output\": \"Sources/$2\" },"
        dependencies="\"$2\", \"UIKit\""
    fi
    for module in One Two Three Four Five Six Seven Eight Nine Ten; do
        mkdir -p "$package/Sources/$module"
        cp "$root/Templates/Starters/Loading.plugin.json" "$root/Templates/Starters/Banner.plugin.json" \
            "$package/Sources/$module"
        if [ -n "$2" ]; then echo "{ \"engine\": \"$2\" }" >"$package/Sources/$module/plugingen.json"; fi
        targets="$targets
        .target(name: \"$module\", dependencies: [$dependencies]),"
        listed="$listed { \"name\": \"$module\", \"descriptions\": \"Sources/$module\", \"output\": \"Sources/$module\" },"
    done
    echo "{ \"modules\": [$listed] }" >"$package/plugingen.json"
    cat >"$package/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "$1", dependencies: [.package(path: "$root/Tests/Fixtures/UIKit")],
    targets: [
$targets
    ])
MANIFEST
    (cd "$package" && "$plugingen" generate --quiet)
    swift build --package-path "$package" >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
    find "$package/Sources" -name '*.swift' -exec cat {} + |
        awk -v name="$1" 'END { printf "%s: %d lines\n", name, NR }'
}

build() { # NAME: prints the milliseconds of a build of all modules of the app
    products=$folder/$1/.build/debug
    for module in "$folder/$1"/Sources/*; do
        name=$(basename "$module")
        # Keep the build system's lists of files: it reads them before it writes them again.
        find "$products/$name.build" -type f ! -name '*.json' ! -name sources -delete
        rm -f "$products"/Modules/"$name".*
    done
    start=$(date +%s%N)
    swift build --package-path "$folder/$1" >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
    echo $((($(date +%s%N) - start) / 1000000))
}

app copies ""
app engine AppSupport
pair=1
while [ "$pair" -le "$pairs" ]; do
    copies=$(build copies)
    engine=$(build engine)
    awk -v copies="$copies" -v engine="$engine" \
        'BEGIN { printf "copies %d ms, engine %d ms, ratio %.2f\n", copies, engine, engine / copies }'
    pair=$((pair + 1))
done
