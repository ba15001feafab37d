import { columnsOf } from '../../../platform/database/columns.ts'
import { statement } from '../../../platform/database/statement.ts'
import { TermsAcceptanceEntity } from './terms-acceptance.entity.ts'

const columns = columnsOf(TermsAcceptanceEntity, ['user_id', 'version'])

/** Of the version that is published in this moment. */
export const acceptTerms = statement(
  'terms-acceptances.accept',
  `insert into terms_acceptances (${columns.list})
   select $1, max(version) from contract_versions having max(version) is not null`,
)
