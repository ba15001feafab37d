import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { PaymentEntity } from './payment.entity.ts'

@Entity('payment_events')
@Check('payment_events_id_check', 'length(id) <= 255')
@Check('payment_events_type_check', 'length(type) <= 100')
@Index('payment_events_of_payment', ['payment_id'])
export class PaymentEventEntity {
  @PrimaryColumn('text')
  id!: string

  @Column('text')
  type!: string

  @Column('uuid')
  payment_id!: string

  @Column('timestamptz', { default: () => 'now()' })
  received_at!: Date

  @ManyToOne(() => PaymentEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_events_payment_id_fkey' })
  payment?: PaymentEntity
}
