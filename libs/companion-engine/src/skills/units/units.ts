import type { Language } from '@confida/contracts'
import type { LanguagePack } from '../../languages/language.ts'
import type { Skill } from '../skill.ts'
import { NUMBER, readNumber } from '../sums/read-number.ts'
import { convert, UNITS, type UnitId } from './unit-table.ts'

/** "The recipe says 400 fahrenheit, what is that in celsius?" */
const GAP = '0,40'
const DIGITS_BEHIND_THE_POINT = 3
const DIGITS_OF_A_TEMPERATURE = 1
const DIGITS_OF_A_FRACTION = 4

/** "5 miles in km", "how many minutes are in 3 hours": a sentence that asks for this. */
export const units: Skill = ({ parts, pack, language, message }) => {
  for (const { folded } of parts) {
    const bare = folded.replace(pack.skills.sums.closing, '')
    const request = readRequest(bare, pack) ?? readRequest(bare.replace(pack.skills.units.ask, ''), pack)
    if (!request) continue
    const value = request.number ? readNumber(request.number, language) : 1
    const result = convert(value, request.from, request.to)
    if (result === undefined) continue
    const script = /[٠-٩]/u.test(message) ? 'arab' : 'latn'
    return `${format(value, request.from, language, script)} = ${format(result, request.to, language, script)}.`
  }
  return undefined
}

interface ConversionRequest {
  number?: string
  from: UnitId
  to: UnitId
}

const patternsByPack = new WeakMap<LanguagePack, readonly RegExp[]>()

function patternsOf(pack: LanguagePack): readonly RegExp[] {
  const known = patternsByPack.get(pack)
  if (known) return known
  const { names, into, howMany, are, one } = pack.skills.units
  const unit = Object.values(names).join('|')
  const given = `(?:(?<number>-?${NUMBER.source})|(?:${one})) ?(?<from>${unit})`
  // An Arabic "in" is written as one with what follows; "to day" is no "today".
  const apart = '(?:(?<=\\p{Script=Arabic}) ?|(?<!\\p{Script=Arabic}) )'
  const patterns = [
    new RegExp(`^${given} (?:${into}) ?(?<to>${unit})$`, 'u'),
    new RegExp(`^(?:${howMany}) ?(?<to>${unit}) (?:${are}) ?${given}$`, 'u'),
    new RegExp(
      `(?<![\\p{L}\\d.,])(?<number>-?${NUMBER.source}) ?(?<from>${unit})(?!\\p{L}).{${GAP}} (?:${into})${apart}(?<to>${unit})(?!\\p{L})`,
      'u',
    ),
  ]
  patternsByPack.set(pack, patterns)
  return patterns
}

function readRequest(text: string, pack: LanguagePack): ConversionRequest | undefined {
  for (const pattern of patternsOf(pack)) {
    const groups = pattern.exec(text)?.groups
    const from = groups?.from && unitOf(groups.from, pack)
    const to = groups?.to && unitOf(groups.to, pack)
    if (from && to && from !== to) return { from, to, ...(groups.number ? { number: groups.number } : {}) }
  }
  return undefined
}

function unitOf(name: string, { skills }: LanguagePack): UnitId | undefined {
  const ids = Object.keys(UNITS) as UnitId[]
  return ids.find((id) => new RegExp(`^(?:${skills.units.names[id]})$`, 'u').test(name))
}

function format(value: number, unit: UnitId, language: Language, numberingSystem: string): string {
  const { intl, dimension } = UNITS[unit]
  const digits = dimension === 'temperature' ? DIGITS_OF_A_TEMPERATURE : DIGITS_BEHIND_THE_POINT
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: intl,
    unitDisplay: 'long',
    numberingSystem,
    ...(Math.abs(value) >= 1 || value === 0
      ? { maximumFractionDigits: digits }
      : { maximumSignificantDigits: DIGITS_OF_A_FRACTION }),
  }).format(value)
}
