import type { Config } from '@confida/api/config'
import type { RemoteName } from '@confida/remote-kit'
import { portOf } from '../paths.ts'
import { launchSettings } from './environment.schema.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1']

/**
 * Where browsers find a remote: below REMOTES_URL, whose `{name}` is the remote's; on a port of this machine; or, where people
 * come from other machines, behind the shell's server, so that they need to reach one address only.
 */
export function remoteAddress(
  name: RemoteName,
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  shellPort: number,
  remotesUrl = launchSettings().REMOTES_URL,
): string {
  if (remotesUrl?.includes('{name}')) return remotesUrl.replaceAll('{name}', name)
  if (remotesUrl) return `${remotesUrl.replace(/\/+$/, '')}/${name}`
  const isHere = LOOPBACK.includes(host) && LOOPBACK.includes(new URL(publicUrl).hostname)
  return isHere ? `http://localhost:${portOf(name, shellPort)}` : `/remotes/${name}`
}
