/** A version in the address. */
export const numberOf = (text: string | null) => Number(text) || undefined

/** The changes of the address that lead back to the editor. */
export const versionsClosed = { history: undefined, of: undefined, version: undefined, with: undefined }
