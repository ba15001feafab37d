import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { parseRegistry, type RemoteRegistry } from '@confida/remote-kit'
import { ENVIRONMENT_HEADER } from '@confida/shell/server/environment-header'
import { HOST } from '@confida/shell/server/listen'
import { readRegistry } from '../release/registry-file.ts'

const ANSWER_WITHIN_MS = 3000

async function ask(port: number): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    return await fetch(`http://${HOST}:${port}/remotes.json`, { signal })
  } catch {
    return undefined
  }
}

async function readAnswer(response: Response): Promise<RemoteRegistry | undefined> {
  try {
    return parseRegistry(JSON.parse(await response.text())).releases
  } catch {
    return undefined
  }
}

/**
 * Whether a shell that reads this registry runs on the port.
 * @throws when it runs in production, or reads another registry, or when something else has the port
 */
export async function isShellRunning(port: number, registryFile: string): Promise<boolean> {
  const response = await ask(port)
  if (!response) return false
  if (response.headers.get(ENVIRONMENT_HEADER) === 'production')
    throw new Error(`The shell on PORT ${port} runs in production and takes no remote from source.`)
  const served = response.ok ? await readAnswer(response) : undefined
  if (!served) throw new Error(`PORT ${port} is taken by something that is no Confida shell.`)
  if (!existsSync(registryFile) || !isDeepStrictEqual(served, readRegistry(registryFile)))
    throw new Error(`The shell on PORT ${port} reads another registry than DATA_DIR says (${registryFile}).`)
  return true
}
