import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { remoteNames, root } from '../paths.ts'
import { listProjects } from './projects.ts'

interface Rule {
  pattern: string
  owners: string[]
}

const rules: Rule[] = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', ...owners] = line.split(/\s+/)
    return { pattern, owners }
  })

const ownersOf = (folder: string) =>
  rules.findLast(({ pattern }) => `/${folder}/`.startsWith(pattern))?.owners ?? []

describe('CODEOWNERS', () => {
  it('holds lines that GitHub takes: a folder or everything, and a team', () => {
    for (const { pattern, owners } of rules) {
      expect(pattern).toMatch(/^(\*|\/([\w.-]+\/)+)$/)
      expect(owners).toHaveLength(1)
      expect(owners[0]).toMatch(/^@confida\/[a-z-]+$/)
    }
  })

  it('names the teams of the remotes, the engine and the platform, and no others', () => {
    const teams = ['platform', 'engine', ...remoteNames.map((name) => name.replace('mfe-', ''))]
    const named = new Set(rules.flatMap(({ owners }) => owners))
    expect([...named].sort()).toEqual(teams.map((team) => `@confida/${team}`).sort())
  })

  it('names folders that are there', () => {
    const folders = rules.filter(({ pattern }) => pattern !== '*').map(({ pattern }) => pattern)
    expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
  })

  it.each(listProjects().map(({ folder }) => folder))('gives %s an owner', (folder) => {
    expect(ownersOf(folder)).toHaveLength(1)
  })

  it.each(globSync('api/src/modules/*', { cwd: root }))('names %s by a line of its own', (folder) => {
    expect(rules.map(({ pattern }) => pattern)).toContain(`/${folder}/`)
  })

  it('gives each remote a team of its own', () => {
    const teams = remoteNames.map((name) => ownersOf(name)[0])
    expect(new Set(teams).size).toBe(remoteNames.length)
    expect(teams).not.toContain('@confida/platform')
  })
})
