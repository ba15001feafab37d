// Serves one remote's build on its own origin: `node serve-remote.ts mfe-chat [port]`.
import process from 'node:process'
import { listen } from '@confida/shell/server/listen'
import { distOf, portOf } from '../paths.ts'
import { remoteHandler } from './remote-handler.ts'

const remote = process.argv[2] ?? ''
const port = Number(process.argv[3] ?? portOf(remote, Number(process.env.PORT ?? 4200)))

await listen(remoteHandler(process.env.REMOTE_DIST ?? distOf(remote)), port)
