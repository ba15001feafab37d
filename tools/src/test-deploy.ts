// What docs/production.md leads to, in containers: `npm run test:deploy` builds the images, plays the manifests of Kubernetes, uses
// them with a browser, replaces one remote and, under load, the API; and uses, restarts and restores what the compose file starts.
// `-- --no-build` takes the images as they are.
import process from 'node:process'
import { runCheck } from './lint/run-check.ts'
import { remoteNames } from './paths.ts'
import { succeeds } from './test/deploy/commands.ts'
import { tryCompose } from './test/deploy/compose.ts'
import { buildImages, fetchForeignImages } from './test/deploy/images.ts'
import { tryKubernetes } from './test/deploy/kubernetes.ts'
import { ensurePrograms } from './test/programs.ts'

const PORT = Number(process.env.DEPLOY_PORT ?? 18_443)

const needed = [
  [
    'podman',
    ['info'],
    'Podman 4.3 or newer, with a network that resolves names (Debian: podman, aardvark-dns), as root',
  ],
  ['kubectl', ['version', '--client'], 'kubectl 1.27 or newer, which renders the manifests; no cluster'],
  ['podman-compose', ['--version'], 'podman-compose (Debian: podman-compose)'],
  ['curl', ['--version'], 'curl'],
] as const

function useWithBrowser(origin: string): boolean {
  const args = ['test', '--config', 'e2e/deployed.config.ts', '--no-deps', 'smoke']
  // Of this checkout the images alone are built: the test reads the texts from the libraries' sources.
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=source`.trim()
  return runCheck(`browser test at ${origin}`, 'playwright', args, { E2E_URL: origin, NODE_OPTIONS })
}

async function testDeployment(): Promise<boolean> {
  const works = await Promise.all(needed.map(([command, args]) => succeeds(command, args)))
  const missing = needed.filter((_, i) => !works[i])
  for (const [command, , what] of missing) console.error(`${command} does not work here. Install ${what}.`)
  if (missing.length > 0) return false
  ensurePrograms('chromium')
  if (!process.argv.includes('--no-build')) await buildImages(remoteNames)
  await fetchForeignImages()
  const playsWell = await tryKubernetes(PORT, useWithBrowser)
  const composesWell = await tryCompose(PORT, useWithBrowser)
  return playsWell && composesWell
}

testDeployment().then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
