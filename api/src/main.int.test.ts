import { useStartsByHand } from '@confida/api/testing'
import { expect, it } from '@jest/globals'

const starts = useStartsByHand()

// What takes longer to try: `main.long.test.ts`.
it('ends at once with one sentence for a bad setting', async () => {
  const { ended } = await starts.run({ JWT_SECRET: 'short' })
  expect(await ended).toEqual({ code: 1, errors: 'JWT_SECRET must be at least 32 bytes long.' })
})
