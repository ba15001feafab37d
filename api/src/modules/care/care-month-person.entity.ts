import type { CareDimension } from '@confida/contracts'
import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** Whom the month has counted already, so that figures over a few people can be withheld; gone once it is over. */
@Entity('care_month_people')
@Check('care_month_people_dimension_check', `dimension in ('country', 'language')`)
@Check('care_month_people_value_check', 'length(value) <= 2')
@ForeignKey('UserEntity', ['owner_id'], ['id'], {
  name: 'care_month_people_owner_id_fkey',
  onDelete: 'CASCADE',
})
export class CareMonthPersonEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  /** Its first day. */
  @PrimaryColumn('date')
  month!: string

  @PrimaryColumn('text')
  dimension!: CareDimension

  @PrimaryColumn('text')
  value!: string
}
