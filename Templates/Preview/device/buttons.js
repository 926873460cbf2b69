// @ts-check
"use strict";

// Buttons in UIKit's and AppKit's styles.

/**
 * The insets around a button's content for its size, in points: as UIButton.Configuration has them.
 * @type {Record<NonNullable<ButtonView["size"]>, Insets>}
 */
const configurationInsets = {
    mini: { top: 5, leading: 10, bottom: 5, trailing: 10 },
    small: { top: 5, leading: 10, bottom: 5, trailing: 10 },
    medium: { top: 7, leading: 12, bottom: 7, trailing: 12 },
    large: { top: 15, leading: 20, bottom: 15, trailing: 20 },
};

/**
 * The heights of AppKit's push buttons, and the sizes of their titles.
 * @type {Record<NonNullable<ButtonView["size"]>, { height: number, title: number }>}
 */
const pushButtonSizes = {
    mini: { height: 16, title: 9 },
    small: { height: 19, title: 11 },
    medium: { height: 22, title: 13 },
    large: { height: 30, title: 13 },
};

/**
 * Whether a style has a background in AppKit.
 * @param {ButtonView["style"]} style
 */
function hasBezel(style) {
    return style !== "plain" && style !== "borderless";
}

/**
 * Returns the font of a button's title.
 * @param {ButtonView} view
 * @param {Settings} settings
 * @returns {ResolvedFont}
 */
function buttonFont(view, settings) {
    const size = view.size ?? "medium";
    if (view.font) return resolvedFont(view.font, settings);
    if (settings.device === "mac") {
        const points = pushButtonSizes[size].title;
        return { size: points, lineHeight: textMetrics.lineHeight(points), weight: 400, name: null };
    }
    const textStyle = size === "mini" || size === "small" ? "subheadline" : "body";
    return resolvedFont({ textStyle, weight: null, size: null, name: null }, settings);
}

/**
 * Returns the insets between a button's edges and its content.
 * @param {ButtonView} view
 * @param {Settings} settings
 * @returns {Insets}
 */
function buttonInsets(view, settings) {
    if (settings.device !== "mac") return view.insets ?? configurationInsets[view.size ?? "medium"];
    const side = hasBezel(view.style) ? 12 : 0;
    return { top: 0, leading: side, bottom: 0, trailing: side };
}

/** @typedef {{ text: string, background: string, border: string, className: string }} ButtonLooks */

/**
 * Returns the colors of a button in UIKit.
 * @param {ButtonView} view
 * @param {boolean} isEnabled
 * @param {Settings} settings
 * @returns {ButtonLooks}
 */
function configurationLooks(view, isEnabled, settings) {
    const standard = view.role === "destructive" ? "systemRed" : "tintColor";
    const tint = cssColorOr(view.color, standard, settings);
    const disabled = semanticColor("tertiaryLabel", settings);
    const text = isEnabled ? tint : disabled;
    const fill = semanticColor("tertiarySystemFill", settings);
    const looks = styleLooks(view, isEnabled, { tint, text, disabled, fill });
    const color = view.titleColor && isEnabled ? cssColor(view.titleColor, settings) : looks.text;
    const border = view.border ? cssColor(view.border.color, settings) : looks.border;
    const disabledLook = isEnabled ? null : view.disabled;
    return {
        ...looks, border,
        text: disabledLook?.titleColor ? cssColor(disabledLook.titleColor, settings) : color,
        background: disabledLook?.background ? cssColor(disabledLook.background, settings) : looks.background,
    };
}

/**
 * Returns the colors of a style in UIKit.
 * @param {ButtonView} view
 * @param {boolean} isEnabled
 * @param {{ tint: string, text: string, disabled: string, fill: string }} colors
 * @returns {ButtonLooks}
 */
function styleLooks(view, isEnabled, { tint, text, disabled, fill }) {
    const looks = { text, background: "transparent", border: "transparent", className: "" };
    switch (view.style) {
    case "plain":
    case "borderless": return looks;
    case "outlined": return { ...looks, border: text };
    case "gray":
    case "bordered":
    case "glass": return { ...looks, background: fill };
    case "tinted":
    case "borderedTinted":
        return isEnabled ? { ...looks, background: tint, className: "device-tinted" } : { ...looks, background: fill };
    case "filled":
    case "borderedProminent":
    case "prominentGlass":
        return { ...looks, text: isEnabled ? "#FFFFFF" : disabled, background: isEnabled ? tint : fill };
    }
}

/**
 * Returns the colors of a button in AppKit. The button that Return presses is filled with the accent color.
 * @param {ButtonView} view
 * @param {boolean} isEnabled
 * @param {Settings} settings
 * @returns {ButtonLooks}
 */
function pushButtonLooks(view, isEnabled, settings) {
    const isDestructive = view.role === "destructive";
    const name = !isEnabled ? "disabledControlTextColor" : isDestructive ? "systemRed" : "labelColor";
    const label = semanticColor(name, settings);
    const looks = { text: label, background: "transparent", border: "transparent", className: "" };
    if (!hasBezel(view.style)) {
        const color = view.titleColor ?? view.color;
        return { ...looks, text: color && isEnabled ? cssColor(color, settings) : label };
    }
    const isFilled = ["filled", "borderedProminent", "prominentGlass"].includes(view.style) || view.role === "primary";
    const isColored = isEnabled && (isFilled || view.color !== null);
    const background = isColored
        ? cssColorOr(view.color, isDestructive ? "systemRed" : "controlAccentColor", settings)
        : semanticColor("controlColor", settings);
    return { ...looks, text: isColored ? "#FFFFFF" : label, background, className: "device-push" };
}

/**
 * Returns a button; null if its title is nil.
 * @param {ButtonView} view
 * @param {RenderContext} context
 * @returns {HTMLElement | null}
 */
function makeButton(view, context) {
    const title = textValue(view.title, context);
    if (title === null) return null;
    const { settings, values, calls } = context;
    const isEnabled = view.enabledWhen === null || values[view.enabledWhen] === true;
    const isBusy = view.busyWhen !== null && values[view.busyWhen] === true;
    const isMac = settings.device === "mac";
    const looks = isMac ? pushButtonLooks(view, isEnabled, settings) : configurationLooks(view, isEnabled, settings);
    const font = buttonFont(view, settings);
    const button = document.createElement("button");
    button.type = "button";
    button.className = `device-button ${looks.className}`.trim();
    button.disabled = !isEnabled;
    if (view.triggers !== null) button.dataset["role"] = view.role;
    applyFont(button, font);
    // The height of a title is a whole number of pixels.
    if (settings.device !== "mac") setStyle(button, "line-height", `${pixelCeil(font.lineHeight)}px`);
    showLooks(button, view, looks, settings);
    if (!isMac) showStates(button, view, settings);
    button.append(buttonContent(view, title, font, context));
    if (isBusy) showBusy(button, view, title, looks.text, context);
    if (view.menu.length > 0) letOpen(button, view.menu, context);
    button.addEventListener("click", () => {
        if (view.triggers && !isBusy) calls.trigger(view.triggers, view.arguments ?? undefined);
    });
    if (view.isIconOnly && !isBusy) button.setAttribute("aria-label", title);
    if (view.isIconOnly) button.title = title;
    addNotes(button, [
        view.type && `class ${view.type}`, font.name && `font ${font.name}`, textNote(view.title),
        colorNote(view.color), colorNote(view.titleColor), colorNote(view.border?.color ?? null),
        ...[view.pressed, view.disabled].flatMap(look => look
            ? [colorNote(look.background), colorNote(look.titleColor)] : []),
    ]);
    return button;
}

/**
 * Lets a button show a menu.
 * @param {HTMLButtonElement} button
 * @param {MenuAction[]} actions
 * @param {RenderContext} context
 */
function letOpen(button, actions, context) {
    const menu = document.createElement("span");
    menu.className = "device-menu";
    menu.setAttribute("role", "menu");
    menu.hidden = true;
    for (const action of actions) {
        const item = document.createElement("span");
        item.setAttribute("role", "menuitem");
        item.textContent = textValue(action.title, context);
        if (action.isDestructive) setStyle(item, "color", semanticColor("systemRed", context.settings));
        item.addEventListener("click", () => context.calls.trigger(action.triggers));
        menu.append(item);
    }
    button.setAttribute("aria-haspopup", "menu");
    button.append(menu);
    button.addEventListener("click", () => { menu.hidden = !menu.hidden; });
}

/**
 * Gives a button its looks while it is pressed, and its opacity while it is disabled.
 * @param {HTMLButtonElement} button
 * @param {ButtonView} view
 * @param {Settings} settings
 */
function showStates(button, view, settings) {
    const { pressed, disabled } = view;
    if (button.disabled && disabled) setStyle(button, "opacity", `${disabled.opacity}`);
    if (!pressed) return;
    button.classList.add("device-pressable");
    if (pressed.titleColor) setStyle(button, "--device-pressed-text", cssColor(pressed.titleColor, settings));
    if (pressed.background) setStyle(button, "--device-pressed-fill", cssColor(pressed.background, settings));
    setStyle(button, "--device-pressed-opacity", `${pressed.opacity}`);
}

/**
 * Gives a button its colors, shape and insets.
 * @param {HTMLButtonElement} button
 * @param {ButtonView} view
 * @param {ButtonLooks} looks
 * @param {Settings} settings
 */
function showLooks(button, view, looks, settings) {
    setInsets(button.style, "padding", buttonInsets(view, settings));
    setStyle(button, "--device-text", looks.text);
    setStyle(button, "--device-fill", looks.background);
    setStyle(button, "--device-stroke", looks.border);
    setStyle(button, "--device-stroke-width", `${view.border?.width ?? 1}px`);
    const size = view.size ?? "medium";
    // Where the shape is the platform's: about the dynamic corners of UIKit, and those of a push button.
    const standard = settings.device === "mac" ? 6 : size === "large" ? 10 : 7;
    const radii = { capsule: 9999, rounded: 9, rectangle: 0 };
    const radius = view.shape ? radii[view.shape] : settings.device !== "mac" && view.cornerRadius;
    setStyle(button, "border-radius", `${radius === null || radius === false ? standard : radius}px`);
    if (settings.device === "mac" && hasBezel(view.style)) {
        setStyle(button, "min-height", `${pushButtonSizes[size].height}px`);
    }
}

/**
 * Returns a button's title and image.
 * @param {ButtonView} view
 * @param {string} title
 * @param {ResolvedFont} font
 * @param {RenderContext} context
 */
function buttonContent(view, title, font, context) {
    const content = document.createElement("span");
    content.className = `device-button-content device-image-${view.imagePlacement}`;
    const { settings } = context;
    const isMac = settings.device === "mac";
    const isMissing = view.image?.kind === "input" && context.values[view.image.input] !== true;
    if (view.image && !isMissing) {
        const side = view.font ? symbolSide(view.font.textStyle, settings) : pixelCeil(font.size * 1.2);
        const image = makePicture(view.image, side, context);
        image.setAttribute("aria-hidden", "true");
        content.append(image);
    }
    if (!view.isIconOnly) {
        const text = document.createElement("span");
        text.className = isMac ? "device-title device-line" : "device-title";
        text.classList.toggle("device-underlined", view.underlined && !isMac);
        text.textContent = title;
        content.append(text);
        setStyle(content, "gap", isMac ? "4px" : "8px");
    }
    return content;
}

/**
 * Shows an activity indicator in place of a button's content.
 * @param {HTMLButtonElement} button
 * @param {ButtonView} view
 * @param {string} title
 * @param {string} color
 * @param {RenderContext} context
 */
function showBusy(button, view, title, color, context) {
    button.classList.add("device-busy");
    button.setAttribute("aria-disabled", "true");
    const value = optionalText(view.busyLabel, context);
    button.setAttribute("aria-label", value ? `${title}, ${value}` : title);
    button.append(makeIndicator(context.settings.device === "mac" ? 16 : 20, color));
}
