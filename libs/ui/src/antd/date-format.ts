/** dd/MM/yyyy in dayjs's letters; the same in every language (specification §9). */
export const DATE_FORMAT = 'DD/MM/YYYY'

/** A `Day` in dayjs's letters. */
export const ISO_FORMAT = 'YYYY-MM-DD'
