#!/bin/sh
# Reports uses of the standard library that are not available on the package's oldest macOS.
# Compilers for Linux ignore availability, so this script compiles with the Linux library's interfaces as if
# they were those of a Mac. Modules that exist only on a Mac, such as Darwin, are missing; errors about them
# are ignored.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/.*\.macOS(\.v\([0-9]*\)).*/\1/p' Package.swift | head -1)
out=${1:-.build/availability}
frontend=$(dirname "$(command -v swiftc)")/swift-frontend
library=$(dirname "$frontend")/../lib/swift
machine=$(uname -m)
mkdir -p "$out/library" "$out/modules"

for name in Swift _Concurrency _StringProcessing SwiftOnoneSupport; do
    mkdir -p "$out/library/$name.swiftmodule"
    # Back-deployed functions have no body on Linux.
    sed -e '1,9s/-target [^ ]*/-target '"$machine-apple-macosx$version.0"'/' \
        -e '1,9s/swift-module-flags: /&-disable-availability-checking /' \
        -e '/^ *@backDeployed(before:/d' \
        "$library/linux/$name.swiftmodule/$machine-unknown-linux-gnu.swiftinterface" \
        >"$out/library/$name.swiftmodule/$machine-apple-macos.swiftinterface"
done

for module in SystemCalls PluginCore PluginTools plugingen \
    PlugingenBuildTool; do
    find "Sources/$module" -name '*.swift' >"$out/$module.files"
    "$frontend" -emit-module -experimental-allow-module-with-compiler-errors \
        -target "$machine-apple-macosx$version.0" -disable-objc-interop -resource-dir "$library" \
        -I "$out/library" -I "$out/modules" -module-cache-path "$out/cache" -package-name plugingen \
        -swift-version 6 -module-name $module -o "$out/modules/$module.swiftmodule" \
        @"$out/$module.files" >"$out/$module.log" 2>&1 || true
    # Without the library, no use would be reported.
    if grep "unable to load standard library" "$out/$module.log"; then exit 1; fi
done
! grep -h "error: .* is only available in" "$out"/*.log
