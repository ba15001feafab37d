import { join } from 'node:path'
import { startChild, stopChild } from '../launch/child.ts'
import { distOf } from '../paths.ts'
import type { Cleanup } from './cleanup.ts'
import type { Ports } from './free-ports.ts'

interface ApiData extends NodeJS.ProcessEnv {
  DATABASE_URL: string
  JWT_SECRET: string
  DATA_DIR: string
}

/** The built API on a database, with no limit on registrations; `file` starts it where something of it is replaced. */
export async function startApi(
  data: ApiData,
  ports: Ports,
  cleanup: Cleanup,
  file = join(distOf('api'), 'main.js'),
): Promise<void> {
  const api = await startChild('API', file, [], {
    ...data,
    PORT: String(ports.shell),
    API_PORT: String(ports.api),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_ADDRESS: '0',
    RATE_LIMIT_OVERALL: '0',
    // Mails stay off the console.
    NODE_ENV: 'test',
  })
  cleanup.add(() => stopChild(api))
}
