import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { inputsOf, isBuildCurrent, stampBuild } from './build-stamp.ts'

const folders = ['api', 'libs/ui']
let root: string

function put(file: string, content = file) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
const isCurrent = () => isBuildCurrent(root, folders, inputsOf(root, folders))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'confida-stamp-'))
  for (const file of ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json', 'swc.node.json'])
    put(file)
  for (const folder of folders) {
    put(`${folder}/src/index.ts`)
    put(`${folder}/dist/index.js`)
  }
  stampBuild(root, folders, inputsOf(root, folders))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

it('is current until something changes', () => {
  expect(isCurrent()).toBe(true)
})

const changes: [string, () => void][] = [
  ['a source is written', () => put('api/src/index.ts', 'other')],
  ['a source is written in the same length', () => utimesSync(join(root, 'api/src/index.ts'), 1, 1)],
  ['a source is added', () => put('libs/ui/src/more.ts')],
  ['a source is removed', () => rmSync(join(root, 'libs/ui/src/index.ts'))],
  ['packages are installed', () => put('package-lock.json', 'other')],
  ['something of the build is removed', () => rmSync(join(root, 'api/dist/index.js'))],
  ['something of the build is overwritten', () => put('libs/ui/dist/index.js', 'other')],
]
it.each(changes)('is not current once %s', (_, change) => {
  change()
  expect(isCurrent()).toBe(false)
})

it.each(['api/src/index.test.ts', 'api/README.md', 'api/node_modules/x/index.js', 'api/dist-dev/index.js'])(
  'is current whatever becomes of %s',
  (file) => {
    put(file)
    put(file, 'other')
    expect(isCurrent()).toBe(true)
  },
)
