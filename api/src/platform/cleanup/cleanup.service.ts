import { Injectable } from '@nestjs/common'
import { Jobs } from '../jobs/jobs.ts'
import { CleanupRepository } from './cleanup.repository.ts'

/** Removes what has expired: codes, sessions, counters, old mail. All of it is refused by its date already. */
@Injectable()
export class CleanupService {
  constructor(records: CleanupRepository, jobs: Jobs) {
    const cleanup = async () => {
      await records.removeExpired()
      await records.failLostMails()
    }
    jobs.handle('records.cleanup', cleanup, { concurrency: 1 })
  }
}
