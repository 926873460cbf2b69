#!/bin/sh
# Writes the templates, the words of kits and the starters into the Swift files that make them part of
# the program:
#
#     sh Templates/embed.sh
#
# With the word `templates`, `kits` or `starters` it prints the one or the other instead.
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
        name=${file#./}
        name=${name#Starters/}
        printf '        "%s": ###"""\n' "${name%"$suffix"}"
        $command "$file" | sed -e '/./s/^/            /'
        printf '            \n            """###,\n'
    done
    printf '    ]\n'
}

templates() {
    # The templates of tests, which are written with Swift Testing; those of XCTest are made of them.
    tests="$(grep -lE '@Test|#expect' ./*.mustache ./*/*.mustache) $(ls ./*/Typing.mustache)"
    for file in $tests; do awk -f xctest.awk "$file" >/dev/null; done
    head
    printf '/// The templates of the folder Templates.\nenum EmbeddedTemplates {\n'
    printf '    /// The text of each template, by its name.\n'
    dictionary texts .mustache cat *.mustache */*.mustache
    printf '\n    /// The text of each template that is another one for XCTest, by its name.\n'
    dictionary xcTest .mustache 'awk -f xctest.awk' $tests
    printf '}\n'
}

# The lines `word: text` of a kit's folder; what follows on indented lines is a part of the text. Members
# that are looked up often are a list, in which each is at the place that its length says.
kits() {
    head
    printf '/// The words of the kits in the folder Templates.\nenum EmbeddedKits {\n'
    printf '    /// The texts of each kit, by their words.\n'
    printf '    static let words: [String: [String: String]] = [\n'
    for file in kit.txt */kit.txt; do kit '' "$file"; done
    printf '    ]\n\n'
    printf '    /// The names of the kits, sorted.\n'
    printf '    static let names = [%s]\n\n' "$(ls -d */kit.txt | sed 's|\(.*\)/kit.txt|"\1"|' | paste -s -d , - | sed 's/,/, /g')"
    printf '    /// The reserved members of each kit: those of n bytes are at n.\n'
    printf '    static let members: [String: [[String]]] = [\n'
    for file in */kit.txt; do kit members "$file"; done
    printf '    ]\n\n'
    printf '    /// The words that templates can name, which all kits have, if only as empty texts.\n'
    words=$(sed -n 's/^\([A-Za-z]*\): .*/"\1"/p' kit.txt */kit.txt | LC_ALL=C sort -u | tr '\n' ' ')
    printf '    static let templateWords = [%s]\n}\n' "$(echo $words | sed 's/ /, /g')"
}

kit() { # KIND FILE
    name=$(dirname "$2")
    printf '        "%s": [\n' "${name#.}"
    awk -v kind="$1" '
        function finish() {
            if (word == "" || (word == "reserved.members") != (kind == "members")) return
            if (kind == "members") list(); else printf "            \"%s\": \"%s\",\n", word, text
        }
        function list(    names, count, longest, lists, size, i) {
            count = split(text, names, " ")
            for (i = 1; i <= count; i++) {
                size = length(names[i])
                lists[size] = lists[size] (lists[size] == "" ? "" : ", ") "\"" names[i] "\""
                if (size > longest) longest = size
            }
            printf "            "
            for (i = 0; i <= longest; i++) printf "%s[%s]", i == 0 ? "" : ", ", lists[i]
            print ","
        }
        { gsub(/[\\"]/, "\\\\&") }
        /^[^# ].*: / {
            finish()
            end = index($0, ": ")
            word = substr($0, 1, end - 1)
            text = substr($0, end + 2)
        }
        /^ / { sub(/^ */, " "); text = text $0 }
        END { finish() }' "$2"
    printf '        ],\n'
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
templates | kits | starters) "$1" ;;
*)
    templates >../Sources/PluginGeneration/Templates/EmbeddedTemplates.swift
    kits >../Sources/PluginDescriptions/Kits/EmbeddedKits.swift
    starters >../Sources/PluginTools/Starters/EmbeddedStarters.swift
    ;;
esac
