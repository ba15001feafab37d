import { ApiError } from '@confida/http-client'

/** Why a companion was not saved; the key of its sentence in `wizard.problems`. */
export type SaveProblem = 'incomplete' | 'limit' | 'create' | 'update'

export function saveProblemOf(error: unknown, isEdit: boolean): SaveProblem {
  if (error instanceof ApiError && error.code === 'partner_limit') return 'limit'
  return isEdit ? 'update' : 'create'
}
