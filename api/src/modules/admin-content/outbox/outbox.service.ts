import type { listOutbox, OutboxMail, QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Page } from '../../../platform/paging/read-page.ts'
import { type OutboxRow, toOutboxMail } from './outbox.mapper.ts'
import { OutboxListRepository } from './outbox.repository.ts'

export type OutboxQuery = QueryOf<typeof listOutbox>

@Injectable()
export class OutboxListService {
  private readonly mails: OutboxListRepository

  constructor(mails: OutboxListRepository) {
    this.mails = mails
  }

  async list(query: OutboxQuery): Promise<Page<OutboxMail>> {
    const { rows, ...page }: Page<OutboxRow> = await this.mails.list(query)
    return { ...page, rows: rows.map(toOutboxMail) }
  }
}
