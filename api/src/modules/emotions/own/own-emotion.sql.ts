import { columnsOf } from '../../../platform/database/columns.ts'
import { statement } from '../../../platform/database/statement.ts'
import { EmotionLabelEntity } from '../emotion-label.entity.ts'

const columns = columnsOf(EmotionLabelEntity, [
  'owner_id',
  'companion_id',
  'message_id',
  'created_at',
  'emotion',
  'confidence',
  'is_corrected',
])

// Before the label, as a withdrawal of the consent takes them.
export const lockConsent = statement(
  'own-emotions.lock-consent',
  'select 1 from users where id = $1 and emotion_consent and deleted_at is null for share',
)

// One change after the other: a second one beside the first would look for a row that is being replaced.
export const lockMessage = statement(
  'own-emotions.lock-message',
  'select 1 from messages where owner_id = $1 and id = $2 for no key update',
)

// Copied from the message under its lock, so that of one that is being deleted nothing stays.
export const correctEmotionLabel = statement(
  'own-emotions.correct',
  `insert into emotion_labels (${columns.list})
   select owner_id, companion_id, id, created_at, $3::text, 1, true from messages
   where owner_id = $1 and id = $2 and role = 'user' for key share
   returning message_id`,
)

// A year of labels is added up where they lie.
export const countEmotionsByWeek = statement(
  'own-emotions.count-by-week',
  `select to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD') as week, emotion, count(*)::int as count
   from emotion_labels where owner_id = $1 and created_at >= $2::date at time zone 'UTC'
   group by 1, 2 order by 1 desc, 3 desc, 2`,
)
