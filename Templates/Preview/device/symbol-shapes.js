// Shapes of symbols, drawn for the preview in a square of 24 units.

/**
 * Strokes of shapes. Closed ones can be filled.
 * @type {Map<string, string>}
 */
const symbolStrokes = new Map(Object.entries({
    "xmark": "M6 6L18 18M18 6L6 18",
    "checkmark": "M5 13L10 18L19 6",
    "plus": "M12 4V20M4 12H20",
    "minus": "M4 12H20",
    "ellipsis": "M5 12H5.01M12 12H12.01M19 12H19.01",
    "exclamationmark": "M12 5V14M12 18.5V18.6",
    "questionmark": "M8.5 8.5C8.5 4 15.5 4 15.5 8.5C15.5 11.5 12 11.5 12 14.5M12 18.5V18.6",
    "info": "M12 6.5V6.6M10.5 11H12V17M10 17H14",
    "chevron.up": "M5 15.5L12 8.5L19 15.5",
    "chevron.down": "M5 8.5L12 15.5L19 8.5",
    "chevron.left": "M15.5 5L8.5 12L15.5 19",
    "chevron.right": "M8.5 5L15.5 12L8.5 19",
    "arrow.up": "M12 20V4M5.5 10.5L12 4L18.5 10.5",
    "arrow.down": "M12 4V20M5.5 13.5L12 20L18.5 13.5",
    "arrow.left": "M20 12H4M10.5 5.5L4 12L10.5 18.5",
    "arrow.right": "M4 12H20M13.5 5.5L20 12L13.5 18.5",
    "arrow.clockwise": "M19 12A7 7 0 1 1 16.5 6.6M16.8 2.5V7H12.3",
    "arrow.counterclockwise": "M5 12A7 7 0 1 0 7.5 6.6M7.2 2.5V7H11.7",
    "magnifyingglass": "M16.5 10.5A6 6 0 1 1 4.5 10.5A6 6 0 1 1 16.5 10.5M15 15L20.5 20.5",
    "wifi": "M2.5 9.5C8 4 16 4 21.5 9.5M6 13C9.5 9.6 14.5 9.6 18 13M9.5 16.5C11 15 13 15 14.5 16.5M12 19.5V19.6",
    "circle": "M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z",
    "square": "M6 3.5H18Q20.5 3.5 20.5 6V18Q20.5 20.5 18 20.5H6Q3.5 20.5 3.5 18V6Q3.5 3.5 6 3.5Z",
    "triangle": "M12 3.5L22 20.5H2Z",
    "star": "M12 2.8L14.8 8.9L21.5 9.7L16.6 14.3L17.9 20.9L12 17.6L6.1 20.9L7.4 14.3L2.5 9.7L9.2 8.9Z",
    "heart": "M12 20.5C2 13.5 2 4.5 7.5 4.5C10 4.5 11.3 6 12 7.5C12.7 6 14 4.5 16.5 4.5C22 4.5 22 13.5 12 20.5Z",
    "bell": "M4.5 17.5C6.5 15.5 6.5 14 6.5 10.5C6.5 2 17.5 2 17.5 10.5C17.5 14 17.5 15.5 19.5 17.5ZM10 20.5H14",
    "play": "M7 4L20 12L7 20Z",
    "pause": "M7 4.5H9.5V19.5H7ZM14.5 4.5H17V19.5H14.5Z",
    "stop": "M5 5H19V19H5Z",
    "forward": "M3 5.5L12 12L3 18.5ZM12 5.5L21 12L12 18.5Z",
    "backward": "M21 5.5L12 12L21 18.5ZM12 5.5L3 12L12 18.5Z",
    "sparkles": "M10 5L11.8 10.2L17 12L11.8 13.8L10 19L8.2 13.8L3 12L8.2 10.2ZM18.5 3L19.3 5.2L21.5 6L19.3 6.8"
        + "L18.5 9L17.7 6.8L15.5 6L17.7 5.2ZM18.5 16L19.2 17.8L21 18.5L19.2 19.2L18.5 21L17.8 19.2L16 18.5L17.8 17.8Z",
    "person": "M16 8A4 4 0 1 1 8 8A4 4 0 1 1 16 8ZM4.5 20.5C4.5 12.5 19.5 12.5 19.5 20.5Z",
    "creditcard": "M2.5 7Q2.5 5 4.5 5H19.5Q21.5 5 21.5 7V17Q21.5 19 19.5 19H4.5Q2.5 19 2.5 17ZM2.5 9.5H21.5",
    "envelope": "M2.5 5.5H21.5V18.5H2.5ZM2.5 6L12 13.5L21.5 6",
    "trash": "M6 7L7 20.5H17L18 7ZM4 7H20M9.5 7V4H14.5V7",
    "lock": "M5 11H19V20.5H5ZM8 11V8C8 2.5 16 2.5 16 8V11",
    "photo": "M2.5 4.5H21.5V19.5H2.5ZM2.5 17L9 10.5L14 15.5L16.5 13L21.5 18M17 8.5V8.6",
    "tray": "M5 5H19L21.5 13V19H2.5V13ZM2.5 13H8.5C8.5 17 15.5 17 15.5 13H21.5",
    "doc": "M6 2.5H13.5L18.5 7.5V21.5H6ZM13.5 2.5V7.5H18.5",
    "folder": "M2.5 5.5H9.5L11.5 7.5H21.5V19H2.5Z",
    "bookmark": "M6.5 3H17.5V21L12 16.5L6.5 21Z",
    "house": "M3 12L12 4L21 12M5.5 10V20H18.5V10",
    "clock": "M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12ZM12 6.5V12L15.5 14",
    "location": "M21 3L13.5 21L11 13L3 10.5Z",
    "cart": "M2.5 4H5L7.5 15.5H18L20.5 7H6M9 19.5V19.6M17 19.5V19.6",
    "camera": "M2.5 7.5H7.5L9 5H15L16.5 7.5H21.5V19H2.5ZM15.5 13A3.5 3.5 0 1 1 8.5 13A3.5 3.5 0 1 1 15.5 13",
    "music.note": "M9 17.5A2.5 2.5 0 1 1 4 17.5A2.5 2.5 0 1 1 9 17.5V4.5L18 3V7L9 8.5",
    "square.and.arrow.up": "M8.5 9.5H5V21H19V9.5H15.5M12 15V3M8 6.5L12 2.5L16 6.5",
    "pencil": "M4 20L5 15.5L16.5 4L20 7.5L8.5 19Z",
    "bolt": "M13.5 2.5L5 13.5H11L10 21.5L19 10H13Z",
    "cloud": "M6.5 18.5C1.5 18.5 1.5 12 6 12C6.5 5 16 5 17 10.5C22.5 10.5 22.5 18.5 17.5 18.5Z",
}));

/**
 * Names of the same shape.
 * @type {Map<string, string>}
 */
const symbolSynonyms = new Map(Object.entries({
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
    "arrow.backward": "arrow.left", "multiply": "xmark", "icloud": "cloud", "mail": "envelope",
}));
