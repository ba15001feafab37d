import { fill } from '../../facts/sentence.ts'
import type { LanguagePack } from '../../languages/language.ts'
import type { Skill, SkillRequest } from '../skill.ts'
import { evaluate, type SumResult } from './evaluate.ts'
import { readNumber } from './read-number.ts'

/** Between two numbers these are as often a score, a date or a way of speaking: "24/7", "3-2", "4x4". */
const PLAIN_SIGNS = /[+*÷×^√]/u
const EXACT_DIGITS = 12
/** From here on a number is told by its first digits. */
const EXACT_BELOW = 1e15

/** "What's 15 % of 80?": a sentence that is nothing but a sum, asked for or written in signs. */
export const sum: Skill = (request) => {
  for (const { folded, isAsked } of request.parts) {
    const result = shareOf(folded, request) ?? calculated(folded, isAsked, request)
    if (result) return tell(result, request)
  }
  return undefined
}

function calculated(
  folded: string,
  isAsked: boolean,
  { pack, language }: SkillRequest,
): SumResult | undefined {
  const { ask, closing } = pack.skills.sums
  const asked = folded.replace(ask, '').replace(closing, '')
  const isRequest = asked.length < folded.length
  const isPlain = PLAIN_SIGNS.test(folded) || /\d ?%? [-/] ?\d/.test(folded)
  if (!isRequest && !isPlain && !isAsked) return undefined
  if (!isRequest && isScore(folded)) return undefined
  return evaluate(inSigns(asked, pack, isRequest), language)
}

const isScore = (folded: string): boolean => /^\d+ ?[-/x:] ?\d+$/.test(folded)

/** Spoken operators and numbers as signs and digits; what is no part of a sum stays and makes it none. */
function inSigns(text: string, { skills }: LanguagePack, isRequest: boolean): string {
  const { operators, numbers, units } = skills.sums
  const signs = text
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/\*\*/g, '^')
    .replace(/[×·]/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/(?<=\d) ?x ?(?=\d)/g, '*')
    .replace(isRequest ? /(?<=\d) ?: ?(?=\d)/g : /$^/g, '/')
    .replace(units, '')
  const spoken = operators.reduce((kept, [pattern, sign]) => kept.replace(pattern, ` ${sign} `), signs)
  return spoken.replace(/\p{L}+/gu, (word) => String(numbers[word] ?? word))
}

/** "What percentage of 80 is 20?" */
function shareOf(folded: string, { pack, language }: SkillRequest): SumResult | undefined {
  const groups = pack.skills.sums.share.exec(folded)?.groups
  const { part, whole } = groups ?? {}
  if (part === undefined || whole === undefined) return undefined
  const [of, all] = [readNumber(part, language), readNumber(whole, language)]
  return all === 0 ? { problem: 'zero' } : { value: (of / all) * 100, isShare: true }
}

function tell(result: SumResult, { pack, message }: SkillRequest): string {
  const { say } = pack.skills.sums
  if ('problem' in result) return say[result.problem]
  const { value, isShare } = result
  const format = new Intl.NumberFormat(pack.language, {
    numberingSystem: /[٠-٩]/u.test(message) ? 'arab' : 'latn',
    ...(Math.abs(value) < EXACT_BELOW
      ? { maximumSignificantDigits: EXACT_DIGITS }
      : { notation: 'scientific', maximumFractionDigits: 3 }),
  })
  const isRounded =
    Math.abs(value) >= EXACT_BELOW || Number(value.toPrecision(EXACT_DIGITS)) !== tidied(value)
  const text = format.format(value) + (isShare ? ' %' : '')
  return fill(isRounded ? say.roughly : say.result, { value: text })
}

/** Without what binary fractions add: 0.1 + 0.2 is 0.3. */
const tidied = (value: number): number => Number(value.toPrecision(EXACT_DIGITS + 2))
