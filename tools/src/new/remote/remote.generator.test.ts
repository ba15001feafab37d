import { languages } from '@confida/contracts'
import { expect, test } from '@jest/globals'
import { readJson } from '@nx/devkit'
import { changesOf, workspaceTree } from '../generated.fixture.ts'
import remoteGenerator from './remote.generator.ts'

test('a remote gets its project, its first screen and all that names it', () => {
  const tree = workspaceTree()
  remoteGenerator(tree, { name: 'gifts' })
  const created = changesOf(tree, 'CREATE')
  expect(created).toContain('e2e/tests/gifts/gifts.spec.ts')
  expect(created.filter((path) => path.startsWith('mfe-gifts/src/locales/'))).toHaveLength(
    languages.length + 2,
  )
  expect(created).toEqual(
    expect.arrayContaining(['mfe-gifts/package.json', 'mfe-gifts/src/gifts/gifts.page.tsx']),
  )
  expect(tree.read('.github/CODEOWNERS', 'utf8')).toContain(
    '/mfe-gifts/ @confida/gifts\n/e2e/tests/gifts/ @confida/gifts\n',
  )
  expect(readJson(tree, 'mfe-gifts/remote.json')).toMatchObject({
    area: 'user',
    title: { fr: 'Gifts' },
    routes: [{ path: '/gifts', screen: 'gifts', access: 'user', navigation: { order: 100 } }],
  })
  expect(changesOf(tree, 'UPDATE')).toEqual(['.github/CODEOWNERS'])
})

test('an administrators’ remote gets a menu entry instead of a path', () => {
  const tree = workspaceTree()
  remoteGenerator(tree, { name: 'admin-gifts' })
  expect(tree.read('mfe-admin-gifts/src/remote.ts', 'utf8')).toContain("view: 'admin-gifts'")
  expect(readJson(tree, 'mfe-admin-gifts/remote.json')).toMatchObject({
    area: 'admin',
    routes: [{ view: 'admin-gifts', navigation: { order: 100 } }],
  })
})

test('a name that is taken is refused, and nothing is written', () => {
  const tree = workspaceTree()
  expect(() => remoteGenerator(tree, { name: 'chat' })).toThrow('There is a folder mfe-chat already.')
  expect(tree.listChanges()).toEqual([])
})
