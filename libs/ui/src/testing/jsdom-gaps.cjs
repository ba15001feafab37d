// user-event asks for it to walk a radio group; jsdom has none.
window.CSS ??= {}
window.CSS.escape ??= (text) => text.replaceAll(/[^\w-]/g, (letter) => `\\${letter}`)
