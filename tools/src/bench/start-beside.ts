import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../../api/src/platform/database/embedded/embedded-postgres.ts'
import { startChild, stopChild } from '../launch/child.ts'
import type { Cleanup } from './cleanup.ts'
import { freePorts } from './free-ports.ts'
import { startApi } from './start-api.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The API and a bare server on the same database, with the same key. @returns their ports, and where the database is */
export async function startBeside(
  cleanup: Cleanup,
  /** Below this folder. */
  bareServer: string,
  /** An AI endpoint, below this folder too; the built-in engine answers without one. */
  aiServer?: string,
): Promise<{ api: number; bare: number; databaseUrl: string }> {
  const dataDir = temporaryFolder(cleanup)
  const database = await startEmbeddedPostgres({ dataDir })
  cleanup.add(() => database.stop())
  const ports = await freePorts()
  const bare = ports.api + 1
  const env = { DATABASE_URL: database.url, JWT_SECRET: randomBytes(48).toString('base64url') }
  const ai = aiServer ? await startAi(join(import.meta.dirname, aiServer), bare + 1, cleanup) : {}
  await startApi({ ...env, ...ai, DATA_DIR: dataDir }, ports, cleanup)
  const server = await startChild('bare server', join(import.meta.dirname, bareServer), [], {
    ...env,
    PORT: String(bare),
  })
  cleanup.add(() => stopChild(server))
  return { api: ports.api, bare, databaseUrl: database.url }
}

async function startAi(file: string, port: number, cleanup: Cleanup) {
  const server = await startChild('AI endpoint', file, [], { PORT: String(port) })
  cleanup.add(() => stopChild(server))
  return { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'instant' }
}
