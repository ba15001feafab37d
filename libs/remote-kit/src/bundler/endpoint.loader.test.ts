import { expect, it } from '@jest/globals'
import { withoutSchemas } from './endpoint.loader.ts'

it('keeps what a call needs of an endpoint, and constants unchanged', () => {
  const source = withoutSchemas({
    PAGE: 50,
    schema: { type: 'object' },
    getItem: {
      id: 'item.get',
      method: 'GET',
      path: '/api/items/:id',
      summary: 'An item',
      permission: 'user',
      params: { type: 'object' },
      answer: { type: 'object' },
    },
  })
  expect(source.split('\n')).toEqual([
    'export const PAGE = 50',
    'export const getItem = {"id":"item.get","method":"GET","path":"/api/items/:id","permission":"user"}',
    '',
  ])
})
