import type { MemoryExclusion } from '@confida/contracts'
import type { MemoryExclusionEntity } from './memory-exclusion.entity.ts'

type Row = Pick<MemoryExclusionEntity, 'id' | 'text' | 'kind' | 'created_at'>

export const toMemoryExclusion = ({ id, text, kind, created_at }: Row): MemoryExclusion => ({
  id,
  text,
  kind,
  created_at: created_at.toISOString(),
})
