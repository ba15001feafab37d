import type { AccountExport } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Executor } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** Dates as the API writes them, made by PostgreSQL because the rows are handed on as they are. */
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const listMessages = statement(
  'export.messages',
  `select companion_id, id, role, content, ${iso('created_at')} as timestamp, engine
   from messages where owner_id = $1 order by companion_id, seq`,
)
const listMemories = statement(
  'export.memories',
  `select companion_id, id, text, kind, pinned, message_id, ${iso('created_at')} as created_at
   from memories where owner_id = $1 order by told_at, id`,
)
const listEmotions = statement(
  'export.emotions',
  `select companion_id, message_id, emotion, confidence, ${iso('created_at')} as created_at
   from emotion_labels where owner_id = $1 order by created_at, message_id`,
)
const listImages = statement(
  'export.images',
  `select companion_id, id, media_type, bytes, ${iso('created_at')} as created_at
   from chat_images where owner_id = $1 order by created_at, id`,
)
const listFeedbacks = statement(
  'export.feedbacks',
  `select id, rating, message, ${iso('created_at')} as created_at
   from feedbacks where user_id = $1 order by created_at, id`,
)
const listPayments = statement(
  'export.payments',
  `select session_id, tier_name, amount, currency, payment_status, status, ${iso('created_at')} as created_at
   from payments where user_id = $1 order by created_at, id`,
)
const listMails = statement(
  'export.mails',
  `select template, subject, ${iso('created_at')} as created_at from outbox where user_id = $1 order by created_at, id`,
)

type ExportedCompanion = AccountExport['companions'][number]
type OfCompanion<Item> = Item & { companion_id: string }

export interface AccountData {
  messages: OfCompanion<ExportedCompanion['messages'][number] & { engine?: null }>[]
  memories: OfCompanion<ExportedCompanion['memories'][number]>[]
  emotions: OfCompanion<ExportedCompanion['emotions'][number]>[]
  images: OfCompanion<ExportedCompanion['images'][number]>[]
  feedbacks: AccountExport['feedbacks']
  payments: AccountExport['payments']
  mails: AccountExport['mails']
}

@Injectable()
export class AccountDataRepository {
  /** Everything that belongs to a user beside the user and the companions. */
  async read(userId: string, executor: Executor): Promise<AccountData> {
    const list = <Item>(query: typeof listMessages) => executor.rows<Item & object>(query, [userId])
    return {
      messages: await list(listMessages),
      memories: await list(listMemories),
      emotions: await list(listEmotions),
      images: await list(listImages),
      feedbacks: await list(listFeedbacks),
      payments: await list(listPayments),
      mails: await list(listMails),
    }
  }
}
