import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from '@jest/globals'

let child: ChildProcess | undefined
let server: Server | undefined

afterEach(() => {
  child?.kill('SIGKILL')
  server?.close()
})

const start = (environment: NodeJS.ProcessEnv) => {
  child = fork(join(import.meta.dirname, 'main.ts'), {
    execArgv: ['--conditions=source'],
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  return child
}

it('serves the registry of REGISTRY_URL', async () => {
  const registry = JSON.stringify([{ name: 'mfe-chat' }])
  server = createServer((_, response) => response.end(registry)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes.json`
  const [{ port }] = await once(start({ REGISTRY_URL: address, REGISTRY_FILE: '/none' }), 'message')
  const response = await fetch(`http://127.0.0.1:${port}/remotes.json`)
  expect(await response.text()).toBe(registry)
})

it('does not start with a REGISTRY_URL that anybody on the way could change', async () => {
  const { stderr } = start({ REGISTRY_URL: 'http://registry.example/remotes.json' })
  expect(await text(stderr as NodeJS.ReadableStream)).toContain('REGISTRY_URL has to be an https address')
})
