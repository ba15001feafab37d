// The one script that runs before anything is installed, so it is plain JavaScript on whatever Node is there: it installs
// the locked dependencies where they are missing or stale, then hands over to a TypeScript command on the pinned Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { lockInstallation } from './installation-lock.mjs'
import { nodeProblem } from './required-node.mjs'

const root = join(import.meta.dirname, '..')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.confida-lock')
/** Beside the modules, which an installation empties. */
const installing = join(root, '.installing')
const PARENT_CHECK_MS = 500

/** The process that works now: the installation, then the command. */
let child

function checkNode() {
  const problem = nodeProblem(process.versions.node, process.platform, process.arch)
  if (!problem) return
  console.error(problem)
  process.exit(1)
}

/** Passes signals on, and asks the child to end when the parent is gone without having said so. */
function followParent() {
  const end = (signal) => (child ? child.kill(signal) : process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end('SIGTERM'), PARENT_CHECK_MS).unref()
}

async function run(command, args, options) {
  child = spawn(command, args, { cwd: root, ...options })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()

async function install() {
  const lock = lockHash()
  console.log('Installing the locked dependencies (once, about a minute) …')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  if ((await run('npm', args, { stdio: ['ignore', 'inherit', 'inherit'] })) !== 0) {
    console.error('The dependencies were not installed; see the messages of npm above.')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}

/** Two commands may be started at once: one installs, the other waits for it. */
async function installWhenStale() {
  if (isFresh()) return
  const unlock = await lockInstallation(installing, (pid) =>
    console.log(`Process ${pid} is installing the dependencies; waiting for it … (${installing})`),
  )
  if (!isFresh()) await install()
  unlock()
}

function runCommand(command, args) {
  const pinnedNode = join(modules, '.bin', 'node')
  return run(
    existsSync(pinnedNode) ? pinnedNode : process.execPath,
    // From the sources: the command builds the libraries that it needs itself, and an older build may stand there.
    ['--conditions=source', join(root, `tools/src/${command}.ts`), ...args],
    {
      // The channel tells the command when this process is gone, however it ended.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter),
        // What is compiled once starts faster the next time: a test run starts the same runner for each project.
        NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
        NX_DAEMON: 'false',
        NX_TUI: 'false',
      },
    },
  )
}

/** Of whoever runs the product here; tests and measurements have settings of their own. */
function readSettings(command) {
  const file = join(root, '.env')
  if (['start', 'dev', 'admin'].includes(command) && existsSync(file)) process.loadEnvFile(file)
}

checkNode()
readSettings(process.argv[2])
followParent()
await installWhenStale()
process.exit(await runCommand(process.argv[2], process.argv.slice(3)))
