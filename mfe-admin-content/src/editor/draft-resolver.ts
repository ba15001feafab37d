import { fieldIssue } from '@confida/contracts'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * Checks a form by the contract's schema. An error's `type` is the field problem and its `message` the limit; the words
 * come from the locale files (`problems`).
 */
export function draftResolver<Draft extends FieldValues>(
  schema: z.ZodMiniType<Draft, Draft>,
): Resolver<Draft> {
  return (values) => {
    const result = schema.safeParse(values)
    if (result.success) return { values: result.data, errors: {} }
    const errors: FieldErrors<Draft> = {}
    for (const issue of result.error.issues) {
      const { problem, params } = fieldIssue(issue)
      set(errors, issue.path.join('.'), { type: problem, message: String(params.limit ?? '') })
    }
    return { values: {}, errors }
  }
}
