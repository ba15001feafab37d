import type { Language } from '@confida/contracts'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm'

/** That somebody has accepted a version of the terms: by registering. */
@Entity('terms_acceptances')
@Check('terms_acceptances_version_check', 'version > 0')
@Check('terms_acceptances_language_check', `language in ('it', 'en', 'fr', 'de', 'es', 'ar')`)
@Index('terms_acceptances_newest', ['created_at', 'id'])
@Unique('terms_acceptances_user_id_version_key', ['user_id', 'version'])
@ForeignKey('UserEntity', ['user_id'], ['id'], {
  name: 'terms_acceptances_user_id_fkey',
  onDelete: 'CASCADE',
})
export class TermsAcceptanceEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  user_id!: string

  @Column('integer')
  version!: number

  /** In which they were read; null of before this was kept. */
  @Column('text', { nullable: true })
  language!: Language | null

  /** Null of the original. */
  @Column('integer', { nullable: true })
  translation_version!: number | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date
}
