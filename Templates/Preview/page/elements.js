// @ts-check
"use strict";

// Elements of the page. Text always becomes a text node, never markup.

/**
 * Creates an element. An attribute that is true has no value, and one that is false or null is left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean | null>} [attributes]
 * @param {...(Node | string | null)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function node(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (value === false || value === null) continue;
        element.setAttribute(name, value === true ? "" : String(value));
    }
    for (const child of children) {
        if (child !== null) element.append(child);
    }
    return element;
}

/**
 * Creates a button with a title.
 * @param {string} title
 * @param {Record<string, string | number | boolean | null>} attributes
 * @param {() => void} action
 */
function actionButton(title, attributes, action) {
    const button = node("button", { type: "button", ...attributes }, title);
    button.addEventListener("click", action);
    return button;
}

/**
 * Creates a section of the stage's controls.
 * @param {string} id
 * @param {string} title
 * @param {...(Node | string | null)} children
 */
function section(id, title, ...children) {
    return node("section", { class: "group", "aria-labelledby": `${id}-title` },
        node("h2", { id: `${id}-title` }, title), ...children);
}

/**
 * Creates notes on what an address asks for and the page cannot show.
 * @param {string[]} notes
 */
function noteList(notes) {
    if (notes.length === 0) return null;
    return node("div", { class: "note", role: "status" }, ...notes.map(note => node("p", {}, note)));
}

/**
 * Creates lines of code with a button that copies them.
 * @param {string[]} lines
 * @param {string} name What is copied, for readers who do not see the code.
 */
function codeBlock(lines, name) {
    const text = lines.join("\n");
    // Lines can be wider than the block. Only an element with the focus scrolls with keys.
    const code = node("pre", { tabindex: 0, role: "group", "aria-label": name }, node("code", {}, text));
    return node("div", { class: "code" }, code, copyButton(name, () => text, code));
}

/**
 * Creates a button that copies a text.
 * @param {string} name
 * @param {() => string} text
 * @param {HTMLElement | null} element The element that shows the text. It is selected if the browser does not copy.
 */
function copyButton(name, text, element) {
    const status = node("span", { class: "copy-status", role: "status" });
    const button = actionButton("Copy", { class: "copy", "aria-label": `Copy: ${name}` }, async () => {
        const isCopied = await copyText(text());
        if (!isCopied && element !== null) getSelection()?.selectAllChildren(element);
        status.textContent = isCopied ? "Copied" : element === null ? "Not copied" : "Selected";
        setTimeout(() => { status.textContent = ""; }, 2000);
    });
    return node("span", { class: "copying" }, status, button);
}

/**
 * Copies a text, and returns whether the browser allows it.
 * @param {string} text
 */
async function copyText(text) {
    try {
        // Some browsers have no clipboard for pages from disk.
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}
