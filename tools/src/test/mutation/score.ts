import type { Stryker } from '@stryker-mutator/core'

export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

export interface Score {
  area: string
  /** Of the changes that were tried, how many a test has noticed. */
  percent: number
  killed: number
  timeout: number
  survived: number
  noCoverage: number
  /** Not tried: they take effect when a file is loaded, as decorators and the constants of a module do. */
  static: number
  seconds: number
}

export function scoreOf(area: string, mutants: MutantResult[], milliseconds: number): Score {
  const count = (status: MutantResult['status']) => mutants.filter((each) => each.status === status).length
  const [killed, timeout] = [count('Killed'), count('Timeout')]
  const [survived, noCoverage] = [count('Survived'), count('NoCoverage')]
  return {
    area,
    percent: Math.round((1000 * (killed + timeout)) / (killed + timeout + survived + noCoverage)) / 10,
    killed,
    timeout,
    survived,
    noCoverage,
    static: count('Ignored'),
    seconds: Math.round(milliseconds / 1000),
  }
}
