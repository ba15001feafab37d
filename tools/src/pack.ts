// The libraries that other teams build remotes with, as npm packages: `npm run pack`, or `-- --to <folder>`; see
// docs/libraries-for-other-teams.md.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { packedLibraries, packLibrary } from './pack/pack-library.ts'

const { values } = parseArgs({ options: { to: { type: 'string', default: 'packages' } } })
const target = resolve(values.to)
mkdirSync(target, { recursive: true })
for (const name of packedLibraries) console.log(packLibrary(name, target))
