// Serves one remote's build on its own origin: `node serve-remote.ts mfe-chat [port]`.
import process from 'node:process'
import { type RemoteName, remoteNames } from '@confida/remote-kit'
import { listen } from '@confida/shell/server/listen'
import { distOf, portOf } from '../paths.ts'
import { remoteHandler } from './remote-handler.ts'

const remote = process.argv[2] as RemoteName
if (!remoteNames.includes(remote))
  throw new Error(`No such remote: ${remote}. There are ${remoteNames.join(', ')}.`)
const port = Number(process.argv[3] ?? portOf(remote, Number(process.env.PORT ?? 4200)))

await listen(remoteHandler(process.env.REMOTE_DIST ?? distOf(remote)), port)
