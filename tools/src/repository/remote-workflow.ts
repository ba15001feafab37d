import { type Project, withDependencies } from './projects.ts'

/** What the builds and checks of every remote depend on beside its projects. */
const COMMON = [
  '*.json',
  '.nvmrc',
  '.github/workflows/remote.yml',
  'tools/bootstrap.mjs',
  'tools/src/budget/**',
]

/** @returns the file's path from the root */
export const workflowFileOf = (remote: string) => `.github/workflows/${remote}.yml`

/** The text of a remote's workflow: it runs when the remote, or a project that it depends on, has changed. */
export function renderWorkflow(remote: string, all: Project[]): string {
  if (!all.some(({ folder }) => folder === remote)) throw new Error(`There is no project in ${remote}.`)
  const folders = withDependencies(remote, all, ({ dependencies }) => dependencies)
  const paths = [
    ...folders.map((folder) => `${folder}/**`).sort(),
    ...COMMON,
    workflowFileOf(remote),
    '!**/*.md',
  ]
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
