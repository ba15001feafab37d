import { Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** A recovery code that was not used yet. */
@Entity('recovery_codes')
@ForeignKey('UserEntity', ['user_id'], ['id'], { name: 'recovery_codes_user_id_fkey', onDelete: 'CASCADE' })
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid')
  user_id!: string

  @PrimaryColumn('bytea')
  code_hash!: Buffer
}
