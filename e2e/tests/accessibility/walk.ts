import type { Page } from '@playwright/test'
import { looks, showAs } from '../../fixtures/looks.ts'
import { test } from '../../fixtures/test.ts'

export interface Stop {
  /** What is on screen, for the report. */
  name: string
  /** Gets there from the stop before. */
  go: () => Promise<unknown>
  /** The part of the page to look at; all of it without. */
  part?: string
}

/** Goes from stop to stop and lets axe look at each in every look, the texts of the last of which lead on. */
export async function walk(page: Page, check: (part?: string) => Promise<void>, stops: Stop[]) {
  for (const { name, go, part } of stops) {
    await test.step(name, async () => {
      await go()
      for (const look of looks) {
        await showAs(page, look)
        await check(part)
      }
    })
  }
}
