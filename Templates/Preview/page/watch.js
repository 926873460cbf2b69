// Reloads the page while plugingen watches. A page on disk cannot fetch files, but it can load itself in a frame. This
// script is the first one of the page: in such a frame, it sends the stamp of the file to the outer page, and stops
// the rest of the page.

/** Milliseconds between two looks at the file, and for a look without an answer, because the browser forbids frames. */
const watchInterval = 1000;

if (parent !== window && location.hash === "#stamp") {
    parent.postMessage({ stamp: stampOfPage() }, "*");
    stop();
}

/** Returns what changes with the data while plugingen watches; null for a page that does not reload. */
function stampOfPage() {
    return document.getElementById("data")?.dataset["stamp"] ?? null;
}

/** Reloads the page when its file changes. Without an answer, it reloads again and again, but not while it is used. */
function watchPage() {
    const address = new URL(location.href);
    // Some browsers do not load a page within itself. With a query, it is another one.
    address.search = `stamp=${Date.now()}`;
    address.hash = "#stamp";
    // A new frame adds nothing to the history of the page.
    const frame = node("iframe", { hidden: true, tabindex: -1, title: "Looks for changes", src: address.href });
    /** @param {MessageEvent} event */
    const receive = event => {
        if (event.source === frame.contentWindow) finish(event.data.stamp !== stampOfPage());
    };
    /** @param {boolean} isChanged */
    const finish = isChanged => {
        clearTimeout(timer);
        removeEventListener("message", receive);
        frame.remove();
        if (isChanged) reload();
        else setTimeout(watchPage, watchInterval);
    };
    const timer = setTimeout(() => finish(!isInUse()), 2 * watchInterval);
    addEventListener("message", receive);
    document.body.append(frame);
}

function isInUse() {
    return (document.hasFocus() && document.activeElement?.matches("input, select, textarea"))
        || shownPart?.isPlaying?.() === true;
}

/** The key of the reader's place in the storage of the browser. */
const placeKey = "plugingen preview";

/** Reloads the page, and keeps the place of the reader. */
function reload() {
    shownPart?.saveAddress?.();
    const filter = document.getElementById("filter");
    const place = {
        scroll: scrollY, focus: document.activeElement?.id ?? "",
        filter: filter instanceof HTMLInputElement ? filter.value : "",
    };
    try {
        sessionStorage.setItem(placeKey, JSON.stringify(place));
    } finally {
        location.reload();
    }
}

/** Returns to the place that was kept, and forgets it. */
function restorePlace() {
    const place = JSON.parse(sessionStorage.getItem(placeKey) ?? "null");
    sessionStorage.removeItem(placeKey);
    if (place === null) return;
    const filter = document.getElementById("filter");
    if (filter instanceof HTMLInputElement) {
        filter.value = place.filter;
        filter.dispatchEvent(new Event("input"));
    }
    document.getElementById(place.focus)?.focus({ preventScroll: true });
    scrollTo({ top: place.scroll });
}
