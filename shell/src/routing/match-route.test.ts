import { expect, it } from '@jest/globals'
import { matchRoute } from './match-route.ts'

it.each([
  ['/', '/'],
  ['/auth', '/auth'],
  ['/auth/', '/auth'],
  ['/text-chat/4f1c', '/text-chat/:companionId'],
  ['/text-chat/', undefined],
  ['/text-chat/4f1c/more', undefined],
  ['/authors', undefined],
])('%s leads to %s', (pathname, path) => {
  expect(matchRoute(pathname)?.path).toBe(path)
})
