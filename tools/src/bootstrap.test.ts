import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { root } from './paths.ts'

let folder: string
let commands: ChildProcessWithoutNullStreams[]

/** Stands in for npm: says that it began, waits for the test's answer, and makes the modules. */
const npm = `#!/bin/sh
echo "$1" >> installations
until [ -s answer ]; do sleep 0.05; done
answer=$(cat answer)
rm answer
[ "$answer" = yes ] && mkdir -p node_modules`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-bootstrap-'))
  commands = []
  mkdirSync(join(folder, 'tools/src'), { recursive: true })
  for (const name of ['bootstrap.mjs', 'installation-lock.mjs', 'required-node.mjs'])
    cpSync(join(root, 'tools', name), join(folder, 'tools', name))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(
    join(folder, 'tools/src/start.ts'),
    "console.log('Started.', process.env.PORT, process.env.HOST)",
  )
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 })
})

afterEach(() => {
  for (const command of commands) command.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** `npm start` in the folder. `until` waits for words of its output, `code` for its end. */
function start(variables = {}) {
  const command = spawn(process.execPath, [join(folder, 'tools/bootstrap.mjs'), 'start'], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, ...variables },
  })
  commands.push(command)
  let output = ''
  command.stdout.on('data', (text) => (output += text))
  const code = once(command, 'exit').then(([exitCode]) => exitCode as number)
  const until = async (words: string) => {
    while (!output.includes(words)) await once(command.stdout, 'data')
  }
  return { until, code, kill: (signal: NodeJS.Signals) => command.kill(signal), output: () => output }
}

const installations = () => readFileSync(join(folder, 'installations'), 'utf8').trim().split('\n')
const lock = () => join(folder, '.installing')
const isLocked = () => lstatSync(lock(), { throwIfNoEntry: false }) !== undefined

/** Lets the installation that waits for it go on. */
const answer = (word: 'yes' | 'no') => writeFileSync(join(folder, 'answer'), word)

it('installs once for two commands that are started at once', async () => {
  const first = start()
  await first.until('Installing')
  const second = start()
  await second.until('waiting for it')
  answer('yes')
  expect(await Promise.all([first.code, second.code])).toEqual([0, 0])
  expect(installations()).toEqual(['ci'])
  expect(first.output()).toContain('Started.')
  expect(second.output()).toContain('Started.')
  expect(isLocked()).toBe(false)
})

it('installs for the command that waited when the installation of the other failed', async () => {
  const first = start()
  await first.until('Installing')
  const second = start()
  await second.until('waiting for it')
  answer('no')
  expect(await first.code).toBe(1)
  await second.until('Installing')
  answer('yes')
  expect(await second.code).toBe(0)
  expect(first.output()).not.toContain('Started.')
})

it('installs nothing where the modules are those of the lock file', async () => {
  const first = start()
  await first.until('Installing')
  answer('yes')
  await first.code
  expect(await start().code).toBe(0)
  expect(installations()).toEqual(['ci'])
})

it('reads a file .env, before which the environment goes', async () => {
  writeFileSync(join(folder, '.env'), 'PORT=5200\nHOST=0.0.0.0\n')
  const command = start({ PORT: '6200' })
  await command.until('Installing')
  answer('yes')
  await command.code
  expect(command.output()).toContain('Started. 6200 0.0.0.0')
})

it('takes the place of an installation that was killed', async () => {
  const killed = spawn('true')
  await once(killed, 'exit')
  symlinkSync(String(killed.pid), lock())
  const command = start()
  await command.until('Installing')
  answer('yes')
  expect(await command.code).toBe(0)
})

it('ends while it waits, and leaves the installation to the one that has it', async () => {
  const first = start()
  await first.until('Installing')
  const second = start()
  await second.until('waiting for it')
  second.kill('SIGTERM')
  expect(await second.code).not.toBe(0)
  expect(isLocked()).toBe(true)
  answer('yes')
  expect(await first.code).toBe(0)
})
