import type { Emotion } from '@confida/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * Labels of a user in a month, kept by triggers: a long period is some of these and few days. Each emotion has a column, as
 * a third of the rows are added up in half the time.
 */
@Entity('emotion_user_month_totals')
export class EmotionUserMonthTotalEntity implements Record<Emotion, number> {
  /** Its first day. */
  @PrimaryColumn('date')
  month!: string

  @PrimaryColumn('uuid')
  owner_id!: string

  @Column('integer')
  amount!: number

  @Column('integer')
  drunk!: number

  @Column('integer')
  depressed!: number

  @Column('integer')
  in_love!: number

  @Column('integer')
  looking_for_love!: number

  @Column('integer')
  feeling_down!: number

  @Column('integer')
  looking_for_fun!: number

  @Column('integer')
  looking_for_distraction!: number

  @Column('integer')
  neutral!: number
}
