import {
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  errorFacts,
  type Language,
} from '@confida/contracts'
import { errorTexts, waitText } from '@confida/i18n/server'
import { HttpException } from '@nestjs/common'
import { isDatabaseDown, isNotWritable } from '../database/database-errors.ts'
import { AppError } from './app-error.ts'

export interface ErrorResponse {
  status: number
  headers: Record<string, string>
  body: ErrorBody
}

/** Seconds after which trying a dependency that is down makes sense. */
const RETRY_AFTER = 5

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'malformed_request',
  401: 'token_invalid',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'payload_too_large',
  // An over-long path parameter names nothing that exists.
  414: 'not_found',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
  503: 'service_unavailable',
}

/** Turns whatever was thrown into an error of the catalogue; what nobody foresaw is an `internal_error`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseDown(error) || isNotWritable(error)) return new AppError('service_unavailable')
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number })?.statusCode
  return new AppError((status && codeOfStatus[status]) || 'internal_error')
}

/** The answer that every error gets: status, headers and the one body, in the language of the request. */
export function errorResponse(error: AppError, language: Language): ErrorResponse {
  const texts = errorTexts[language]
  const { seconds } = error.params
  const params = seconds ? { ...error.params, wait: waitText(Number(seconds), language) } : error.params
  const body: ErrorBody = { detail: fill(texts.codes[error.code], params), code: error.code }
  if (error.fields) {
    const sentences = Object.entries(error.fields).map(([name, { problem, params }]) => [
      name,
      fill(texts.fields[problem], params),
    ])
    body.fields = Object.fromEntries(sentences)
  }
  const { field } = errorFacts(error.code)
  if (field) body.fields ??= { [field]: body.detail }
  if (error.care) body.care = error.care
  if (error.current) body.current = error.current
  return { status: error.status, headers: headersFor(error), body }
}

function headersFor({ status, params }: AppError): Record<string, string> {
  if (status === 401) return { 'www-authenticate': 'Bearer' }
  if (status === 429 || status === 503) return { 'retry-after': String(params.seconds ?? RETRY_AFTER) }
  return {}
}

function fill(sentence: string, params: ErrorParams): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (mark, name) => String(params[name] ?? mark))
}
