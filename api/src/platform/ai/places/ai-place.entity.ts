import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Who holds, or waits for, a place at the AI endpoint, over all processes. Unlogged: what a crash forgets has ended with it. */
@Entity('ai_places')
@Index('ai_places_process', ['process'])
export class AiPlaceEntity {
  /** In the order of coming. */
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('uuid')
  process!: string

  /** By no name, id or address. */
  @Column('text')
  person!: string

  /** The how manieth at once of its person. */
  @Column('integer')
  turn!: number

  @Column('boolean', { default: false })
  is_granted!: boolean

  /** A process says so often that it is alive; of one that does not, the places are free. */
  @Column('timestamptz')
  expires_at!: Date
}
