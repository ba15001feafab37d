import {
  type Care,
  type ErrorCode,
  type ErrorParams,
  errorCatalogue,
  type FieldIssue,
} from '@confida/contracts'

/**
 * The one way to answer an error: a code of the catalogue, the values that its sentence names, and for input the fields
 * that were refused. `throw new AppError('companion_not_found')`.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly fields: Record<string, FieldIssue> | undefined
  /** Help lines that are due all the same. */
  care?: Care
  /** The record as it is, for a save that came too late for it. */
  current?: object

  constructor(code: ErrorCode, params: ErrorParams = {}, fields?: Record<string, FieldIssue>) {
    super(code)
    this.code = code
    this.params = params
    this.fields = fields
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}

/** Whether it says what the caller did wrong, and no fault of ours. */
export const isRefusal = (error: unknown): boolean => error instanceof AppError && error.status < 500

export const isCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof AppError && error.code === code
