import * as z from 'zod/mini'
import { idParams } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { tierTexts } from '../payments/pricing-tier.schema.ts'
import { translationParams } from './content-translation.schema.ts'
import { tierTranslation } from './tier-translation.schema.ts'

const params = z.extend(translationParams, idParams.shape)
const path = '/api/admin/pricing-tiers/:id/translations/:language' as const

export const getTierTranslation = endpoint({
  id: 'admin-pricing-tiers.translation',
  method: 'GET',
  path,
  summary: 'The texts of a plan in another language',
  permission: 'admin',
  area: 'payments',
  params,
  response: tierTranslation,
  notFound: 'tier_not_found',
})

export const updateTierTranslation = endpoint({
  id: 'admin-pricing-tiers.translate',
  method: 'PUT',
  path,
  summary: 'Translate a plan; readers of the language get the texts from then on',
  permission: 'admin',
  area: 'payments',
  params,
  body: tierTexts,
  response: tierTranslation,
  errors: ['record_outdated'],
  notFound: 'tier_not_found',
})
