import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../paths.ts'

/** @returns the names of the rules that a message breaks, by the project's own configuration */
function check(message: string): string[] {
  const bin = join(root, 'node_modules/.bin')
  const { stdout, status } = spawnSync(join(bin, 'commitlint'), [], {
    cwd: root,
    input: message,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  })
  const rules = [...stdout.matchAll(/\[([a-z-]+)\]/g)].map(([, rule]) => rule ?? '')
  expect(status).toBe(rules.length > 0 ? 1 : 0)
  return rules
}

const PREFIX = 'fix(mfe-chat): '
const subjectOf = (length: number) => PREFIX + 'a'.repeat(length - PREFIX.length)

describe('a commit message', () => {
  it.each(['feat(payments)!: refund in part\n\nStripe tells the sum of all refunds.', subjectOf(72)])(
    'may be: %s',
    (message) => {
      expect(check(message)).toEqual([])
    },
  )

  it.each([
    [subjectOf(73), 'header-max-length'],
    ['fix: keep the draft', 'scope-empty'],
    ['fix(everything): keep the draft', 'scope-enum'],
    ['mend(mfe-chat): keep the draft', 'type-enum'],
    [`fix(mfe-chat): keep the draft\n\n${'a'.repeat(101)}`, 'body-max-line-length'],
  ])('may not be: %s', (message, rule) => {
    expect(check(message)).toContain(rule)
  })
})
