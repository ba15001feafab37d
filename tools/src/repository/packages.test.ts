import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { root } from '../paths.ts'
import { listProjects } from './projects.ts'

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

it('states in every package that it is proprietary, as LICENSE says', () => {
  const folders = ['.', ...listProjects().map(({ folder }) => folder)]
  const others = folders.filter((folder) => JSON.parse(read(folder, 'package.json')).license !== 'UNLICENSED')
  expect(others).toEqual([])
  expect(read('LICENSE')).toContain('proprietary')
})

it('names one version of Node for version managers and for npm', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  const versions = new Set(Object.values(optionalDependencies))
  expect([...versions]).toEqual([read('.nvmrc').trim()])
})
