import { registerTexts } from '@confida/i18n'
import type { Remote, RemoteName } from '@confida/remote-kit'
import { fetchRemote } from './fetch-remote.ts'
import { RemoteFailure } from './remote-failure.ts'
import { tryTwice } from './try-twice.ts'

/** A remote with its texts in the language shown. `isRetry` asks the registry and the remote's origin again. */
export async function getRemote(name: RemoteName, isRetry = false): Promise<Remote> {
  const { remote, release } = await fetchRemote(name, isRetry)
  await tryTwice(() => registerTexts(remote.texts.namespace, remote.texts.load)).catch((cause) => {
    throw new RemoteFailure(name, 'texts', release, cause)
  })
  return remote
}
