import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
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

/** Tells when the connection of a request has ended. */
async function startImpatient(): Promise<number> {
  const program = `
    import { serve } from ${JSON.stringify(join(import.meta.dirname, 'listen.ts'))}
    const port = await serve((request, response) => {
      request.socket.once('close', () => process.send('ended'))
      response.end(Buffer.alloc(50_000_000))
    }, 0, undefined, 500)
    process.send({ port })`
  child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ port }] = await once(child, 'message')
  return port
}

it('ends a connection whose client asks for more and more and reads nothing', async () => {
  const socket = connect(await startImpatient(), '127.0.0.1').pause()
  socket.on('error', () => undefined)
  const timer = setInterval(() => socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'), 50)
  expect(await once(child as ChildProcess, 'message')).toEqual(['ended', undefined])
  clearInterval(timer)
  socket.destroy()
})

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
