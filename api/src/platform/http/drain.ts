import { Injectable } from '@nestjs/common'
import { DatabaseProbe } from '../database/database-probe.ts'
import { Jobs } from '../jobs/jobs.ts'

/** The time before a stop in which what is under way goes on and nobody sends anything new: `ready` says so. */
@Injectable()
export class Drain {
  hasBegun = false

  constructor(
    private readonly jobs: Jobs,
    private readonly probe: DatabaseProbe,
  ) {}

  begin(): void {
    this.hasBegun = true
    this.jobs.takeNoMore()
    // A reply may still end here, but whoever asks again elsewhere need not wait for that.
    this.probe.leave()
  }
}
