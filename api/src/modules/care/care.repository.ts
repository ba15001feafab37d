import type { Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { countCareEvent } from './care.sql.ts'

@Injectable()
export class CareRepository {
  constructor(private readonly database: Database) {}

  /** Neither who nor what: only that it happened on this day, in this language. */
  async count(language: Language): Promise<void> {
    await this.database.rows(countCareEvent, [language])
  }
}
