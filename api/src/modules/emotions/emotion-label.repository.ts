import type { Emotion } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { MessageRef } from '../conversations/message.repository.ts'

const findText = statement(
  'emotion-labels.text',
  `select m.content from messages m join users u on u.id = m.owner_id
   where m.owner_id = $1 and m.companion_id = $2 and m.id = $3 and m.role = 'user'
     and u.emotion_consent and u.deleted_at is null`,
)
// The locks put a deletion or a withdrawn consent before or after this, never beside it, and are taken in the order in
// which a deletion takes them. A second run changes nothing.
const insert = statement(
  'emotion-labels.store',
  `insert into emotion_labels (owner_id, companion_id, message_id, emotion, confidence, created_at)
   select m.owner_id, m.companion_id, m.id, $4, $5, m.created_at
   from messages m join users u on u.id = m.owner_id
   where m.owner_id = $1 and m.companion_id = $2 and m.id = $3 and u.emotion_consent and u.deleted_at is null
   for share of u for key share of m
   on conflict (owner_id, message_id) do nothing`,
)
const removeByOwner = statement(
  'emotion-labels.remove-of-owner',
  'delete from emotion_labels where owner_id = $1',
)
const removeByCompanion = statement(
  'emotion-labels.of-companion',
  'delete from emotion_labels where owner_id = $1 and companion_id = $2',
)
const removeFromMessage = statement(
  'emotion-labels.remove-from',
  `delete from emotion_labels l using messages first, messages m
   where first.owner_id = $1 and first.id = $3 and first.companion_id = $2
     and m.owner_id = $1 and m.companion_id = $2 and m.seq >= first.seq
     and l.owner_id = $1 and l.companion_id = $2 and l.message_id = m.id`,
)

@Injectable()
export class EmotionLabelRepository {
  constructor(private readonly database: Database) {}

  /** What was written; undefined where it is gone, or its author wants no analysis. */
  async findText({ owner_id, companion_id, message_id }: MessageRef): Promise<string | undefined> {
    const row = await this.database.row<{ content: string }>(findText, [owner_id, companion_id, message_id])
    return row?.content
  }

  async insert(
    { owner_id, companion_id, message_id }: MessageRef,
    label: { emotion: Emotion; confidence: number },
  ): Promise<void> {
    await this.database.rows(insert, [owner_id, companion_id, message_id, label.emotion, label.confidence])
  }

  async removeByOwner(ownerId: string, executor: Executor): Promise<void> {
    await executor.rows(removeByOwner, [ownerId])
  }

  async removeByCompanion(ownerId: string, companionId: string, executor: Executor): Promise<void> {
    await executor.rows(removeByCompanion, [ownerId, companionId])
  }

  /** Those of a message, which has to be there yet, and of all after it. */
  async removeFromMessage(
    { owner_id, companion_id, message_id }: MessageRef,
    executor: Executor,
  ): Promise<void> {
    await executor.rows(removeFromMessage, [owner_id, companion_id, message_id])
  }
}
