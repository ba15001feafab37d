import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteRegistry } from '@confida/remote-kit'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { aDeclaration } from '../release/declaration.fixture.ts'
import { writeRegistry } from '../release/registry-file.ts'
import { isShellRunning } from './running-shell.ts'

const registry: RemoteRegistry = [
  {
    name: 'mfe-chat',
    version: '1.0.0',
    entry: '/mf-manifest.json',
    integrity: 'sha384-a',
    contract: '^1.0.0',
    ...aDeclaration,
  },
]

let folder: string
let file: string
let server: Server

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-shell-'))
  file = join(folder, 'remotes.json')
  writeRegistry(file, registry)
})

afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Stands in for a shell. @returns its port */
async function answering(body: string, headers: Record<string, string> = {}): Promise<number> {
  server = createServer((_, response) =>
    response.writeHead(200, { ...headers, connection: 'close' }).end(body),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

describe('looking for a running shell', () => {
  it('finds the one that reads this registry', async () => {
    expect(await isShellRunning(await answering(JSON.stringify(registry)), file)).toBe(true)
  })

  it('finds none where nothing answers', async () => {
    const port = await answering('')
    await new Promise((resolve) => server.close(resolve))
    expect(await isShellRunning(port, file)).toBe(false)
  })

  it('refuses one in production', async () => {
    const port = await answering(JSON.stringify(registry), { 'x-confida-environment': 'production' })
    await expect(isShellRunning(port, file)).rejects.toThrow('production')
  })

  it('refuses one with another registry, and what is no shell', async () => {
    const another = await answering('[]')
    await expect(isShellRunning(another, file)).rejects.toThrow('another registry')
    server.close()
    const stranger = await answering('<h1>hello</h1>')
    await expect(isShellRunning(stranger, file)).rejects.toThrow('no Confida shell')
  })
})
