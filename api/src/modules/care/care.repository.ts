import type { CareDimension, Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { PushSettingsEntity } from '../push/push-settings.entity.ts'
import {
  countCareCard,
  countCareMonth,
  findCareOfMessage,
  keepCareCard,
  keepCareMonthPerson,
} from './care.sql.ts'
import { CareCardEntity } from './care-card.entity.ts'

/** A message by the id that its client gave it. */
export interface MessageByClient {
  ownerId: string
  conversationId: string
  clientId: string
}

/** Fields of a card, with the language of the message and the country, where it is known. */
export type CareNote = Pick<CareCardEntity, 'owner_id' | 'companion_id' | 'client_id' | 'created_at'> & {
  language: Language
  country?: string
}

@Injectable()
export class CareRepository {
  constructor(private readonly database: Database) {}

  /** Keeps the card, reminds of nothing for a day, and counts it: not what was said, only the day, the language and the country. */
  async note(note: CareNote): Promise<void> {
    const { owner_id, companion_id, client_id, created_at, language } = note
    await this.database.transaction(async (transaction) => {
      const isNew = await transaction.row(keepCareCard, [owner_id, companion_id, client_id, created_at])
      // It stays where the conversation is deleted.
      await transaction.manager.update(
        PushSettingsEntity,
        { user_id: owner_id },
        { silent_since: () => 'now()' },
      )
      if (!isNew) return
      await transaction.rows(countCareCard, [language])
      await this.countMonth(note, transaction)
    })
  }

  private async countMonth({ owner_id, language, country = '' }: CareNote, transaction: Transaction) {
    const counted: [CareDimension[], string[]] = [
      ['country', 'language'],
      [country, language],
    ]
    const people = await transaction.rows<{ dimension: CareDimension }>(keepCareMonthPerson, [
      owner_id,
      ...counted,
    ])
    await transaction.rows(countCareMonth, [...counted, people.map(({ dimension }) => dimension)])
  }

  async isDueFor({ ownerId, conversationId, clientId }: MessageByClient): Promise<boolean> {
    return Boolean(await this.database.row(findCareOfMessage, [ownerId, conversationId, clientId]))
  }

  async removeCard(ownerId: string, companionId: string, { manager }: Transaction): Promise<void> {
    await manager.delete(CareCardEntity, { owner_id: ownerId, companion_id: companionId })
  }
}
