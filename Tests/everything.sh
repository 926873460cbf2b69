#!/usr/bin/env bash
# Everything that can be tested: all mutants in both frameworks, all modes, long walks, faults, sanitizers, fuzzing, and
# Apple's headers if PLUGINGEN_APPLE_SDKS names a folder of them. Takes hours.
#
#     Tests/everything.sh [PART …]
#
# The parts are tests, address, thread, fuzzing and availability; without names all of them. Random tests begin
# with PLUGINGEN_SEED, or else with a seed that is printed.
set -euo pipefail
cd "$(dirname "$0")/.."
export PLUGINGEN_SEED=${PLUGINGEN_SEED:-$(date +%s)}
echo "PLUGINGEN_SEED=$PLUGINGEN_SEED"
parts=" ${*:-tests address thread fuzzing availability} "

runs() { # PART: whether it is to be run
    [[ $parts == *" $1 "* ]] && echo "== $1"
}

if runs tests; then
    PLUGINGEN_TESTS=all PLUGINGEN_DESCRIPTIONS=400 PLUGINGEN_FRAGMENTS=1000000 PLUGINGEN_WALKS=5000 PLUGINGEN_FAULTS=1000 \
        PLUGINGEN_FUZZ=all .ci/run
fi
for sanitizer in address thread; do
    if runs "$sanitizer"; then
        # Swift never frees its constants.
        ASAN_OPTIONS=detect_leaks=0 swift test --sanitize="$sanitizer" --scratch-path ".build/$sanitizer" --skip ConsumerTests
    fi
done
if runs fuzzing; then
    for target in json description mustache generation; do sh Tests/Fuzzing/fuzz.sh "$target" 600; done
fi
if runs availability; then sh Tests/Availability/check.sh; fi
echo "everything passed, with PLUGINGEN_SEED=$PLUGINGEN_SEED"
