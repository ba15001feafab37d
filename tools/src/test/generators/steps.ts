import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { checks } from '../../lint/checks.ts'

export interface Step {
  title: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
}

/** Runs a step in a copy of the workspace, with the copy's own tools. Shows its output where it fails. */
export function runStep({ title, command, args, env }: Step, copy: string): boolean {
  const path = [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: copy,
    env: { ...process.env, ...env, PATH: path },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  console.log(`   ${status === 0 ? 'passed' : 'FAILED'}: ${title}`)
  if (status !== 0) console.error(`${stdout}\n${stderr}\n${error ?? ''}`)
  return status === 0
}

const nx = (...args: string[]): Pick<Step, 'command' | 'args'> => ({
  command: 'nx',
  args: [...args, '--output-style=static', '--parallel=2'],
})

/** What all that was made has to pass, once these files have been touched. */
export function stepsFor(files: string[], copy: string): Step[] {
  const folders = files.map((file) => /^(?:libs\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? '')
  const touched = [...new Set(folders)].filter((folder) => existsSync(join(copy, folder, 'package.json')))
  return [
    ...checks,
    // What depends on the touched projects may not compile any more.
    { title: 'types', ...nx('affected', '-t', 'typecheck', `--files=${files.join()}`) },
    {
      title: 'build',
      ...nx('run-many', '-t', 'build', '-p', touched.join()),
      env: { NODE_ENV: 'production' },
    },
    { title: 'tests', ...nx('run-many', '-t', 'test', '-p', touched.join()) },
    {
      title: 'tests of owners, workflows and links',
      command: 'npm',
      args: ['test', '-w', '@confida/tools', '--', 'src/repository'],
    },
  ]
}
