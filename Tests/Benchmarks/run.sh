#!/bin/sh
# Measures plugingen, and prints how each figure compares with its limit.
#
#     sh Tests/Benchmarks/run.sh [PART …]
#
# The parts are end-to-end, unchanged, start-up, one, clean-build, edit, growth and diagnostics. Without
# arguments, all parts except the slow clean-build and edit run; with 'all', these two run as well. Programs
# that are compared run in turn; each ratio is the median of PAIRS pairs (default: 7), followed by the least
# and the greatest one. The inputs are generated, identical in each run, in a folder that is removed at the
# end.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/Tests/Benchmarks
pairs=${PAIRS:-7}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
parts=${*:-"end-to-end unchanged start-up one growth diagnostics"}
[ "$parts" != all ] || parts="end-to-end unchanged start-up one growth diagnostics clean-build edit"
# Folders are moved aside, not emptied: a file system is slow to create files where it has just removed many.
mkdir "$folder/old"
aside() { echo "test ! -e $folder/$1 || mv $folder/$1 $folder/old/\$\$"; }

quietly() { "$@" >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }; }

product() { # NAME CONFIGURATION [OPTION …]: builds a product, and prints its path
    name=$1 configuration=$2
    shift 2
    scratch=$root/.build/benchmarks$(echo "$*" | tr -dc 'a-z')
    quietly swift build --package-path "$root" --scratch-path "$scratch" -c "$configuration" \
        --product "$name" "$@"
    echo "$scratch/$configuration/$name"
}

descriptions() { # COUNT [broken]: writes descriptions, and prints their folder
    made=$folder/${2:-good}-$1
    if [ ! -d "$made" ]; then
        mkdir "$made"
        awk -v count="$1" -v folder="$made" -v broken="${2:+1}" -f "$here/describe.awk" \
            "$root/Templates/Starters/Loading.plugin.json" \
            $(ls "$root"/Templates/Starters/*.plugin.json | grep -v '/Loading\.')
    fi
    echo "$made"
}

measure() { "$folder/measure" "$@"; }

end_to_end() {
    for count in 1000 10000; do
        measure "$pairs" "generate $count descriptions / cp -r of what it generates" 3.5 \
            "$(aside output)" "$plugingen generate $(descriptions $count) --output $folder/output --quiet" \
            "$(aside copy)" "cp -r $folder/output $folder/copy"
    done
}

unchanged() {
    for count in 1000 10000; do
        given="$(descriptions $count) --output $folder/output-$count --quiet"
        quietly "$plugingen" generate $given
        for command in generate check; do
            measure "$pairs" "$command $count descriptions that have not changed / cp -r of what is generated" 2.5 \
                "" "$plugingen $command $given" \
                "$(aside copy)" "cp -r $folder/output-$count $folder/copy"
        done
    done
}

start_up() {
    echo 'print("Hello")' >"$folder/hello.swift"
    quietly swiftc -O "$folder/hello.swift" -o "$folder/hello"
    measure $((pairs * 5)) "plugingen --version / hello" 1.5 \
        "" "$plugingen --version" "" "$folder/hello"
    [ "$(uname)" = Linux ] || return 0
    quietly swiftc -O -static-stdlib "$folder/hello.swift" -o "$folder/hello-static"
    static=$(product plugingen release --static-swift-stdlib)
    measure $((pairs * 5)) "plugingen --version / hello, both static" 1.5 \
        "" "$static --version" "" "$folder/hello-static"
}

one() {
    echo 'print("Hello")' >"$folder/hello.swift"
    quietly swiftc -Onone "$folder/hello.swift" -o "$folder/hello-debug"
    tool=$(product PlugingenBuildTool debug)
    measure $((pairs * 5)) "debug build of the build tool, one description / hello" 8 \
        "$(aside output)" \
        "$tool --output $folder/output -- $(descriptions 1)/Loading.plugin.json" \
        "" "$folder/hello-debug"
}

growth() {
    for count in 100 1000 10000; do
        measure 3 $count "$(aside output)" \
            "$plugingen generate $(descriptions $count) --output $folder/output --quiet"
    done | awk '
        function exponent(sum, product) { return (3 * product - logs * sum) / (3 * squares - logs * logs) }
        {
            printf "generate %d descriptions: %.0f ms by the clock, %.0f of the processors, %.0f MB\n", \
                $1, $2, $3, $4
            x = log($1)
            logs += x; squares += x * x
            for (column = 2; column <= 4; column++) {
                sums[column] += log($column); products[column] += x * log($column)
            }
        }
        END {
            time = exponent(sums[2], products[2])
            printf "growth of time: exponent %.2f by the clock, %.2f of the processors, at most 1.05: %s\n", \
                time, exponent(sums[3], products[3]), time <= 1.05 ? "met" : "MISSED"
            memory = exponent(sums[4], products[4])
            printf "growth of memory: exponent %.2f, at most 1.05: %s\n", memory, memory <= 1.05 ? "met" : "MISSED"
            printf "memory of the last: %.0f MB, at most 150: %s\n", $4, $4 <= 150 ? "met" : "MISSED"
        }'
}

diagnostics() {
    measure "$pairs" "10000 descriptions with a mistake each / 10000 good ones" 2 \
        "$(aside output)" "!$plugingen generate $(descriptions 10000 broken) --output $folder/output" \
        "$(aside output)" "$plugingen generate $(descriptions 10000) --output $folder/output --quiet"
}

clean_build() { sh "$here/clean-build.sh"; }

# The files that a build writes if nothing has changed, and if one of many descriptions has changed.
edit() {
    package=$folder/edited
    mkdir -p "$package/Sources"
    cp -r "$(descriptions 1000)" "$package/Sources/App"
    echo 'public func app() {}' >"$package/Sources/App/App.swift"
    cat >"$package/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "Edited", dependencies: [.package(name: "plugingen", path: "$root")],
    targets: [
        .target(
            name: "App", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])
    ])
MANIFEST
    # The second build of any package wraps the modules of its tools and links them again.
    quietly swift build --package-path "$package"
    quietly swift build --package-path "$package"
    # Some file systems store times in whole seconds, so wait until new files have later times than old ones.
    sleep 1; touch "$folder/mark"; sleep 1
    quietly swift build --package-path "$package"
    echo "nothing changed: $(written '*.swift') Swift files are written, $(written '*.o') compiled," \
        "at most 0 and 0"
    sed 's/data loads/rows load/' "$package/Sources/App/Loading.plugin.json" >"$folder/edit"
    cp "$folder/edit" "$package/Sources/App/Loading.plugin.json"
    touch "$folder/mark"; sleep 1
    quietly swift build --package-path "$package"
    echo "one of 1000 changed: $(written '*.swift') Swift file is written, $(written '*.o') compiled," \
        "at most 1 and 1"
}

written() { find "$package/.build/" -name "$1" -newer "$folder/mark" | wc -l | tr -d ' '; }

quietly swiftc -O -swift-version 5 "$here/measure.swift" -o "$folder/measure"
plugingen=
for part in $parts; do
    case $part in end-to-end | unchanged | start-up | growth | diagnostics)
        plugingen=${plugingen:-$(product plugingen release)}
        ;;
    esac
    case $part in
    end-to-end) end_to_end ;;
    unchanged) unchanged ;;
    start-up) start_up ;;
    one) one ;;
    growth) growth ;;
    diagnostics) diagnostics ;;
    clean-build) clean_build ;;
    edit) edit ;;
    *)
        echo "there is no part '$part': see the comment that this file begins with" >&2
        exit 64
        ;;
    esac
done
