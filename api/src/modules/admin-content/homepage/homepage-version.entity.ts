import type { HomepageDraft } from '@confida/contracts'
import { Check, Entity, JoinColumn, ManyToOne } from 'typeorm'
import { UserEntity } from '../../users/user.entity.ts'
import { ContentVersionEntity } from '../content-versions/content-version.entity.ts'

@Entity('homepage_versions')
@Check('homepage_versions_version_check', 'version > 0')
export class HomepageVersionEntity extends ContentVersionEntity<HomepageDraft> {
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'homepage_versions_created_by_fkey' })
  creator?: UserEntity | null
}
