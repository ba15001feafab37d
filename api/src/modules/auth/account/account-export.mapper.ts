import type { AccountExport } from '@confida/contracts'
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

const byCompanion = <Item extends { companion_id: string }>(items: Item[]) =>
  Map.groupBy(items, ({ companion_id }) => companion_id)
