// @ts-check
"use strict";

// The parts of a device that change with the moment.

/**
 * Returns the frame of a plugin's view, as distances from the host's edges.
 * @param {HTMLElement} view
 * @param {Room} host
 * @returns {Room}
 */
function frameInHost(view, host) {
    const area = view.parentElement;
    const left = (area?.offsetLeft ?? 0) + view.offsetLeft;
    const top = (area?.offsetTop ?? 0) + view.offsetTop;
    const [width, height] = [view.offsetWidth, view.offsetHeight];
    const right = host.width - left - width;
    const isReversed = getComputedStyle(view).direction === "rtl";
    const [leading, trailing] = isReversed ? [right, left] : [left, right];
    return { top, bottom: host.height - top - height, leading, trailing, width, height };
}

/**
 * Shows the state of a plugin at a moment in a device that exists.
 * @param {HTMLElement} device
 * @param {PluginDescription} plugin
 * @param {Settings} settings
 * @param {Moment} moment
 */
function applyMoment(device, plugin, settings, moment) {
    const parts = deviceParts.get(device);
    if (!parts) return;
    parts.moment = moment;
    const { view, backdrop, host } = parts;
    view.dataset["phase"] = moment.phase;
    view.classList.toggle("device-absent", moment.phase === "absent");
    view.classList.toggle("device-invisible", !moment.isShown);
    view.inert = moment.ignoresTouches;
    setStyle(view, "opacity", String(moment.opacity));
    host.classList.toggle("device-blocked", moment.blocksTouches);
    if (backdrop) {
        setStyle(backdrop, "opacity", String(moment.backdropOpacity));
        backdrop.classList.toggle("device-invisible", moment.backdropOpacity === 0);
    }
    movePlugin(device, plugin, settings);
}

/**
 * Moves a plugin that slides, and the content of a host that the plugin pushes. Both depend on the plugin's frame.
 * @param {HTMLElement} device
 * @param {PluginDescription} plugin
 * @param {Settings} settings
 */
function movePlugin(device, plugin, settings) {
    const parts = deviceParts.get(device);
    if (!parts) return;
    const { view, host, moment } = parts;
    const room = hostRoom(settings);
    const frame = frameInHost(view, room);
    const { x, y } = moment.offset;
    const across = x * (x < 0 ? frame.leading + frame.width : frame.width + frame.trailing);
    const along = y * (y < 0 ? frame.top + frame.height : frame.height + frame.bottom);
    const isMoved = across !== 0 || along !== 0 || moment.scale !== 1;
    const direction = settings.isRightToLeft ? -1 : 1;
    const transform = `translate(${direction * across}px, ${along}px) scale(${moment.scale})`;
    setStyle(view, "transform", isMoved ? transform : "none");
    pushHost(host, plugin.placement, room, frame, moment.isPushing);
}

/**
 * Insets the content of the host by its safe area and by the plugin that pushes it.
 * @param {HTMLElement} host
 * @param {Placement} placement
 * @param {Room} room
 * @param {Room} frame
 * @param {boolean} isPushing
 */
function pushHost(host, placement, room, frame, isPushing) {
    const isAtBottom = placement.position === "bottom";
    const pushes = isPushing && placement.isPushing;
    const top = pushes && !isAtBottom ? Math.max(room.top, frame.top + frame.height) : room.top;
    const bottom = pushes && isAtBottom ? Math.max(room.bottom, frame.bottom + frame.height) : room.bottom;
    setStyle(host, "padding-block-start", `${top}px`);
    setStyle(host, "padding-block-end", `${bottom}px`);
}
