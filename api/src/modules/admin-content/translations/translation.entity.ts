import type { EmailTemplateName, Language } from '@confida/contracts'
import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { UserEntity } from '../../users/user.entity.ts'

/** The texts that are written in Italian and translated. */
export type TranslatedText = 'contract' | 'homepage' | `email-template/${EmailTemplateName}`

/** A text in another language as it was saved; every version is kept. */
@Entity('translations')
@Check('translations_text_check', 'length(text) <= 64')
@Check('translations_language_check', `language in ('en', 'fr', 'de', 'es', 'ar')`)
@Check('translations_version_check', 'version > 0')
export class TranslationEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'translations_pkey' })
  text!: TranslatedText

  @PrimaryColumn('text', { primaryKeyConstraintName: 'translations_pkey' })
  language!: Language

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'translations_pkey' })
  version!: number

  @Column('jsonb')
  content!: object

  /** The original from which it was made. */
  @Column('jsonb')
  source!: object

  @Column('uuid', { nullable: true })
  created_by!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'translations_created_by_fkey' })
  creator?: UserEntity | null
}
