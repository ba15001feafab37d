import type {
  CommunicationStyle,
  Gender,
  Interest,
  PersonalityType,
  Portrait,
  RelationshipApproach,
} from '@confida/contracts'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm'
import { UserEntity } from '../users/user.entity.ts'

@Entity('companions')
@Check(
  'companions_communication_style_check',
  `communication_style in ('diretto', 'poetico', 'casual', 'misterioso', 'empatico')`,
)
@Check('companions_gender_check', `gender in ('femminile', 'maschile', 'neutro')`)
@Check('companions_interests_check', 'cardinality(interests) between 1 and 3')
@Check('companions_name_check', 'length(name) between 1 and 200')
@Check(
  'companions_personality_type_check',
  `personality_type in ('dolce', 'affettuosa', 'ribelle', 'intellettuale', 'giocosa')`,
)
@Check('companions_portrait_check', `jsonb_typeof(portrait) = 'object'`)
@Check(
  'companions_relationship_approach_check',
  `relationship_approach in ('romantico', 'avventuroso', 'stabile', 'passionale', 'complice')`,
)
export class CompanionEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryGeneratedColumn('uuid')
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

  /** What the portrait is drawn from; null for the letter. */
  @Column('jsonb', { nullable: true })
  portrait!: Portrait | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'companions_owner_id_fkey' })
  owner?: UserEntity
}
