import { Injectable } from '@nestjs/common'
import { Jobs } from '../jobs/jobs.ts'

/** The time before a stop in which what is under way goes on and nobody sends anything new: `ready` says so. */
@Injectable()
export class Drain {
  hasBegun = false

  constructor(private readonly jobs: Jobs) {}

  begin(): void {
    this.hasBegun = true
    this.jobs.takeNoMore()
  }
}
