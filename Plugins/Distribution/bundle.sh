#!/bin/sh
# Creates a package with plugingen's build plugin and command plugin and prebuilt programs, so that
# users do not compile plugingen.
#
#     sh bundle.sh add PACKAGE TRIPLES PROGRAM …   adds programs that run on the platforms TRIPLES
#     sh bundle.sh merge PACKAGE OTHER …           adds the programs of other such packages
#
# TRIPLES are names such as x86_64-unknown-linux-gnu, separated by commas. PACKAGE is created if it does
# not exist. The programs for all platforms are in PACKAGE/plugingen.artifactbundle.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
bundle=plugingen.artifactbundle

version() {
    sed -n 's/.*static let version = "\(.*\)".*/\1/p' "$root/Sources/plugingen/Plugingen.swift"
}

fail() {
    echo "error: $1" >&2
    exit "$2"
}

# A variant's folder is named after its first triple. The file 'triples' in it lists all of them.
write_info() { # BUNDLE
    {
        printf '{\n  "schemaVersion": "1.0",\n  "artifacts": {'
        first_artifact=yes
        for artifact in $(cd "$1" && ls -d -- */*/bin/* | sed 's|.*/||' | sort -u); do
            [ "$first_artifact" = yes ] || printf ','
            first_artifact=no
            printf '\n    "%s": {\n      "type": "executable",\n' "$artifact"
            printf '      "version": "%s",\n      "variants": [' "$(version)"
            first_variant=yes
            for file in $(cd "$1" && ls -d -- */*/bin/"$artifact" | sort); do
                [ "$first_variant" = yes ] || printf ','
                first_variant=no
                triples=$(sed 's/,/", "/g' "$1/${file%/bin/*}/triples")
                printf '\n        {\n          "path": "%s",\n' "$file"
                printf '          "supportedTriples": ["%s"]\n        }' "$triples"
            done
            printf '\n      ]\n    }'
        done
        printf '\n  }\n}\n'
    } >"$1/info.json.new"
    mv "$1/info.json.new" "$1/info.json"
}

write_package() { # PACKAGE
    mkdir -p "$1/Plugins" "$1/$bundle/variants"
    for plugin in PlugingenBuildPlugin PlugingenCommandPlugin; do
        rm -rf "$1/Plugins/$plugin"
        # Some files are links to files outside of these folders.
        cp -RL "$root/Plugins/$plugin" "$1/Plugins/$plugin"
    done
    cp "$root/LICENSE" "$1/LICENSE"
    cp "$here/BinaryPackage.swift" "$1/Package.swift"
}

[ $# -ge 3 ] || fail "say 'add PACKAGE TRIPLES PROGRAM …' or 'merge PACKAGE OTHER …'" 64
command=$1
package=$2
shift 2
case $command in
add)
    triples=$1
    shift
    [ $# -gt 0 ] || fail "name the programs to add" 64
    case $triples in
    *[!A-Za-z0-9_.,-]* | "") fail "'$triples' are no triples" 64 ;;
    esac
    for program in "$@"; do
        [ -x "$program" ] || fail "there is no program '$program'" 1
    done
    write_package "$package"
    variant=$package/$bundle/variants/${triples%%,*}
    rm -rf "$variant"
    mkdir -p "$variant/bin"
    cp "$@" "$variant/bin"
    echo "$triples" >"$variant/triples"
    ;;
merge)
    for other in "$@"; do
        [ -d "$other/$bundle/variants" ] || fail "'$other' has no $bundle" 1
    done
    write_package "$package"
    for other in "$@"; do
        for variant in "$other/$bundle/variants"/*; do
            target=$package/$bundle/variants/$(basename "$variant")
            [ ! -e "$target" ] || fail "there are programs for $(basename "$variant") already" 1
            cp -R "$variant" "$target"
        done
    done
    ;;
*) fail "unknown command '$command'" 64 ;;
esac
write_info "$package/$bundle"
echo "wrote $package"
