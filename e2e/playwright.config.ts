import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSystemChromium } from '@confida/tools/chromium'
import { defineConfig, devices } from '@playwright/test'
import { product } from './fixtures/product.ts'

process.env.CONFIDA_E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'confida-e2e-'))

/** Of this run; two runs at the same time need two. */
const results = process.env.E2E_RESULTS ?? 'test-results'
// For what the product prints.
mkdirSync(join(import.meta.dirname, results), { recursive: true })

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

/** Tests that change what the others are using (remotes, the landing page, the terms), or end processes: one after the other. */
const serial = [
  'micro-frontends/**',
  'faults/**',
  'foreign-remotes/**',
  'admin-content/homepage.spec.ts',
  'admin-content/contract.spec.ts',
]

/** Long tours of screens that stand on their own: for `npm run test:accessibility`, which looks at each in all variants. */
const tours = process.env.ALL_VARIANTS ? [] : ['accessibility/{admin-content,admin-users,user}.spec.ts']

// What takes longest is for `npm run test:long`; who asks for all variants means to wait.
const [grep, grepInvert] = process.env.LONG_TESTS
  ? [/@long/, []]
  : [undefined, process.env.ALL_VARIANTS ? [] : [/@long/]]

export default defineConfig({
  testDir: 'tests',
  grep,
  grepInvert,
  outputDir: `${results}/artifacts`,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: `${results}/report.json` }]],
  use: {
    baseURL: product.shell,
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    // What a service worker requests, and answers, bypasses `page.route`, and each test would begin by filling its cache:
    // `session/installed.spec.ts`, which is about it, asks for it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A moving page is drawn over and over, which takes a third of the processor: `smoke` and what is about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findSystemChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Each language of the smoke test has a window of its own.
    {
      name: 'desktop',
      use: desktop,
      testIgnore: [...serial, ...tours],
      grepInvert: [...grepInvert, /smoke\.spec\.ts in ar/],
    },
    { name: 'phone', use: phone, testMatch: 'smoke.spec.ts', grepInvert: /in it/ },
    {
      name: 'serial',
      use: desktop,
      testMatch: serial,
      dependencies: ['desktop', 'phone'],
      fullyParallel: false,
      workers: 1,
    },
  ],
  webServer: {
    // It prints each mail, which would hide the failing test.
    command: `node ../tools/src/start.ts > ${results}/product.log`,
    url: `${product.shell}/api/health`,
    env: product.environment(process.env.CONFIDA_E2E_DATA_DIR),
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
