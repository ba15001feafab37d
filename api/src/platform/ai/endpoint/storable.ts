/** Without NUL characters, which PostgreSQL cannot store. */
export const storable = (text: string): string => text.replaceAll('\0', '')
