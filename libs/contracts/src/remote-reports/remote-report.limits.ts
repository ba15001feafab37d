/** Failures, and openings, in one report. */
export const REPORT_ITEMS_MAX = 20

/** Days that the counts are kept. */
export const REPORT_DAYS_MAX = 30
export const REPORT_DAYS_DEFAULT = 7
