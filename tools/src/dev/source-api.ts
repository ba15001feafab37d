import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { type Child, startChild, stopChild } from '../launch/child.ts'
import { devDistOf, distOf, root } from '../paths.ts'
import { runtimeProjects } from '../repository/projects.ts'

/** The API and what it runs on, and where each is compiled to: Node finds the libraries by their `dist`. */
const outputs = new Map(
  runtimeProjects('api').map((project) => [project, project === 'api' ? devDistOf('api') : distOf(project)]),
)
const QUIET_MS = 100

async function compile(project: string, isFirst: boolean): Promise<boolean> {
  const options = ['--strip-leading-paths', '--copy-files', '--quiet', '--ignore', '**/*.test.ts']
  // Migrations are found by their folder: one that was renamed must not stay beside its new self.
  if (isFirst && project === 'api') options.push('--delete-dir-on-start')
  const config = ['--config-file', join(root, 'swc.node.json')]
  const swc = spawn('swc', ['src', '-d', outputs.get(project) ?? '', ...options, ...config], {
    cwd: join(root, project),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(swc, 'exit')
  return code === 0
}

const compileAll = async (projects: Iterable<string>, isFirst = false) =>
  (await Promise.all([...projects].map((project) => compile(project, isFirst)))).every((isOk) => isOk)

const run = () =>
  startChild('API', join(devDistOf('api'), 'main.js'), [], {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`.trim(),
  })

/** The API from source: compiled and started again at every change of its sources. */
export class SourceApi {
  private child: Child | undefined
  private renewing: Promise<void> | undefined
  private readonly stale = new Set<string>()
  private isEnding = false

  async start(): Promise<Child> {
    if (!(await compileAll(outputs.keys(), true)))
      throw new Error('The API does not compile; see the messages above.')
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
    for (const project of outputs.keys()) {
      watch(join(root, project, 'src'), { recursive: true }, (_, file) => {
        if (file?.includes('.test.')) return
        this.stale.add(project)
        clearTimeout(quiet)
        quiet = setTimeout(() => this.renew(), QUIET_MS)
      })
    }
  }

  /** One renewal at a time; what changes meanwhile asks for one more. */
  private renew() {
    if (this.isEnding) return
    this.renewing ??= this.renewWhileStale().finally(() => {
      this.renewing = undefined
    })
  }

  private async renewWhileStale() {
    while (this.stale.size > 0 && !this.isEnding) {
      const projects = [...this.stale]
      this.stale.clear()
      if (await compileAll(projects)) await this.restart()
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
