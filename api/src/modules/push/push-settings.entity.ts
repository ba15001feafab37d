import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** When somebody may be reminded. */
@Entity('push_settings')
@Check('push_settings_quiet_check', 'quiet_from between 0 and 23 and quiet_to between 0 and 23')
@Check('push_settings_time_zone_check', 'length(time_zone) between 1 and 64')
@ForeignKey('UserEntity', ['user_id'], ['id'], { name: 'push_settings_user_id_fkey', onDelete: 'CASCADE' })
export class PushSettingsEntity {
  @PrimaryColumn('uuid')
  user_id!: string

  @Column('text')
  time_zone!: string

  @Column('smallint', { default: 22 })
  quiet_from!: number

  @Column('smallint', { default: 8 })
  quiet_to!: number

  /** Of the last reminder, or of a message that called for help lines: for a day nothing is sent. */
  @Column('timestamptz', { nullable: true })
  silent_since!: Date | null
}
