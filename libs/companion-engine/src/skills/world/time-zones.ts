import { foldText } from '@confida/text-analysis'
import type { LanguagePack } from '../../languages/language.ts'
import { type CountryCode, capitalIn } from './capitals.ts'
import { countryName, findCountry, findCountryByCapital } from './countries.ts'

interface PlaceTime {
  timeZone: string
  /** In the language asked in. */
  name: string
}

/** Of a country with one time zone, of a capital, or of a city that a zone is named after; nothing where it is not certain. */
export function findTimeZone(place: string, pack: LanguagePack): PlaceTime | undefined {
  const country = findCountry(place, pack)
  const [only, ...others] = country ? zonesOf(country) : []
  if (country && only && others.length === 0) return { timeZone: only, name: countryName(country, pack) }
  const capitalOf = findCountryByCapital(place, pack)
  if (capitalOf) return ofCapital(capitalOf, pack)
  const timeZone = byCity(place)
  return timeZone ? { timeZone, name: cityOf(timeZone) } : undefined
}

function ofCapital(country: CountryCode, pack: LanguagePack): PlaceTime | undefined {
  const zones = zonesOf(country)
  const timeZone = zones.length === 1 ? zones[0] : byCity(foldText(capitalIn(country, 'en')))
  return timeZone ? { timeZone, name: capitalIn(country, pack.language) } : undefined
}

/** What TypeScript does not know yet is a property in older engines. */
function zonesOf(country: CountryCode): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] | undefined }
  return locale.getTimeZones() ?? []
}

/** "America/New_York" is named after New York. */
const byCity = (city: string): string | undefined =>
  Intl.supportedValuesOf('timeZone').find((zone) => foldText(cityOf(zone)) === city)

const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
