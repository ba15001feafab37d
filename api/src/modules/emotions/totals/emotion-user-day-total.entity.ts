import type { Emotion } from '@confida/contracts'
import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Labels of a user on a day, kept by triggers. */
@Entity('emotion_user_day_totals')
@Index('emotion_user_day_totals_of_owner', ['owner_id', 'day', 'emotion'], { unique: true })
export class EmotionUserDayTotalEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('date')
  day!: string

  @PrimaryColumn('text')
  emotion!: Emotion

  @Column('integer')
  amount!: number
}
