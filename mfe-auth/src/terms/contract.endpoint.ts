import { endpoint } from '@confida/contracts'
import * as z from 'zod/mini'

export const getContract = endpoint({
  id: 'contract.get',
  method: 'GET',
  path: '/api/contract',
  summary: 'The terms and conditions',
  permission: 'public',
  answer: z.object({
    title: z.string(),
    content: z.string(),
    version: z.int(),
    last_updated: z.iso.datetime(),
  }),
})
