import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Benchmark, Measurement } from './benchmark.ts'
import { launchBrowser, startBuilt } from './built-product.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { buildOneApplication } from './one-application/build-one-application.ts'
import { createSampleAccount } from './sample-account.ts'
import { KILOBYTE, openCold, type Screen } from './script-bytes.ts'
import { temporaryFolder } from './temporary-folder.ts'

const ROUNDS = 9

async function screensOf(origin: string): Promise<Record<'landing' | 'chat', Screen>> {
  const { token, companionId } = await createSampleAccount(origin)
  return {
    landing: { url: `${origin}/`, ready: 'h1' },
    chat: { url: `${origin}/text-chat/${companionId}`, ready: 'textarea', token },
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Both in turns, so that what else the machine does meets both. */
async function compareTimes(browser: Browser, ours: Screen, theirs: Screen) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    times[0].push((await openCold(browser, ours)).milliseconds)
    times[1].push((await openCold(browser, theirs)).milliseconds)
  }
  return { value: median(times[0]), baseline: median(times[1]) }
}

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const folder = await buildOneApplication(temporaryFolder(cleanup))
  const one = await screensOf(
    // Its remotes are empty: the page names no file of them.
    await startBuilt(cleanup, (project) => join(dirname(folder), project)),
  )
  const many = await screensOf(await startBuilt(cleanup))
  const browser = await launchBrowser(cleanup)
  const compareBytes = async (screen: 'landing' | 'chat'): Promise<Measurement> => ({
    what: `${screen}, script`,
    value: (await openCold(browser, many[screen])).bytes / KILOBYTE,
    baseline: (await openCold(browser, one[screen])).bytes / KILOBYTE,
    unit: 'kB',
    goal: { atMost: 1.15 },
  })
  return [
    await compareBytes('landing'),
    await compareBytes('chat'),
    {
      what: 'time to the chat ready',
      ...(await compareTimes(browser, many.chat, one.chat)),
      unit: 'ms',
      goal: { atMost: 1.1 },
    },
  ]
}

/** What it costs that the parts are deployed on their own: beside the same code built as one application. */
export const oneApplication: Benchmark = {
  id: 'one-application',
  title: 'Micro-frontends beside the same code as one application',
  run: () => withCleanup(measure),
}
