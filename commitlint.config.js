import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = import.meta.dirname
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const foldersOf = (pattern) => globSync(pattern, { cwd: root }).map((folder) => basename(folder))

/** Where a change is: a project, a domain of the API, or what belongs to none of them. */
const scopes = [
  ...workspaces.flatMap((workspace) => foldersOf(workspace)),
  ...foldersOf('api/src/{modules,platform}/*'),
  'adr',
  'ci',
  'deploy',
  'deps',
  'docs',
  'repo',
]

export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    'scope-enum': [2, 'always', [...new Set(scopes)]],
    'scope-empty': [2, 'never'],
    'body-max-line-length': [2, 'always', 100],
  },
}
