import { type Browser, chromium } from '@playwright/test'
import { loadConfig } from '../../../api/src/platform/config/load-config.ts'
import { startProduct } from '../launch/product.ts'
import { findSystemChromium } from '../test/chromium.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { freePorts } from './free-ports.ts'
import { createSampleAccount } from './sample-account.ts'
import { temporaryFolder } from './temporary-folder.ts'

const KILOBYTE = 1000

/** Starts the built product for the benchmark. @returns the shell's origin */
async function startBuilt(cleanup: Cleanup): Promise<string> {
  const ports = await freePorts()
  // Also what the processes of the product are started with.
  Object.assign(process.env, {
    PORT: String(ports.shell),
    API_PORT: String(ports.api),
    DATA_DIR: temporaryFolder(cleanup),
    RATE_LIMIT_PER_ADDRESS: '0',
  })
  const product = await startProduct({ config: await loadConfig(process.env), shellPort: ports.shell })
  cleanup.add(product.stop)
  return `http://localhost:${ports.shell}`
}

async function launchBrowser(cleanup: Cleanup): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findSystemChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  cleanup.add(() => browser.close())
  return browser
}

/** Bytes of script on the wire, headers included, until the page of a new browser is at rest. */
async function scriptBytes(browser: Browser, url: string, token?: string): Promise<number> {
  const context = await browser.newContext({ locale: 'it-IT' })
  try {
    const page = await context.newPage()
    if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token)
    const devtools = await context.newCDPSession(page)
    const scripts = new Set<string>()
    let bytes = 0
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await devtools.send('Network.enable')
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('main, [role=main], h1').first().waitFor()
    return bytes
  } finally {
    await context.close()
  }
}

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const origin = await startBuilt(cleanup)
  const { token, companionId } = await createSampleAccount(origin)
  const browser = await launchBrowser(cleanup)
  const kilobytes = async (path: string, asUser?: string) =>
    (await scriptBytes(browser, origin + path, asUser)) / KILOBYTE
  return [
    { what: 'landing', value: await kilobytes('/'), unit: 'kB', goal: { atMost: 150 } },
    { what: 'dashboard', value: await kilobytes('/dashboard', token), unit: 'kB' },
    {
      what: 'chat',
      value: await kilobytes(`/text-chat/${companionId}`, token),
      unit: 'kB',
      goal: { atMost: 280 },
    },
  ]
}

/** What a first visit downloads: shell and remotes together, compressed as they are served. */
export const scriptsOnTheWire: Benchmark = {
  id: 'script-bytes',
  title: 'JavaScript over the wire on a cold start (brotli)',
  run: () => withCleanup(measure),
}
