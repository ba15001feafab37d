import * as z from 'zod/mini'
import { idParams, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { summary, summaryChanges } from './summary.schema.ts'

export const findSummary = endpoint({
  id: 'summaries.get',
  method: 'GET',
  path: '/api/companions/:id/summary',
  summary: 'The summary of what was said long ago; null where there is none',
  permission: 'user',
  showsChats: true,
  params: idParams,
  response: z.object({ summary: z.nullable(summary) }),
  notFound: 'companion_not_found',
})

export const updateSummary = endpoint({
  id: 'summaries.update',
  method: 'PATCH',
  path: '/api/companions/:id/summary',
  summary: 'Correct the summary; what is added later builds on it',
  permission: 'user',
  showsChats: true,
  params: idParams,
  body: summaryChanges,
  response: summary,
  notFound: 'summary_not_found',
})

export const removeSummary = endpoint({
  id: 'summaries.remove',
  method: 'DELETE',
  path: '/api/companions/:id/summary',
  summary: 'Delete the summary; what it summarised is not summarised again',
  permission: 'user',
  showsChats: true,
  params: idParams,
  response: success,
  notFound: 'summary_not_found',
})
