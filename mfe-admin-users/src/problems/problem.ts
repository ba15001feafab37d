import { ApiError, type ApiErrorDetails } from '@confida/http-client'

/** The details of a failed call; an error that is not from the API counts as no response. */
export const detailsOf = (error: unknown): ApiErrorDetails =>
  error instanceof ApiError ? error.details : { status: 0 }
