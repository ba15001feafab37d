import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { readJson, type Tree, writeJson } from '@nx/devkit'

export interface PackageJson {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** Whose versions, scripts and set-up a new remote takes over. */
export const MODEL = 'mfe-admin-content'

/** Adds the packages to a remote that it does not have, as the model has them. @returns whether there were any */
export function addPackages(tree: Tree, remote: string, names: string[]): boolean {
  const file = `${remote}/package.json`
  const model = readJson<PackageJson>(tree, `${MODEL}/package.json`)
  const own = readJson<PackageJson>(tree, file)
  const complete = (kind: keyof PackageJson) => {
    const missing = Object.entries(model[kind]).filter(([name]) => names.includes(name) && !own[kind][name])
    return Object.fromEntries([...Object.entries(own[kind]), ...missing].sort())
  }
  const isMissing = names.some((name) => !own.dependencies[name] && !own.devDependencies[name])
  const dependencies = complete('dependencies')
  if (isMissing) writeJson(tree, file, { ...own, dependencies, devDependencies: complete('devDependencies') })
  return isMissing
}

/** Links the workspaces and writes what follows from their dependencies. */
export function install(root: string): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, stdio: 'inherit' })
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
  run(process.execPath, '--conditions=source', 'tools/src/workflows.ts')
}
