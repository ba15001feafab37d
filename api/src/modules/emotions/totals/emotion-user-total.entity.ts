import type { Emotion } from '@confida/contracts'
import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Labels of a user of all time, kept by triggers. */
@Entity('emotion_user_totals')
@Index('emotion_user_totals_by_amount', { synchronize: false })
export class EmotionUserTotalEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('text')
  emotion!: Emotion

  @Column('integer')
  amount!: number
}
