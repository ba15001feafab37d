// Writes what follows from `layers/layer-table.ts`: Biome's rules and the table in the README. `npm run layers`
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { biomeRules } from './layers/biome-rules.ts'
import { withLayers } from './layers/readme-table.ts'
import { root } from './paths.ts'

const RULES = 'biome.layers.json'
const readme = join(root, 'README.md')

writeFileSync(join(root, RULES), JSON.stringify(biomeRules()))
writeFileSync(readme, withLayers(readFileSync(readme, 'utf8')))
process.exitCode =
  spawnSync('biome', ['format', '--write', RULES], { cwd: root, stdio: 'inherit' }).status ?? 1
