import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { CompanionEntity } from './companion.entity.ts'

/** What the owner chose. A new choice stands here and in the entity; the mappers say where it is missing. */
export const companionChoices = columnsOf(CompanionEntity, [
  'name',
  'gender',
  'personality_type',
  'communication_style',
  'interests',
  'relationship_approach',
  'portrait',
])
export type CompanionChoices = RowOf<typeof companionChoices>
/** As they are written: a portrait that is not named stays. */
export type WrittenChoices = Omit<CompanionChoices, 'portrait'> & {
  portrait?: CompanionChoices['portrait'] | undefined
}

export const companionColumns = columnsOf(CompanionEntity, ['id', 'created_at', ...companionChoices.names])
export type CompanionRow = RowOf<typeof companionColumns>

// Read at every opening of the dashboard and of a chat: prepared they take half of a repository's time.
export const listCompanions = statement(
  'companions.list',
  `select ${companionColumns.list} from companions where owner_id = $1`,
)
export const findCompanion = statement(
  'companions.find',
  `select ${companionColumns.list} from companions where owner_id = $1 and id = $2`,
)
