import { join } from 'node:path'
import { root } from '../../paths.ts'
import { run, succeeds, timed, until } from './commands.ts'
import { imageOf } from './images.ts'

const file = join(root, 'deploy/compose.yaml')

/**
 * Starts deploy/compose.yaml from nothing and has it used.
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
  }
  const compose = (...args: string[]) =>
    run('podman-compose', ['--project-name', 'confida-test-deploy', '--file', file, ...args], { env })
  try {
    await timed('compose, from nothing to the first reply', async () => {
      await compose('up', '--detach', '--no-build')
      await until('the product answers', () =>
        succeeds('curl', ['--fail', '--silent', '--insecure', `${origin}/api/health/ready`]),
      )
    })
    if (!use(origin)) return false
    await timed('a backup', () => compose('exec', '-T', 'backups', 'sh', '/backup.sh', 'once'))
    return true
  } finally {
    await compose('down', '--volumes', '--timeout', '2')
  }
}
