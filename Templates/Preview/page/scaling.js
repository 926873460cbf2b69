// @ts-check
"use strict";

// Devices have the size of their points. A frame shows them as large as there is room.

/**
 * Scales the devices in a frame to fit a width and a height.
 * @param {HTMLElement} frame
 * @param {number} width
 * @param {number} height
 */
function scaleDevices(frame, width, height) {
    const devices = /** @type {HTMLElement[]} */ (Array.from(frame.children));
    const first = devices[0];
    if (first === undefined || first.offsetWidth === 0 || width <= 0) return;
    const scale = Math.min(1, width / first.offsetWidth, height / first.offsetHeight);
    frame.style.setProperty("width", `${first.offsetWidth * scale}px`);
    frame.style.setProperty("height", `${first.offsetHeight * scale}px`);
    for (const device of devices) device.style.setProperty("transform", `scale(${scale})`);
}
