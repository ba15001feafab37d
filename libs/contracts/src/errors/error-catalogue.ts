import type { Care } from '../chat/chat.schema.ts'

interface ErrorFacts {
  status: number
  /** The field of a form that it is mostly about; one that an error names itself comes first. */
  field?: string
}

/**
 * Every error that the API can answer: its stable code and its HTTP status. The code is also the key of its sentence in
 * the `errors` texts of `@confida/i18n`, so that an error without a text does not compile.
 */
export const errorCatalogue = {
  // Request
  invalid_input: { status: 400 },
  malformed_json: { status: 400 },
  malformed_request: { status: 400 },
  csrf_mismatch: { status: 403 },
  payload_too_large: { status: 413 },
  headers_too_large: { status: 431 },
  unsupported_media_type: { status: 415 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  rate_limited: { status: 429 },
  request_timeout: { status: 408 },
  internal_error: { status: 500 },
  service_unavailable: { status: 503 },
  // Session
  token_missing: { status: 401 },
  token_invalid: { status: 401 },
  forbidden: { status: 403 },
  account_standby: { status: 403 },
  invalid_credentials: { status: 401 },
  password_incorrect: { status: 401 },
  password_unchanged: { status: 400 },
  session_not_found: { status: 404 },
  password_change_required: { status: 403 },
  chats_sealed: { status: 403 },
  second_step_wrong: { status: 401 },
  second_step_expired: { status: 401 },
  second_factor_required: { status: 403 },
  // Accounts
  email_exists: { status: 409, field: 'email' },
  email_unchanged: { status: 400 },
  email_confirmed_already: { status: 409 },
  confirmation_invalid: { status: 400 },
  under_age: { status: 400, field: 'birth_date' },
  discount_unknown: { status: 400 },
  discount_exists: { status: 409 },
  discount_not_found: { status: 404 },
  reset_code_invalid: { status: 400 },
  user_not_found: { status: 404 },
  admin_password_wrong: { status: 401 },
  own_account: { status: 403 },
  other_administrator: { status: 403 },
  administrator_exists: { status: 409, field: 'email' },
  invitation_exists: { status: 409, field: 'email' },
  invitation_not_found: { status: 404 },
  invitation_invalid: { status: 400 },
  second_factor_not_found: { status: 404 },
  second_factor_last: { status: 409 },
  too_many_passkeys: { status: 409 },
  passkey_invalid: { status: 400 },
  // Companions and chat
  companion_not_found: { status: 404 },
  partner_limit: { status: 400 },
  import_too_large: { status: 413 },
  import_unreadable: { status: 400 },
  import_minor: { status: 400 },
  import_version: { status: 400 },
  import_too_long: { status: 400 },
  chat_session_not_found: { status: 404 },
  message_not_found: { status: 404 },
  memory_not_found: { status: 404 },
  memory_limit: { status: 409 },
  memory_exclusion_not_found: { status: 404 },
  summary_not_found: { status: 404 },
  push_unavailable: { status: 409 },
  reply_in_progress: { status: 409 },
  free_limit: { status: 429 },
  ai_unavailable: { status: 503 },
  ai_busy: { status: 503 },
  image_too_large: { status: 413 },
  image_invalid: { status: 415 },
  image_unreadable: { status: 400 },
  image_too_many_pixels: { status: 400 },
  storage_full: { status: 409 },
  storage_unavailable: { status: 503 },
  // Contents
  feedback_not_found: { status: 404 },
  feedback_author_gone: { status: 409 },
  template_not_found: { status: 404 },
  unknown_variable: { status: 400 },
  content_outdated: { status: 409 },
  record_outdated: { status: 409 },
  version_not_found: { status: 404 },
  mail_not_found: { status: 404 },
  mail_not_retriable: { status: 409 },
  mail_not_posted: { status: 409 },
  mail_expired: { status: 409 },
  // Payments
  payment_not_found: { status: 404 },
  tier_not_found: { status: 404 },
  payment_unavailable: { status: 503 },
  payment_too_small: { status: 409 },
  payment_not_refundable: { status: 409 },
  refund_in_progress: { status: 409 },
  refund_refused: { status: 409 },
  refund_unclear: { status: 503 },
  webhook_signature_invalid: { status: 400 },
} as const satisfies Record<string, ErrorFacts>

export type ErrorCode = keyof typeof errorCatalogue

export const errorFacts = (code: ErrorCode): ErrorFacts => errorCatalogue[code]

/** Values that a sentence of the `errors` texts may name. */
export type ErrorParams = Record<string, string | number>

/** The one body of every error answer. `detail` is for people; programs decide on `code`. */
export interface ErrorBody {
  detail: string
  code: ErrorCode
  fields?: Record<string, string>
  /** Help lines that are due although the call failed. */
  care?: Care
  /** The record as somebody else has saved it, where a save came too late for it. */
  current?: object
}
