import { expect, it } from '@jest/globals'
import { matchRoute } from './match-route.ts'
import type { ShellRoute } from './route-table.ts'

const routes = ['/', '/auth', '/text-chat/:companionId', '/gifts/*'].map((path) => ({ path })) as ShellRoute[]

it.each([
  ['/', '/'],
  ['/auth', '/auth'],
  ['/auth/', '/auth'],
  ['/text-chat/4f1c', '/text-chat/:companionId'],
  ['/text-chat/', undefined],
  ['/text-chat/4f1c/more', undefined],
  ['/authors', undefined],
  ['/gifts', '/gifts/*'],
  ['/gifts/1/wrap', '/gifts/*'],
  ['/giftshop', undefined],
])('%s leads to %s', (pathname, path) => {
  expect(matchRoute(pathname, routes)?.path).toBe(path)
})
