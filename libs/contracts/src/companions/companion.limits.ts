/** Companions of an account that is not an administrator's. */
export const COMPANION_LIMIT = 3
export const INTERESTS_MAX = 3
export const COMPANION_NAME_MAX = 50
/** Pixels. */
export const AVATAR_SIZE = 256
