import type { Browser, Page } from '@playwright/test'
import type { Benchmark, Measurement } from './benchmark.ts'
import { launchBrowser, startBuilt } from './built-product.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { createSampleAccount } from './sample-account.ts'

/** How long somebody looks at the dashboard, and how long a pointer rests on the entry. */
const LOOKING_MS = 5000
const POINTING_MS = 2000

interface Visit {
  origin: string
  token: string
  /** Address of a chat, whose remote has not been opened before. */
  chat: string
}

async function openDashboard(browser: Browser, { origin, token, chat }: Visit): Promise<Page> {
  const context = await browser.newContext({ locale: 'it-IT' })
  const page = await context.newPage()
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.goto(`${origin}/dashboard`)
  await page.locator(`a[href="${chat}"]`).first().waitFor()
  await page.waitForTimeout(LOOKING_MS)
  return page
}

/** Requests for the remote's code, texts and styles between a click on its entry and its screen; data is not counted. */
async function requestsOfClick(page: Page, chat: string): Promise<number> {
  let requests = 0
  page.on('request', (request) => {
    if (
      ['script', 'stylesheet', 'fetch'].includes(request.resourceType()) &&
      !request.url().includes('/api/')
    )
      requests++
  })
  // As a finger does, which points at nothing before.
  await page.locator(`a[href="${chat}"]`).first().dispatchEvent('click')
  await page.locator('textarea').waitFor()
  return requests
}

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const origin = await startBuilt(cleanup)
  const { token, companionId } = await createSampleAccount(origin)
  const visit = { origin, token, chat: `/text-chat/${companionId}` }
  const browser = await launchBrowser(cleanup)

  const touched = await openDashboard(browser, visit)
  const afterTouch = await requestsOfClick(touched, visit.chat)

  const pointed = await openDashboard(browser, visit)
  await pointed.locator(`a[href="${visit.chat}"]`).first().hover()
  await pointed.waitForTimeout(POINTING_MS)
  const afterPointing = await requestsOfClick(pointed, visit.chat)

  return [
    { what: 'after a touch', value: afterTouch, unit: 'requests', goal: { atMost: 3 } },
    { what: 'after pointing at it', value: afterPointing, unit: 'requests', goal: { atMost: 0 } },
  ]
}

/** What is still to come when somebody opens a remote for the first time: the chat, from the dashboard. */
export const firstOpening: Benchmark = {
  id: 'first-opening',
  title: 'First opening of a remote',
  run: () => withCleanup(measure),
}
