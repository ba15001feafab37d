import {
  type listUserTimeline,
  mayEnter,
  type QueryOf,
  TIMELINE_PAGE_DEFAULT,
  type TimelineEntry,
  timelineKinds,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Replica } from '../../../platform/database/replica.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Page } from '../../../platform/paging/read-page.ts'
import { KnownUserService } from '../users/known-user.service.ts'
import { UserTimelineRepository } from './user-timeline.repository.ts'

@Injectable()
export class UserTimelineService {
  constructor(
    private readonly known: KnownUserService,
    private readonly timeline: UserTimelineRepository,
    private readonly replica: Replica,
  ) {}

  async list(
    reader: CurrentUser,
    userId: string,
    query: QueryOf<typeof listUserTimeline>,
  ): Promise<Page<TimelineEntry>> {
    const { limit = TIMELINE_PAGE_DEFAULT, cursor, kind } = query
    const seesPayments = mayEnter(reader.administrator_role, 'payments')
    const kinds = timelineKinds.filter((each) => seesPayments || each !== 'payment')
    if (kind && !kinds.includes(kind)) throw new AppError('forbidden')
    return this.replica.read(async (within) => {
      await this.known.require(userId, within)
      const page = await this.timeline.list(userId, kind ? [kind] : kinds, { limit, cursor }, within)
      const rows = page.rows.map(({ id, created_at, kind, details }) => ({
        id,
        created_at: created_at.toISOString(),
        kind,
        ...details,
      }))
      return { ...page, rows: rows as TimelineEntry[] }
    })
  }
}
