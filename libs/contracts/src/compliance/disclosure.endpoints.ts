import * as z from 'zod/mini'
import { idParams, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { disclosureKinds } from './disclosure.schema.ts'

export const recordDisclosure = endpoint({
  id: 'disclosures.create',
  method: 'POST',
  path: '/api/companions/:id/disclosures',
  summary: 'Record that a conversation has shown that the companion is a program; the same `id` counts once',
  permission: 'user',
  params: idParams,
  body: z.strictObject({ id: z.uuid(), kind: z.enum(disclosureKinds) }),
  response: z.pick(success, { success: true }),
  errors: ['rate_limited'],
  notFound: 'companion_not_found',
})
