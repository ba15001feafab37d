import type { Page } from '@playwright/test'
import { test } from '../../fixtures/test.ts'
import { showAs, variants } from '../../fixtures/variants.ts'

export interface Stop {
  /** What is on screen, for the report. */
  name: string
  /** Gets there from the stop before. */
  go: () => Promise<unknown>
  /** The part of the page to look at; all of it without. */
  part?: string
}

const [, plain] = variants

/** Those to look at a stop in. */
const variantsAt = (index: number) =>
  process.env.ALL_VARIANTS ? variants : variants.filter((_, turn) => turn === index % variants.length)

/**
 * Goes from stop to stop and lets axe look at each; the texts of the plain variant lead on. `npm test` takes turns at the
 * variants, `npm run test:accessibility` looks at each stop in all of them.
 */
export async function tour(page: Page, check: (part?: string) => Promise<void>, stops: Stop[]) {
  for (const [index, { name, go, part }] of stops.entries()) {
    await test.step(name, async () => {
      await go()
      for (const variant of variantsAt(index)) {
        await showAs(page, variant)
        await check(part)
      }
      await showAs(page, plain)
    })
  }
}
