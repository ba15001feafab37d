import { Injectable } from '@nestjs/common'
import { Jobs } from '../../../platform/jobs/jobs.ts'
import { RecountService } from '../../../platform/totals/recount.service.ts'
import { USER_TOTALS } from './user-totals.sql.ts'

/** Counts people and partners each minute, where no trigger does so at once. */
@Injectable()
export class UserTotalRecountService {
  constructor(recounts: RecountService, jobs: Jobs) {
    const count = () =>
      recounts.countWithout('count_users_insert', async (recount) => {
        for (const table of USER_TOTALS) await recount.update(table)
      })
    jobs.handle('user-totals.recount', count, { concurrency: 1 })
  }
}
