import type { Emotion } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

const findText = statement(
  'emotion-labels.text',
  `select m.content from messages m join users u on u.id = m.owner_id
   where m.owner_id = $1 and m.companion_id = $2 and m.id = $3 and m.role = 'user'
     and u.emotion_consent and u.deleted_at is null`,
)
// The locks put a deletion or a withdrawn consent before or after this, never beside it, and are taken in the order in
// which a deletion takes them. A second run changes nothing.
const store = statement(
  'emotion-labels.store',
  `insert into emotion_labels (owner_id, companion_id, message_id, emotion, confidence, created_at)
   select m.owner_id, m.companion_id, m.id, $4, $5, m.created_at
   from messages m join users u on u.id = m.owner_id
   where m.owner_id = $1 and m.companion_id = $2 and m.id = $3 and u.emotion_consent and u.deleted_at is null
   for share of u for key share of m
   on conflict (owner_id, message_id) do nothing`,
)

export interface MessagePlace {
  owner_id: string
  companion_id: string
  message_id: string
}

@Injectable()
export class EmotionLabelRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** What was written; undefined where it is gone, or its author wants no analysis. */
  async findText({ owner_id, companion_id, message_id }: MessagePlace): Promise<string | undefined> {
    const row = await this.database.row<{ content: string }>(findText, [owner_id, companion_id, message_id])
    return row?.content
  }

  async store(
    { owner_id, companion_id, message_id }: MessagePlace,
    label: { emotion: Emotion; confidence: number },
  ): Promise<void> {
    await this.database.rows(store, [owner_id, companion_id, message_id, label.emotion, label.confidence])
  }
}
