import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { startChild } from './child.ts'
import { keepRunning, type Service } from './keep-running.ts'

let folder: string
let lines: string[]
let service: Service | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-launch-'))
  lines = []
  service = undefined
})

afterEach(async () => {
  await service?.stop()
  rmSync(folder, { recursive: true })
})

const runs = "process.send({ type: 'ready' }); setInterval(() => undefined, 1000)"

/** A process that does what is written for each of its starts; the last one again and again. */
async function keep(...starts: string[]): Promise<Service> {
  const count = join(folder, 'count')
  const file = join(folder, 'process.cjs')
  writeFileSync(count, '')
  writeFileSync(
    file,
    `const fs = require('node:fs')
    fs.appendFileSync(${JSON.stringify(count)}, '.')
    const starts = ${JSON.stringify(starts)}
    eval(starts[Math.min(fs.readFileSync(${JSON.stringify(count)}, 'utf8').length, starts.length) - 1])`,
  )
  service = await keepRunning(
    (signal) => startChild('clock', file, [], {}, signal),
    (line) => lines.push(line),
  )
  return service
}

async function untilLines(number: number) {
  while (lines.length < number) await new Promise((resolve) => setImmediate(resolve))
}

it('starts a process again that was killed, and says so', async () => {
  const { child } = await keep(runs)
  child.process.kill('SIGKILL')
  await untilLines(2)
  expect(lines).toEqual(['clock has ended (SIGKILL). It starts again in 0.5 s.', 'clock runs again.'])
  expect(service?.child.process.pid).not.toBe(child.process.pid)
})

it('waits longer each time while a process keeps ending, also while it starts', async () => {
  await keep(`${runs}; process.exit(3)`, 'process.exit(4)', runs)
  await untilLines(3)
  expect(lines).toEqual([
    'clock has ended (code 3). It starts again in 0.5 s.',
    'clock ended with code 4 while it started. It starts again in 1 s.',
    'clock runs again.',
  ])
})

it('fails when a process does not start at first', async () => {
  await expect(keep('process.exit(1)', runs)).rejects.toThrow('clock ended with code 1 while it started.')
  expect(lines).toEqual([])
})

it.each([
  ['runs', runs, 0],
  ['waits for its next start', `${runs}; process.exit(0)`, 1],
])('stops a process for good that %s', async (_, start, reported) => {
  const { child, stop } = await keep(start)
  await untilLines(reported)
  await stop()
  expect(child.process.exitCode ?? child.process.signalCode).not.toBeNull()
  expect(lines).toHaveLength(reported)
  expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('.')
})

it('stops a process that is starting again', async () => {
  const { child, stop } = await keep(runs, "console.error('')")
  child.process.kill('SIGKILL')
  await untilLines(1)
  await stop()
  expect(lines).toHaveLength(1)
})
