import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'

@Entity('feedbacks')
export class FeedbackEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  user_id!: string

  /** As the user was called when it wrote. */
  @Column('text')
  user_name!: string

  @Column('text')
  user_email!: string

  @Column('integer', { nullable: true })
  rating!: number | null

  @Column('text')
  message!: string

  @Column('boolean', { default: false })
  is_read!: boolean

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date
}
