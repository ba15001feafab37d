import type { SecondFactor } from '@confida/contracts'
import type { SecondFactorEntity } from './second-factor.entity.ts'

export const toSecondFactor = ({
  id,
  kind,
  name,
  created_at,
  last_used_at,
}: SecondFactorEntity): SecondFactor => ({
  id,
  kind,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
