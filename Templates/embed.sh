#!/bin/sh
# Writes the templates and the starters into the Swift file that makes them part of the program:
#
#     sh Templates/embed.sh > Sources/PluginGeneration/Templates/EmbeddedFiles.swift
#
# A string literal costs a consumer's build nothing; a resource that is embedded as bytes does.
set -eu
cd "$(dirname "$0")"

embed() { # SUFFIX FILE...
    suffix=$1
    shift
    for file in "$@"; do
        printf '        "%s": ###"""\n' "$(basename "$file" "$suffix")"
        sed -e '/./s/^/            /' "$file"
        printf '            \n            """###,\n'
    done
}

cat <<'HEAD'
// Made by `sh Templates/embed.sh`. To change this file, change the files in Templates and run it.
// swift-format-ignore-file

/// The files of the folder Templates.
enum EmbeddedFiles {
    /// The text of each template, by its name.
    static let templates: [String: String] = [
HEAD
embed .mustache *.mustache
cat <<'MIDDLE'
    ]

    /// The text of each starter, by its name.
    static let starters: [String: String] = [
MIDDLE
embed .plugin.json Starters/*.plugin.json
cat <<'TAIL'
    ]

    /// The description that `new` writes where no starter fits.
    static let blankDescription = ###"""
TAIL
sed -e '/./s/^/        /' Blank.plugin.json
printf '        \n        """###\n}\n'
