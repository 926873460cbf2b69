#!/bin/sh
# Compares a release build's run over many descriptions with a copy of what it emits, in pairs, and
# prints the ratios: into an empty folder, and again when nothing has changed.
#
#     sh Tests/Benchmarks/generate.sh [DESCRIPTIONS] [PAIRS]
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
count=${1:-1000}
pairs=${2:-5}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

swift build --package-path "$root" --scratch-path "$root/.build/benchmarks" -c release \
    --product plugingen >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
plugingen=$root/.build/benchmarks/release/plugingen

# The starters over and over, under other names.
mkdir "$folder/descriptions"
index=0
while [ "$index" -lt "$count" ]; do
    for starter in "$root"/Templates/Starters/*.plugin.json; do
        [ "$index" -lt "$count" ] || break
        name=$(basename "$starter" .plugin.json)
        [ "$index" -lt 12 ] || name=$name$index
        sed "s/withErrorRecovery/with${name}Recovery/" "$starter" \
            >"$folder/descriptions/$name.plugin.json"
        index=$((index + 1))
    done
done

now() { date +%s%N; }
generate() { "$plugingen" generate "$folder/descriptions" --output "$folder/output" --quiet; }

generate
cp -r "$folder/output" "$folder/copy"
pair=1
while [ "$pair" -le "$pairs" ]; do
    rm -rf "$folder/output" "$folder/copy"
    start=$(now)
    generate
    generated=$(now)
    cp -r "$folder/output" "$folder/copy"
    copied=$(now)
    generate
    end=$(now)
    awk -v first=$((generated - start)) -v copy=$((copied - generated)) -v again=$((end - copied)) \
        'BEGIN {
            printf "generate %.0f ms, again %.0f ms, copy %.0f ms: ratios %.2f and %.2f\n",
                first / 1e6, again / 1e6, copy / 1e6, first / copy, again / copy
        }'
    pair=$((pair + 1))
done
