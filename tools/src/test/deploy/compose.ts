import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { root } from '../../paths.ts'
import { run, succeeds, timed, until } from './commands.ts'
import { imageOf } from './images.ts'
import { startLoad } from './load.ts'
import { servesMetricsInside } from './metrics.ts'

const file = join(root, 'deploy/compose.yaml')
const PROJECT = 'confida-test-deploy'
const container = (service: string) => `${PROJECT}_${service}_1`
const API = ['api-1', 'api-2'].map(container)

/** By podman itself: podman-compose ends well where the command does not. */
const execute = (service: string, ...command: string[]) =>
  run('podman', ['exec', container(service), ...command])

const stop = (...containers: string[]) => run('podman', ['stop', '--time', '30', ...containers])
const start = (...containers: string[]) => run('podman', ['start', ...containers])

const untilItAnswers = (origin: string) =>
  until('the product answers', () =>
    succeeds('curl', ['--fail', '--silent', '--insecure', `${origin}/api/health/ready`]),
  )

const untilWell = (api: string) =>
  until(`${api} is well`, () => succeeds('podman', ['healthcheck', 'run', api]))

/** One after the other, each once the one before is well again. */
async function restart(): Promise<void> {
  // One may still be starting again, as podman-compose waits for no database.
  await Promise.all(API.map(untilWell))
  for (const api of API) {
    await stop(api)
    const code = await run('podman', ['inspect', api, '--format', '{{.State.ExitCode}}'])
    if (code !== '0') throw new Error(`${api} ended with code ${code}.`)
    await start(api)
    await untilWell(api)
    // The proxy looks once a second.
    await sleep(3_000)
  }
}

/** @returns whether everybody was answered, who came through the proxy meanwhile */
async function restartsUnnoticed(origin: string): Promise<boolean> {
  const authority = '/data/caddy/pki/authorities/local/root.crt'
  setDefaultCACertificates([...getCACertificates(), await execute('proxy', 'cat', authority)])
  const load = await startLoad([origin])
  await timed('restart of both processes of the API behind the proxy', restart)
  const { answered, failures } = await load.stop()
  console.log(`  ${answered} requests answered, failed: ${JSON.stringify(failures)}`)
  return answered > 0 && Object.keys(failures).length === 0
}

/** @returns whether the people and the pictures of a backup are there again, and those that came after it are not */
async function restores(origin: string): Promise<boolean> {
  const query = (sql: string) => {
    const command = `PGPASSWORD=$(cat /secrets/database-password) psql --tuples-only --no-align --command="${sql}"`
    return execute('backups', 'sh', '-c', command)
  }
  const people = () => query('select email from users order by email')
  const inPictures = (command: string) => execute('api-1', 'sh', '-c', `cd /data && ${command}`)
  await inPictures('mkdir -p uploads && echo before > uploads/test-deploy')
  const said = await timed('backup', () => execute('backups', 'sh', '/backup.sh', 'once'))
  const [name] = /confida-\S+(?= is complete)/.exec(said) ?? []
  const before = await people()
  await query("update users set email = 'later-' || email")
  await inPictures('echo after > uploads/test-deploy && echo after > uploads/test-deploy-later')
  await timed('restore, until the product answers', async () => {
    await stop(...API)
    await execute('backups', 'sh', '/backup.sh', 'restore', String(name))
    await start(...API)
    await untilItAnswers(origin)
  })
  // Podman's names are away for a moment where containers have just been started.
  await until('the database is found', () => succeeds('podman', ['exec', container('backups'), 'pg_isready']))
  const pictures = await inPictures('cat uploads/test-deploy; ls uploads')
  const arePicturesBack = pictures.startsWith('before\n') && !pictures.includes('later')
  return arePicturesBack && before.includes('@') && before === (await people())
}

/**
 * Starts deploy/compose.yaml from nothing, has it used, and does with it what docs/production.md leads through.
 * @returns whether all of it went well
 */
export async function tryCompose(port: number, use: (origin: string) => boolean): Promise<boolean> {
  const origin = `https://localhost:${port}`
  const env = {
    PUBLIC_URL: origin,
    HTTPS_PORT: String(port),
    HTTP_PORT: String(port + 1),
    CONFIDA_API_IMAGE: imageOf('api'),
    CONFIDA_SHELL_IMAGE: imageOf('shell'),
    CONFIDA_REMOTES_IMAGE: imageOf('remotes'),
    // All the load comes from one address.
    RATE_LIMIT_OVERALL: '0',
  }
  const compose = (...args: string[]) =>
    run('podman-compose', ['--project-name', PROJECT, '--file', file, ...args], { env })
  try {
    await timed('compose, from nothing to the first reply', async () => {
      await compose('up', '--detach', '--no-build')
      await untilItAnswers(origin)
    })
    if (!use(origin) || !(await servesMetricsInside(container('shell'), origin))) return false
    return (await restartsUnnoticed(origin)) && (await restores(origin))
  } finally {
    await compose('down', '--volumes', '--timeout', '2')
  }
}
