import type { ErrorCode, FieldProblem } from '@confida/contracts'

/** The sentences of the error catalogue in one language; `{{name}}` marks a value. */
export interface ErrorTexts {
  codes: Record<ErrorCode, string>
  fields: Record<FieldProblem, string>
}
