// Starts the page, and shows what its address names.

/** @type {{ stop: () => void, layOut?: () => void, isPlaying?: () => boolean, saveAddress?: () => void } | null} */
let shownPart = null;

/** @type {PluginDescription | null} */
let shownPlugin = null;

/** Where the reader was in the gallery. */
let galleryScroll = 0;

document.getElementById("version")?.append(`plugingen ${pageData.version}`);
showAddress();
addEventListener("hashchange", followAddress);
addEventListener("keydown", event => {
    if (event.key === "Escape" && !event.defaultPrevented && shownPlugin !== null) location.hash = "";
});
if (stampOfPage() !== null) {
    watchPage();
    restorePlace();
}

/** Shows the gallery or the stage, as the address asks. */
function showAddress() {
    shownPart?.stop();
    const { plugin, state, notes } = parseAddress(location.hash);
    shownPlugin = plugin;
    document.title = plugin === null ? "Plugins" : `${plugin.name} – Plugins`;
    document.getElementById("home")?.replaceChildren(plugin === null ? "Plugins" : "← All plugins");
    const { element, ...part } = plugin === null ? makeGallery(notes) : makeStage(plugin, state, notes);
    shownPart = part;
    document.getElementById("main")?.replaceChildren(element);
    shownPart.layOut?.();
}

/** Shows what a link names. The focus goes to its title, or back to the card in the gallery. */
function followAddress() {
    const last = shownPlugin;
    if (last === null) galleryScroll = scrollY;
    showAddress();
    scrollTo({ top: shownPlugin === null ? galleryScroll : 0 });
    const card = last === null ? null : document.querySelector(`[data-card="${CSS.escape(pluginKey(last))}"] a`);
    const target = card ?? document.querySelector("#main h1");
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
