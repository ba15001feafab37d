/** dd/MM/yyyy in dayjs's letters; the same in every language (specification §9). */
export const DATE_FORMAT = 'DD/MM/YYYY'

/** What stands in an empty field, in the letters that people know. */
export const DATE_PLACEHOLDER = 'dd/MM/yyyy'

/** A `Day` in dayjs's letters. */
export const ISO_FORMAT = 'YYYY-MM-DD'
