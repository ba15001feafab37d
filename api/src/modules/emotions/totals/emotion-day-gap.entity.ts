import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Neighbouring days on which a user was labelled: a user counts once in a period by the gaps that end in it. */
@Entity('emotion_day_gaps')
export class EmotionDayGapEntity {
  @PrimaryColumn('date')
  day!: string

  @PrimaryColumn('date')
  next_day!: string

  @PrimaryColumn('integer')
  slot!: number

  @Column('integer')
  amount!: number
}
