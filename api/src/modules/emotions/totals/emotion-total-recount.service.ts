import { Injectable } from '@nestjs/common'
import { Jobs } from '../../../platform/jobs/jobs.ts'
import { RecountService } from '../../../platform/totals/recount.service.ts'
import { EMOTION_TOTALS, OWNER_TOTALS } from './emotion-totals.sql.ts'

/** Counts all labels each hour, where no trigger counts each at once. */
@Injectable()
export class EmotionTotalRecountService {
  constructor(recounts: RecountService, jobs: Jobs) {
    const count = () =>
      recounts.countWithout('count_emotions_insert', async (recount) => {
        for (const table of OWNER_TOTALS) await recount.updateInPlace(table)
        for (const table of EMOTION_TOTALS) await recount.update(table)
      })
    jobs.handle('emotion-totals.recount', count, { concurrency: 1 })
  }
}
