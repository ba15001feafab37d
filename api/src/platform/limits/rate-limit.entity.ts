import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The table of rate-limiter-flexible, its columns in its order. Unlogged: what a crash forgets here costs nothing. */
@Entity('limit_counters')
@Index('limit_counters_expired', ['expire'])
export class RateLimitEntity {
  @PrimaryColumn('varchar', { length: 255 })
  key!: string

  @Column('integer', { default: 0 })
  points!: number

  /** Milliseconds since 1970. */
  @Column('bigint', { nullable: true })
  expire!: number | null
}
