import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Unlogged: what a crash forgets here costs nothing. */
@Entity('rate_limits')
@Index('rate_limits_expired', ['expires_at'])
export class RateLimitEntity {
  @PrimaryColumn('text')
  key!: string

  @Column('integer')
  hits!: number

  @Column('timestamptz')
  expires_at!: Date
}
