#!/bin/sh
# Creates a package with plugingen's build plugin and command plugin and prebuilt programs, so that
# users do not compile plugingen.
#
#     sh bundle.sh add PACKAGE TRIPLES PROGRAM …   adds programs that run on the platforms TRIPLES
#     sh bundle.sh merge PACKAGE OTHER …           adds the programs of other such packages
#     sh bundle.sh publish PACKAGE OUTPUT URL      creates a package that downloads these programs
#
# TRIPLES are names such as x86_64-unknown-linux-gnu, separated by commas. PACKAGE is created if it does
# not exist. The programs for all platforms are in PACKAGE/plugingen.artifactbundle.
#
# OUTPUT gets plugingen.artifactbundle.zip, which belongs to URL/VERSION/plugingen.artifactbundle.zip, and the folder
# 'package', which belongs into a repository. SwiftPM downloads only from addresses that begin with https.
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

write_plugins() { # PACKAGE
    mkdir -p "$1/Plugins"
    for plugin in PlugingenBuildPlugin PlugingenCommandPlugin; do
        rm -rf "$1/Plugins/$plugin"
        # Some files are links to files outside of these folders.
        cp -RL "$root/Plugins/$plugin" "$1/Plugins/$plugin"
    done
    cp "$root/LICENSE" "$1/LICENSE"
}

write_package() { # PACKAGE
    mkdir -p "$1/$bundle/variants"
    write_plugins "$1"
    cp "$here/BinaryPackage.swift" "$1/Package.swift"
}

# Zips the bundle with a program that the platform has. All of them keep the permissions of programs.
write_zip() { # PACKAGE ZIP
    rm -f "$2"
    folder=$(cd "$(dirname "$2")" && pwd)
    zip=$folder/$(basename "$2")
    if command -v ditto >/dev/null; then
        ditto -c -k --keepParent "$1/$bundle" "$zip"
    elif command -v zip >/dev/null; then
        (cd "$1" && zip -qrX "$zip" "$bundle")
    elif command -v python3 >/dev/null; then
        (cd "$1" && python3 -m zipfile -c "$zip" "$bundle")
    else
        fail "cannot zip the programs: install 'zip' or 'python3'" 1
    fi
}

write_readme() { # FILE URL
    cat >"$1" <<END
# plugingen with prebuilt programs

The build plugin and the command plugin of plugingen $(version). SwiftPM downloads their programs.

To publish this version:

1. Make \`plugingen.artifactbundle.zip\`, which is beside this folder, available at
   <$2>. On GitHub, it is a file of the release $(version).
2. Commit the files of this folder to the repository, and tag the commit \`$(version)\`:

       git tag $(version) && git push origin $(version)

To use it, depend on the repository in place of plugingen:

    .package(url: "URL-OF-THIS-REPOSITORY", from: "$(version)")

\`package:\` in the plugin of a target is the last part of that URL, without \`.git\`.
END
}

[ $# -ge 3 ] || fail "say 'add PACKAGE TRIPLES PROGRAM …', 'merge PACKAGE OTHER …' or 'publish PACKAGE OUTPUT URL'" 64
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
publish)
    [ $# -eq 2 ] || fail "say 'publish PACKAGE OUTPUT URL'" 64
    output=$1
    url=${2%/}/$(version)/$bundle.zip
    case $url in
    *[!A-Za-z0-9:/@_.~%+-]*) fail "'$2' is not a URL" 64 ;;
    https://?*) ;;
    *) fail "'$2' must begin with https://, because SwiftPM downloads from no other address" 64 ;;
    esac
    [ -f "$package/$bundle/info.json" ] || fail "'$package' has no $bundle" 1
    mkdir -p "$output/package"
    write_zip "$package" "$output/$bundle.zip"
    checksum=$("${SWIFT:-swift}" package compute-checksum "$output/$bundle.zip")
    write_plugins "$output/package"
    sed "s|path: \"$bundle\"|url: \"$url\",\\
            checksum: \"$checksum\"|" "$here/BinaryPackage.swift" >"$output/package/Package.swift"
    write_readme "$output/package/README.md" "$url"
    echo "wrote $output/$bundle.zip and $output/package"
    echo "$output/package/README.md says how to publish them"
    exit
    ;;
*) fail "unknown command '$command'" 64 ;;
esac
write_info "$package/$bundle"
echo "wrote $package"
