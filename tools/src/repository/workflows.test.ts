import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { remoteNames, root } from '../paths.ts'
import { listProjects } from './projects.ts'
import { renderWorkflow, workflowFileOf } from './remote-workflow.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('the workflow of a remote', () => {
  it.each(remoteNames)('is, for %s, the one that `npm run workflows` writes', (remote) => {
    expect(read(workflowFileOf(remote))).toBe(renderWorkflow(remote, listProjects()))
  })

  it('runs for what the remote depends on, however indirectly, and for no other project', () => {
    const project = (folder: string, ...dependencies: string[]) => ({
      folder,
      name: folder,
      dependencies,
      runtimeDependencies: [],
    })
    const workflow = renderWorkflow('mfe-a', [
      project('mfe-a', 'libs/direct'),
      project('mfe-b'),
      project('libs/direct', 'libs/deep'),
      project('libs/deep', 'libs/direct'),
      project('libs/other'),
    ])
    const folders = new Set(workflow.match(/[\w/-]+(?=\/\*\*')/g))
    expect([...folders].filter((folder) => !folder.startsWith('tools/'))).toEqual([
      'libs/deep',
      'libs/direct',
      'mfe-a',
    ])
  })
})

it('there is none for a remote that is gone', () => {
  const files = globSync('.github/workflows/mfe-*.yml', { cwd: root }).map((file) => basename(file, '.yml'))
  expect(files.sort()).toEqual([...remoteNames].sort())
})

it('all long suites but the longest run each night', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const suites = Object.keys(scripts).flatMap((name) => name.match(/^test:(?!all$|mutation$)(.+)/)?.[1] ?? [])
  const nightly = read('.github/workflows/nightly.yml').match(/suite: \[(.+)\]/)?.[1]
  expect(nightly?.split(', ')).toEqual(suites.sort())
})

it('every action is pinned to a commit', () => {
  const actions = globSync('.github/workflows/*.yml', { cwd: root })
    .flatMap((file) => read(file).match(/uses: .*/g) ?? [])
    .filter((line) => !line.includes('./.github/'))
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})
