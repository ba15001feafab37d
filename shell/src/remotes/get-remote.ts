import { registerTexts } from '@confida/i18n'
import type { Remote, RemoteName } from '@confida/remote-kit'
import { fetchRemote } from './fetch-remote.ts'
import { inTime } from './in-time.ts'
import { RemoteFailure } from './remote-failure.ts'
import { retryOnce } from './retry-once.ts'

/** A remote with its texts in the current language. `isRetry` requests the registry and the remote again. */
export async function getRemote(name: RemoteName, isRetry: boolean): Promise<Remote> {
  const { remote, release } = await fetchRemote(name, isRetry)
  const { namespace, load } = remote.texts
  await inTime(retryOnce(() => registerTexts(namespace, load))).catch((cause) => {
    throw new RemoteFailure(name, 'translations', release, cause)
  })
  return remote
}
