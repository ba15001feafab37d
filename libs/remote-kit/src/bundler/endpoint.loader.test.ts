import { expect, it } from '@jest/globals'
import { withoutSchemas } from './endpoint.loader.ts'

it('leaves of an endpoint what a call needs, and constants as they are', () => {
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
