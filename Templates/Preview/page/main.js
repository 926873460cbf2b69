// @ts-check
"use strict";

// Starts the page, and shows what its address names.

/** @type {{ stop: () => void, saveAddress?: () => void, isPlaying?: () => boolean } | null} */
let shownPart = null;

/** @type {PluginDescription | null} */
let shownPlugin = null;

/** Where the reader was in the gallery. */
let galleryScroll = 0;

if (!isStampFrame) startPage();

function startPage() {
    const data = pageData();
    const version = document.getElementById("version");
    if (version !== null) version.textContent = `plugingen ${data.version}`;
    showAddress();
    addEventListener("hashchange", followAddress);
    addEventListener("keydown", goBackOnEscape);
    const saveAddress = () => shownPart?.saveAddress?.();
    addEventListener("pagehide", saveAddress);
    const stamp = stampOfPage();
    if (stamp !== null) watchPage(stamp, saveAddress, () => shownPart?.isPlaying?.() ?? false);
    restorePlace();
}

/** Shows the gallery or the stage, as the address asks. */
function showAddress() {
    const main = document.getElementById("main");
    if (main === null) return;
    shownPart?.stop();
    const { state, notes } = parseAddress(location.hash);
    shownPlugin = state?.plugin ?? null;
    document.title = shownPlugin === null ? "Plugins" : `${shownPlugin.name} – Plugins`;
    const home = document.getElementById("home");
    if (home !== null) home.textContent = shownPlugin === null ? "Plugins" : "← All plugins";
    if (state === null) {
        const gallery = makeGallery(pageData(), notes);
        main.replaceChildren(gallery.element);
        shownPart = gallery;
    } else {
        const stage = makeStage(state, notes);
        main.replaceChildren(stage.element);
        stage.shown();
        shownPart = stage;
    }
}

/** Shows what a link names. The focus goes to its title, or back to the card in the gallery. */
function followAddress() {
    const last = shownPlugin;
    if (last === null) galleryScroll = scrollY;
    showAddress();
    scrollTo({ top: shownPlugin === null ? galleryScroll : 0, behavior: "auto" });
    const card = last === null ? null : document.getElementById(`card-${pluginKey(last)}`);
    const target = card?.querySelector("a") ?? document.querySelector("#main h1");
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/**
 * @param {KeyboardEvent} event
 */
function goBackOnEscape(event) {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    if (shownPlugin !== null) location.hash = "";
}
