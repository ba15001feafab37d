import type * as z from 'zod/mini'
import type { ErrorParams } from './error-catalogue.ts'

/** Why one field was refused; also the key of its sentence in the `errors` texts under `fields`. */
export const fieldProblems = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'too_small',
  'too_big',
  'invalid_email',
  'invalid_date',
  'future_date',
  'invalid_phone',
  'invalid_choice',
  'invalid_characters',
  'web_address',
  'unknown_variable',
] as const

export type FieldProblem = (typeof fieldProblems)[number]

export interface FieldIssue {
  problem: FieldProblem
  params: ErrorParams
}

type Issue = z.core.$ZodIssue

const known = new Set<string>(fieldProblems)

const isProblem = (message: string): message is FieldProblem => known.has(message)

function sizeIssue(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): FieldIssue {
  const isSmall = issue.code === 'too_small'
  const limit = Number(isSmall ? issue.minimum : issue.maximum)
  const params = { limit }
  if (issue.origin === 'string') {
    if (isSmall && limit === 1) return { problem: 'required', params }
    return { problem: isSmall ? 'too_short' : 'too_long', params }
  }
  if (issue.origin === 'array') return { problem: isSmall ? 'too_few' : 'too_many', params }
  return { problem: isSmall ? 'too_small' : 'too_big', params }
}

/**
 * Turns a zod issue into a problem that has a sentence in every language. A schema names a problem of its own by giving
 * it as the message (`z.refine(check, 'future_date')`). Parse with `{ reportInput: true }`: a missing value is told from a
 * wrong one by it.
 */
export function fieldIssue(issue: Issue): FieldIssue {
  if (isProblem(issue.message)) return { problem: issue.message, params: {} }
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return sizeIssue(issue)
    case 'invalid_type':
      return { problem: issue.input === undefined ? 'required' : 'invalid', params: {} }
    case 'invalid_value':
      return { problem: 'invalid_choice', params: {} }
    case 'invalid_format':
      if (issue.format === 'email') return { problem: 'invalid_email', params: {} }
      if (issue.format === 'date') return { problem: 'invalid_date', params: {} }
      return { problem: 'invalid', params: {} }
    default:
      return { problem: 'invalid', params: {} }
  }
}
