import { Injectable } from '@nestjs/common'
import { Jobs } from '../jobs/jobs.ts'
import { RateLimiter } from '../limits/rate-limiter.ts'
import { HousekeepingRepository } from './housekeeping.repository.ts'

/** Removes what has run out: codes, sessions, counters, old mail. Each of it is refused by its date already. */
@Injectable()
export class HousekeepingService {
  constructor(records: HousekeepingRepository, limiter: RateLimiter, jobs: Jobs) {
    const tidy = async () => {
      await records.tidy()
      await limiter.sweep()
    }
    jobs.handle('records.tidy', tidy, 1)
  }
}
