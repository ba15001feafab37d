import { ApiError } from '@confida/http-client'

/** The server's own words about a failed call, if it had any. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.details.reason : undefined

/** The record as somebody else has saved it, where a save came too late for it. */
export const currentOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'record_outdated' ? error.details.current : undefined

/** What it said of single fields. */
export const fieldProblemsOf = (error: unknown) =>
  error instanceof ApiError ? error.details.fields : undefined
