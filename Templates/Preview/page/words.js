// @ts-check
"use strict";

// Facts of a description in words.

/**
 * Returns what a plugin is and how it is shown, as pairs of a term and its value.
 * @param {PluginDescription} plugin
 * @param {Values} values
 * @returns {{ term: string, value: string }[]}
 */
function detailsInWords(plugin, values) {
    const { presentation, announcement, focus, isModal } = plugin;
    const details = [
        { term: "Controller", value: plugin.controller },
        { term: "File", value: plugin.file },
        { term: "Frameworks", value: plugin.frameworks.join(", ") },
        { term: "Placement", value: placementInWords(plugin.placement) },
        { term: "Time", value: timeInWords(presentation) },
        { term: "Transition", value: transitionInWords(presentation) },
        { term: "Shown again", value: whenAlreadyShownInWords(presentation) },
        { term: "Touches", value: touchesInWords(plugin) },
    ];
    if (presentation.group !== null) {
        details.push({ term: "Group", value: `${presentation.group}: plugins of this group replace each other.` });
    }
    if (plugin.swipeEdge !== null) {
        details.push({ term: "Swipe", value: `Toward the ${plugin.swipeEdge} edge, removes the plugin.` });
    }
    if (presentation.feedback !== null) {
        details.push({ term: "Feedback", value: `Haptic, for ${feedbackInWords(presentation.feedback)}.` });
    }
    if (presentation.backdrop !== null) details.push({ term: "Backdrop", value: backdropInWords(plugin, presentation.backdrop) });
    if (announcement !== null) details.push({ term: "Announcement", value: textInWords(announcement, values) });
    if (focus !== null) details.push({ term: "VoiceOver focus", value: focus });
    if (isModal) details.push({ term: "Modal", value: "VoiceOver skips what is behind the plugin." });
    return details;
}

/**
 * @param {Placement} placement
 */
function placementInWords(placement) {
    const area = isInList(placement) ? "" : ` ${areaInWords(placement.bounds)}`;
    const parts = [placement.isInPopover ? "In a popover at a view" : `${positionInWords(placement.position)}${area}`];
    const insets = insetsInWords(placement.insets);
    if (insets !== "") parts.push(`insets: ${insets}`);
    if (placement.width !== null) parts.push(`width ${placement.width}`);
    if (placement.height !== null) parts.push(`height ${placement.height}`);
    if (placement.maximumWidth !== null) parts.push(`at most ${placement.maximumWidth} wide`);
    if (placement.isPushing) parts.push("pushes the host’s content");
    if (placement.isBehind) parts.push("behind the host’s other views");
    if (placement.needsContainer) parts.push("in a view that the host names");
    return `${parts.join("; ")}.`;
}

/**
 * @param {Placement["bounds"]} bounds
 */
function areaInWords(bounds) {
    switch (bounds) {
        case "bounds": return "bounds";
        case "safeArea": return "safe area";
        case "keyboard": return "safe area, above the keyboard";
    }
}

/**
 * @param {Placement["position"]} position
 */
function positionInWords(position) {
    switch (position) {
        case "fill": return "Fills the host’s";
        case "center": return "In the center of the host’s";
        case "top": return "At the top of the host’s";
        case "bottom": return "At the bottom of the host’s";
        case "leading": return "At the leading edge of the host’s";
        case "trailing": return "At the trailing edge of the host’s";
        case "topLeading": return "In the top leading corner of the host’s";
        case "topTrailing": return "In the top trailing corner of the host’s";
        case "bottomLeading": return "In the bottom leading corner of the host’s";
        case "bottomTrailing": return "In the bottom trailing corner of the host’s";
        case "tableHeader": return "In the header of the host’s table view";
        case "tableFooter": return "In the footer of the host’s table view";
        case "listBackground": return "Behind the rows of the host’s list";
    }
}

/**
 * @param {Insets} insets
 */
function insetsInWords({ top, leading, bottom, trailing }) {
    const sides = Object.entries({ top, leading, bottom, trailing }).filter(([, length]) => length !== 0);
    return sides.map(([side, length]) => `${side} ${length}`).join(", ");
}

/**
 * @param {Presentation} presentation
 */
function timeInWords({ delay, minimumDuration, dismissesAfter }) {
    const parts = [delay === 0 ? "Visible immediately" : `Visible after ${seconds(delay)}`];
    if (minimumDuration > 0) parts.push(`stays for at least ${seconds(minimumDuration)}`);
    parts.push(dismissesAfter === null ? "stays until it is removed" : `dismisses itself after ${seconds(dismissesAfter)}`);
    return `${parts.join("; ")}.`;
}

/**
 * @param {Presentation} presentation
 */
function transitionInWords({ moveIn, moveOut, duration, springs }) {
    const movesIn = motionInWords(moveIn, false);
    const movesOut = motionInWords(moveOut, false);
    if (movesIn === null && movesOut === null) return "None.";
    const time = `in ${seconds(duration)}${springs ? ", in with a spring" : ""}`;
    if (moveIn === moveOut) return `In and out: ${movesIn}, ${time}.`;
    return `In: ${movesIn ?? "none"}. Out: ${movesOut ?? "none"}. Each ${time}.`;
}

/**
 * @param {Presentation} presentation
 */
function whenAlreadyShownInWords({ whenAlreadyShown, queueLimit }) {
    switch (whenAlreadyShown) {
        case "reuse": return "The host keeps the plugin, and updates it.";
        case "replace": return "A new plugin takes its place.";
        case "stack": return "A new plugin is put on top.";
        case "queue": return `A new plugin waits until the one before has left. At most ${queueLimit} can wait.`;
    }
}

/**
 * @param {NonNullable<Presentation["feedback"]>} feedback
 */
function feedbackInWords(feedback) {
    switch (feedback) {
        case "success": return "a success";
        case "warning": return "a warning";
        case "error": return "an error";
    }
}

/**
 * @param {PluginDescription} plugin
 */
function touchesInWords(plugin) {
    const { presentation, isModal, placement } = plugin;
    const isEverywhere = isModal || presentation.backdrop !== null || coversHost(placement);
    if (presentation.touches === "pass" && !isModal) return "Pass to the host beside visible parts of the plugin.";
    if (presentation.touches === "scroll") return "Drags beside controls scroll the host, and pull to refresh.";
    const where = isEverywhere ? "Do not reach the host" : "On the plugin, do not reach the host";
    return presentation.touches === "block"
        ? `${where}, and none does during the delay.`
        : `${where} while the plugin is visible.`;
}

/**
 * @param {PluginDescription} plugin
 * @param {NonNullable<Presentation["backdrop"]>} backdrop
 */
function backdropInWords({ content }, { style, dismissesOnTap }) {
    const look = style === "dim" ? "Dims the host" : style === "blur" ? "Blurs the host" : "Clear";
    if (!dismissesOnTap) return `${look}.`;
    const canCancel = content !== null && hasCancelButton(content);
    return `${look}. A tap ${canCancel ? "presses the cancel button" : "removes the plugin"}.`;
}

/**
 * @param {View} view
 * @returns {boolean}
 */
function hasCancelButton(view) {
    if (view.kind === "stack") return allViews(view).some(hasCancelButton);
    return view.kind === "button" && view.role === "cancel" && view.triggers !== null;
}

/**
 * Returns a text with the present values of inputs.
 * @param {PluginText} text
 * @param {Values} values
 * @returns {string}
 */
function textInWords(text, values) {
    switch (text.kind) {
        case "literal": return `“${text.text}”`;
        case "localized": return `“${withArguments(text.text, values)}”`;
        case "input": {
            const value = values[text.input] ?? null;
            return value === null ? `The input ${text.input}, which is nil.` : `“${value}”, the input ${text.input}`;
        }
        case "expression": return `“${text.example}”, for ${text.expression}`;
        case "pair": return textInWords(chosen(text, values), values);
    }
}

/**
 * Returns a duration in seconds, such as `0.25 s`.
 * @param {number} time
 */
function seconds(time) {
    return `${rounded(time)} s`;
}

/**
 * Returns a time with two digits, such as `0.80 s`, so that a running time does not jump.
 * @param {number} time
 */
function clockTime(time) {
    return `${time.toFixed(2)} s`;
}

/**
 * Returns the state of a plugin in words.
 * @param {Moment} moment
 */
function momentInWords(moment) {
    const { phase, opacity, offset, scale } = moment;
    const isMoving = opacity < 1 || scale !== 1 || offset.x !== 0 || offset.y !== 0;
    switch (phase) {
        case "absent": return "gone";
        case "waiting": return "hidden during its delay";
        case "visible": return isMoving ? "moving in" : "visible";
        case "staying": return isMoving ? "moving in, and asked to leave" : "asked to leave, and staying";
        case "movingOut": return "moving out";
    }
}
