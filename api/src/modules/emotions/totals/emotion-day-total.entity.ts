import type { Emotion } from '@confida/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Labels of a day, kept by triggers in slots, so that two transactions seldom write the same row. */
@Entity('emotion_day_totals')
export class EmotionDayTotalEntity {
  @PrimaryColumn('date')
  day!: string

  @PrimaryColumn('text')
  emotion!: Emotion

  @PrimaryColumn('integer')
  slot!: number

  @Column('integer')
  amount!: number

  @Column('double precision')
  confidence!: number
}
