import type { Emotion } from '@confida/contracts'
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { CompanionEntity } from '../companions/companion.entity.ts'

@Entity('emotion_labels')
@Check('emotion_labels_confidence_check', 'confidence between 0 and 1')
@Check(
  'emotion_labels_emotion_check',
  `emotion in ('drunk', 'depressed', 'in_love', 'looking_for_love', 'feeling_down', 'looking_for_fun', 'looking_for_distraction', 'neutral')`,
)
@Index('emotion_labels_by_time', ['owner_id', 'created_at'])
@Index('emotion_labels_of_companion', ['owner_id', 'companion_id'])
export class EmotionLabelEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @Column('uuid')
  companion_id!: string

  @PrimaryColumn('uuid')
  message_id!: string

  @Column('text')
  emotion!: Emotion

  @Column('real')
  confidence!: number

  /** Whether the message's author has set it: the analysis leaves it alone. */
  @Column('boolean', { default: false })
  is_corrected!: boolean

  @Column('timestamptz')
  created_at!: Date

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'owner_id',
      referencedColumnName: 'owner_id',
      foreignKeyConstraintName: 'emotion_labels_owner_id_companion_id_fkey',
    },
    {
      name: 'companion_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'emotion_labels_owner_id_companion_id_fkey',
    },
  ])
  companion?: CompanionEntity
}
