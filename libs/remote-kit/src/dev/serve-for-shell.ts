import { createServer } from 'node:http'
import process from 'node:process'
import { describeRelease } from '../release/describe-release.ts'
import { factsOfSources } from '../release/release-facts.ts'
import { remoteListener, type ShellAddress } from './remote-listener.ts'

const HOST = '127.0.0.1'

export interface ShellElsewhere extends ShellAddress {
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
  { port, ...shell }: ShellElsewhere,
): Promise<string> {
  // Before the bundler's configuration is loaded, which reads it.
  process.env.NODE_ENV = 'development'
  const { watchProject } = await import('../bundler/watch.ts')
  const address = `http://localhost:${port}`
  let build: ReturnType<Parameters<typeof remoteListener>[1]>

  const server = createServer(remoteListener(shell, () => build))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve)
  })

  return new Promise((resolve) =>
    watchProject(root, ({ folder, isOk, messages }) => {
      if (messages) console.log(messages)
      const facts = isOk ? factsOfSources(name, root) : undefined
      const release = facts && describeRelease({ ...facts, version: `${facts.version}-dev` }, folder, address)
      build = { folder, release }
      resolve(address)
    }),
  )
}
