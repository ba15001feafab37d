import { type AdministratorRole, administratorRoles, type Language, languages } from '@confida/contracts'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm'

/** Somebody who has been asked to be an administrator. The row goes once they are one. */
@Entity('administrator_invitations')
@Check('administrator_invitations_email_check', 'length(email) between 3 and 320')
@Check('administrator_invitations_language_check', `language in ('${languages.join("', '")}')`)
@Check('administrator_invitations_role_check', `role in ('${administratorRoles.join("', '")}')`)
@Unique('administrator_invitations_email_key', ['email'])
@Unique('administrator_invitations_token_hash_key', ['token_hash'])
@Index('administrator_invitations_of_owner', ['invited_by'])
@ForeignKey('UserEntity', ['invited_by'], ['id'], {
  name: 'administrator_invitations_invited_by_fkey',
  onDelete: 'CASCADE',
})
export class InvitationEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('text')
  email!: string

  @Column('text')
  role!: AdministratorRole

  @Column('text')
  language!: Language

  /** Of what the link holds. */
  @Column('bytea')
  token_hash!: Buffer

  /** The link is good as long as this is an owner. */
  @Column('uuid')
  invited_by!: string

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @Column('timestamptz')
  expires_at!: Date
}
