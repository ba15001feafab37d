import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../paths.ts'

/**
 * What is made of each kind, as one would type it behind `npm run new --`. The generators' own tests run in the copy too, so
 * these names are others than theirs.
 */
const commands: Record<string, string[]> = {
  screen: ['screen wishes --endpoint=listCompanions', 'screen wishes --remote=mfe-companions'],
  module: ['module wish --plural=wishes --team=companions'],
  remote: [
    'remote wishes',
    'screen hints --remote=mfe-wishes --endpoint=listCompanions',
    'remote admin-wishes',
  ],
  language: ['language nl'],
}

const { generators } = JSON.parse(readFileSync(join(root, 'tools/generators.json'), 'utf8'))

/** All kinds that there are generators for. */
export const kinds = Object.keys(generators)

/** @throws where there is nothing to try a kind with */
export function commandsOf(kind: string): string[] {
  const found = commands[kind]
  if (!found) throw new Error(`There is nothing to try "${kind}" with; the kinds are ${kinds.join(', ')}.`)
  return found
}
