import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

// A copy of the workspace with the real manifests and nx.json, whose tasks only note that they ran: what is not noted
// after a change came from Nx's cache.
const root = resolve(__dirname, '../../..')
const TASKS = ['build', 'typecheck', 'lint', 'test']
const LOG = 'ran.log'
const note = `echo "$NX_TASK_TARGET_PROJECT:$NX_TASK_TARGET_TARGET" >> ${LOG}`

let workspace: string

function put(file: string, content: string) {
  mkdirSync(dirname(join(workspace, file)), { recursive: true })
  writeFileSync(join(workspace, file), content)
}

/** The project's manifest with its dependencies and its settings of Nx; its scripts become notes. */
function copyManifest(file: string) {
  const { scripts, nx = {}, ...manifest } = JSON.parse(readFileSync(join(root, file), 'utf8'))
  const tasks = TASKS.filter((task) => scripts?.[task]).map((task) => [
    task,
    {
      ...nx.targets?.[task],
      executor: 'nx:run-commands',
      options: { command: note, cwd: '{workspaceRoot}' },
    },
  ])
  put(file, JSON.stringify({ ...manifest, nx: { ...nx, targets: Object.fromEntries(tasks) } }))
}

/** The tasks that ran instead of coming from the cache. */
function runTasks(): string[] {
  rmSync(join(workspace, LOG), { force: true })
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')))
  execFileSync(
    join(root, 'node_modules/.bin/nx'),
    ['run-many', '-t', ...TASKS, '--parallel=4', '--output-style=static'],
    { cwd: workspace, stdio: 'pipe', env: { ...env, NX_DAEMON: 'false', NX_TUI: 'false' } },
  )
  const log = join(workspace, LOG)
  return existsSync(log) ? readFileSync(log, 'utf8').trim().replaceAll('@confida/', '').split('\n') : []
}

const changes: Record<string, { run: string[]; rest: string[] }> = {
  'libs/contracts/src/index.ts': {
    run: ['contracts:build', 'mfe-chat:build', 'session:test', 'api:test', 'tools:test', 'e2e:typecheck'],
    rest: [],
  },
  'libs/jest-presets/browser.cjs': {
    run: ['mfe-chat:test', 'ui:test', 'api:test'],
    rest: ['mfe-chat:build', 'contracts:build', 'api:build'],
  },
  'api/testing/index.ts': { run: ['api:test', 'tools:test'], rest: ['api:build', 'mfe-chat:test'] },
  'mfe-chat/src/chat/chat.page.test.tsx': {
    run: ['mfe-chat:test', 'mfe-chat:lint'],
    rest: ['mfe-chat:build', 'mfe-auth:test', 'shell:test'],
  },
  'biome.layers.json': { run: ['mfe-chat:lint', 'tools:test'], rest: ['mfe-chat:test', 'mfe-chat:build'] },
}

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'confida-task-cache-'))
  for (const file of ['nx.json', 'package-lock.json', 'tsconfig.base.json', 'swc.node.json', '.gitignore'])
    copyFileSync(join(root, file), join(workspace, file))
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  const manifests = globSync(
    workspaces.map((folder) => `${folder}/package.json`),
    { cwd: root },
  )
  for (const file of ['package.json', ...manifests]) copyManifest(file)
  for (const file of Object.keys(changes)) put(file, '')
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'))
  runTasks()
}, 120_000)

afterAll(() => rmSync(workspace, { recursive: true, force: true }))

describe('the cache of tasks', () => {
  it('holds all while nothing changes', () => expect(runTasks()).toEqual([]), 60_000)

  it.each(Object.entries(changes))(
    'misses what a change of %s touches',
    (file, { run, rest }) => {
      put(file, '// changed')
      const ran = runTasks()
      expect(ran).toEqual(expect.arrayContaining(run))
      expect(ran.filter((task) => rest.includes(task))).toEqual([])
    },
    60_000,
  )
})
