import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { consumedModules } from './bundler/consumed-modules.ts'
import { rangeOf, sharedModules } from './shared-modules.ts'

const packages = join(__dirname, '../../../node_modules')

/** The version that is installed of the package that an import comes from. */
function installed(imported: string): string {
  const [first = '', second = ''] = imported.split('/')
  const name = first.startsWith('@') ? join(first, second) : first
  return JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).version
}

it.each(Object.entries(consumedModules))(
  '%s is shared in the version that is installed',
  (name, { shareKey }) => {
    expect(sharedModules[shareKey as keyof typeof sharedModules]).toBe(installed(name))
  },
)

it('a remote works with later versions of the same major number', () => {
  expect(rangeOf('19.3.1')).toBe('^19.3.0')
})
