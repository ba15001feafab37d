import type { Language } from '@confida/contracts'
import { detectLanguage } from '@confida/text-analysis'
import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { type RetrievedRow, retrieveMessages } from './message-retrieval.sql.ts'
import { queryTerms, textSearchConfigs } from './query-terms.ts'

export interface RetrievalQuery {
  owner_id: string
  companion_id: string
  /** A message; what shares its words is found. */
  text: string
  /** Of the page; the text's own may be another. */
  language: Language
  /** Only messages before this one. */
  before: number
  limit: number
}

/** Finds what was said of something, however long ago. */
@Injectable()
export class MessageRetrievalService {
  constructor(private readonly database: Database) {}

  /** The messages that have most of the text's rare words, oldest first: of two that differ the last one counts. */
  async retrieve({ text, language, ...query }: RetrievalQuery): Promise<RetrievedRow[]> {
    const terms = queryTerms(text)
    if (terms.length === 0) return []
    const rows = await this.database.rows<RetrievedRow>(retrieveMessages, [
      query.owner_id,
      query.companion_id,
      query.before,
      textSearchConfigs[detectLanguage(text, language)],
      terms,
      query.limit,
    ])
    return rows.sort((one, other) => one.seq - other.seq)
  }
}
