import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm'

/** A link under way to a mailbox: of the account's own address, or of the one that is to take its place. */
@Entity('email_confirmations')
@Check('email_confirmations_kind_check', `kind in ('own', 'change')`)
@Check('email_confirmations_email_check', 'length(email) between 3 and 320')
@Unique('email_confirmations_token_hash_key', ['token_hash'])
@ForeignKey('UserEntity', ['user_id'], ['id'], {
  name: 'email_confirmations_user_id_fkey',
  onDelete: 'CASCADE',
})
export class EmailConfirmationEntity {
  @PrimaryColumn('uuid')
  user_id!: string

  @PrimaryColumn('text')
  kind!: 'own' | 'change'

  @Column('text')
  email!: string

  @Column('bytea')
  token_hash!: Buffer

  @Column('timestamptz')
  expires_at!: Date
}
