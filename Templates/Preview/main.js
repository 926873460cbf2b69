// @ts-check
"use strict";

// Starts the page, and shows what its address names.

/** @type {{ stop: () => void, saveAddress?: () => void } | null} */
let shownPart = null;

if (!isStampFrame) startPage();

function startPage() {
    const data = pageData();
    const version = document.getElementById("version");
    if (version !== null) version.textContent = `plugingen ${data.version}`;
    showAddress(false);
    addEventListener("hashchange", () => showAddress(true));
    addEventListener("keydown", goBackOnEscape);
    addEventListener("pagehide", () => shownPart?.saveAddress?.());
    if (data.stamp !== null) watchPage(data.stamp, () => shownPart?.saveAddress?.());
    restorePlace();
}

/**
 * Shows the gallery or the stage, as the address asks.
 * @param {boolean} movesFocus Whether the reader has followed a link: the focus and the title go to the new part.
 */
function showAddress(movesFocus) {
    const main = document.getElementById("main");
    if (main === null) return;
    shownPart?.stop();
    const { state, notes } = parseAddress(location.hash);
    document.title = state === null ? "Plugins" : `${state.plugin.name} – Plugins`;
    document.body.dataset["part"] = state === null ? "gallery" : "stage";
    const home = document.getElementById("home");
    if (home !== null) home.textContent = state === null ? "Plugins" : "← All plugins";
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
    if (!movesFocus) return;
    scrollTo({ top: 0, behavior: "auto" });
    main.querySelector("h1")?.focus({ preventScroll: true });
}

/**
 * @param {KeyboardEvent} event
 */
function goBackOnEscape(event) {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    if (document.body.dataset["part"] === "stage") location.hash = "";
}
