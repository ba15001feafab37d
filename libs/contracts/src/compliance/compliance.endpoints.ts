import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { COMPLIANCE_YEAR_MAX, COMPLIANCE_YEAR_MIN } from './compliance.limits.ts'
import { complianceYear } from './compliance.schema.ts'

const ofYear = z.object({
  year: z.coerce.number().check(z.int(), z.gte(COMPLIANCE_YEAR_MIN), z.lte(COMPLIANCE_YEAR_MAX)),
})

export const getComplianceYear = endpoint({
  id: 'compliance.year',
  method: 'GET',
  path: '/api/admin/compliance',
  summary: 'Disclosures and care cards of a year by month; of small groups nothing is told',
  permission: 'admin',
  area: 'compliance',
  query: ofYear,
  response: complianceYear,
})

export const exportCareCards = endpoint({
  id: 'compliance.care-cards',
  method: 'GET',
  path: '/api/admin/compliance/care-cards',
  summary:
    'Care cards of a year by month, country and language as a file, small groups together; each download is in the audit log',
  permission: 'admin',
  area: 'compliance',
  query: ofYear,
  response: z.string(),
  responseKind: 'csv',
})

export const exportCaliforniaReport = endpoint({
  id: 'compliance.california-report',
  method: 'GET',
  path: '/api/admin/compliance/california-report',
  summary: 'The yearly report of California SB 243 as a file; each download is in the audit log',
  permission: 'admin',
  area: 'compliance',
  query: ofYear,
  response: z.string(),
  responseKind: 'csv',
})
