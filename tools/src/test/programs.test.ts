import { expect, it } from '@jest/globals'
import { adviceFor } from './programs.ts'

it.each([
  [
    'linux',
    'Missing for the tests: redis-server, pgbouncer. Install them first: sudo apt-get install redis-server pgbouncer',
  ],
  [
    'darwin',
    'Missing for the tests: redis-server, pgbouncer. Do this first: brew install redis; brew install pgbouncer',
  ],
] as const)('says on %s what to install', (platform, sentence) => {
  expect(adviceFor(['redis-server', 'pgbouncer'], platform)).toBe(sentence)
})

it('names both ways to a Chromium', () => {
  expect(adviceFor(['chromium'], 'linux')).toMatch(
    /apt-get install chromium-headless-shell .* \(Chromium also: npx playwright install --with-deps chromium\)$/,
  )
})
