import process from 'node:process'
import type { Config } from '../../../api/src/platform/config/config.ts'
import { ConfigError } from '../../../api/src/platform/config/config-error.ts'
import { loadConfig } from '../../../api/src/platform/config/load-config.ts'
import { build } from './build.ts'
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

/** Remotes may come and go; without the API or the shell there is no product. */
function watch({ children }: Product) {
  for (const { name, process: child } of children) {
    child.once('exit', (code) => {
      if (stopping.signal.aborted) return
      console.error(`${name} has ended (code ${code}).`)
      if (name === 'API' || name === 'shell') void stop(1)
    })
  }
}

async function start({ prepare }: RunOptions) {
  const config = await loadConfig(process.env)
  const shellPort = Number(process.env.PORT || 4200)
  const taken = await findTakenPort(shellPort, config.apiPort)
  if (taken) throw new ConfigError([taken])
  await build(stopping.signal)
  const notes = await prepare?.(config)
  if (stopping.signal.aborted) return undefined
  const product = await startProduct({ config, shellPort })
  if (!stopping.signal.aborted) {
    watch(product)
    console.log(summary(product, shellPort, config.apiPort, notes))
  }
  return product
}

export interface RunOptions {
  /** Works on the data once all is built, before anything runs. @returns lines to print with the addresses */
  prepare?: (config: Config) => Promise<string[]>
}

/** Builds and runs the product until it is told to stop. */
export function run(options: RunOptions = {}): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  process.once('disconnect', () => void stop(0))

  starting = start(options)
  starting.catch((error: Error) => {
    if (!stopping.signal.aborted) console.error(error.message)
    void stop(1)
  })
}
