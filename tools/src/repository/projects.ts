import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** A workspace project. */
export interface Project {
  /** From the root, with `/`. */
  folder: string
  /** Of its package. */
  name: string
  /** The workspace packages that its `package.json` names. */
  dependencies: string[]
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

function readProject(folder: string): Project {
  const { name, dependencies, devDependencies } = readJson(folder, 'package.json')
  const all = Object.keys({ ...dependencies, ...devDependencies })
  return { folder, name, dependencies: all.filter((dependency) => dependency.startsWith('@confida/')) }
}

export const listProjects = (): Project[] =>
  globSync(
    readJson('package.json').workspaces.map((workspace: string) => `${workspace}/package.json`),
    { cwd: root },
  )
    .map((file) => readProject(file.replace(/\/package\.json$/, '')))
    .sort((one, other) => one.folder.localeCompare(other.folder))
