import type {
  CommunicationStyle,
  Gender,
  Interest,
  PersonalityType,
  RelationshipApproach,
} from '@confida/contracts'
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'

@Entity('companions')
export class CompanionEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('uuid')
  id!: string

  @Column('text')
  name!: string

  @Column('text')
  gender!: Gender

  @Column('text')
  personality_type!: PersonalityType

  @Column('text')
  communication_style!: CommunicationStyle

  @Column('text', { array: true })
  interests!: Interest[]

  @Column('text')
  relationship_approach!: RelationshipApproach

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date
}
