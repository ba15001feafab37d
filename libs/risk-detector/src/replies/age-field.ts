/** What makes of a number something else than years under eighteen: "4,000", "5 centuries", "10 minutes". */
const OTHERWISE = [
  '[., ]\\d{3}(?!\\d)',
  ' ?(?:hundred|thousand|million|billion|centur|decade|millen|mille|mila|milioni|secol|siecle|tausend|jahrhundert|jahrtausend|jahrzehnt|mil |millones|siglo|milenio)',
  ' ?(?:min|hour|ore|heure|stunde|hora|month|mesi|mois|monat|mes(?:es)?(?!\\p{L})|week|settiman|semaine|woche|semana|day|giorn|jour|tag|dia|feet|foot)',
  ' ?(?:الف|الاف|مليون|قرن|قرون|دقيق|ساع|شهر|شهور|اشهر|اسبوع|يوم)',
].join('|')

/** The age of a minor as a form or a character card gives it: "Age: 16", with whatever marks around the colon. */
export const ageField = (label: string, under: string) => `${label} ?: ?(?:[1-3]|${under})(?!${OTHERWISE})`

/** The same without a colon, which in a sentence may be anything: "Age 16". */
export const ageBeside = (label: string) => `${label} 1[0-7](?!${OTHERWISE})`
