import { mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { loadConfig } from '@confida/api/config'
import { createTestDatabase, type TestDatabase } from '@confida/api/testing'
import type { RemoteRelease } from '@confida/remote-kit'
import { integrityOf } from '@confida/remote-kit/integrity'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { freePorts } from '../bench/free-ports.ts'
import { remoteNames } from '../paths.ts'
import { type Product, startProduct } from './product.ts'

const outer = Object.values(networkInterfaces())
  .flat()
  .find((each) => each && !each.internal && each.family === 'IPv4')?.address
/** How another machine would name this one. */
const address = outer ?? '127.0.0.2'
const place = outer ? 'its own address' : '127.0.0.2, as this machine has no address of its own'

let database: TestDatabase
let folder: string
let product: Product
let origin: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'confida-product-'))
  const ports = await freePorts()
  origin = `http://${address}:${ports.shell}`
  // Also what the processes of the product are started with.
  Object.assign(process.env, {
    HOST: '0.0.0.0',
    PORT: String(ports.shell),
    API_PORT: String(ports.api),
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  })
  product = await startProduct({ config: await loadConfig(process.env), shellPort: ports.shell })
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
  rmSync(folder, { recursive: true })
})

async function get(url: string | URL): Promise<string> {
  const response = await fetch(url)
  expect([String(url), response.status]).toEqual([String(url), 200])
  return response.text()
}

it(`gives who comes from another machine the page, the remotes and the API at ${place}`, async () => {
  expect(await get(origin)).toContain('<div id="root">')
  const registry: RemoteRelease[] = JSON.parse(await get(`${origin}/remotes.json`))
  expect(registry.map(({ name }) => name).sort()).toEqual([...remoteNames].sort())
  for (const { entry, integrity } of registry) {
    const manifest = new URL(entry, origin)
    expect(manifest.origin).toBe(origin)
    const text = await get(manifest)
    expect(integrityOf(text)).toBe(integrity)
    const { path, name } = JSON.parse(text).metaData.remoteEntry
    expect(await get(new URL(path + name, manifest))).not.toBe('')
  }
  expect(JSON.parse(await get(`${origin}/api/health/ready`))).toMatchObject({ status: 'ok' })
})
