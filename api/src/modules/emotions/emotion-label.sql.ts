import { columnsOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { selectLine } from '../conversations/kept-message.sql.ts'
import { EmotionLabelEntity } from './emotion-label.entity.ts'

const columns = columnsOf(EmotionLabelEntity, [
  'owner_id',
  'companion_id',
  'message_id',
  'created_at',
  'emotion',
  'confidence',
])

// The messages are named by another statement: their ids need not come here and go back.
export const removeLabelsOfLine = statement(
  'emotion-labels.remove-line',
  `delete from emotion_labels where owner_id = $1 and companion_id = $2 and message_id in (${selectLine})`,
)

// Written for every message, and one round trip instead of five. The locks put a deletion or a withdrawn consent before or
// after this, never beside it, and are taken in the order in which a deletion takes them. A second run changes nothing.
export const storeEmotionLabel = statement(
  'emotion-labels.store',
  `insert into emotion_labels (${columns.list})
   select m.owner_id, m.companion_id, m.id, m.created_at, $4, $5
   from messages m join users u on u.id = m.owner_id
   where m.owner_id = $1 and m.companion_id = $2 and m.id = $3 and u.emotion_consent and u.deleted_at is null
   for share of u for key share of m
   on conflict (owner_id, message_id) do nothing`,
)
