import * as z from 'zod/mini'
import { idParams, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { pricingTier, pricingTierChanges, pricingTierCreation } from './pricing-tier.schema.ts'

export const listAdminPricingTiers = endpoint({
  id: 'admin-pricing-tiers.list',
  method: 'GET',
  path: '/api/admin/pricing-tiers',
  summary: 'All plans, hidden ones too, in the order of their making',
  permission: 'admin',
  area: 'payments',
  response: z.array(pricingTier),
})

export const createPricingTier = endpoint({
  id: 'admin-pricing-tiers.create',
  method: 'POST',
  path: '/api/admin/pricing-tiers',
  summary: 'Make a plan',
  permission: 'admin',
  area: 'payments',
  body: pricingTierCreation,
  response: pricingTier,
  status: 201,
})

export const updatePricingTier = endpoint({
  id: 'admin-pricing-tiers.update',
  method: 'PUT',
  path: '/api/admin/pricing-tiers/:id',
  summary: 'Change a plan; fields that are absent stay',
  permission: 'admin',
  area: 'payments',
  params: idParams,
  body: pricingTierChanges,
  response: pricingTier,
  errors: ['record_outdated'],
  notFound: 'tier_not_found',
})

export const removePricingTier = endpoint({
  id: 'admin-pricing-tiers.remove',
  method: 'DELETE',
  path: '/api/admin/pricing-tiers/:id',
  summary: 'Delete a plan; payments that were made for it keep their record',
  permission: 'admin',
  area: 'payments',
  params: idParams,
  response: success,
  notFound: 'tier_not_found',
})
