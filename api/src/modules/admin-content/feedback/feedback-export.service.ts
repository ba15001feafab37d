import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { Replica } from '../../../platform/database/replica.ts'
import { csvPages } from '../../../platform/paging/csv-pages.ts'
import { type FeedbackFilter, FeedbackRepository, type FeedbackRow } from './feedback.repository.ts'

const HEADINGS = ['created_at', 'state', 'rating', 'user_name', 'user_email', 'message', 'id']

@Injectable()
export class FeedbackExportService {
  constructor(
    private readonly feedbacks: FeedbackRepository,
    private readonly replica: Replica,
    private readonly database: Database,
    private readonly audit: AuditTrail,
  ) {}

  /** Lines of the file, as they are read. That it was asked for is written down before, without what was searched for: a name may be in it. */
  async export(filter: FeedbackFilter, actor: CurrentUser): Promise<AsyncIterable<string>> {
    const { search, ...after } = filter
    await this.database.transaction((transaction) =>
      this.audit.record({ actor, action: 'feedback.export', after }, transaction),
    )
    return csvPages(
      HEADINGS,
      (request) => this.replica.read((within) => this.feedbacks.list(filter, request, [], within)),
      toCells,
    )
  }
}

const toCells = ({ created_at, state, rating, user_name, user_email, message, id }: FeedbackRow) => [
  created_at.toISOString(),
  state,
  String(rating ?? ''),
  user_name,
  user_email,
  message,
  id,
]
