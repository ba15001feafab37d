import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { root } from '../../paths.ts'
import { run, succeeds, timed } from './commands.ts'

const VERSION = 'test-deploy'

export const imageOf = (name: string) => `localhost/confida/${name}:${VERSION}`

/** Of others; where they cannot be pulled, the same programs from Debian's packages stand in. */
export const foreignImages = {
  postgres: 'docker.io/library/postgres:17-bookworm',
  redis: 'docker.io/library/redis:8-bookworm',
  caddy: 'docker.io/library/caddy:2',
}

const standIns = join(root, 'tools/src/test/deploy/stand-ins')

export async function fetchForeignImages(): Promise<void> {
  for (const [name, image] of Object.entries(foreignImages)) {
    if (
      (await succeeds('podman', ['image', 'exists', image])) ||
      (await succeeds('podman', ['pull', '--quiet', image]))
    )
      continue
    const args = ['build', '--quiet', '--network=host', '--target', name, '--tag', image, standIns]
    await timed(`stand-in for ${image}`, () => run('podman', args))
  }
}

/** The machine's own npm settings and certificates, which a build needs where the registry is not reached without. */
async function npmArguments(folder: string): Promise<string[]> {
  const names = ['registry', 'cafile']
  const values = await Promise.all(names.map((name) => run('npm', ['config', 'get', name])))
  const settings = names.map((name, i) => [name, values[i]])
  const known = settings.filter(([, value]) => value && value !== 'null' && value !== 'undefined')
  const extra = process.env.NODE_EXTRA_CA_CERTS
  if (extra && !known.some(([name]) => name === 'cafile')) known.push(['cafile', extra])
  const file = join(folder, 'npmrc')
  writeFileSync(file, known.map(([name, value]) => `${name}=${value}\n`).join(''))
  const authorities = known.flatMap(([name, value]) =>
    name === 'cafile' ? ['--volume', `${value}:${value}:ro`] : [],
  )
  return ['--secret', `id=npmrc,src=${file}`, ...authorities]
}

/** @returns bytes */
const sizeOf = async (image: string): Promise<number> =>
  Number(await run('podman', ['image', 'inspect', '--format', '{{.Size}}', image]))

/** Builds the images of the product, and one of a single remote; prints how large they are. */
export async function buildImages(remotes: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'confida-images-'))
  const builds = [
    ...['api', 'shell', 'remotes'].map((target) => ({ name: target, target, args: [] as string[] })),
    ...remotes.map((name) => ({ name, target: 'remotes', args: ['--build-arg', `REMOTES=${name}`] })),
  ]
  const common = ['build', '--quiet', '--format=docker', '--network=host', ...(await npmArguments(folder))]
  try {
    for (const { name, target, args } of builds) {
      const image = imageOf(name)
      await timed(`image ${name}`, () =>
        run('podman', [...common, ...args, '--target', target, '--tag', image, root]),
      )
      const own = (await sizeOf(image)) - (await sizeOf('docker.io/library/debian:bookworm-slim'))
      console.log(`  ${Math.round(own / 1e6)} MB beside Debian's base`)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
