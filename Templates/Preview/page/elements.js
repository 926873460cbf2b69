// Elements of the page and of its devices. Text always becomes a text node, never markup.

/**
 * Creates an element. An attribute that is true has no value, and one that is false or null is left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string | null)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function node(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (value === false || value === null || value === undefined) continue;
        if (typeof value === "object") setStyles(element, value);
        else element.setAttribute(name, value === true ? "" : String(value));
    }
    for (const child of children) if (child !== null) element.append(child);
    return element;
}

/**
 * Sets properties of an element's style. Numbers are points. The content security policy forbids the attribute.
 * @param {HTMLElement} element
 * @param {Styles} styles
 */
function setStyles(element, styles) {
    for (const [property, value] of Object.entries(styles)) {
        if (value !== null) element.style.setProperty(property, typeof value === "number" ? `${value}px` : value);
    }
}

/**
 * Returns the value of the attribute `class`. Without a condition that is met, a name is left out.
 * @param {...(string | false | null)} names
 */
function classNames(...names) {
    return names.filter(Boolean).join(" ");
}

/**
 * Creates a button with a title.
 * @param {string} title
 * @param {Attributes} attributes
 * @param {() => void} action
 */
function actionButton(title, attributes, action) {
    const button = node("button", { type: "button", ...attributes }, title);
    button.addEventListener("click", action);
    return button;
}

/**
 * Creates a section of the stage's controls; null if nothing is in it.
 * @param {string} id
 * @param {string} title
 * @param {...(Node | string | null)} children
 */
function section(id, title, ...children) {
    if (children.length === 0) return null;
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
 * Creates the host helpers of a plugin with a button that copies them; null if there are none.
 * @param {PluginDescription} plugin
 */
function helperCode({ name, usage }) {
    if (usage.length === 0) return null;
    const text = usage.join("\n");
    const title = `host helpers of ${name}`;
    // Lines can be wider than the block. Only an element with the focus scrolls with keys.
    const code = node("pre", { tabindex: 0, role: "group", "aria-label": title }, node("code", {}, text));
    return node("div", { class: "code" }, code, copyButton(title, () => text));
}

/**
 * Creates a button that copies a text.
 * @param {string} name
 * @param {() => string} text
 */
function copyButton(name, text) {
    const status = node("span", { class: "copy-status", role: "status" });
    /** @param {string} message */
    const say = message => {
        status.textContent = message;
        setTimeout(() => { status.textContent = ""; }, 2000);
    };
    const button = actionButton("Copy", { class: "copy", "aria-label": `Copy: ${name}` }, () => {
        // Some browsers have no clipboard for pages from disk.
        if (navigator.clipboard === undefined) return say("Not copied");
        navigator.clipboard.writeText(text()).then(() => say("Copied"), () => say("Not copied"));
    });
    return node("span", { class: "copying" }, status, button);
}
