import type { AccountExport } from '@confida/contracts'
import type { EmotionLabelEntity } from '../../emotions/emotion-label.entity.ts'
import type { ChatImageEntity } from '../../images/chat-image.entity.ts'
import type { AccountDataRepository } from './account-data.repository.ts'

type Lists = Pick<AccountExport, 'feedbacks' | 'payments' | 'mails'>
type Companion = AccountExport['companions'][number]

export function toLists({
  feedbacks,
  payments,
  mails,
}: Awaited<ReturnType<AccountDataRepository['lists']>>): Lists {
  return {
    feedbacks: feedbacks.map(({ id, rating, message, created_at }) => ({
      id,
      rating,
      message,
      created_at: created_at.toISOString(),
    })),
    payments: payments.map(
      ({ session_id, tier_name, amount, currency, payment_status, status, created_at }) => ({
        session_id,
        tier_name,
        amount,
        currency,
        payment_status,
        status,
        created_at: created_at.toISOString(),
      }),
    ),
    mails: mails.map(({ template, subject, created_at }) => ({
      template,
      subject,
      created_at: created_at.toISOString(),
    })),
  }
}

export const toLabel = ({
  message_id,
  emotion,
  confidence,
  created_at,
}: Pick<
  EmotionLabelEntity,
  'message_id' | 'emotion' | 'confidence' | 'created_at'
>): Companion['emotions'][number] => ({
  message_id,
  emotion,
  confidence,
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
