import { foldText } from '@confida/text-analysis'
import { fill } from '../../facts/sentence.ts'
import type { Skill, SkillRequest } from '../skill.ts'
import { NUMBER, readNumber } from './read-number.ts'
import { spelledAsDigits } from './spelled-numbers.ts'

const CLOCK_TIME = /\d{1,2}[:h]\d{2}(?!\d)/g
const MOST_NUMBERS = 4
const FRACTION_DIGITS = 2

interface Calculation {
  numbers: readonly number[]
  sign: '+' | '−' | '×' | '÷'
  value: number
}

/** "I saved 2,300 and the rent is 1,150: how many months is that?": a sum told in words, answered with how it was read. */
export const wordProblem: Skill = (request) => {
  const { question, thousand } = request.pack.skills.sums.problems
  const asked = foldText(request.message)
  if (!question.test(asked)) return undefined
  const folded = spelledAsDigits(asked.replace(CLOCK_TIME, ' '), request.language)
  const numbers = Array.from(
    folded.matchAll(new RegExp(`(${NUMBER.source})(?: ?(${thousand.source})(?!\\p{L}))?`, 'gu')),
    ([, digits = '', unit]) => readNumber(digits, request.language) * (unit ? 1000 : 1),
  )
  if (numbers.length < 2 || numbers.length > MOST_NUMBERS || numbers.includes(0)) return undefined
  const calculation = calculate(folded, numbers, request)
  return calculation && tell(calculation, request)
}

/** What there is to do with the numbers, by the words around them. */
function calculate(
  folded: string,
  numbers: readonly number[],
  { pack }: SkillRequest,
): Calculation | undefined {
  const { left, missing, together, each, shared } = pack.skills.sums.problems
  const [first = 0, ...others] = numbers
  if (left.test(folded)) {
    const value = others.reduce((rest, number) => rest - number, first)
    return value >= 0 ? { numbers, sign: '−', value } : undefined
  }
  if (together.test(folded) && !each.test(folded))
    return { numbers, sign: '+', value: others.reduce((sum, number) => sum + number, first) }
  if (numbers.length > 2) return undefined
  const [large = 0, small = 1] = [...numbers].sort((a, b) => b - a)
  if (missing.test(folded)) return { numbers: [large, small], sign: '−', value: large - small }
  if (shared.test(folded)) return { numbers: [large, small], sign: '÷', value: large / small }
  return each.test(folded) ? { numbers, sign: '×', value: large * small } : undefined
}

function tell({ numbers, sign, value }: Calculation, { pack, message }: SkillRequest): string {
  const format = new Intl.NumberFormat(pack.language, {
    numberingSystem: /[٠-٩]/u.test(message) ? 'arab' : 'latn',
    maximumFractionDigits: FRACTION_DIGITS,
  })
  const sum = numbers.map((number) => format.format(number)).join(` ${sign} `)
  return fill(pack.skills.sums.say.asRead, { value: `${sum} = ${format.format(value)}` })
}
