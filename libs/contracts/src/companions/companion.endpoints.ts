import * as z from 'zod/mini'
import { idParams, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { companion, companionDraft } from './companion.schema.ts'

export const listCompanions = endpoint({
  id: 'companions.list',
  method: 'GET',
  path: '/api/companions',
  summary: 'The own companions, by name without case',
  permission: 'user',
  response: z.array(companion),
})

export const getCompanion = endpoint({
  id: 'companions.get',
  method: 'GET',
  path: '/api/companions/:id',
  summary: 'One own companion',
  permission: 'user',
  params: idParams,
  response: companion,
  notFound: 'companion_not_found',
})

export const createCompanion = endpoint({
  id: 'companions.create',
  method: 'POST',
  path: '/api/companions/create',
  summary: 'Create a companion; at most three, administrators without limit',
  permission: 'user',
  body: companionDraft,
  response: companion,
  status: 201,
  errors: ['partner_limit', 'rate_limited'],
})

export const updateCompanion = endpoint({
  id: 'companions.update',
  method: 'PUT',
  path: '/api/companions/:id',
  summary: 'Replace the choices of a companion',
  permission: 'user',
  params: idParams,
  body: companionDraft,
  response: companion,
  notFound: 'companion_not_found',
})

export const removeCompanion = endpoint({
  id: 'companions.remove',
  method: 'DELETE',
  path: '/api/companions/:id',
  summary: 'Delete a companion with its conversation and memories',
  permission: 'user',
  params: idParams,
  response: success,
  notFound: 'companion_not_found',
})
