import type { EmailTemplateName } from '@confida/contracts'
import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { UserEntity } from '../../users/user.entity.ts'

/** The texts of a template as they were saved; none where it had the built-in ones. */
@Entity('email_template_versions')
@Check('email_template_versions_content_check', 'length(content) between 1 and 20000')
@Check('email_template_versions_name_check', 'length(name) <= 64')
@Check('email_template_versions_subject_check', 'length(subject) between 1 and 200')
@Check('email_template_versions_texts_check', '(subject is null) = (content is null)')
@Check('email_template_versions_version_check', 'version > 0')
export class EmailTemplateVersionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'email_template_versions_pkey' })
  name!: EmailTemplateName

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'email_template_versions_pkey' })
  version!: number

  @Column('text', { nullable: true })
  subject!: string | null

  @Column('text', { nullable: true })
  content!: string | null

  @Column('uuid', { nullable: true })
  created_by!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'email_template_versions_created_by_fkey' })
  creator?: UserEntity | null
}
