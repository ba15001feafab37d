import type { Language, Role } from '@confida/contracts'
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'

@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('text')
  name!: string

  @Column('text')
  email!: string

  @Column('text')
  password_hash!: string

  @Column('text', { nullable: true })
  phone!: string | null

  @Column('date', { nullable: true })
  birth_date!: string | null

  @Column('text', { default: 'user' })
  role!: Role

  @Column('boolean', { default: false })
  is_standby!: boolean

  @Column('numeric', { default: 0 })
  total_spent!: number

  @Column('text', { nullable: true })
  discount_code!: string | null

  @Column('boolean', { default: false })
  discount_used!: boolean

  @Column('text', { default: 'it' })
  language!: Language

  @Column('boolean', { default: true })
  emotion_consent!: boolean

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null

  @Column('uuid', { nullable: true })
  deleted_by!: string | null
}
