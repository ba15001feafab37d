import type { Care, ErrorCode } from '@confida/contracts'

/** Why a call gave no answer: nothing came back, or an error status did. */
export interface ApiErrorDetails {
  /** HTTP status; 0 when there was no response, or not all of one. */
  status: number
  /** The catalogue's code; absent when the answer was not one of ours. */
  code?: ErrorCode
  /** The server's own words, first of: `detail`, `message`, the response text. Absent when it sent none. */
  reason?: string
  /** Exactly the `detail` of the answer, where there is one. */
  detail?: string
  fields?: Record<string, string>
  /** Help lines that are due although the call failed. */
  care?: Care
  /** The record as somebody else has saved it meanwhile. */
  current?: object
  /** Seconds after which trying again makes sense (`Retry-After`). */
  retryAfter?: number
}

/** Thrown by every failed call. Decide on `code` and `status`; `reason` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly details: ApiErrorDetails

  constructor(details: ApiErrorDetails) {
    super(details.reason ?? `HTTP ${details.status}`)
    this.details = details
  }

  get status() {
    return this.details.status
  }

  get code() {
    return this.details.code
  }

  /** True when no response came, or not all of one: no connection, a time-out, an abort. */
  get isNetwork() {
    return this.details.status === 0
  }
}

/** Reads an error answer of any shape. Never throws. */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const body = parseObject(text)
  const detail = stringOf(body?.detail)
  return new ApiError({
    status: response.status,
    code: stringOf(body?.code) as ErrorCode | undefined,
    detail,
    reason: detail ?? stringOf(body?.message) ?? (body ? undefined : text.trim() || undefined),
    fields: body?.fields as Record<string, string> | undefined,
    care: body?.care as Care | undefined,
    current: body?.current as object | undefined,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  })
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const stringOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
