import { createServer } from 'node:http'
import process from 'node:process'
import sirv from 'sirv'
import { signOverride } from '../override/override.ts'
import type { RemoteRelease } from '../registry.ts'
import { describeRelease } from '../release/describe-release.ts'
import { factsOfSources } from '../release/release-facts.ts'

const HOST = '127.0.0.1'
/** To any origin: which origins a page may load from is the page's own policy. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
}

export interface ShellElsewhere {
  /** Its public address. */
  shell: string
  /** Its REMOTE_OVERRIDE_KEY. */
  key: string
  port: number
}

/**
 * Builds a remote at every change and serves it to a shell that runs elsewhere. Opening the returned address leads into that shell, with
 * this build as it is then; only the browser that opens it gets it.
 * @param root the remote's absolute folder
 * @param name of the remote
 */
export async function serveForShell(
  root: string,
  name: string,
  { shell, key, port }: ShellElsewhere,
): Promise<string> {
  // Before the bundler's configuration is loaded, which reads it.
  process.env.NODE_ENV = 'development'
  const { watchProject } = await import('../bundler/watch.ts')
  const address = `http://localhost:${port}`
  let release: RemoteRelease | undefined
  let files: ReturnType<typeof sirv> | undefined

  const server = createServer((request, response) => {
    const { url = '/' } = request
    if (!URL.canParse(url, address)) return void response.writeHead(400).end()
    const { pathname, searchParams } = new URL(url, address)
    for (const [header, value] of Object.entries(HEADERS)) response.setHeader(header, value)
    if (pathname !== '/' && files) return files(request, response, () => void response.writeHead(404).end())
    if (!release) return void response.writeHead(503).end('The build has failed.')
    const target = new URL('/remote-override', shell)
    target.searchParams.set('token', signOverride(release, key, shell))
    target.searchParams.set('to', searchParams.get('to') ?? '/')
    response.writeHead(302, { Location: target.href }).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve)
  })

  return new Promise((resolve) =>
    watchProject(root, ({ folder, isOk, messages }) => {
      if (messages) console.log(messages)
      const facts = isOk ? factsOfSources(name, root) : undefined
      release = facts && describeRelease({ ...facts, version: `${facts.version}-dev` }, folder, address)
      files = sirv(folder, { dev: true })
      resolve(address)
    }),
  )
}
