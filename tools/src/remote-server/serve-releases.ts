// Serves releases and their registry, as `npm run release` writes them into a folder: `RELEASES=folder PORT=8080`.
import process from 'node:process'
import { listen } from '@confida/shell/server/listen'
import { remoteHandler } from './remote-handler.ts'

const { RELEASES = '.', PORT = '8080' } = process.env

await listen(remoteHandler(RELEASES), Number(PORT))
