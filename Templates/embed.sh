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
    printf '/// The templates of the folder Templates.\npackage enum EmbeddedTemplates {\n'
    printf '    /// All templates.\n'
    list all cat *.mustache */*.mustache
    printf '\n    /// Those that are other ones for XCTest.\n'
    list xcTest 'awk -f xctest.awk' $tests
    printf '}\n'
}

list() { # NAME COMMAND FILE...
    printf '    package static let %s: [EmbeddedTemplate] = [\n' "$1"
    command=$2
    shift 2
    for file in "$@"; do
        name=${file#./}
        printf '        EmbeddedTemplate(\n            name: "%s",\n            text: ###"""\n' "${name%.mustache}"
        $command "$file" | sed -e '/./s/^/            /'
        printf '            \n            """###),\n'
    done
    printf '    ]\n'
}

# The lines `word: text` of a kit's folder; what follows on indented lines is a part of the text. Words,
# and members that are looked up often, are in the order of their lengths; where those of n bytes start
# is told at n.
kits() {
    head
    templateWords=$(sed -n 's/^\([A-Za-z]*\): .*/\1/p' kit.txt */kit.txt | LC_ALL=C sort -u)
    templateWords=$(echo $templateWords)
    printf '/// The words of the kits in the folder Templates.\nenum EmbeddedKits {\n'
    printf '    /// The kits by their ranks.\n'
    printf '    static let all = [\n'
    for file in $(grep '^rank: ' */kit.txt | LC_ALL=C sort -t : -k 3 | sed 's/:.*//'); do
        printf '        Kit(\n            name: "%s",\n' "$(dirname "$file")"
        kit words "$file"
        kit texts "$file"
        printf '            platformTypes: [\n'
        sed -n 's/^\(Platform[A-Za-z]*\): \(.*\)/                PlatformType(name: "\1", spelling: "\2"),/p' "$file"
        printf '            ],\n'
        kit templateTexts "$file"
        printf '            hasRemarks: %s,\n' "$(grep -q '^remark\.' "$file" && echo true || echo false)"
        kit members "$file"
    done
    printf '    ]\n\n'
    printf '    /// The words in files for several kits, where they are others than those of each kit.\n'
    printf '    static let sharedWords = [\n'
    kit pairs kit.txt
    printf '    ]\n\n'
    printf '    /// The words that templates can name, which all kits have, if only as empty texts.\n'
    printf '    static let templateWords: [String] = [\n'
    for word in $templateWords; do printf '        "%s",\n' "$word"; done
    printf '    ]\n}\n'
}

kit() { # KIND FILE
    LC_ALL=C awk -v kind="$1" -v words="$templateWords" '
        function finish(    names, count, i) {
            if (word == "") return
            if (kind == "templateTexts") texts[word] = text
            else if (kind == "pairs") printf "        \"%s\": \"%s\",\n", word, text
            else if (word != "reserved.members") {
                if (kind == "words") add(length(word), word)
                if (kind == "texts") add(length(word), text)
            } else if (kind == "members") {
                count = split(text, names, " ")
                for (i = 1; i <= count; i++) add(length(names[i]), names[i])
            }
        }
        function add(size, part) {
            counts[size]++
            lists[size] = lists[size] "                    \"" part "\",\n"
            if (size > longest) longest = size
        }
        function listed(    all, size) {
            starts = total = 0
            for (size = 0; size <= longest; size++) {
                all = all lists[size]
                starts = starts ", " (total += counts[size])
            }
            return all
        }
        { gsub(/[\\"]/, "\\\\&") }
        /^[^# ].*: / {
            finish()
            end = index($0, ": ")
            word = substr($0, 1, end - 1)
            text = substr($0, end + 2)
        }
        /^ / { sub(/^ */, " "); text = text $0 }
        END {
            finish()
            if (kind == "texts") printf "            texts: [\n%s            ],\n", listed()
            if (kind == "templateTexts") {
                print "            templateTexts: ["
                count = split(words, names, " ")
                for (i = 1; i <= count; i++) printf "                    \"%s\",\n", texts[names[i]]
                print "            ],"
            }
            if (kind == "words" || kind == "members") {
                printf "            %s: NameList(\n                [\n", kind == "words" ? kind : "reservedMembers"
                printf "%s                ],\n", listed()
                printf "                starts: [%s])%s,\n", starts, kind == "words" ? "" : ")"
            }
        }' "$2"
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
