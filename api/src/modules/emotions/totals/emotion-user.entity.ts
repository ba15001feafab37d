import type { Emotion } from '@confida/contracts'
import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Users with labels and their most frequent emotion, kept by triggers. */
@Entity('emotion_users')
@Index('emotion_users_by_amount', { synchronize: false })
@Index('emotion_users_by_emotion', { synchronize: false })
export class EmotionUserEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @Column('text')
  primary_emotion!: Emotion

  @Column('integer')
  amount!: number
}
