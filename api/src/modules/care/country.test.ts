import { expect, it } from '@jest/globals'
import { countryOf } from './country.ts'

it.each([
  [
    'the prefix of the phone first',
    { phone: '+41 791234567', acceptLanguage: 'it-IT', language: 'it' },
    'CH',
  ],
  ['a prefix that the field does not offer', { phone: '00353 861234567', language: 'en' }, 'IE'],
  ['Canada by its browser', { phone: '+1 4165550123', acceptLanguage: 'fr-CA,fr', language: 'fr' }, 'CA'],
  ['the United States else', { phone: '+1 2125550123', acceptLanguage: 'en', language: 'en' }, 'US'],
  ['the region of the browser', { phone: null, acceptLanguage: 'de-AT,de;q=0.8', language: 'de' }, 'AT'],
  ['the country of the language', { phone: '333 1234567', acceptLanguage: 'es', language: 'es' }, 'ES'],
  ['nothing for English alone', { acceptLanguage: 'en', language: 'en' }, undefined],
] as const)('takes %s', (_, hints, country) => {
  expect(countryOf(hints)).toBe(country)
})
