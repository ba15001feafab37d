import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** Feedback by rating, kept by triggers in slots, so that two transactions seldom write the same row. 0 stands for none. */
@Entity('feedback_totals')
@Check('feedback_totals_rating_check', 'rating between 0 and 5')
export class FeedbackTotalEntity {
  @PrimaryColumn('integer')
  rating!: number

  @PrimaryColumn('integer')
  slot!: number

  @Column('integer')
  amount!: number
}
