import type { AccountExport } from '@confida/contracts'
import { toMessage } from '../../conversations/message.mapper.ts'
import { toMemory } from '../../memories/memory.mapper.ts'
import type { AccountData } from './account-data.repository.ts'

type Head = Pick<AccountExport, 'user'> & {
  companions: Omit<AccountExport['companions'][number], 'messages' | 'memories' | 'emotions' | 'images'>[]
}

/** Puts the lists of a user together, each companion with what belongs to it. */
export function toAccountExport({ user, companions }: Head, data: AccountData, now: Date): AccountExport {
  const messages = byCompanion(data.messages)
  const memories = byCompanion(data.memories)
  const emotions = byCompanion(data.emotions)
  const images = byCompanion(data.images)
  return {
    exported_at: now.toISOString(),
    user,
    companions: companions.map((companion) => ({
      ...companion,
      messages: (messages.get(companion.id) ?? []).map((message) => toMessage(message)),
      memories: (memories.get(companion.id) ?? []).map(toMemory),
      emotions: (emotions.get(companion.id) ?? []).map(({ message_id, emotion, confidence, created_at }) => ({
        message_id,
        emotion,
        confidence,
        created_at: created_at.toISOString(),
      })),
      images: (images.get(companion.id) ?? []).map(({ id, media_type, bytes, created_at }) => ({
        id,
        media_type,
        bytes,
        created_at: created_at.toISOString(),
      })),
    })),
    feedbacks: data.feedbacks.map(({ id, rating, message, created_at }) => ({
      id,
      rating,
      message,
      created_at: created_at.toISOString(),
    })),
    payments: data.payments.map(
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
    mails: data.mails.map(({ template, subject, created_at }) => ({
      template,
      subject,
      created_at: created_at.toISOString(),
    })),
  }
}

const byCompanion = <Item extends { companion_id: string }>(items: Item[]) =>
  Map.groupBy(items, ({ companion_id }) => companion_id)
