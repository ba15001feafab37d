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
  /** Those of them that it runs on: the others are for its build and its tests. */
  runtimeDependencies: string[]
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

function readProject(folder: string): Project {
  const { name, dependencies, devDependencies } = readJson(folder, 'package.json')
  const ours = (packages: object) =>
    Object.keys(packages).filter((dependency) => dependency.startsWith('@confida/'))
  return {
    folder,
    name,
    dependencies: ours({ ...dependencies, ...devDependencies }),
    runtimeDependencies: ours({ ...dependencies }),
  }
}

export const listProjects = (): Project[] =>
  globSync(
    readJson('package.json').workspaces.map((workspace: string) => `${workspace}/package.json`),
    { cwd: root },
  )
    .map((file) => readProject(file.replace(/\/package\.json$/, '')))
    .sort((one, other) => one.folder.localeCompare(other.folder))

/** The folders of a project and of all that it depends on, however indirectly. */
export function withDependencies(
  folder: string,
  all: Project[],
  dependenciesOf: (project: Project) => string[],
): string[] {
  const found = new Set(all.filter((project) => project.folder === folder))
  // What is added while the set is walked through is walked through as well.
  for (const project of found)
    for (const other of all.filter(({ name }) => dependenciesOf(project).includes(name))) found.add(other)
  return [...found].map((project) => project.folder)
}

/** The folders of a project and of the libraries that it runs on. */
export const runtimeProjects = (folder: string): string[] =>
  withDependencies(folder, listProjects(), ({ runtimeDependencies }) => runtimeDependencies)
