import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm'

/** That somebody has accepted a version of the terms: by registering. */
@Entity('terms_acceptances')
@Check('terms_acceptances_version_check', 'version > 0')
@Index('terms_acceptances_newest', ['created_at', 'id'])
@Unique('terms_acceptances_user_id_version_key', ['user_id', 'version'])
@ForeignKey('UserEntity', ['user_id'], ['id'], {
  name: 'terms_acceptances_user_id_fkey',
  onDelete: 'CASCADE',
})
export class TermsAcceptanceEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  user_id!: string

  @Column('integer')
  version!: number

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date
}
