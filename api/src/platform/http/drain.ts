import { Injectable } from '@nestjs/common'
import { DatabaseWatch } from '../database/database-watch.ts'
import { Jobs } from '../jobs/jobs.ts'

/** The time before a stop in which what is under way goes on and nobody sends anything new: `ready` says so. */
@Injectable()
export class Drain {
  hasBegun = false

  constructor(
    private readonly jobs: Jobs,
    private readonly watch: DatabaseWatch,
  ) {}

  begin(): void {
    this.hasBegun = true
    this.jobs.takeNoMore()
    // A reply may still end here, but whoever asks again elsewhere need not wait for that.
    this.watch.leave()
  }
}
