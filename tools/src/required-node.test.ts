import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { nodeProblem } from '../required-node.mjs'
import { root } from './paths.ts'

it.each([
  ['20.20.0', 'linux', 'x64'],
  ['20.19.0', 'win32', 'x64'],
  ['22.18.0', 'darwin', 'arm64'],
  ['24.21.0', 'darwin', 'x64'],
])('Node %s will do on %s-%s', (version, platform, arch) => {
  expect(nodeProblem(version, platform, arch)).toBeUndefined()
})

it.each([
  ['18.20.0', 'linux', 'x64', 'Confida needs Node 20.19 or newer; this is 18.20.0.'],
  [
    '20.20.0',
    'darwin',
    'arm64',
    'Confida needs Node 22.18 or newer on darwin-arm64; this is 20.20.0: install Node 24 (brew install node@24, nvm install 24, or https://nodejs.org).',
  ],
  [
    '22.17.1',
    'linux',
    'ppc64',
    'Confida needs Node 22.18 or newer on linux-ppc64; this is 22.17.1: install Node 24 (nvm install 24, or https://nodejs.org).',
  ],
])('Node %s will not do on %s-%s, and it says what to install', (version, platform, arch, sentence) => {
  expect(nodeProblem(version, platform, arch)).toBe(sentence)
})

it('knows for which machines the lock file has a Node', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const name of Object.keys(optionalDependencies)) {
    const [, platform = '', arch = ''] = name.split('-')
    expect(nodeProblem('20.19.0', platform.replace('win', 'win32'), arch)).toBeUndefined()
  }
  expect(Object.keys(optionalDependencies)).toHaveLength(3)
})
