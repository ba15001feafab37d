import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { Stryker } from '@stryker-mutator/core'
import { areas } from './areas.ts'
import { type MutantResult, type Score, scoreOf } from './score.ts'
import { type Choices, incrementalFileOf, strykerOptions } from './stryker-options.ts'
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
  await new Stryker(strykerOptions(name, area, copy, choices)).runMutationTest()
  const mutants = readMutants(name, project)
  return {
    score: scoreOf(name, mutants, performance.now() - begin),
    survivors: survivorsOf(name, mutants, project),
  }
}

interface Report {
  files: Record<string, { mutants: Omit<MutantResult, 'fileName'>[] }>
}

/** Of all files of the area, whatever part of them was tried this time. */
function readMutants(name: string, project: string): MutantResult[] {
  const { files }: Report = JSON.parse(readFileSync(incrementalFileOf(name), 'utf8'))
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, fileName: join(project, file) }) as MutantResult),
  )
}
