import { type Browser, devices } from '@playwright/test'
import type { Benchmark, Measurement } from './benchmark.ts'
import { launchBrowser, startBuilt } from './built-product.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'

const ROUNDS = 5

/** A phone on a usual mobile network: Chrome's "Fast 4G". */
const network = {
  offline: false,
  latency: 60,
  downloadThroughput: (9e6 * 0.9) / 8,
  uploadThroughput: 1.5e6 / 8,
}
/** The poorer network that Lighthouse takes for its mobile score. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6384e6 / 8,
  uploadThroughput: 75e4 / 8,
}
const SLOWER_PROCESSOR = 4

type Network = typeof network

/** Milliseconds until the largest thing of the landing page is painted, in a new browser. */
async function measureLcp(browser: Browser, origin: string, conditions: Network): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'it-IT' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', conditions)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    await page.goto(origin, { waitUntil: 'networkidle' })
    await page.locator('h1').waitFor()
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Infinity),
          )
          observer.observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  } finally {
    await context.close()
  }
}

async function medianLcp(browser: Browser, origin: string, conditions: Network): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await measureLcp(browser, origin, conditions))
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity
}

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const origin = await startBuilt(cleanup)
  const browser = await launchBrowser(cleanup)
  const seconds = async (conditions: Network) => (await medianLcp(browser, origin, conditions)) / 1000
  return [
    { what: 'landing, fast 4G', value: await seconds(network), unit: 's', goal: { atMost: 1.2 } },
    { what: 'landing, slow 4G', value: await seconds(slowNetwork), unit: 's' },
  ]
}

/** When a first visit sees what it came for, on a phone that is four times slower than this machine. */
export const lcp: Benchmark = {
  id: 'lcp',
  title: 'Largest contentful paint on a cold start, simulated mobile (median of five)',
  run: () => withCleanup(measure),
}
