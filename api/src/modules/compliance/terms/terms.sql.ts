import { DEFAULT_LANGUAGE } from '@confida/contracts'
import { columnsOf } from '../../../platform/database/columns.ts'
import { statement } from '../../../platform/database/statement.ts'
import { TermsAcceptanceEntity } from './terms-acceptance.entity.ts'

const columns = columnsOf(TermsAcceptanceEntity, ['user_id', 'version', 'language', 'translation_version'])

// From the tables as they are at the moment of writing: between a read and a write another version may be published.
/** Of the version that is published in this moment, in the language of the person where it is translated. */
export const acceptTerms = statement(
  'terms-acceptances.accept',
  `insert into terms_acceptances (${columns.list})
   select $1, original.version, case when translation.version is null then '${DEFAULT_LANGUAGE}' else $2::text end,
     translation.version
   from (select max(version) as version from contract_versions) original
   cross join (
     select max(version) as version from translations where text = 'contract' and language = $2::text
   ) translation
   where original.version is not null`,
)
