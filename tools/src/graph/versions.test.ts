import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from '@jest/globals'

const root = resolve(__dirname, '../../..')

it('asks for one exact version of each package, the same in every project', () => {
  const versions = new Map<string, Set<string>>()
  for (const file of globSync(['package.json', '*/package.json', 'libs/*/package.json'], { cwd: root })) {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
    const { dependencies, devDependencies, optionalDependencies } = manifest
    const asked: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies }
    for (const [name, version] of Object.entries(asked))
      versions.set(name, (versions.get(name) ?? new Set()).add(version))
  }
  // `npm:name@version` is a package under another name.
  const isExact = (version: string) => /^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+[\w.+-]*$/.test(version)
  const faults = [...versions].filter(([, each]) => each.size > 1 || ![...each].every(isExact))
  expect(faults.map(([name, each]) => `${name}: ${[...each].join(', ')}`)).toEqual([])
})
