import { ApiError, type ApiErrorDetails } from '@confida/http-client'

/** What is known of a failed call; a fault that is none of the API's counts as no answer. */
export const detailsOf = (error: unknown): ApiErrorDetails =>
  error instanceof ApiError ? error.details : { status: 0 }
