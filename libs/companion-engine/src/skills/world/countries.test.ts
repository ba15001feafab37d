import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../../languages/registry.ts'
import { CAPITALS, type CountryCode, capitalIn } from './capitals.ts'
import { countryName, findCountry, findCountryByCapital } from './countries.ts'
import { findTimeZone } from './time-zones.ts'

const codes = Object.keys(CAPITALS) as CountryCode[]

describe.each(languages)('in %s', (language) => {
  const pack = packOf(language)

  it('knows the capital of each country, and finds the country by its name', () => {
    expect(codes.length).toBeGreaterThan(190)
    for (const code of codes) {
      expect(capitalIn(code, language)).toMatch(/^\p{L}/u)
      expect([code, findCountry(countryName(code, pack), pack)]).toEqual([code, code])
    }
  })

  it('writes the capitals in its own script', () => {
    const script = language === 'ar' ? /^[\p{Script=Arabic}\p{M}\s]+$/u : /^[\p{Script=Latin}\p{M}\s'’ʻ.-]+$/u
    expect(codes.map((code) => capitalIn(code, language)).filter((name) => !script.test(name))).toEqual([])
  })

  it('knows what time it is in a capital', () => {
    expect(findTimeZone(capitalIn('JP', language), pack)?.timeZone).toBe('Asia/Tokyo')
    expect(findTimeZone(countryName('US', pack), pack)).toBeUndefined()
    expect(findCountryByCapital('Atlantis', pack)).toBeUndefined()
  })
})
