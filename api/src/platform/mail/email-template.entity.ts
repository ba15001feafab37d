import type { EmailTemplateName } from '@confida/contracts'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

@Entity('email_templates')
@Check('email_templates_check', '(subject is null) = (content is null)')
@Check('email_templates_content_check', 'length(content) between 1 and 20000')
@Check('email_templates_name_check', 'length(name) <= 64')
@Check('email_templates_subject_check', 'length(subject) between 1 and 200')
export class EmailTemplateEntity {
  @PrimaryColumn('text')
  name!: EmailTemplateName

  @Column('text', { nullable: true })
  subject!: string | null

  @Column('text', { nullable: true })
  content!: string | null

  @Column('boolean', { default: true })
  is_active!: boolean
}
