import * as z from 'zod/mini'
import { id, idParams, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { memory, memoryChanges, memoryDraft } from './memory.schema.ts'

const memoryParams = z.object({ id, memory_id: id })

export const listMemories = endpoint({
  id: 'memories.list',
  method: 'GET',
  path: '/api/companions/:id/memories',
  summary: 'What a companion remembers, pinned facts first, then the newest',
  permission: 'user',
  showsChats: true,
  params: idParams,
  response: z.array(memory),
  notFound: 'companion_not_found',
})

export const createMemory = endpoint({
  id: 'memories.create',
  method: 'POST',
  path: '/api/companions/:id/memories',
  summary: 'Add a fact by hand',
  permission: 'user',
  showsChats: true,
  params: idParams,
  body: memoryDraft,
  response: memory,
  status: 201,
  notFound: 'companion_not_found',
  errors: ['memory_limit', 'rate_limited'],
})

export const updateMemory = endpoint({
  id: 'memories.update',
  method: 'PATCH',
  path: '/api/companions/:id/memories/:memory_id',
  summary: 'Correct or pin a fact',
  permission: 'user',
  showsChats: true,
  params: memoryParams,
  body: memoryChanges,
  response: memory,
  notFound: 'memory_not_found',
})

export const removeMemory = endpoint({
  id: 'memories.remove',
  method: 'DELETE',
  path: '/api/companions/:id/memories/:memory_id',
  summary: 'Forget one fact',
  permission: 'user',
  showsChats: true,
  params: memoryParams,
  response: success,
  notFound: 'memory_not_found',
})

export const removeMemories = endpoint({
  id: 'memories.remove-all',
  method: 'DELETE',
  path: '/api/companions/:id/memories',
  summary: 'Forget everything; the conversation stays',
  permission: 'user',
  showsChats: true,
  params: idParams,
  response: success,
  notFound: 'companion_not_found',
})
