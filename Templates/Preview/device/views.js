// @ts-check
"use strict";

// The views of a plugin's content as elements.

/**
 * What makes the content of one device.
 * @typedef {{
 *     context: RenderContext,
 *     settle(element: HTMLElement, action: () => void): void,
 * }} Rendering
 */

/**
 * Returns the element of a view; null if the view is hidden, because a stack does not arrange hidden views.
 * @param {View} view
 * @param {StackView | null} stack the stack that holds the view
 * @param {Rendering} rendering
 * @returns {HTMLElement | null}
 */
function makeView(view, stack, rendering) {
    const { context } = rendering;
    if (isHidden(view, context.values, context.settings)) return null;
    const element = makeViewOfKind(view, stack, rendering);
    if (!element) return null;
    element.classList.add("device-view");
    element.dataset["kind"] = view.kind;
    if (view.name !== null) element.dataset["view"] = view.name;
    showFrame(element, view.frame);
    describe(element, view, context);
    return element;
}

/**
 * Gives an element the stated lengths.
 * @param {HTMLElement} element
 * @param {Frame} frame
 */
function showFrame(element, frame) {
    const lengths = [
        { property: "width", value: frame.width }, { property: "min-width", value: frame.minimumWidth ?? frame.width },
        { property: "max-width", value: frame.maximumWidth ?? frame.width },
        { property: "height", value: frame.height }, { property: "min-height", value: frame.minimumHeight ?? frame.height },
        { property: "max-height", value: frame.maximumHeight ?? frame.height },
    ];
    for (const { property, value } of lengths) {
        if (value === undefined) continue;
        element.style.setProperty("box-sizing", "border-box");
        element.style.setProperty(property, `${value}px`);
    }
}

/**
 * Whether inputs or the size hide a view.
 * @param {View} view
 * @param {Values} values
 * @param {Settings} settings
 */
function isHidden(view, values, settings) {
    return view.shownWhen !== null && values[view.shownWhen] !== true
        || view.hiddenWhen !== null && values[view.hiddenWhen] === true
        || view.shownWhere !== null && !isMet(view.shownWhere, settings)
        || view.hiddenWhere !== null && isMet(view.hiddenWhere, settings);
}

/**
 * Whether a condition on the size is met. The heights of the page's devices are regular.
 * @param {SizeCondition | null} condition
 * @param {Settings} settings
 */
function isMet(condition, settings) {
    if (settings.device === "mac") return false;
    return condition === "largeText" && settings.size.startsWith("AX")
        || condition === "compactWidth" && settings.device === "phone";
}

/**
 * @param {View} view
 * @param {StackView | null} stack
 * @param {Rendering} rendering
 * @returns {HTMLElement | null}
 */
function makeViewOfKind(view, stack, rendering) {
    const { context } = rendering;
    switch (view.kind) {
    case "stack": return makeTappedStack(view, stack, rendering);
    case "label": return makeLabel(view, stack, context);
    case "button": return makeButton(view, context);
    case "image": return makeImage(view, context);
    case "activityIndicator": return makeActivityIndicator(view, context);
    case "progress": return makeProgress(view, context);
    case "textField": return makeTextField(view, context);
    case "switch": return makeSwitch(view, context);
    case "slider": return makeSlider(view, context);
    case "segments": return makeSegments(view, context);
    case "contentUnavailable": return makeContentUnavailable(view, context);
    case "spacer": return makeSpacer(view);
    case "separator": return makeSeparator(view, context);
    case "custom":
    case "swiftUI": return makeForeignView(view, context);
    }
}

/**
 * Gives an element the view's values for assistive technologies.
 * @param {HTMLElement} element
 * @param {View} view
 * @param {RenderContext} context
 */
function describe(element, view, context) {
    const { label, hint, value, traits } = view.accessibility;
    const name = optionalText(label, context);
    if (name !== null) {
        element.setAttribute("aria-label", name);
        // A name is for elements with a role only.
        if (view.kind === "label") element.setAttribute("role", "group");
    }
    const description = [optionalText(value, context), optionalText(hint, context)].filter(Boolean).join(", ");
    if (description) element.setAttribute("aria-description", description);
    if (traits.includes("header")) {
        element.setAttribute("role", "heading");
        element.setAttribute("aria-level", "3");
    }
    addNotes(element, view.calls);
}

/**
 * Returns a spacer.
 * @param {SpacerView} view
 */
function makeSpacer(view) {
    const spacer = document.createElement("div");
    spacer.className = "device-spacer";
    setStyle(spacer, "flex", view.length === null ? "1 1 0" : `0 0 ${view.length}px`);
    return spacer;
}

/**
 * Returns a line across the stack around it.
 * @param {SeparatorView} view
 * @param {RenderContext} context
 */
function makeSeparator(view, context) {
    const line = document.createElement("div");
    line.className = "device-separator";
    line.setAttribute("aria-hidden", "true");
    setStyle(line, "background-color", cssColor(view.color, context.settings));
    return line;
}
