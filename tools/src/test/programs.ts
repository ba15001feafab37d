import { existsSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { findSystemChromium } from './chromium.ts'
import { installFromDebian, run } from './debian.ts'

interface Program {
  isThere(): boolean
  debian: string[]
  /** What to run on macOS. */
  mac: string
}

/** Programs of the system that tests start. */
export const programs = {
  'redis-server': {
    isThere: () => run('redis-server', '--version'),
    debian: ['redis-server'],
    mac: 'brew install redis',
  },
  pgbouncer: {
    isThere: () => run('pgbouncer', '--version'),
    debian: ['pgbouncer'],
    mac: 'brew install pgbouncer',
  },
  // With its client and its replicas, where Debian puts them.
  postgresql: {
    isThere: () => existsSync('/usr/lib/postgresql'),
    debian: ['postgresql'],
    mac: 'run these tests on Debian',
  },
  chromium: {
    isThere: () => findSystemChromium() !== undefined || doesOwnChromiumStart(),
    debian: ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-color-emoji'],
    mac: 'npx playwright install chromium',
  },
} satisfies Record<string, Program>

export type ProgramName = keyof typeof programs

/** Playwright's own, which may be there and lack libraries of the system. */
const doesOwnChromiumStart = () =>
  existsSync(chromium.executablePath()) && run(chromium.executablePath(), '--version')

/** What whoever may not install them has to do. */
export function adviceFor(missing: ProgramName[], platform: NodeJS.Platform): string {
  const names = missing.join(', ')
  if (platform === 'darwin')
    return `Missing for the tests: ${names}. Do this first: ${missing.map((name) => programs[name].mac).join('; ')}`
  const packages = missing.flatMap((name) => programs[name].debian).join(' ')
  const own = missing.includes('chromium')
    ? ' (Chromium also: npx playwright install --with-deps chromium)'
    : ''
  return `Missing for the tests: ${names}. Install them first: sudo apt-get install ${packages}${own}`
}

/** Installs what tests start and is not there, as far as this account may; else ends with what to install. */
export function ensurePrograms(...names: ProgramName[]): void {
  const findMissing = () => names.filter((name) => !programs[name].isThere())
  const missing = findMissing()
  if (missing.length === 0) return
  installFromDebian(...missing.flatMap((name) => programs[name].debian))
  if (findMissing().includes('chromium')) run('playwright', 'install', 'chromium')
  const left = findMissing()
  if (left.length === 0) return
  console.error(adviceFor(left, process.platform))
  process.exit(1)
}
