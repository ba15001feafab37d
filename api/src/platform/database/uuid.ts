const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text may be compared with an id: PostgreSQL refuses anything else. */
export const isUuid = (text: string): boolean => UUID.test(text)
