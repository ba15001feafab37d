import { join } from 'node:path'
import process from 'node:process'
import { Stryker } from '@stryker-mutator/core'
import { areas } from './areas.ts'
import { type Score, scoreOf } from './score.ts'
import { type Choices, strykerOptions } from './stryker-options.ts'
import { type Survivor, survivorsOf } from './survivors.ts'

export interface Outcome {
  score: Score
  survivors: Survivor[]
}

export async function runArea(name: string, copy: string, choices: Choices): Promise<Outcome> {
  const area = areas[name]
  if (!area) throw new Error(`There is no area ${name}: ${Object.keys(areas).join(', ')}`)
  const project = join(copy, area.project)
  // Stryker works in the present folder.
  process.chdir(project)
  const begin = performance.now()
  const mutants = await new Stryker(strykerOptions(name, area, copy, choices)).runMutationTest()
  return {
    score: scoreOf(name, mutants, performance.now() - begin),
    survivors: survivorsOf(name, mutants, project),
  }
}
