/** The provider's own, as a mail has no browser to take it from. */
const timeZone = 'Europe/Rome'
const day = new Intl.DateTimeFormat('it-IT', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
const time = new Intl.DateTimeFormat('it-IT', { timeZone, hour: '2-digit', minute: '2-digit' })
// The locale that writes them as ISO 8601 does.
const month = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' })

/** `DD/MM/YYYY`. */
export const mailDay = (moment: Date): string => day.format(moment)

/** `DD/MM/YYYY alle HH:MM`, as the screens have it. */
export const mailMoment = (moment: Date): string => `${day.format(moment)} alle ${time.format(moment)}`

/** `YYYY-MM`. */
export const mailMonth = (moment: Date): string => month.format(moment)
