import { Column, Entity, PrimaryColumn } from 'typeorm'

@Entity('reply_leases')
export class ReplyLeaseEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('uuid')
  conversation_id!: string

  @Column('uuid')
  token!: string

  @Column('uuid', { nullable: true })
  client_id!: string | null

  /** That holds it, as `DatabaseProbe` names it; null of a version that does not know its name. */
  @Column('integer', { nullable: true })
  process!: number | null

  @Column('timestamptz')
  expires_at!: Date
}
