import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, it } from '@jest/globals'

let child: ChildProcess | undefined
afterEach(() => {
  child?.kill('SIGKILL')
})

/** A server in a process of its own, whose answer has two halves; the second comes when it is told to stop. */
async function start(): Promise<string> {
  const program = `
    import { listen } from ${JSON.stringify(join(import.meta.dirname, 'listen.ts'))}
    await listen((request, response) => {
      if (request.url === '/kept') return void response.end()
      response.write('half, ')
      process.once('SIGTERM', () => setTimeout(() => response.end('whole'), 200))
    }, 0)`
  child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ port }] = await once(child, 'message')
  return `http://127.0.0.1:${port}`
}

it('keeps a connection longer than proxies do', async () => {
  const response = await fetch(`${await start()}/kept`)
  expect(response.headers.get('keep-alive')).toBe('timeout=75')
})

it('ends what it is sending before it stops', async () => {
  const response = await fetch(await start())
  child?.kill('SIGTERM')
  const ended = once(child as ChildProcess, 'exit')
  expect(await response.text()).toBe('half, whole')
  expect(await ended).toEqual([0, null])
})
