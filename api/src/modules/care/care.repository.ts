import type { Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { silencePush } from '../push/push.sql.ts'
import { countCareCard, keepCareCard } from './care.sql.ts'
import { CareCardEntity } from './care-card.entity.ts'

/** Fields of a card, with the language of the message. */
export type CareNote = Pick<CareCardEntity, 'owner_id' | 'companion_id' | 'client_id' | 'created_at'> & {
  language: Language
}

@Injectable()
export class CareRepository {
  constructor(private readonly database: Database) {}

  /** Keeps the card, reminds of nothing for a day, and counts it: neither who nor what, only the day and the language. */
  async note({ owner_id, companion_id, client_id, created_at, language }: CareNote): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const isNew = await transaction.row(keepCareCard, [owner_id, companion_id, client_id, created_at])
      await transaction.rows(silencePush, [owner_id])
      if (isNew) await transaction.rows(countCareCard, [language])
    })
  }

  async removeCard(ownerId: string, companionId: string, { manager }: Transaction): Promise<void> {
    await manager.delete(CareCardEntity, { owner_id: ownerId, companion_id: companionId })
  }
}
