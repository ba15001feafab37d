import { Check, Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import { CompanionEntity } from '../companions/companion.entity.ts'

/** The character card that a companion was imported with, kept to be given back. */
@Entity('companion_cards')
@Check('companion_cards_content_check', 'length(content) between 2 and 2000000')
export class CompanionCardEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('uuid')
  companion_id!: string

  /** JSON as text: `jsonb` would change the order of keys and refuse characters that JSON may hold. */
  @Column('text')
  content!: string

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @OneToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'owner_id',
      referencedColumnName: 'owner_id',
      foreignKeyConstraintName: 'companion_cards_owner_id_companion_id_fkey',
    },
    {
      name: 'companion_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'companion_cards_owner_id_companion_id_fkey',
    },
  ])
  companion?: CompanionEntity
}
