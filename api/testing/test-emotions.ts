import { randomUUID } from 'node:crypto'
import type { Emotion } from '@confida/contracts'
import type { TestApi } from './test-api.ts'
import { createCompanion } from './test-conversations.ts'
import { registerUser, type TestUser } from './test-users.ts'

export interface LabelledUser {
  user: TestUser
  /** Labels so many messages as they were written at a time. */
  label(emotion: Emotion, at: string, count?: number): Promise<void>
}

/** Somebody whose messages get labels without being written. */
export async function createLabelledUser(api: TestApi, name?: string): Promise<LabelledUser> {
  const user = await registerUser(api, name ? { name } : {})
  const companion = await createCompanion(api, user)
  const text = `insert into emotion_labels (owner_id, companion_id, message_id, emotion, confidence, created_at)
    select $1, $2, id, $4, 0.5, $5 from unnest($3::uuid[]) as id`
  return {
    user,
    async label(emotion, at, count = 1) {
      const ids = Array.from({ length: count }, () => randomUUID())
      await api.database.rows({ name: '', text }, [user.id, companion, ids, emotion, at])
    },
  }
}
