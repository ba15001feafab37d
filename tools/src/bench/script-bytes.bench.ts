import { screenBudgets } from '../budget/budgets.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { launchBrowser, startBuilt } from './built-product.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { createSampleAccount } from './sample-account.ts'
import { KILOBYTE, openCold } from './script-bytes.ts'

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const origin = await startBuilt(cleanup)
  const { token, companionId } = await createSampleAccount(origin)
  const browser = await launchBrowser(cleanup)
  const kilobytes = async (path: string, ready: string, asUser?: string) =>
    (await openCold(browser, { url: origin + path, ready, token: asUser })).bytes / KILOBYTE
  return [
    {
      what: 'landing',
      value: await kilobytes('/', 'h1'),
      unit: 'kB',
      goal: { atMost: screenBudgets.landing },
    },
    { what: 'dashboard', value: await kilobytes('/dashboard', 'a[href^="/text-chat/"]', token), unit: 'kB' },
    {
      what: 'chat',
      value: await kilobytes(`/text-chat/${companionId}`, 'textarea', token),
      unit: 'kB',
      goal: { atMost: screenBudgets.chat },
    },
  ]
}

/** What a first visit downloads: shell and remotes together, compressed as they are served. */
export const scriptsOnTheWire: Benchmark = {
  id: 'script-bytes',
  title: 'JavaScript over the wire on a cold start (brotli)',
  run: () => withCleanup(measure),
}
