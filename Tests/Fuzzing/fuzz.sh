#!/bin/sh
# Fuzzes a part of the program with libFuzzer, guided by code coverage:
#   sh Tests/Fuzzing/fuzz.sh json|description|mustache|generation [SECONDS] [OPTION OF LIBFUZZER …]
# New inputs are written to .build/fuzz/TARGET, and inputs that fail as crash-… or timeout-… in the same folder.
set -eu
target=${1:?"json, description, mustache or generation"}
seconds=${2:-60}
if [ $# -gt 2 ]; then shift 2; else set --; fi
cd "$(dirname "$0")/../.."
out=${PLUGINGEN_FUZZ_BUILD:-.build/fuzz}
mkdir -p "$out/$target" "$out/modules"

# SwiftPM cannot build this, because other packages could not depend on a package with these flags.
sanitizers=${PLUGINGEN_FUZZ_SANITIZERS:-fuzzer,address}
objects=
changed=
for module in SystemCalls PluginCore PluginTools FuzzTargets FuzzEntry; do
    case $module in
    FuzzTargets) sources=Tests/Fuzzing/Targets ;;
    FuzzEntry) sources=Tests/Fuzzing/LibFuzzer ;;
    *) sources=Sources/$module ;;
    esac
    object=$out/modules/$module.o
    objects="$objects $object"
    changed=$changed$(find "$sources" -name '*.swift' -newer "$object" 2>&1 | head -1)
    if [ -z "$changed" ]; then continue; fi
    find "$sources" -name '*.swift' >"$out/modules/$module.files"
    swiftc -O -wmo -parse-as-library -package-name plugingen -module-name $module -swift-version 6 \
        -sanitize=$sanitizers -I "$out/modules" -emit-module \
        -emit-module-path "$out/modules/$module.swiftmodule" -c -o "$object" \
        @"$out/modules/$module.files"
done
# shellcheck disable=SC2086 # a list of files
swiftc -sanitize=$sanitizers -parse-as-library $objects -o "$out/fuzzer"

# Swift never frees its constants.
export ASAN_OPTIONS=detect_leaks=0
PLUGINGEN_FUZZ_TARGET=dictionary "$out/fuzzer" >"$out/dictionary"
case " $* " in
# This option takes only the file.
*" -minimize_crash=1 "*) ;;
*) set -- "$@" "$out/$target" "Tests/Fuzzing/Corpus/$target" ;;
esac
PLUGINGEN_FUZZ_TARGET=$target "$out/fuzzer" -max_total_time="$seconds" -len_control=10 -timeout=5 -rss_limit_mb=1024 \
    -dict="$out/dictionary" -artifact_prefix="$out/$target/" -print_final_stats=1 "$@"
