import type { AccountExport } from '@confida/contracts'
import type { SecurityLogEntity } from '../../../platform/security-log/security-log.entity.ts'
import type { EmotionLabelEntity } from '../../emotions/emotion-label.entity.ts'
import type { ChatImageEntity } from '../../images/chat-image.entity.ts'
import type { PaymentEntity } from '../../payments/payment.entity.ts'
import { toSecondFactor } from '../second-factor/second-factor.mapper.ts'
import type { AccountDataRepository } from './account-data.repository.ts'

type Lists = Omit<AccountExport, 'exported_at' | 'user' | 'companions'>
type Companion = AccountExport['companions'][number]

type Rows = Awaited<ReturnType<AccountDataRepository['lists']>>

export const toLists = (userId: string, rows: Rows): Lists => ({
  feedbacks: rows.feedbacks.map(({ id, rating, message, created_at }) => ({
    id,
    rating,
    message,
    created_at: created_at.toISOString(),
    replies: rows.feedbackReplies
      .filter((reply) => reply.feedback_id === id)
      .map((reply) => ({ content: reply.content, created_at: reply.created_at.toISOString() })),
  })),
  payments: rows.payments.map(toPayment),
  mails: rows.mails.map(({ template, recipient, subject, created_at }) => ({
    template,
    recipient,
    subject,
    created_at: created_at.toISOString(),
  })),
  sessions: rows.sessions.map(({ id, browser, system, created_at, last_used_at }) => ({
    id,
    browser: browser || null,
    system: system || null,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  })),
  notifications: toNotifications(rows),
  second_factors: {
    factors: rows.factors.map(toSecondFactor),
    recovery_codes_left: rows.recoveryCodes,
  },
  terms_acceptances: rows.termsAcceptances.map(({ version, language, translation_version, created_at }) => ({
    version,
    language,
    translation_version,
    created_at: created_at.toISOString(),
  })),
  disclosures: rows.disclosures.map(({ shown_at, kind, language }) => ({
    shown_at: shown_at.toISOString(),
    kind,
    language,
  })),
  care_counted: rows.careCounted.map(({ month, dimension, value }) => ({ month, dimension, value })),
  security_log: rows.securityEntries.map((entry) => toSecurityEntry(userId, entry)),
  note_by_administrators: rows.note && {
    text: rows.note.text,
    changed_at: rows.note.changed_at.toISOString(),
  },
  changes_by_administrators: rows.changes.map(({ created_at, action, before, after }) => ({
    created_at: created_at.toISOString(),
    action,
    before,
    after,
  })),
})

function toNotifications({ pushSettings, pushSubscriptions }: Rows): Lists['notifications'] {
  if (!pushSettings) return null
  const { time_zone, quiet_from, quiet_to, silent_since } = pushSettings
  return {
    time_zone,
    quiet_from,
    quiet_to,
    silent_since: silent_since?.toISOString() ?? null,
    browsers: pushSubscriptions.map(({ endpoint, created_at }) => ({
      service: new URL(endpoint).origin,
      created_at: created_at.toISOString(),
    })),
  }
}

const toPayment = (payment: PaymentEntity): AccountExport['payments'][number] => ({
  session_id: payment.session_id,
  tier_name: payment.tier_name,
  amount: payment.amount,
  currency: payment.currency,
  payment_status: payment.payment_status,
  status: payment.status,
  duration_days: payment.duration_days,
  discount_percent: payment.discount_percent,
  refunded_amount: payment.refunded_amount,
  created_at: payment.created_at.toISOString(),
  paid_at: payment.paid_at?.toISOString() ?? null,
})

/** From where an administrator has looked, and at what limit, is not the account's. */
function toSecurityEntry(
  userId: string,
  { created_at, event, user_id, address, detail }: SecurityLogEntity,
): AccountExport['security_log'][number] {
  const is_own = user_id === userId
  return {
    created_at: created_at.toISOString(),
    event,
    is_own,
    address: is_own ? address : null,
    detail: is_own ? detail : null,
  }
}

export const toLabel = ({
  message_id,
  emotion,
  confidence,
  is_corrected,
  created_at,
}: Pick<
  EmotionLabelEntity,
  'message_id' | 'emotion' | 'confidence' | 'is_corrected' | 'created_at'
>): Companion['emotions'][number] => ({
  message_id,
  emotion,
  confidence,
  is_corrected,
  created_at: created_at.toISOString(),
})

/** @param content undefined where the file is missing */
export const toImage = (
  { id, media_type, bytes, created_at }: ChatImageEntity,
  content: Buffer | undefined,
): Companion['images'][number] => ({
  id,
  media_type,
  bytes,
  created_at: created_at.toISOString(),
  content: content?.toString('base64') ?? null,
})
