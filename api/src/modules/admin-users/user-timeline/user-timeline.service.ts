import {
  type listUserTimeline,
  type QueryOf,
  TIMELINE_PAGE_DEFAULT,
  type TimelineEntry,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Replica } from '../../../platform/database/replica.ts'
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

  list(userId: string, query: QueryOf<typeof listUserTimeline>): Promise<Page<TimelineEntry>> {
    const { limit = TIMELINE_PAGE_DEFAULT, cursor, kind } = query
    return this.replica.read(async (within) => {
      await this.known.require(userId, within)
      const page = await this.timeline.list(userId, kind, { limit, cursor }, within)
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
