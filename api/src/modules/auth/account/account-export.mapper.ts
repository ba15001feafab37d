import type { AccountExport } from '@confida/contracts'
import type { AccountData } from './account-data.repository.ts'

type Head = Pick<AccountExport, 'user'> & {
  companions: Omit<AccountExport['companions'][number], 'messages' | 'memories' | 'emotions' | 'images'>[]
}

/** Puts the lists of an account together, each partner with what belongs to it. */
export function toAccountExport({ user, companions }: Head, data: AccountData, now: Date): AccountExport {
  const messages = byPartner(data.messages)
  const memories = byPartner(data.memories)
  const emotions = byPartner(data.emotions)
  const images = byPartner(data.images)
  return {
    exported_at: now.toISOString(),
    user,
    companions: companions.map((companion) => ({
      ...companion,
      messages: (messages.get(companion.id) ?? []).map(({ engine, ...message }) => ({
        ...message,
        ...(engine ? { engine } : {}),
      })),
      memories: memories.get(companion.id) ?? [],
      emotions: emotions.get(companion.id) ?? [],
      images: images.get(companion.id) ?? [],
    })),
    feedbacks: data.feedbacks,
    payments: data.payments,
    mails: data.mails,
  }
}

const byPartner = <Item extends { companion_id: string }>(items: Item[]) =>
  Map.groupBy(items, ({ companion_id }) => companion_id)
