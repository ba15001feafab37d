import { Injectable } from '@nestjs/common'
import { Jobs } from '../jobs/jobs.ts'
import { PostgresLimitStore } from '../limits/postgres-limit.store.ts'
import { HousekeepingRepository } from './housekeeping.repository.ts'

/** Removes what has run out: codes, sessions, counters, old mail. Each of it is refused by its date already. */
@Injectable()
export class HousekeepingService {
  constructor(records: HousekeepingRepository, limits: PostgresLimitStore, jobs: Jobs) {
    const tidy = async () => {
      await records.tidy()
      await limits.sweep()
    }
    jobs.handle('records.tidy', tidy, { concurrency: 1 })
  }
}
