// @ts-check
"use strict";

// Text fields, progress bars and activity indicators.

/**
 * Returns a text field, which edits its input.
 * @param {TextFieldView} view
 * @param {RenderContext} context
 * @returns {HTMLElement}
 */
function makeTextField(view, context) {
    const { settings, values, calls } = context;
    const field = document.createElement("input");
    field.className = "device-field";
    if (view.isSearch) field.classList.add("device-search");
    field.type = view.isSecure ? "password" : "text";
    field.value = String(values[view.input] ?? "");
    field.placeholder = optionalText(view.placeholder, context) ?? "";
    field.autocomplete = "off";
    field.spellcheck = false;
    // Browsers do not have the title "Join".
    if (view.returnKey !== null && view.returnKey !== "join") field.enterKeyHint = view.returnKey;
    field.disabled = view.enabledWhen !== null && values[view.enabledWhen] !== true;
    field.setAttribute("aria-label", field.placeholder || (view.name ?? view.input));
    const font = resolvedFont(view.font, settings);
    applyFont(field, font);
    const isMac = settings.device === "mac";
    const border = isMac ? 3 : 7;
    setStyle(field, "--device-width", `${view.width}px`);
    setStyle(field, "--device-height", `${pixelCeil(font.lineHeight + 2 * border)}px`);
    if (!view.isSearch) setStyle(field, "padding-inline", isMac ? "4px" : "7px");
    setStyle(field, "--device-fill", view.isSearch
        ? semanticColor("tertiarySystemFill", settings) : isMac
        ? semanticColor("textBackgroundColor", settings) : settings.appearance === "dark" ? "#1C1C1E" : "#FFFFFF");
    setStyle(field, "--device-line", semanticColor(isMac ? "separatorColor" : "separator", settings));
    setStyle(field, "--device-placeholder", semanticColor("placeholderText", settings));
    setStyle(field, "color", semanticColor(field.disabled ? "tertiaryLabel" : "label", settings));
    field.addEventListener("input", () => {
        calls.edit(view.input, field.value);
        if (view.triggers) calls.trigger(view.triggers, field.value);
    });
    addNotes(field, [font.name && `font ${font.name}`, textNote(view.placeholder)]);
    return field;
}

/**
 * Returns a progress bar; null if its value is nil.
 * @param {ProgressView} view
 * @param {RenderContext} context
 * @returns {HTMLElement | null}
 */
function makeProgress(view, context) {
    const { settings, values } = context;
    const input = view.value.kind === "input" ? values[view.value.input] : null;
    if (view.value.kind === "input" && (input === null || input === undefined)) return null;
    const value = Math.min(1, Math.max(0, Number(view.value.kind === "fixed" ? view.value.number : input) || 0));
    const progress = document.createElement("div");
    progress.className = "device-progress";
    progress.setAttribute("role", "progressbar");
    progress.setAttribute("aria-label", view.name ?? "progress");
    progress.setAttribute("aria-valuemin", "0");
    progress.setAttribute("aria-valuemax", "100");
    progress.setAttribute("aria-valuenow", String(Math.round(100 * value)));
    // UIProgressView is 4 points high. NSProgressIndicator draws a thin bar in the middle of 20 points.
    setStyle(progress, "--device-height", settings.device === "mac" ? "20px" : "4px");
    setStyle(progress, "--device-width", `${view.width}px`);
    const track = document.createElement("div");
    track.className = "device-track";
    setStyle(track, "background-color", semanticColor("systemFill", settings));
    const bar = document.createElement("div");
    bar.className = "device-bar";
    setStyle(bar, "width", `${100 * value}%`);
    setStyle(bar, "background-color", cssColorOr(view.color, "tintColor", settings));
    track.append(bar);
    progress.append(track);
    addNotes(progress, [colorNote(view.color)]);
    return progress;
}

/**
 * Returns an activity indicator. UIKit's have 20 and 37 points, AppKit's 16 and 32.
 * @param {ActivityIndicatorView} view
 * @param {RenderContext} context
 * @returns {HTMLElement}
 */
function makeActivityIndicator(view, context) {
    const { settings } = context;
    const sides = settings.device === "mac" ? { medium: 16, large: 32 } : { medium: 20, large: 37 };
    const indicator = document.createElement("div");
    indicator.className = "device-image device-fixed";
    indicator.setAttribute("role", "img");
    indicator.setAttribute("aria-label", "In progress");
    indicator.append(makeIndicator(sides[view.size], cssColorOr(view.color, "systemGray", settings)));
    addNotes(indicator, [view.type && `class ${view.type}`, colorNote(view.color)]);
    return indicator;
}
