import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { UserEntity } from '../../users/user.entity.ts'

@Entity('homepage_versions')
@Check('homepage_versions_version_check', 'version > 0')
export class HomepageVersionEntity {
  @PrimaryColumn('integer')
  version!: number

  @Column('jsonb')
  content!: unknown

  @Column('uuid', { nullable: true })
  created_by!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'homepage_versions_created_by_fkey' })
  creator?: UserEntity
}
