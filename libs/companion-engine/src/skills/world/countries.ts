import { foldText } from '@confida/text-analysis'
import type { LanguagePack } from '../../languages/language.ts'
import { CAPITALS, type CountryCode, capitalIn } from './capitals.ts'

interface CountryNames {
  /** Folded, without an article. */
  byName: ReadonlyMap<string, CountryCode>
  byCapital: ReadonlyMap<string, CountryCode>
}

const namesByPack = new WeakMap<LanguagePack, CountryNames>()

function namesOf(pack: LanguagePack): CountryNames {
  const known = namesByPack.get(pack)
  if (known) return known
  const codes = Object.keys(CAPITALS) as CountryCode[]
  const official = new Intl.DisplayNames(pack.language, { type: 'region' })
  const names: CountryNames = {
    byName: new Map([
      ...codes.map((code) => [bare(official.of(code) ?? code, pack), code] as const),
      ...(Object.entries(pack.skills.world.countries) as [string, CountryCode][]),
    ]),
    byCapital: new Map(codes.map((code) => [bare(capitalIn(code, pack.language), pack), code] as const)),
  }
  namesByPack.set(pack, names)
  return names
}

const bare = (name: string, { skills }: LanguagePack): string =>
  foldText(name).trim().replace(skills.world.article, '')

export function findCountry(name: string, pack: LanguagePack): CountryCode | undefined {
  return namesOf(pack).byName.get(bare(name, pack))
}

export function findCountryByCapital(name: string, pack: LanguagePack): CountryCode | undefined {
  return namesOf(pack).byCapital.get(bare(name, pack))
}

export function countryName(code: CountryCode, { language }: LanguagePack): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}
