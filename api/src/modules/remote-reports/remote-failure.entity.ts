import type { FailureCode, FailurePhase } from '@confida/contracts'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** Failures of one kind on one day. */
@Entity('remote_failures')
@Check('remote_failures_count_check', 'count > 0')
@Check('remote_failures_names_check', 'length(remote) <= 64 and length(version) <= 64')
export class RemoteFailureEntity {
  @PrimaryColumn('date')
  day!: string

  @PrimaryColumn('text')
  remote!: string

  /** Empty where no release was found. */
  @PrimaryColumn('text')
  version!: string

  @PrimaryColumn('text')
  phase!: FailurePhase

  @PrimaryColumn('text')
  code!: FailureCode

  @Column('integer')
  count!: number

  @Column('timestamptz')
  last_at!: Date
}
