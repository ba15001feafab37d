import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** A code that a mailbox has to show before chats are unsealed. */
@Entity('mailbox_codes')
@ForeignKey('UserEntity', ['user_id'], ['id'], { name: 'mailbox_codes_user_id_fkey', onDelete: 'CASCADE' })
export class MailboxCodeEntity {
  @PrimaryColumn('uuid')
  user_id!: string

  @Column('bytea')
  code_hash!: Buffer

  @Column('integer', { default: 0 })
  attempts!: number

  @Column('timestamptz')
  expires_at!: Date
}
