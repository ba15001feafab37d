import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../paths.ts'
import { run, succeeds, timed, until } from './commands.ts'
import { foreignImages } from './images.ts'
import { startLoad } from './load.ts'
import { servesMetricsInside } from './metrics.ts'
import { addresses, type Playable, type PlayableProduct, playable, SUBNET } from './playable.ts'
import { render, renderDocumented } from './render.ts'

const NETWORK = 'confida-test-deploy'
const STOP_SECONDS = '60'

const isReady = ({ name }: Playable, container: string, address: string) =>
  succeeds('podman', [
    'exec',
    `${name}-${container}`,
    'node',
    '-e',
    `fetch('http://127.0.0.1:${address}').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`,
  ])

const addressOf = (name: string) => (addresses[name] ? ['--ip', addresses[name]] : [])

const runDetached = (name: string, options: string, mount: string, image: string, ...command: string[]) =>
  run('podman', [
    ...['run', '--detach', '--name', `${NETWORK}-${name}`, '--network', NETWORK, ...addressOf(name)],
    ...options.split(' '),
    ...['--volume', mount, image, ...command],
  ])

/** What a cluster has beside the manifests: a database, and a way in that sends to what is ready. */
async function startSurroundings(folder: string, port: number, password: string): Promise<void> {
  await run('podman', ['network', 'create', '--subnet', SUBNET, NETWORK])
  writeFileSync(join(folder, 'password'), password, { mode: 0o644 })
  const database =
    '--user 999:999 --env POSTGRES_USER=confida --env POSTGRES_DB=confida --env POSTGRES_PASSWORD_FILE=/password'
  await runDetached('database', database, `${folder}/password:/password:ro`, foreignImages.postgres)
  const caddyfile = `${join(root, 'deploy/Caddyfile')}:/Caddyfile:ro`
  const hosts = Object.entries(addresses)
    .map(([name, ip]) => `--add-host ${name}:${ip}`)
    .join(' ')
  const proxy = `--publish 127.0.0.1:${port}:${port} --env PUBLIC_URL=https://localhost:${port} --env XDG_DATA_HOME=/tmp ${hosts}`
  const command = ['caddy', 'run', '--config', '/Caddyfile', '--adapter', 'caddyfile']
  await runDetached('proxy', proxy, caddyfile, foreignImages.caddy, ...command)
}

async function remove(pods: Playable[]): Promise<void> {
  for (const { name } of pods) await succeeds('podman', ['pod', 'rm', '--force', '--time', '2', name])
  await succeeds('podman', [
    'rm',
    '--force',
    '--time',
    '2',
    '--volumes',
    `${NETWORK}-database`,
    `${NETWORK}-proxy`,
  ])
  await succeeds('podman', ['volume', 'rm', 'data'])
  await succeeds('podman', ['network', 'rm', NETWORK])
}

/** As a Deployment does, one after the other: each new pod serves before an old one goes. */
async function restart({ api, nextApi }: PlayableProduct, play: (pod: Playable) => Promise<void>) {
  for (const [i, next] of nextApi.entries()) {
    await play(next)
    await until(`${next.name} is ready`, () => isReady(next, 'api', '3000/api/health/ready'))
    // Whoever sends here looks once a second.
    await sleep(3_000)
    // The container alone: with the whole pod its network would be gone at once.
    await run('podman', ['stop', '--time', STOP_SECONDS, `${api[i]?.name}-api`])
    const code = await run('podman', ['inspect', `${api[i]?.name}-api`, '--format', '{{.State.ExitCode}}'])
    if (code !== '0') throw new Error(`${api[i]?.name} ended with code ${code}.`)
  }
}

/** As the team of one remote does: another pod takes the place of its own, and all others go on. */
async function replaceRemote(
  { remotes, shell, api }: PlayableProduct,
  play: (pod: Playable) => Promise<void>,
): Promise<void> {
  const remote = remotes.find(({ name }) => name === 'mfe-chat-remote')
  if (!remote) throw new Error('There is no remote that people chat with.')
  const others = [...remotes, shell, ...api].filter((pod) => pod !== remote)
  const stateOf = ({ name }: Playable) =>
    run('podman', ['pod', 'inspect', '--format', '{{.Created}} {{.State}}', name])
  const startsOf = async () => (await Promise.all(others.map(stateOf))).join()
  const before = await startsOf()
  await run('podman', ['pod', 'rm', '--force', '--time', '10', remote.name])
  await play(remote)
  await until(`${remote.name} is ready`, () => isReady(remote, 'remote', '8080/remotes.json'))
  if ((await startsOf()) !== before) throw new Error(`With ${remote.name} others were replaced.`)
}

/**
 * Plays the rendered manifests, has them used by `use`, before and after a remote was replaced, and replaces the processes of the API
 * under load.
 * @returns whether all of it went well
 */
export async function tryKubernetes(port: number, use: (origin: string) => boolean): Promise<boolean> {
  const origin = `https://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'confida-kubernetes-'))
  const password = randomBytes(16).toString('hex')
  await renderDocumented()
  const product = playable(
    await render(),
    { PUBLIC_URL: origin },
    {
      DATABASE_URL: `postgres://confida:${password}@database:5432/confida`,
      JWT_SECRET: randomBytes(48).toString('base64url'),
    },
  )
  const pods = [product.migrate, ...product.remotes, product.shell, ...product.api, ...product.nextApi]
  const play = async ({ name, yaml }: Playable) => {
    const file = join(folder, `${name}.yaml`)
    writeFileSync(file, `${product.settings}---\n${yaml}`)
    await run('podman', ['kube', 'play', '--network', NETWORK, ...addressOf(name), file])
  }
  await remove(pods)
  try {
    await startSurroundings(folder, port, password)
    await timed('podman kube play, until the first reply', async () => {
      await play({ name: 'volumes', yaml: product.volumes })
      await play(product.migrate)
      const migrated = ['inspect', 'migrate-migrate', '--format', '{{.State.Status}} {{.State.ExitCode}}']
      await until('the database is migrated', async () => (await run('podman', migrated)) === 'exited 0')
      for (const pod of [...product.remotes, product.shell, ...product.api]) await play(pod)
      for (const pod of product.api)
        await until(`${pod.name} is ready`, () => isReady(pod, 'api', '3000/api/health/ready'))
      await until('the shell is ready', () => isReady(product.shell, 'shell', '8080/'))
      await until('the way in has noticed', () =>
        succeeds('curl', ['--fail', '--silent', '--insecure', `${origin}/api/health/ready`]),
      )
    })
    if (!use(origin) || !(await servesMetricsInside('shell-shell', origin))) return false
    await timed('one remote replaced alone', () => replaceRemote(product, play))
    if (!use(origin)) return false
    const load = await startLoad(
      [...product.api, ...product.nextApi].map(({ name }) => `http://${addresses[name]}:3000`),
    )
    await timed('rolling restart of the API under load', () => restart(product, play))
    const { answered, failures } = await load.stop()
    console.log(`  ${answered} requests answered, failed: ${JSON.stringify(failures)}`)
    return Object.keys(failures).length === 0
  } finally {
    await remove(pods)
    rmSync(folder, { recursive: true })
  }
}
