#!/bin/sh
# Writes the templates and the starters into the Swift files that make them part of the program:
#
#     sh Templates/embed.sh
#
# With the word `templates` or `starters` it prints the one or the other instead.
#
# A string literal costs a consumer's build nothing; a resource that is embedded as bytes does.
set -eu
cd "$(dirname "$0")"

head() {
    printf '%s\n' '// Made by `sh Templates/embed.sh`. To change this file, change the files in Templates and run it.' \
        '// swift-format-ignore-file' ''
}

dictionary() { # NAME SUFFIX COMMAND FILE...
    name=$1
    suffix=$2
    command=$3
    shift 3
    printf '    static let %s: [String: String] = [\n' "$name"
    for file in "$@"; do
        printf '        "%s": ###"""\n' "$(basename "$file" "$suffix")"
        $command "$file" | sed -e '/./s/^/            /'
        printf '            \n            """###,\n'
    done
    printf '    ]\n'
}

templates() {
    # The templates of tests, which are written with Swift Testing; those of XCTest are made of them.
    tests=$(grep -lE '@Test|#expect' ./*.mustache)
    for file in $tests; do awk -f xctest.awk "$file" >/dev/null; done
    head
    printf '/// The templates of the folder Templates.\nenum EmbeddedTemplates {\n'
    printf '    /// The text of each template, by its name.\n'
    dictionary texts .mustache cat *.mustache
    printf '\n    /// The text of each template that is another one for XCTest, by its name.\n'
    dictionary xcTest .mustache 'awk -f xctest.awk' $tests
    printf '}\n'
}

starters() {
    head
    printf '/// The descriptions of the folder Templates.\nenum EmbeddedStarters {\n'
    printf '    /// The text of each starter, by its name.\n'
    dictionary texts .plugin.json cat Starters/*.plugin.json
    printf '\n    /// The description that `new` writes where no starter fits.\n'
    printf '    static let blank = ###"""\n'
    sed -e '/./s/^/        /' Blank.plugin.json
    printf '        \n        """###\n}\n'
}

case ${1-} in
templates | starters) "$1" ;;
*)
    templates >../Sources/PluginGeneration/Templates/EmbeddedTemplates.swift
    starters >../Sources/PluginTools/Starters/EmbeddedStarters.swift
    ;;
esac
