import * as z from 'zod/mini'
import { id, idParams, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { memoryExclusion } from './memory-exclusion.schema.ts'

export const listMemoryExclusions = endpoint({
  id: 'memory-exclusions.list',
  method: 'GET',
  path: '/api/companions/:id/memory-exclusions',
  summary: 'What a companion is never to remember, the newest first',
  permission: 'user',
  showsChats: true,
  params: idParams,
  response: z.array(memoryExclusion),
  notFound: 'companion_not_found',
})

export const excludeMemory = endpoint({
  id: 'memory-exclusions.create',
  method: 'POST',
  path: '/api/companions/:id/memories/:memory_id/exclude',
  summary: 'Forget a fact and never remember it again',
  permission: 'user',
  showsChats: true,
  params: z.object({ id, memory_id: id }),
  response: memoryExclusion,
  status: 201,
  notFound: 'memory_not_found',
})

export const removeMemoryExclusion = endpoint({
  id: 'memory-exclusions.remove',
  method: 'DELETE',
  path: '/api/companions/:id/memory-exclusions/:exclusion_id',
  summary: 'Let a companion remember such a fact again',
  permission: 'user',
  showsChats: true,
  params: z.object({ id, exclusion_id: id }),
  response: success,
  notFound: 'memory_exclusion_not_found',
})
