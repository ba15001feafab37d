import type { ContractDraft } from '@confida/contracts'
import { Check, Entity, JoinColumn, ManyToOne } from 'typeorm'
import { UserEntity } from '../../users/user.entity.ts'
import { ContentVersionEntity } from '../content-versions/content-version.entity.ts'

@Entity('contract_versions')
@Check('contract_versions_version_check', 'version > 0')
export class ContractVersionEntity extends ContentVersionEntity<ContractDraft> {
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'contract_versions_created_by_fkey' })
  creator?: UserEntity | null
}
