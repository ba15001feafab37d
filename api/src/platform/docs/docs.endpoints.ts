import { endpoint } from '@confida/contracts'
import * as z from 'zod/mini'

export const getOpenApi = endpoint({
  id: 'docs.openapi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This list as an OpenAPI document',
  permission: 'public',
  response: z.unknown(),
})
