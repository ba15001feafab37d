import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { CompanionEntity } from './companion.entity.ts'

/** What a companion is like, which every reply reads. A new choice stands here and in the entity; the mappers say where it is missing. */
export const companionChoices = columnsOf(CompanionEntity, [
  'name',
  'gender',
  'personality_type',
  'communication_style',
  'interests',
  'relationship_approach',
])
export type CompanionChoices = RowOf<typeof companionChoices>

export const companionColumns = columnsOf(CompanionEntity, [
  'id',
  'created_at',
  'portrait',
  ...companionChoices.names,
])
export type CompanionRow = RowOf<typeof companionColumns>

/** A portrait that is not named stays. */
export interface WrittenChoices extends CompanionChoices {
  portrait?: CompanionRow['portrait'] | undefined
}

// Read at every opening of the dashboard and of a chat: prepared they take half of a repository's time.
export const listCompanions = statement(
  'companions.list',
  `select ${companionColumns.list} from companions where owner_id = $1`,
)
export const findCompanion = statement(
  'companions.find',
  `select ${companionColumns.list} from companions where owner_id = $1 and id = $2`,
)
