import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** The browser tabs that have opened a version on one day. */
@Entity('remote_openings')
@Check('remote_openings_count_check', 'count > 0')
@Check('remote_openings_names_check', 'length(remote) <= 64 and length(version) <= 64')
export class RemoteOpeningEntity {
  @PrimaryColumn('date')
  day!: string

  @PrimaryColumn('text')
  remote!: string

  @PrimaryColumn('text')
  version!: string

  @Column('integer')
  count!: number

  @Column('timestamptz')
  last_at!: Date
}
