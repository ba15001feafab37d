// Development: everything from source in watch mode, or one remote from source inside a running shell (`npm run dev -- mfe-chat`), or
// inside one that runs elsewhere (`npm run dev -- mfe-chat --shell https://…`).
import process from 'node:process'
import { loadConfig } from '@confida/api/config'
import { devForShell } from '@confida/remote-kit/dev'
import { shellEnvironment } from '@confida/shell/server/environment.schema'
import { readSettings } from '@confida/shell/server/settings'
import { devAll } from './dev/dev-all.ts'
import { asRemote, devRemote } from './dev/dev-remote.ts'
import type { Running } from './dev/running.ts'
import { launchSettings } from './launch/environment.schema.ts'

let running: Running | undefined
let isStopping = false

async function stop(exitCode: number) {
  if (isStopping) return
  isStopping = true
  await running?.stop()
  process.exit(exitCode)
}

function watch({ children }: Running) {
  for (const { name, process: child } of children) {
    child.once('exit', (code) => {
      if (isStopping) return
      console.error(`${name} has ended (code ${code}).`)
      void stop(1)
    })
  }
}

async function dev() {
  // The registry of a production shell is its operator's file.
  if (process.env.NODE_ENV === 'production') throw new Error('NODE_ENV is production: npm run dev refuses.')
  const args = process.argv.slice(2)
  if (args.includes('--shell')) return devForShell(args)
  const [name] = args
  const remote = name === undefined ? undefined : asRemote(name)
  const config = await loadConfig(process.env)
  launchSettings()
  const { PORT: shellPort } = readSettings(shellEnvironment, process.env)
  running = await (remote ? devRemote(remote, config, shellPort) : devAll(config, shellPort))
  // Stopped while it was starting.
  if (isStopping) return running.stop()
  watch(running)
  console.log(['', ...running.summary, ''].join('\n'))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.once('disconnect', () => void stop(0))

dev().catch((error: Error) => {
  console.error(error.message)
  void stop(1)
})
