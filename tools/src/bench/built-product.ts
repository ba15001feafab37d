import process from 'node:process'
import { loadConfig } from '@confida/api/config'
import { type Browser, chromium } from '@playwright/test'
import { startProduct } from '../launch/product.ts'
import { distOf } from '../paths.ts'
import { findSystemChromium } from '../test/chromium.ts'
import type { Cleanup } from './cleanup.ts'
import { freePorts } from './free-ports.ts'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * Starts the built product for a benchmark.
 * @param folderOf where a project's build lies
 * @returns the shell's origin
 */
export async function startBuilt(cleanup: Cleanup, folderOf = distOf): Promise<string> {
  const ports = await freePorts()
  // Also what the processes of the product are started with.
  Object.assign(process.env, {
    PORT: String(ports.shell),
    API_PORT: String(ports.api),
    DATA_DIR: temporaryFolder(cleanup),
    RATE_LIMIT_PER_ADDRESS: '0',
    RATE_LIMIT_OVERALL: '0',
  })
  const product = await startProduct({
    config: await loadConfig(process.env),
    shellPort: ports.shell,
    folderOf,
  })
  cleanup.add(product.stop)
  return `http://localhost:${ports.shell}`
}

export async function launchBrowser(cleanup: Cleanup): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findSystemChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  cleanup.add(() => browser.close())
  return browser
}
