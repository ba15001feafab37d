import type { Project } from './projects.ts'

/** What the builds and checks of every remote depend on beside its projects. */
const COMMON = [
  '*.json',
  '.nvmrc',
  '.github/workflows/remote.yml',
  'tools/bootstrap.mjs',
  'tools/src/budget/**',
]

/** A project with all that it depends on, however indirectly. */
function withDependencies(project: Project, all: Project[]): Set<Project> {
  const found = new Set([project])
  // What is added while the set is walked through is walked through as well.
  for (const { dependencies } of found)
    for (const dependency of all.filter(({ name }) => dependencies.includes(name))) found.add(dependency)
  return found
}

/** @returns the file's path from the root */
export const workflowFileOf = (remote: string) => `.github/workflows/${remote}.yml`

/** The text of a remote's workflow: it runs when the remote, or a project that it depends on, has changed. */
export function renderWorkflow(remote: string, all: Project[]): string {
  const project = all.find(({ folder }) => folder === remote)
  if (!project) throw new Error(`There is no project in ${remote}.`)
  const folders = [...withDependencies(project, all)].map(({ folder }) => `${folder}/**`).sort()
  const paths = [...folders, ...COMMON, workflowFileOf(remote), '!**/*.md']
  const list = paths.map((path) => `      - '${path}'`).join('\n')
  return `# Written by \`npm run workflows\` from the projects that ${remote} depends on.
name: ${remote}

on:
  push:
    branches: [main]
    paths:
${list}
  pull_request:
    paths:
${list}

permissions:
  contents: read

jobs:
  remote:
    uses: ./.github/workflows/remote.yml
    with:
      remote: ${remote}
`
}
