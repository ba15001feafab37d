/** What a row has to have: each of the words, or else the phone number that they are. */
export interface SearchTerm {
  words: string[]
  /** Digits without leading zeros. */
  phone?: string
  /** The same without what may be the code of a country. */
  national?: string[]
}

const PHONE_PART = /^\+?[().\-/]*\d[\d().\-/]*$/
/** Fewer digits are a year or an age. */
const PHONE_DIGITS_MIN = 5
const NATIONAL_DIGITS_MIN = 6
const COUNTRY_DIGITS_MAX = 3

/** The words of a search; the parts of a phone number, which people group as they like, stay together. */
export function searchTerms(text: string): SearchTerm[] {
  const terms: SearchTerm[] = []
  let parts: string[] = []
  const closePhone = () => {
    if (parts.length > 0) terms.push(phoneTerm(parts))
    parts = []
  }
  for (const word of text.normalize().split(/\s+/).filter(Boolean)) {
    if (PHONE_PART.test(word)) {
      parts.push(word)
    } else {
      closePhone()
      terms.push({ words: [word] })
    }
  }
  closePhone()
  return terms
}

function phoneTerm(words: string[]): SearchTerm {
  const text = words.join('')
  const phone = text.replace(/\D/g, '').replace(/^0+/, '')
  if (phone.length < PHONE_DIGITS_MIN || phone === text) return { words }
  return { words, phone, national: /^(\+|00)/.test(text) ? withoutCountry(phone) : [] }
}

const withoutCountry = (phone: string) =>
  Array.from({ length: COUNTRY_DIGITS_MAX }, (_, index) => phone.slice(index + 1)).filter(
    (digits) => digits.length >= NATIONAL_DIGITS_MIN,
  )
