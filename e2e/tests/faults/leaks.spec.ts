import type { Page } from '@playwright/test'
import { goWithin } from '../../fixtures/navigation.ts'
import { expect, test } from '../../fixtures/test.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { chatPage } from '../../pages/chat.page.ts'

/** `npm run test:faults` opens and leaves more often. */
const VISITS = Number(process.env.REMOTE_VISITS ?? 4)
/** Until all that is loaded once, and kept, is there. */
const FIRST_VISITS = 3
/** What engines keep of code that has run, however often. */
const HEAP_GROWTH_MAX = 2_000_000

interface Held {
  listeners: number
  nodes: number
  styles: number
  intervals: number
  heap: number
}

/** Counts the intervals that nobody has ended. */
function countIntervals() {
  const running = new Set<number>()
  const { setInterval: set, clearInterval: clear } = window
  Object.assign(window, {
    running,
    setInterval: (...args: Parameters<typeof set>) => {
      const id = set(...args) as unknown as number
      running.add(id)
      return id
    },
    clearInterval: (id: number) => {
      running.delete(id)
      clear(id)
    },
  })
}

async function measure(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  // The first one frees what the second one can then collect.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  const [styles, intervals] = await page.evaluate(() => [
    document.querySelectorAll('style, link[rel="stylesheet"]').length,
    (window as unknown as { running: Set<number> }).running.size,
  ])
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize'),
    styles: styles ?? Number.NaN,
    intervals: intervals ?? Number.NaN,
  }
}

test('a remote that was opened and left many times leaves nothing behind', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const session = await registerUser()
  const companion = await createCompanion(session)
  await logInAs(page, session)
  await page.addInitScript(countIntervals)
  await page.goto('/dashboard')
  const chat = chatPage(page, texts, companion.name)
  const visit = async () => {
    await goWithin(page, `/text-chat/${companion.id}`)
    await expect(chat.bubbles.first()).toBeVisible()
    await goWithin(page, '/dashboard')
    await expect(page.getByText(companion.name).first()).toBeVisible()
    await expect(chat.input).toHaveCount(0)
  }
  for (let time = 0; time < FIRST_VISITS; time++) await visit()
  // Once more where something has come meanwhile that is loaded once: what leaks does so each time.
  await expect(async () => {
    const { heap: before, ...base } = await measure(page)
    for (let time = 0; time < VISITS; time++) await visit()
    const { heap: after, ...held } = await measure(page)
    expect(held).toEqual(base)
    expect(after - before).toBeLessThan(HEAP_GROWTH_MAX)
  }).toPass()
})
