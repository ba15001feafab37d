import {
  type AdministratorRole,
  administratorRoles,
  type Language,
  languages,
  type Role,
} from '@confida/contracts'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'

@Entity('users')
@Check('users_administrator_check', `(role = 'admin') = (administrator_role is not null)`)
@Check('users_administrator_role_check', `administrator_role in ('${administratorRoles.join("', '")}')`)
@Check('users_days_remaining_check', 'days_remaining >= 0')
@Check('users_discount_code_check', 'length(discount_code) <= 64')
@Check('users_email_check', 'length(email) between 3 and 320')
@Check('users_language_check', `language in ('${languages.join("', '")}')`)
@Check('users_name_check', 'length(name) between 1 and 200')
@Check('users_phone_check', 'length(phone) <= 64')
@Check('users_proven_email_check', 'length(proven_email) <= 320')
@Check('users_role_check', `role in ('user', 'admin')`)
@Check('users_sealed_email_check', 'length(sealed_email) <= 320')
@Check('users_total_spent_check', 'total_spent >= 0')
@Index('users_by_birth_date', { synchronize: false })
@Index('users_by_created_at', ['created_at', 'id'], { where: 'deleted_at is null' })
@Index('users_by_deleted_at', ['deleted_at', 'id'], { where: 'deleted_at is not null' })
@Index('users_by_email', { synchronize: false })
@Index('users_by_name', { synchronize: false })
@Index('users_by_phone', { synchronize: false })
@Index('users_by_premium_until', ['premium_until'], { where: 'premium_until is not null' })
@Index('users_deleted_by_name', { synchronize: false })
@Index('users_email_key', { synchronize: false })
@Index('users_of_deleter', ['deleted_by'], { where: 'deleted_by is not null' })
@Index('users_on_standby', ['created_at', 'id'], { where: 'deleted_at is null and is_standby' })
@Index('users_searched', { synchronize: false })
export class UserEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('text')
  name!: string

  @Column('text')
  email!: string

  /** Null until somebody has shown to read the mail to it. */
  @Column('timestamptz', { nullable: true })
  email_confirmed_at!: Date | null

  @Column('text')
  password_hash!: string

  @Column('text', { nullable: true })
  phone!: string | null

  @Column('date', { nullable: true })
  birth_date!: string | null

  @Column('text', { default: 'user' })
  role!: Role

  /** Of administrators alone. */
  @Column('text', { nullable: true })
  administrator_role!: AdministratorRole | null

  @Column('boolean', { default: false })
  is_standby!: boolean

  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  total_spent!: number

  @Column('integer', { default: 0 })
  days_remaining!: number

  @Column('text', { nullable: true })
  discount_code!: string | null

  @Column('boolean', { default: false })
  discount_used!: boolean

  @Column('text', { default: 'it' })
  language!: Language

  @Column('boolean', { default: true })
  emotion_consent!: boolean

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null

  @Column('uuid', { nullable: true })
  deleted_by!: string | null

  /** An administrator knows the password. */
  @Column('boolean', { default: false })
  must_change_password!: boolean

  /** The mailbox that has to confirm the person before chats are shown; null where none has to. */
  @Column('text', { nullable: true })
  sealed_email!: string | null

  /** The last address of the person's own, where an administrator has given the account another. */
  @Column('text', { nullable: true })
  proven_email!: string | null

  @Column('timestamptz', { nullable: true })
  premium_until!: Date | null

  /** Only the version before still uses it. */
  @Column({
    type: 'text',
    nullable: true,
    generatedType: 'STORED',
    asExpression: `lower(name || '\\n' || email || '\\n' || coalesce(phone, ''))`,
    select: false,
  })
  search_text!: string | null

  @Column({
    type: 'text',
    nullable: true,
    generatedType: 'STORED',
    asExpression: `searchable(name || '\\n' || email || '\\n' || coalesce(phone, '') || '\\n' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))`,
    select: false,
  })
  searched!: string | null

  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'deleted_by', foreignKeyConstraintName: 'users_deleted_by_fkey' })
  deleter?: UserEntity
}
