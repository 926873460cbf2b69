# make install            builds plugingen, and installs it with its manual page and completions
# make uninstall          removes them
# make docs               builds a website of the reference in .build/docs
# make artifact-bundle    builds a package of the plugins with programs for this platform
# make merge-bundles FROM='A B'    adds programs that were built on other platforms to it
# With URL=https://…, both also write a package that downloads its programs from there.

PREFIX ?= /usr/local
DESTDIR ?=
SCRATCH ?= .build/distribution
PACKAGE ?= $(SCRATCH)/plugingen
PUBLISHED ?= $(SCRATCH)/published
URL ?=
SWIFT ?= swift
DOCC ?= docc

# On Linux, programs contain Swift's libraries, so that they run without a toolchain. On macOS, they are
# universal.
ifeq ($(shell uname -s),Darwin)
BUILD = $(SWIFT) build -c release --scratch-path "$(SCRATCH)" --arch arm64 --arch x86_64
TRIPLES = arm64-apple-macosx,x86_64-apple-macosx
else
BUILD = $(SWIFT) build -c release --scratch-path "$(SCRATCH)" --static-swift-stdlib
TRIPLES = $(shell uname -m)-unknown-linux-gnu
endif

bindir = $(DESTDIR)$(PREFIX)/bin
mandir = $(DESTDIR)$(PREFIX)/share/man/man1
bashdir = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zshdir = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
fishdir = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

ifeq ($(URL),)
publish = @echo "to also write a package that downloads its programs, add URL=https://…"
else
publish = SWIFT="$(SWIFT)" sh Plugins/Distribution/bundle.sh publish "$(PACKAGE)" "$(PUBLISHED)" "$(URL)"
endif

.PHONY: install uninstall docs artifact-bundle merge-bundles programs

programs:
	$(BUILD) --product plugingen
	$(BUILD) --product PlugingenBuildTool

install:
	$(BUILD) --product plugingen
	mkdir -p "$(bindir)" "$(mandir)" "$(bashdir)" "$(zshdir)" "$(fishdir)"
	program="$$($(BUILD) --show-bin-path)/plugingen" && \
	cp "$$program" "$(bindir)/plugingen" && \
	"$$program" help --man > "$(mandir)/plugingen.1" && \
	"$$program" completions bash > "$(bashdir)/plugingen" && \
	"$$program" completions zsh > "$(zshdir)/_plugingen" && \
	"$$program" completions fish > "$(fishdir)/plugingen.fish"
	@echo "installed $(bindir)/plugingen"
	@case ":$$PATH:" in \
	*:"$(PREFIX)/bin":*) ;; \
	*) if [ -z "$(DESTDIR)" ]; then \
	  echo "$(PREFIX)/bin is not in PATH. For shells to find plugingen, add to their configuration:"; \
	  echo "    export PATH=\"$(PREFIX)/bin:\$$PATH\""; fi ;; \
	esac

uninstall:
	rm -f "$(bindir)/plugingen" "$(mandir)/plugingen.1" "$(bashdir)/plugingen" \
		"$(zshdir)/_plugingen" "$(fishdir)/plugingen.fish"

docs:
	mkdir -p .build
	$(DOCC) convert Sources/PluginCore/PluginCore.docc --output-path .build/docs

artifact-bundle: programs
	rm -rf "$(SCRATCH)/stripped" && mkdir -p "$(SCRATCH)/stripped"
	folder="$$($(BUILD) --show-bin-path)" && \
	cp "$$folder/plugingen" "$$folder/PlugingenBuildTool" "$(SCRATCH)/stripped"
	strip "$(SCRATCH)/stripped/plugingen" "$(SCRATCH)/stripped/PlugingenBuildTool"
	sh Plugins/Distribution/bundle.sh add "$(PACKAGE)" "$(TRIPLES)" \
		"$(SCRATCH)/stripped/plugingen" "$(SCRATCH)/stripped/PlugingenBuildTool"
	$(publish)

merge-bundles:
	sh Plugins/Distribution/bundle.sh merge "$(PACKAGE)" $(FROM)
	$(publish)
