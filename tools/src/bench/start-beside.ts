import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@confida/api/embedded-postgres'
import { startChild, stopChild } from '../launch/child.ts'
import type { Cleanup } from './cleanup.ts'
import { freePorts } from './free-ports.ts'
import { startApi } from './start-api.ts'
import { temporaryFolder } from './temporary-folder.ts'

interface Beside {
  /** Files below this folder: what is measured against, where that is a server. */
  bareServer?: string
  /** What starts the API, where that is not the product's own start. */
  apiServer?: string
  /** Settings of the API; the built-in engine answers without `AI_BASE_URL`. */
  ai?: NodeJS.ProcessEnv
}

export interface Servers {
  /** Ports. */
  api: number
  bare: number
  databaseUrl: string
  jwtSecret: string
}

const fileOf = (name: string) => join(import.meta.dirname, name)

/** The API, and a bare server on the same database with the same key. */
export async function startBeside(cleanup: Cleanup, { bareServer, apiServer, ai }: Beside): Promise<Servers> {
  const dataDir = temporaryFolder(cleanup)
  const database = await startEmbeddedPostgres({ dataDir })
  cleanup.add(() => database.stop())
  const ports = await freePorts()
  const bare = ports.api + 1
  const jwtSecret = randomBytes(48).toString('base64url')
  const env = { DATABASE_URL: database.url, JWT_SECRET: jwtSecret }
  await startApi({ ...env, ...ai, DATA_DIR: dataDir }, ports, cleanup, apiServer && fileOf(apiServer))
  if (bareServer) {
    const server = await startChild('bare server', fileOf(bareServer), [], { ...env, PORT: String(bare) })
    cleanup.add(() => stopChild(server))
  }
  return { api: ports.api, bare, databaseUrl: database.url, jwtSecret }
}
