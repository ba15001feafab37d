import type { DisclosureKind, Language } from '@confida/contracts'
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** That somebody was shown that a companion is a program. */
@Entity('disclosures')
@Check('disclosures_kind_check', `kind in ('start', 'repeat')`)
@Check('disclosures_language_check', 'length(language) = 2')
@Index('disclosures_by_time', ['shown_at'])
@ForeignKey('UserEntity', ['owner_id'], ['id'], { name: 'disclosures_owner_id_fkey', onDelete: 'CASCADE' })
export class DisclosureEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  /** The browser's, so that a retry is no second showing. */
  @PrimaryColumn('uuid')
  id!: string

  @CreateDateColumn({ type: 'timestamptz' })
  shown_at!: Date

  @Column('text')
  kind!: DisclosureKind

  /** Of the page. */
  @Column('text')
  language!: Language
}
