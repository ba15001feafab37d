import { spawn } from 'node:child_process'
import process from 'node:process'
import { root } from '../paths.ts'
import { listProjects } from '../repository/projects.ts'
import { inputsOf, isBuildCurrent, stampBuild } from './build-stamp.ts'

/** What is built to be served or released is a production build, whatever the environment is called. */
export const buildEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env, NODE_ENV: 'production' })

interface BuildOptions {
  /** By their folder, with what they depend on; all where there are none. */
  projects?: string[]
  signal?: AbortSignal
}

/**
 * Builds what changed since the last build; the rest comes from Nx's cache. Where nothing changed, nothing is written: Nx
 * would put its copies in the place of files that a process is loading at that moment.
 */
export async function build(options: BuildOptions = {}): Promise<void> {
  const folders = listProjects().map(({ folder }) => folder)
  const inputs = inputsOf(root, folders)
  if (isBuildCurrent(root, folders, inputs)) return
  await runBuild(options)
  if (!options.projects) stampBuild(root, folders, inputs)
}

/** Shows one line while it works. */
function runBuild({ projects = [], signal }: BuildOptions): Promise<void> {
  if (!process.stdout.isTTY) console.error('Building what has changed …')
  const names = projects.map((project) => `@confida/${project}`).join()
  const chosen = names ? [`--projects=${names}`] : []
  const nx = spawn('nx', ['run-many', '-t', 'build', '--output-style=static', ...chosen], {
    cwd: root,
    env: buildEnvironment(),
    signal,
  })
  let output = ''
  const ready = new Set<string>()
  const collect = (chunk: Buffer) => {
    output += chunk
    for (const [, project] of String(chunk).matchAll(/nx run ([^\s:]+:build)/g)) {
      ready.add(project ?? '')
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2KBuilding … ${ready.size} ready (${project})`)
    }
  }
  nx.stdout.on('data', collect)
  nx.stderr.on('data', collect)
  return new Promise((resolve, reject) => {
    nx.once('error', reject)
    nx.once('exit', (code) => {
      if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K')
      if (code === 0) return resolve()
      console.error(output)
      reject(new Error('The build failed; see its messages above.'))
    })
  })
}
