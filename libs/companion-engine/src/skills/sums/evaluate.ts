import type { Language } from '@confida/contracts'
import { NUMBER, readNumber } from './read-number.ts'

const TOKENS_MAX = 200
const TOKEN = new RegExp(`\\s*(?:(?<number>${NUMBER.source})|(?<sign>[-+*/^()%√]))`, 'uy')
const BEFORE = new Set(['neg', '√'])
const STRENGTH: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, neg: 3, '^': 4, '√': 5 }

export type SumProblem = 'zero' | 'large' | 'unreal' | 'long'
export type SumResult = { value: number; isShare?: true } | { problem: SumProblem }

interface Operand {
  value: number
  isPercent?: boolean
}

/** The result of a sum written in signs; nothing where it is none, or no sum at all but one number. */
export function evaluate(text: string, language: Language): SumResult | undefined {
  const tokens = readTokens(text, language)
  if (!tokens?.some((token) => typeof token === 'string' && token in STRENGTH)) return undefined
  if (tokens.length > TOKENS_MAX) return { problem: 'long' }
  const operands = calculate(tokens)
  const [result, ...rest] = operands ?? []
  if (!result || rest.length > 0) return undefined
  if (Number.isNaN(result.value)) return { problem: 'unreal' }
  if (!Number.isFinite(result.value)) return { problem: dividesByZero(tokens) ? 'zero' : 'large' }
  return { value: result.value }
}

type SumToken = number | string

function readTokens(text: string, language: Language): SumToken[] | undefined {
  const tokens: SumToken[] = []
  TOKEN.lastIndex = 0
  const trimmed = text.trimEnd()
  while (TOKEN.lastIndex < trimmed.length) {
    const groups = TOKEN.exec(trimmed)?.groups
    if (!groups) return undefined
    const { number, sign } = groups
    tokens.push(number === undefined ? (sign ?? '') : readNumber(number, language))
  }
  return tokens
}

/** Edsger Dijkstra's shunting yard: no recursion, so that no depth of brackets is too deep. */
function calculate(tokens: readonly SumToken[]): Operand[] | undefined {
  const operands: Operand[] = []
  const operators: string[] = []
  const apply = (): boolean => {
    const operator = operators.pop() ?? ''
    const right = operands.pop()
    const left = BEFORE.has(operator) ? right : operands.pop()
    if (!left || !right) return false
    operands.push({ value: compute(operator, left, right) })
    return true
  }
  let isOperandDue = true
  for (const token of tokens) {
    if (typeof token === 'number') {
      if (!isOperandDue) return undefined
      operands.push({ value: token })
      isOperandDue = false
    } else if (token === '(' || token === '√' || (token === '-' && isOperandDue)) {
      if (!isOperandDue) return undefined
      operators.push(token === '-' ? 'neg' : token)
    } else if (isOperandDue) return undefined
    else if (token === '%') {
      const last = operands.pop()
      if (!last || last.isPercent) return undefined
      operands.push({ value: last.value / 100, isPercent: true })
    } else if (token === ')') {
      while (operators.length > 0 && operators.at(-1) !== '(') if (!apply()) return undefined
      if (operators.pop() !== '(') return undefined
    } else {
      while (bindsBefore(operators.at(-1), token)) if (!apply()) return undefined
      operators.push(token)
      isOperandDue = true
    }
  }
  if (isOperandDue || operators.includes('(')) return undefined
  while (operators.length > 0) if (!apply()) return undefined
  return operands
}

/** Powers are taken from the right: 2^3^2 is 2^9. */
function bindsBefore(waiting: string | undefined, next: string): boolean {
  const strength = STRENGTH[waiting ?? ''] ?? 0
  const nextStrength = STRENGTH[next] ?? 0
  return strength > nextStrength || (strength === nextStrength && next !== '^')
}

/** "80 + 15 %" adds fifteen hundredths of the eighty. */
function compute(operator: string, left: Operand, right: Operand): number {
  const share = right.isPercent && !left.isPercent ? left.value * right.value : right.value
  if (operator === '+') return left.value + share
  if (operator === '-') return left.value - share
  if (operator === '*') return left.value * right.value
  if (operator === '/') return right.value === 0 ? Number.POSITIVE_INFINITY : left.value / right.value
  if (operator === '^') return left.value ** right.value
  return operator === '√' ? Math.sqrt(right.value) : -right.value
}

function dividesByZero(tokens: readonly SumToken[]): boolean {
  return tokens.some((token, index) => token === '/' && tokens[index + 1] === 0)
}
