// Makes something new: `npm run new -- screen gift-cards`. The generators are Nx's; each has its options in a schema.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './paths.ts'

interface Generators {
  generators: Record<string, { description: string }>
}

const { generators } = JSON.parse(readFileSync(join(root, 'tools/generators.json'), 'utf8')) as Generators

const usage = `npm run new -- <kind> NAME [--option=value] [--dry-run]

${Object.entries(generators)
  .map(([kind, { description }]) => `  ${kind.padEnd(10)}${description}`)
  .join('\n')}

npm run new -- <kind> --help lists the options of one. Nothing is written where something is wrong.`

const [kind = '', ...rest] = process.argv.slice(2)

if (!(kind in generators)) {
  console.error(kind ? `There is no generator for "${kind}".\n\n${usage}` : usage)
  process.exit(1)
}

const { status } = spawnSync('nx', ['generate', `@confida/tools:${kind}`, ...rest], {
  cwd: root,
  stdio: 'inherit',
  // The generators read the contracts from their source.
  env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=source`.trim() },
})
process.exit(status ?? 1)
