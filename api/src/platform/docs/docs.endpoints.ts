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

export const getDocsPage = endpoint({
  id: 'docs.page',
  method: 'GET',
  path: '/api/docs',
  summary: 'This list as a page',
  permission: 'public',
  response: z.undefined(),
  responseKind: 'html',
})
