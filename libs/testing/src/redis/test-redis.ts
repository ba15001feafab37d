import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'

export interface TestRedis {
  url: string
  /** Silent from now on, its connections open. */
  freeze(): void
  wake(): void
  /** As after a crash, with all it knew. */
  kill(): Promise<void>
  /** After `kill`, under the same address. */
  restart(): Promise<void>
}

/** A Redis of its own for one test file, on this machine only and with nothing on the disk; `kill` it in `afterAll`. */
export async function startTestRedis(): Promise<TestRedis> {
  const port = await findFreePort()
  let server = await startServer(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    wake: () => void server.kill('SIGCONT'),
    kill: () => stopServer(server),
    restart: async () => {
      server = await startServer(port)
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function startServer(port: number): Promise<ChildProcess> {
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: tmpdir() }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => server.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(
        new Error(
          'There is no redis-server to test with: install it (Debian: apt-get install redis-server).',
        ),
      ),
    )
    server.once('exit', () => reject(new Error('redis-server did not start.')))
    server.stdout?.on('data', (text) => String(text).includes('Ready to accept connections') && resolve())
  })
  return server
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}
