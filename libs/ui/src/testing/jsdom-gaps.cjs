// What jsdom lacks and the widgets or user-event ask for.
window.CSS ??= {}
window.CSS.escape ??= (text) => text.replaceAll(/[^\w-]/g, (letter) => `\\${letter}`)
