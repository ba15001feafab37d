import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'

@Entity('sessions')
@Index('sessions_of_user', ['user_id'])
@ForeignKey('UserEntity', ['user_id'], ['id'], { name: 'sessions_user_id_fkey', onDelete: 'CASCADE' })
export class SessionEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  user_id!: string

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @Column('timestamptz')
  expires_at!: Date

  /** To the minute. */
  @Column('timestamptz', { default: () => 'now()' })
  last_used_at!: Date
}
