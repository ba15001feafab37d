import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm'
import type { UserEntity } from '../../users/user.entity.ts'

/** What every table of versions has; its entity adds names of constraints. */
export abstract class ContentVersionEntity<Content> {
  @PrimaryColumn('integer')
  version!: number

  @Column('jsonb')
  content!: Content

  @Column('uuid', { nullable: true })
  created_by!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  abstract creator?: UserEntity | null
}
