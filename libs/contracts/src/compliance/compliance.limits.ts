/** Care cards are told of a country, or of a language, that so many people of a month had at least. */
export const CARE_PEOPLE_MIN = 5

/** The first and the last year that can be asked for. */
export const COMPLIANCE_YEAR_MIN = 2025
export const COMPLIANCE_YEAR_MAX = 2999
