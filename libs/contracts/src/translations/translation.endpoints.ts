import { endpoint } from '../endpoint.ts'
import { missingTranslations } from './translation.schema.ts'

export const listMissingTranslations = endpoint({
  id: 'translations.missing',
  method: 'GET',
  path: '/api/admin/missing-translations',
  summary: 'Which editable texts have no words of their own in which languages',
  permission: 'admin',
  area: 'content',
  response: missingTranslations,
})
