/** What is typed in haste, folded → as it is spelt. */
export const shorthand: Readonly<Record<string, string>> = {
  nich: 'nicht',
  ned: 'nicht',
  net: 'nicht',
  nix: 'nichts',
  vllt: 'vielleicht',
  morgn: 'morgen',
  gg: 'gegen',
  bissl: 'bisschen',
  hdl: 'hab dich lieb',
  grad: 'gerade',
}
