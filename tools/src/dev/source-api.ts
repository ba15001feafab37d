import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { type Child, startChild, stopChild } from '../launch/child.ts'
import { devDistOf, root } from '../paths.ts'

/** What the API consists of; the two libraries are run from source by the `source` condition. */
const SOURCES = ['api/src', 'libs/contracts/src', 'libs/i18n/src']
const QUIET_MS = 100

async function compile(): Promise<boolean> {
  const args = ['src', '-d', devDistOf('api'), '--strip-leading-paths', '--copy-files', '--quiet']
  const swc = spawn('swc', [...args, '--config-file', '../swc.node.json', '--ignore', '**/*.test.ts'], {
    cwd: join(root, 'api'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(swc, 'exit')
  return code === 0
}

const run = () =>
  startChild('API', join(devDistOf('api'), 'main.js'), [], {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=source --enable-source-maps`.trim(),
  })

/** The API from source: compiled and started again at every change of its sources. */
export class SourceApi {
  private child: Child | undefined
  private renewing: Promise<void> | undefined
  private isStale = false
  private isEnding = false

  async start(): Promise<Child> {
    if (!(await compile())) throw new Error('The API does not compile; see the messages above.')
    this.child = await run()
    this.watch()
    return this.child
  }

  async stop(): Promise<void> {
    this.isEnding = true
    await this.renewing
    if (this.child) await stopChild(this.child)
  }

  private watch() {
    let quiet: NodeJS.Timeout | undefined
    for (const folder of SOURCES) {
      watch(join(root, folder), { recursive: true }, (_, file) => {
        if (file?.includes('.test.')) return
        clearTimeout(quiet)
        quiet = setTimeout(() => this.renew(), QUIET_MS)
      })
    }
  }

  /** One renewal at a time; what changes meanwhile asks for one more. */
  private renew() {
    if (this.isEnding) return
    this.isStale = true
    this.renewing ??= this.renewWhileStale().finally(() => {
      this.renewing = undefined
    })
  }

  private async renewWhileStale() {
    while (this.isStale && !this.isEnding) {
      this.isStale = false
      if (await compile()) await this.restart()
    }
  }

  private async restart() {
    try {
      if (this.child) await stopChild(this.child)
      this.child = await run()
      console.log(`${new Date().toLocaleTimeString('en-GB')}  API started again`)
    } catch (error) {
      console.error(`${(error as Error).message} It starts again at the next change.`)
    }
  }
}
