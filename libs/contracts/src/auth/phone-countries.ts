/** Countries whose prefix a phone field offers, the default first (specification §3): ISO 3166 code and prefix. */
export const phoneCountries = [
  { code: 'IT', prefix: '+39' },
  { code: 'US', prefix: '+1' },
  { code: 'GB', prefix: '+44' },
  { code: 'FR', prefix: '+33' },
  { code: 'DE', prefix: '+49' },
  { code: 'ES', prefix: '+34' },
  { code: 'CH', prefix: '+41' },
  { code: 'AT', prefix: '+43' },
  { code: 'BE', prefix: '+32' },
  { code: 'NL', prefix: '+31' },
  { code: 'CA', prefix: '+1' },
  { code: 'AU', prefix: '+61' },
  { code: 'JP', prefix: '+81' },
  { code: 'KR', prefix: '+82' },
  { code: 'BR', prefix: '+55' },
  { code: 'AR', prefix: '+54' },
  { code: 'MX', prefix: '+52' },
  { code: 'RU', prefix: '+7' },
  { code: 'CN', prefix: '+86' },
  { code: 'IN', prefix: '+91' },
] as const

export type PhoneCountry = (typeof phoneCountries)[number]['code']

/** The phone as it is sent and kept: prefix, a space, the number. A number typed with the same prefix gets it once. */
export function phoneValue(country: PhoneCountry, number: string): string {
  const prefix = phoneCountries.find(({ code }) => code === country)?.prefix ?? ''
  const typed = number.trim()
  return `${prefix} ${typed.startsWith(prefix) ? typed.slice(prefix.length).trim() : typed}`
}
