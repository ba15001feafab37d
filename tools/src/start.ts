import process from 'node:process'
import { ConfigError } from '../../api/src/platform/config/config-error.ts'
import { loadConfig } from '../../api/src/platform/config/load-config.ts'
import { build } from './launch/build.ts'
import { findTakenPort } from './launch/ports.ts'
import { type Product, startProduct } from './launch/product.ts'
import { summary } from './launch/summary.ts'

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

async function start() {
  const config = await loadConfig(process.env)
  const shellPort = Number(process.env.PORT || 4200)
  const taken = await findTakenPort(shellPort, config.apiPort)
  if (taken) throw new ConfigError([taken])
  await build(stopping.signal)
  const product = await startProduct({ config, shellPort })
  if (!stopping.signal.aborted) {
    watch(product)
    console.log(summary(product, shellPort, config.apiPort))
  }
  return product
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.once('disconnect', () => void stop(0))

starting = start()
starting.catch((error: Error) => {
  if (!stopping.signal.aborted) console.error(error.message)
  void stop(1)
})
