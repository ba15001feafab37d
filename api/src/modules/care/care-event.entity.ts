import type { Language } from '@confida/contracts'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

@Entity('care_events')
@Check('care_events_count_check', 'count > 0')
@Check('care_events_language_check', 'length(language) = 2')
export class CareEventEntity {
  @PrimaryColumn('date')
  day!: string

  @PrimaryColumn('text')
  language!: Language

  @Column('integer')
  count!: number
}
