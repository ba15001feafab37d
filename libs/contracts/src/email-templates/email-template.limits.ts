export const MAIL_SUBJECT_MAX = 200
export const MAIL_CONTENT_MAX = 20_000
/** Characters of a template's content that the list shows (specification §9). */
export const MAIL_PREVIEW_LENGTH = 300
