import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'

@Entity('sessions')
@Check('sessions_browser_check', 'length(browser) <= 40')
@Check('sessions_system_check', 'length(system) <= 40')
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

  /** Of the first request; blank where it named none that is known, null before. */
  @Column('text', { nullable: true })
  browser!: string | null

  @Column('text', { nullable: true })
  system!: string | null
}
