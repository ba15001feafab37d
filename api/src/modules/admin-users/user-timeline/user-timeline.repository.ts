import type { TimelineEntry, TimelineKind } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Within } from '../../../platform/database/database.ts'
import { type Page, type PageRequest, readPage } from '../../../platform/paging/read-page.ts'
import { timelineOf } from './user-timeline.sql.ts'

export interface TimelineRow {
  id: string
  created_at: Date
  kind: TimelineKind
  details: Omit<TimelineEntry, 'id' | 'created_at' | 'kind'>
}

const newestFirst = { sql: 'entry.created_at', type: 'timestamptz', isDescending: true }

@Injectable()
export class UserTimelineRepository {
  /** Newest first. */
  list(
    userId: string,
    kinds: readonly TimelineKind[],
    request: PageRequest,
    { manager }: Within,
  ): Promise<Page<TimelineRow>> {
    const query = manager
      .createQueryBuilder()
      .select('entry.id', 'id')
      .addSelect('entry.created_at', 'created_at')
      .addSelect('entry.kind', 'kind')
      .addSelect('entry.details', 'details')
      .from(timelineOf(kinds), 'entry')
      .setParameter('userId', userId)
    return readPage<TimelineRow>(query, { order: newestFirst }, request)
  }
}
