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

/** Goes from stop to stop and lets axe look at each in every variant; the texts of the last one lead on. */
export async function tour(page: Page, check: (part?: string) => Promise<void>, stops: Stop[]) {
  for (const { name, go, part } of stops) {
    await test.step(name, async () => {
      await go()
      for (const variant of variants) {
        await showAs(page, variant)
        await check(part)
      }
    })
  }
}
