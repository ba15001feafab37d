import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const health = z.object({ status: z.literal('ok') })

export const getHealth = endpoint({
  id: 'health.get',
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the API can do its work',
  permission: 'public',
  response: health,
})

export const getLiveness = endpoint({
  id: 'health.live',
  method: 'GET',
  path: '/api/health/live',
  summary: 'Whether the process answers',
  permission: 'public',
  response: health,
})

export const getReadiness = endpoint({
  id: 'health.ready',
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Whether the process should get traffic',
  permission: 'public',
  response: health,
})
