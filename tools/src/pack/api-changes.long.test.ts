import { expect, it } from '@jest/globals'
import { apiChanges } from './api-changes.ts'

// The other libraries' are held against their code by `npm run test:packages`, which takes longer.
it('the report of the contract tells what the shell offers; `npm run api -- --update` writes it', () => {
  expect(apiChanges('remote-kit')).toMatchObject({ stale: [], lost: [] })
})
