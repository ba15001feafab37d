import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import type { DisclosureEntity } from './disclosure.entity.ts'
import { countDisclosure, keepDisclosure } from './disclosure.sql.ts'

export type NewDisclosure = Omit<DisclosureEntity, 'shown_at'>

@Injectable()
export class DisclosureRepository {
  constructor(private readonly database: Database) {}

  /** Keeps a showing and counts it, each once. */
  async record({ owner_id, id, kind, language }: NewDisclosure): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const isNew = await transaction.row(keepDisclosure, [owner_id, id, kind, language])
      if (isNew) await transaction.rows(countDisclosure, [kind, language])
    })
  }
}
