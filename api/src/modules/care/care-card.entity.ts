import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { CompanionEntity } from '../companions/companion.entity.ts'

/** That help lines are due in a conversation, written before the reply is: they stay where that fails. */
@Entity('care_cards')
export class CareCardEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('uuid')
  companion_id!: string

  /** Of the message: a retry of it is no second card. */
  @Column('uuid')
  client_id!: string

  /** When the message was sent. */
  @Column('timestamptz')
  created_at!: Date

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'owner_id',
      referencedColumnName: 'owner_id',
      foreignKeyConstraintName: 'care_cards_owner_id_companion_id_fkey',
    },
    {
      name: 'companion_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'care_cards_owner_id_companion_id_fkey',
    },
  ])
  companion?: CompanionEntity
}
