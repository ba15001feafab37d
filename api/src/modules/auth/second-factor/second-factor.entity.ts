import type { SecondFactorKind } from '@confida/contracts'
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

/** What an account is logged in with beside its password: an authenticator app, or one of several passkeys. */
@Entity('second_factors')
@Check(
  'second_factors_kind_check',
  `kind = 'totp' and secret is not null and last_step is not null
   or kind = 'passkey' and name is not null and credential_id is not null and public_key is not null and counter is not null`,
)
@Check('second_factors_name_check', 'length(name) <= 100')
@Unique('second_factors_credential_id_key', ['credential_id'])
@Index('second_factors_of_user', ['user_id'])
@Index('second_factors_totp', ['user_id'], { unique: true, where: `kind = 'totp'` })
@ForeignKey('UserEntity', ['user_id'], ['id'], { name: 'second_factors_user_id_fkey', onDelete: 'CASCADE' })
export class SecondFactorEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  user_id!: string

  @Column('text')
  kind!: SecondFactorKind

  /** Of a passkey, as its owner called it. */
  @Column('text', { nullable: true })
  name!: string | null

  /** Of an app, sealed. */
  @Column('bytea', { nullable: true })
  secret!: Buffer | null

  /** Of an app: the time step of the last code that was taken. */
  @Column('bigint', { nullable: true })
  last_step!: number | null

  @Column('text', { nullable: true })
  credential_id!: string | null

  @Column('bytea', { nullable: true })
  public_key!: Buffer | null

  /** Of a passkey: how often it has signed, as far as it tells. */
  @Column('bigint', { nullable: true })
  counter!: number | null

  @Column('text', { array: true, nullable: true })
  transports!: string[] | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null
}
