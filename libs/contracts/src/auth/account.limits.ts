export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
/** Years; checked on the server where a birth date is given. */
export const MINIMUM_AGE_DEFAULT = 18
export const RESET_CODE_LENGTH = 6
export const RESET_CODE_SECONDS = 600
export const RESET_CODE_ATTEMPTS = 5
/** How long the link in a mail confirms an address. */
export const EMAIL_CONFIRMATION_SECONDS = 24 * 3600
export const DISCOUNT_CODE_MAX = 40
