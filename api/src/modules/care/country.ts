import { type Language, phoneCountries } from '@confida/contracts'

/** Prefixes of countries that the phone field does not offer, for numbers written by hand. */
const MORE_PREFIXES: Record<string, string> = {
  '+353': 'IE',
  '+212': 'MA',
  '+213': 'DZ',
  '+216': 'TN',
  '+20': 'EG',
  '+966': 'SA',
  '+971': 'AE',
  '+961': 'LB',
  '+962': 'JO',
  '+351': 'PT',
}
/** Languages that are mostly of one country; English and Arabic tell none. */
const HOME: Partial<Record<Language, string>> = { it: 'IT', fr: 'FR', de: 'DE', es: 'ES' }

/** By which CLDR calls a region that is not known. */
const UNKNOWN_REGION = 'ZZ'

const PREFIXES = Object.entries({
  ...Object.fromEntries(phoneCountries.map(({ code, prefix }) => [prefix, code])),
  ...MORE_PREFIXES,
  '+1': 'US',
}).sort(([one], [other]) => other.length - one.length)

export interface CountryHints {
  phone?: string | null
  acceptLanguage?: string
  language: Language
}

/** Where somebody probably is: the country that is known, else the language's. */
export const countryOf = ({ language, ...hints }: CountryHints): string | undefined =>
  knownCountryOf(hints) ?? HOME[language]

/** The country of the phone's prefix, else the region that the browser names; a language alone tells none. */
export function knownCountryOf({
  phone,
  acceptLanguage,
}: Omit<CountryHints, 'language'>): string | undefined {
  const region = regionOf(acceptLanguage)
  const ofPhone = countryOfPhone(phone)
  // Canada shares its prefix with the United States.
  if (ofPhone === 'US' && region === 'CA') return 'CA'
  return ofPhone ?? region
}

function countryOfPhone(phone: string | null | undefined): string | undefined {
  const digits = phone?.replace(/[^\d+]/g, '').replace(/^00/, '+')
  return PREFIXES.find(([prefix]) => digits?.startsWith(prefix))?.[1]
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** What no region is called by is none. */
function regionOf(acceptLanguage: string | undefined): string | undefined {
  const found = /^\s*[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(acceptLanguage ?? '')?.[1]
  const region = found?.toUpperCase()
  return region && region !== UNKNOWN_REGION && regionNames.of(region) ? region : undefined
}
