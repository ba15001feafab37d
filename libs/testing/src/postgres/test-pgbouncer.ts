import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface TestPgBouncer {
  /** Of the database, by way of the pooler. */
  url: string
  stop(): Promise<void>
}

/** A PgBouncer of its own before a database, as it is by default but for its mode; `stop` it in `afterAll`. */
export async function startTestPgBouncer(
  databaseUrl: string,
  poolMode: 'session' | 'transaction',
  port: number,
): Promise<TestPgBouncer> {
  const { hostname, port: target, username, password, pathname } = new URL(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'confida-pgbouncer-'))
  await chmod(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  const settings = `[databases]
* = host=${hostname} port=${target} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${poolMode}
`
  await writeFile(file, settings, { mode: 0o644 })
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const server = spawn('pgbouncer', ['-q', ...user, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  await Promise.race([
    listens(port),
    once(server, 'error').then(() => {
      throw new Error('There is no pgbouncer to test with: install it (Debian: apt-get install pgbouncer).')
    }),
    once(server, 'exit').then(() => {
      throw new Error('pgbouncer did not start.')
    }),
  ])
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      const ended = once(server, 'exit')
      kill()
      process.off('exit', kill)
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await sleep(20)
  }
}
