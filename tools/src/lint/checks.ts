export interface Check {
  title: string
  command: string
  args: string[]
}

/** All of lint. Each check is counted on its own by the test command. */
export const checks: Check[] = [
  {
    title: 'format, rules, layers, circles, undeclared imports',
    command: 'biome',
    args: ['ci', '--error-on-warnings'],
  },
  {
    title: 'unused files, exports and dependencies',
    command: 'knip',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
  },
]

/**
 * Types of the whole workspace, as two programs: each project's own check reads the libraries anew, which takes three times as
 * long. `npm run test:long` makes those.
 */
export const typeChecks: Check[] = [
  { title: 'types', command: 'tsc', args: ['-p', 'tsconfig.workspace.json'] },
  { title: 'types of the API, which knows no browser', command: 'tsc', args: ['-p', 'api'] },
]
