/** Digits of a code that an authenticator app shows. */
export const TOTP_CODE_LENGTH = 6
export const PASSKEY_NAME_MAX = 60
export const PASSKEYS_MAX = 10
export const RECOVERY_CODE_COUNT = 10
/** How long a ticket takes its second step. */
export const SECOND_STEP_SECONDS = 600
