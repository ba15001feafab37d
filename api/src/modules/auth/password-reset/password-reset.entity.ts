import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import { UserEntity } from '../../users/user.entity.ts'

@Entity('password_resets')
export class PasswordResetEntity {
  @PrimaryColumn('uuid')
  user_id!: string

  @Column('bytea')
  code_hash!: Buffer

  @Column('integer', { default: 0 })
  attempts!: number

  @Column('timestamptz')
  expires_at!: Date

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'password_resets_user_id_fkey' })
  user?: UserEntity
}
