/** What is typed in haste, folded → as it is spelt. */
export const shorthand: Readonly<Record<string, string>> = {}
