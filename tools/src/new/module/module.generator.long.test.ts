import { languages } from '@confida/contracts'
import { expect, test } from '@jest/globals'
import { changesOf, typeErrors, workspaceTree } from '../generated.fixture.ts'
import moduleGenerator from './module.generator.ts'

test('a domain gets its contracts, its module, its table and its texts', () => {
  const tree = workspaceTree()
  moduleGenerator(tree, { name: 'gift-card' })
  const created = changesOf(tree, 'CREATE')
  expect(created.filter((path) => path.startsWith('libs/contracts/src/gift-cards/'))).toHaveLength(3)
  expect(created.filter((path) => path.startsWith('api/src/modules/gift-cards/'))).toHaveLength(9)
  expect(
    created.filter((path) => /^api\/src\/migrations\/\d{13}-create-gift-cards\.ts$/.test(path)),
  ).toHaveLength(1)
  expect(changesOf(tree, 'UPDATE')).toHaveLength(3 + languages.length + 1 + languages.length + 2)
  expect(tree.read('.github/CODEOWNERS', 'utf8')).toMatch(
    /\/docs\/ @confida\/platform\n\/libs\/contracts\/src\/gift-cards\/ @confida\/platform\n\/api\/src\/modules\/gift-cards\/ /,
  )
  expect(tree.read('libs/contracts/src/endpoints.ts', 'utf8')).toContain(
    './gift-cards/gift-card.endpoints.ts',
  )
  expect(tree.read('api/src/modules.ts', 'utf8')).toMatch(/UsersModule,\n\s*GiftCardsModule/)
  // What it makes of the API is compiled, built and tested by `npm run test:generators`.
  expect(typeErrors(tree, 'libs/contracts')).toEqual([])
}, 120_000)

test('the plural can be given', () => {
  const tree = workspaceTree()
  moduleGenerator(tree, { name: 'diary', plural: 'diaries' })
  expect(tree.read('libs/contracts/src/diaries/diary.endpoints.ts', 'utf8')).toContain("path: '/api/diaries'")
})

test('a domain can be a team’s, which there has to be', () => {
  const tree = workspaceTree()
  moduleGenerator(tree, { name: 'gift-card', team: 'chat' })
  expect(tree.read('.github/CODEOWNERS', 'utf8')).toContain('/api/src/modules/gift-cards/ @confida/chat\n')
  expect(() => moduleGenerator(workspaceTree(), { name: 'gift-card', team: 'nobody' })).toThrow(
    'There is no team nobody.',
  )
})

test('a name that is taken is refused, and nothing is written', () => {
  const tree = workspaceTree()
  expect(() => moduleGenerator(tree, { name: 'companion' })).toThrow(
    'There is a folder libs/contracts/src/companions already.',
  )
  expect(tree.listChanges()).toEqual([])
})
