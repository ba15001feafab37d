import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm'

/**
 * Somebody has shown the password: to log in, or in a session to change the second factors, which the ticket is good for once
 * the second step was made, or where there is none to make.
 */
@Entity('second_step_tickets')
@Unique('second_step_tickets_token_hash_key', ['token_hash'])
@Index('second_step_tickets_of_user', ['user_id'])
@Index('second_step_tickets_of_session', ['session_id'])
@ForeignKey('UserEntity', ['user_id'], ['id'], {
  name: 'second_step_tickets_user_id_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey('SessionEntity', ['session_id'], ['id'], {
  name: 'second_step_tickets_session_id_fkey',
  onDelete: 'CASCADE',
})
export class SecondStepTicketEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('bytea')
  token_hash!: Buffer

  @Column('uuid')
  user_id!: string

  /** Null for who is logging in. */
  @Column('uuid', { nullable: true })
  session_id!: string | null

  @Column('boolean')
  may_change_factors!: boolean

  /** Of an app that is being set up, sealed. */
  @Column('bytea', { nullable: true })
  secret!: Buffer | null

  /** What a passkey is to sign next. */
  @Column('text', { nullable: true })
  challenge!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @Column('timestamptz')
  expires_at!: Date
}
