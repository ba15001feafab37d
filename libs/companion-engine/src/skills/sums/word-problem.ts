import { foldText, stemOf } from '@confida/text-analysis'
import { fill } from '../../facts/sentence.ts'
import type { Skill, SkillRequest } from '../skill.ts'
import { decimalSign, NUMBER, readNumber } from './read-number.ts'
import { spelledAsDigits } from './spelled-numbers.ts'

const CLOCK_TIME = /\d{1,2}[:h]\d{2}(?!\d)/g
const MOST_NUMBERS = 4
const FRACTION_DIGITS = 2
/** "8 short slides" are slides. */
const WORDS_BEHIND_A_NUMBER = 2
/** A month is "mese", and several are "mesi". */
const LETTERS_OF_A_SPAN = 3

const MONEY = /^(?:euro\w*|dollar\w*|dolar\w*|pounds?|quid|bucks|pesos?|ريال|درهم|دينار|جنيه|دولار|يورو)$/u

/** A number of the message, with the words that say what it counts. */
interface Quantity {
  value: number
  isPercent: boolean
  /** "For 4 people": the preposition that stands before it. */
  preposition: string | undefined
  isMoney: boolean
  /** Stems of the words behind it. */
  counted: readonly string[]
}

interface Calculation {
  /** Numbers and signs in turn. */
  sum: readonly (number | string)[]
  value: number
  isPercent?: boolean
}

/** "I saved 2,300 and the rent is 1,150: how many months is that?": a sum told in words, answered with how it was read. */
export const wordProblem: Skill = (request) => {
  const { question, percentage, total, cents } = request.pack.skills.sums.problems
  const typed = foldText(request.message)
  const asked = typed.replace(cents, `$<whole>${decimalSign(request.language)}$<cents>`)
  if (!question.test(asked) && !total.test(asked) && !(asked.includes('?') && percentage.test(asked)))
    return undefined
  const folded = spelledAsDigits(asked.replace(CLOCK_TIME, ' '), request.language)
  const quantities = readQuantities(folded, request)
  if (quantities.length < 2 || quantities.length > MOST_NUMBERS) return undefined
  if (quantities.some(({ value }) => value === 0)) return undefined
  const calculation = calculate(folded, quantities, request)
  return calculation && tell(calculation, request)
}

function readQuantities(folded: string, { pack, language }: SkillRequest): Quantity[] {
  const { thousand, before: prepositions } = pack.skills.sums.problems
  const pattern = new RegExp(
    `(?<before>(?<!\\p{L})(?:${prepositions.source}) ?)?(?<digits>${NUMBER.source})(?: ?(?<unit>${thousand.source})(?!\\p{L}))?(?<percent> ?[%٪])?`,
    'gu',
  )
  return Array.from(folded.matchAll(pattern), (match) => {
    const { digits = '', unit, percent, before } = match.groups ?? {}
    const behind = folded.slice(match.index + match[0].length).match(/[\p{L}']+/gu) ?? []
    const around = folded.slice(Math.max(0, match.index - 1), match.index + match[0].length + 2)
    return {
      isMoney: /[€$£]/u.test(around) || MONEY.test(behind[0] ?? ''),
      value: readNumber(digits, language) * (unit ? 1000 : 1),
      isPercent: percent !== undefined,
      preposition: before?.trim(),
      counted: behind.slice(0, WORDS_BEHIND_A_NUMBER).map((word) => stemOf(word, language)),
    }
  })
}

/** What there is to do with the numbers, by the words around them. */
function calculate(
  folded: string,
  quantities: readonly Quantity[],
  request: SkillRequest,
): Calculation | undefined {
  if (quantities.some(({ isPercent }) => isPercent)) return shareOf(folded, quantities, request)
  const { left, missing, together, total, each, shared, percentage } = request.pack.skills.sums.problems
  const numbers = quantities.map(({ value }) => value)
  const [first = 0, ...others] = numbers
  if (left.test(folded)) {
    const value = others.reduce((rest, number) => rest - number, first)
    return value >= 0 ? { sum: joined(numbers, '−'), value } : undefined
  }
  if (numbers.length === 2 && isPaidForEach(quantities, request)) return productOf(numbers)
  const asksForTotal = total.test(folded) && quantities.every(({ preposition }) => !preposition)
  if ((together.test(folded) || asksForTotal) && !each.test(folded))
    return { sum: joined(numbers, '+'), value: others.reduce((sum, number) => sum + number, first) }
  if (numbers.length > 2)
    return each.test(folded) && isAllPer(quantities)
      ? productOf(numbers)
      : (priceInProportion(quantities) ?? inProportion(quantities))
  const [large = 0, small = 1] = [...numbers].sort((a, b) => b - a)
  if (percentage.test(folded))
    return { sum: [small, '÷', large], value: (small / large) * 100, isPercent: true }
  if (missing.test(folded)) return { sum: [large, '−', small], value: large - small }
  const rate = rateOf(folded, quantities, request)
  if (rate) return rate
  const product: Calculation = { sum: [large, '×', small], value: large * small }
  const quotient: Calculation = { sum: [large, '÷', small], value: large / small }
  if (isCountedAgain(folded, quantities, request)) return product
  if (shared.test(folded)) return quotient
  if (!each.test(folded) || quantities.every(({ isMoney }) => isMoney)) return undefined
  return asksForEach(folded, request) ? quotient : product
}

/** "289 a month, 17 months to go, how much is that in total?" */
const isPaidForEach = (quantities: readonly Quantity[], { pack }: SkillRequest): boolean =>
  quantities.some(
    ({ counted: [per = '', one = ''] }) =>
      one !== '' &&
      pack.skills.sums.problems.per.test(per) &&
      quantities.some(
        ({ counted: [what] }) => what?.slice(0, LETTERS_OF_A_SPAN) === one.slice(0, LETTERS_OF_A_SPAN),
      ),
  )

/** "33 days a year for 21 years: how many days?" counts what is counted for each. */
function isCountedAgain(
  folded: string,
  quantities: readonly Quantity[],
  { pack, language }: SkillRequest,
): boolean {
  const { per, question } = pack.skills.sums.problems
  const words = folded.slice(folded.search(question)).match(/[\p{L}']+/gu) ?? []
  const asked = words.map((word) => stemOf(word, language))
  return quantities.some(
    ({ counted: [what = '', ...behind] }) =>
      asked.includes(what) && !question.test(what) && behind.some((one) => per.test(one)),
  )
}

/** "130 parcels in 8 hours, how many an hour?": nothing was said of each before the question. */
const asksForEach = (folded: string, { pack }: SkillRequest): boolean => {
  const { each, question } = pack.skills.sums.problems
  return folded.search(each) >= folded.search(question)
}

/** "15 % of 6,000", or what they leave. */
function shareOf(
  folded: string,
  quantities: readonly Quantity[],
  { pack }: SkillRequest,
): Calculation | undefined {
  const [percent, ...percents] = quantities.filter(({ isPercent }) => isPercent)
  const [whole, ...others] = quantities.filter(({ isPercent }) => !isPercent)
  if (!percent || !whole || percents.length + others.length > 0) return undefined
  const value = (whole.value * percent.value) / 100
  return pack.skills.sums.problems.left.test(folded)
    ? { sum: [whole.value, '−', value], value: whole.value - value }
    : { sum: [whole.value, '×', percent.value, '%'], value }
}

/** "For 2 people it takes 160 g, how much for 3?" */
function inProportion(quantities: readonly Quantity[]): Calculation | undefined {
  const [known, wanted, ...more] = quantities.filter(({ preposition }) => preposition)
  const [amount, ...others] = quantities.filter(({ preposition }) => !preposition)
  if (!known || !wanted || !amount || more.length + others.length > 0) return undefined
  if (known.preposition !== wanted.preposition) return undefined
  const value = (amount.value / known.value) * wanted.value
  return { sum: [amount.value, '÷', known.value, '×', wanted.value], value }
}

/** "3 notebooks cost 7.50, how much are 5 notebooks?" */
function priceInProportion(quantities: readonly Quantity[]): Calculation | undefined {
  const [price, ...prices] = quantities.filter(({ isMoney }) => isMoney)
  const [known, wanted, ...more] = quantities.filter(({ isMoney }) => !isMoney)
  if (!price || !known || !wanted || prices.length + more.length > 0) return undefined
  const [what = '', whatElse = ''] = [known.counted[0], wanted.counted[0]]
  if (!what || !whatElse || !begins(what, whatElse)) return undefined
  const value = (price.value / known.value) * wanted.value
  return { sum: [price.value, '÷', known.value, '×', wanted.value], value }
}

/** "9.40 an hour for 8 hours for 22 days": the first is an amount, the others how often. */
const isAllPer = ([, ...others]: readonly Quantity[]): boolean =>
  others.every(({ preposition }) => preposition !== undefined)

const productOf = (numbers: readonly number[]): Calculation => ({
  sum: joined(numbers, '×'),
  value: numbers.reduce((product, number) => product * number, 1),
})

/** "6 chapters and 3 days, how many chapters a day?" */
function rateOf(
  folded: string,
  quantities: readonly Quantity[],
  { pack, language }: SkillRequest,
): Calculation | undefined {
  const { of, per } = pack.skills.sums.problems.rate.exec(folded)?.groups ?? {}
  if (!of || !per) return undefined
  const isOf = (word: string, { counted }: Quantity) => {
    const stem = stemOf(word, language)
    return counted.some((one) => begins(one, stem))
  }
  // Arabic plurals have other stems: one of the two tells the other. Elsewhere minutes are not counted by hours.
  const whatIsNotPer = language === 'ar' ? quantities.find((one) => !isOf(per, one)) : undefined
  const counted = quantities.find((one) => isOf(of, one)) ?? whatIsNotPer
  const other = quantities.find((one) => one !== counted)
  if (!counted || !other || !(isOf(of, counted) || isOf(per, other))) return undefined
  return { sum: [counted.value, '÷', other.value], value: counted.value / other.value }
}

/** One with the other: "dia" and "dias". */
const begins = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

const joined = (numbers: readonly number[], sign: string): (number | string)[] =>
  numbers.flatMap((number, index) => (index === 0 ? [number] : [sign, number]))

function tell({ sum, value, isPercent }: Calculation, { pack, message }: SkillRequest): string {
  const format = new Intl.NumberFormat(pack.language, {
    numberingSystem: /[٠-٩]/u.test(message) ? 'arab' : 'latn',
    maximumFractionDigits: FRACTION_DIGITS,
  })
  const parts = sum.map((part) => (typeof part === 'number' ? format.format(part) : part))
  const result = `${format.format(value)}${isPercent ? ' %' : ''}`
  return fill(pack.skills.sums.say.asRead, { value: `${parts.join(' ')} = ${result}` })
}
