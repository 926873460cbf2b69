// @ts-check
"use strict";

// Reloads the page while plugingen watches. A page on disk cannot fetch files, but it can load itself in a frame. This
// script is the first one of the page: in such a frame, it sends the stamp of the file to the outer page, and stops
// the rest of the page.

/** The hash of the page in a frame. */
const stampHash = "#stamp";

/** Milliseconds between two looks at the file. */
const watchInterval = 1000;

/** Milliseconds after which a browser that gives no answer is taken to forbid such frames. */
const longestAnswer = 2000;

/** Milliseconds between reloads if frames are forbidden. */
const reloadInterval = 1500;

const keptStateKey = "plugingen preview";

/** Whether this page is loaded only for its stamp. */
const isStampFrame = window.parent !== window && location.hash === stampHash;

if (isStampFrame) {
    window.parent.postMessage({ stamp: stampOfPage() }, "*");
    window.stop();
}

/**
 * Returns what changes with the data while plugingen watches; null for a page that does not reload.
 * @returns {string | null}
 */
function stampOfPage() {
    return document.getElementById("data")?.dataset.stamp ?? null;
}

/**
 * Reloads the page when its file changes.
 * @param {string} stamp The stamp of this page.
 * @param {() => void} saveState Called before the page reloads.
 * @param {() => boolean} isPlaying
 */
function watchPage(stamp, saveState, isPlaying) {
    /** @type {HTMLIFrameElement | null} */
    let frame = null;
    let hasAnswer = false;
    const reload = () => {
        saveState();
        keepPlace(!hasAnswer);
        location.reload();
    };
    window.addEventListener("message", event => {
        if (frame === null || event.source !== frame.contentWindow) return;
        const newStamp = event.data?.stamp;
        if (typeof newStamp !== "string") return;
        hasAnswer = true;
        if (newStamp !== stamp) return reload();
        frame.remove();
        frame = null;
        setTimeout(look, watchInterval);
    });
    const look = () => {
        // A new frame adds nothing to the history of the page.
        frame?.remove();
        frame = makeStampFrame();
        document.body.append(frame);
        const current = frame;
        setTimeout(() => {
            if (frame !== current) return;
            // The file can be unreadable for a moment, while it is written.
            if (hasAnswer) look();
            else reloadRegularly(reload, isPlaying);
        }, longestAnswer);
    };
    if (keptPlace().areFramesForbidden) reloadRegularly(reload, isPlaying);
    else look();
}

function makeStampFrame() {
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.tabIndex = -1;
    frame.title = "Looks for changes";
    const address = new URL(location.href);
    // Some browsers do not load a page within itself. With a query, it is another one.
    address.search = `stamp=${Date.now()}`;
    address.hash = stampHash;
    frame.src = address.href;
    return frame;
}

/**
 * Reloads the page again and again, but not while it is used.
 * @param {() => void} reload
 * @param {() => boolean} isPlaying
 */
function reloadRegularly(reload, isPlaying) {
    setInterval(() => {
        if (!isEditing() && !isPlaying()) reload();
    }, reloadInterval);
}

/** Returns whether the reader uses a field or a slider of the page. Another window can have the focus meanwhile. */
function isEditing() {
    if (!document.hasFocus()) return false;
    const element = document.activeElement;
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        || element instanceof HTMLSelectElement;
}
