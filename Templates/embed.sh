#!/bin/sh
# Writes the templates and the starters into the Swift file that makes them part of the program:
#
#     sh Templates/embed.sh > Sources/PluginGeneration/Templates/EmbeddedFiles.swift
#
# A string literal costs a consumer's build nothing; a resource that is embedded as bytes does.
set -eu
cd "$(dirname "$0")"

embed() { # SUFFIX COMMAND FILE...
    suffix=$1
    command=$2
    shift 2
    for file in "$@"; do
        printf '        "%s": ###"""\n' "$(basename "$file" "$suffix")"
        $command "$file" | sed -e '/./s/^/            /'
        printf '            \n            """###,\n'
    done
}

# The templates of tests, which are written with Swift Testing; those of XCTest are made of them.
tests=$(grep -lE '@Test|#expect' ./*.mustache)
for file in $tests; do awk -f xctest.awk "$file" >/dev/null; done

cat <<'HEAD'
// Made by `sh Templates/embed.sh`. To change this file, change the files in Templates and run it.
// swift-format-ignore-file

/// The files of the folder Templates.
enum EmbeddedFiles {
    /// The text of each template, by its name.
    static let templates: [String: String] = [
HEAD
embed .mustache cat *.mustache
cat <<'XCTEST'
    ]

    /// The text of each template that is another one for XCTest, by its name.
    static let xcTestTemplates: [String: String] = [
XCTEST
embed .mustache 'awk -f xctest.awk' $tests
cat <<'MIDDLE'
    ]

    /// The text of each starter, by its name.
    static let starters: [String: String] = [
MIDDLE
embed .plugin.json cat Starters/*.plugin.json
cat <<'TAIL'
    ]

    /// The description that `new` writes where no starter fits.
    static let blankDescription = ###"""
TAIL
sed -e '/./s/^/        /' Blank.plugin.json
printf '        \n        """###\n}\n'
