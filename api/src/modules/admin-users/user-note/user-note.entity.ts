import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { UserEntity } from '../../users/user.entity.ts'

/** What administrators note about a user: for them alone, and for the user's own copy of their data. */
@Entity('user_notes')
@Check('user_notes_text_check', 'length(text) between 1 and 2000')
@Index('user_notes_of_author', ['changed_by'])
export class UserNoteEntity {
  @PrimaryColumn('uuid')
  user_id!: string

  @Column('text')
  text!: string

  @Column('timestamptz', { default: () => 'now()' })
  changed_at!: Date

  @Column('uuid', { nullable: true })
  changed_by!: string | null

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'user_notes_user_id_fkey' })
  user?: UserEntity

  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'changed_by', foreignKeyConstraintName: 'user_notes_changed_by_fkey' })
  author?: UserEntity
}
