// @ts-check
"use strict";

// Properties of elements that the scripts set, because they depend on the description.

/**
 * Sets a property of an element's style.
 * @param {HTMLElement} element
 * @param {string} property
 * @param {string} value
 */
function setStyle(element, property, value) {
    element.style.setProperty(property, value);
}

/**
 * Sets a property of four sides.
 * @param {CSSStyleDeclaration} style
 * @param {string} property
 * @param {Insets} insets
 */
function setInsets(style, property, insets) {
    style.setProperty(`${property}-block-start`, `${insets.top}px`);
    style.setProperty(`${property}-inline-start`, `${insets.leading}px`);
    style.setProperty(`${property}-block-end`, `${insets.bottom}px`);
    style.setProperty(`${property}-inline-end`, `${insets.trailing}px`);
}

/**
 * Shows notes about a view in its tool tip.
 * @param {HTMLElement} element
 * @param {(string | null)[]} notes
 */
function addNotes(element, notes) {
    const known = notes.filter((note) => note !== null);
    if (known.length) element.title = [element.title, ...known].filter(Boolean).join(" · ");
}
