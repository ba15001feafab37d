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
