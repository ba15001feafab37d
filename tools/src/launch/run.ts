import process from 'node:process'
import type { Config } from '@confida/api/config'
import { ConfigError, loadConfig } from '@confida/api/config'
import { shellEnvironment } from '@confida/shell/server/environment.schema'
import { readSettings } from '@confida/shell/server/settings'
import { build } from './build.ts'
import { launchSettings } from './environment.schema.ts'
import { findTakenPort } from './ports.ts'
import { type Product, startProduct } from './product.ts'
import { summary } from './summary.ts'

const stopping = new AbortController()
let starting: Promise<Product | undefined> | undefined

async function stop(exitCode: number) {
  if (stopping.signal.aborted) return
  stopping.abort()
  const product = await starting?.catch(() => undefined)
  await product?.stop()
  process.exit(exitCode)
}

async function start({ prepare }: RunOptions) {
  const config = await loadConfig(process.env)
  launchSettings()
  const { PORT: shellPort } = readSettings(shellEnvironment, process.env)
  const taken = await findTakenPort(shellPort, config.apiPort)
  if (taken) throw new ConfigError([taken])
  await build({ signal: stopping.signal })
  const notes = await prepare?.(config)
  if (stopping.signal.aborted) return undefined
  const product = await startProduct({ config, shellPort })
  if (!stopping.signal.aborted) console.log(summary(product, shellPort, config, notes))
  return product
}

export interface RunOptions {
  /** Works on the data once all is built, before anything runs. @returns lines to print with the addresses */
  prepare?: (config: Config) => Promise<string[]>
}

/** Builds the product and keeps it running until it is told to stop. */
export function run(options: RunOptions = {}): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  process.once('disconnect', () => void stop(0))

  starting = start(options)
  starting.catch((error: Error) => {
    if (!stopping.signal.aborted) console.error(error.message)
    void stop(1)
  })
}
