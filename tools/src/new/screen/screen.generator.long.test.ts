import { languages } from '@confida/contracts'
import { expect, test } from '@jest/globals'
import { readJson } from '@nx/devkit'
import { changesOf, typeErrors, workspaceTree } from '../generated.fixture.ts'
import remoteGenerator from '../remote/remote.generator.ts'
import screenGenerator from './screen.generator.ts'

test('an administrators’ screen gets its page, route, menu entry and texts', () => {
  const tree = workspaceTree()
  screenGenerator(tree, { name: 'gift-cards', endpoint: 'listCompanions' })
  expect(changesOf(tree, 'CREATE')).toEqual([
    'e2e/tests/admin-content/gift-cards.spec.ts',
    'mfe-admin-content/src/gift-cards/api/gift-cards.queries.ts',
    'mfe-admin-content/src/gift-cards/components/gift-cards-list.tsx',
    'mfe-admin-content/src/gift-cards/gift-cards.page.test.tsx',
    'mfe-admin-content/src/gift-cards/gift-cards.page.tsx',
  ])
  expect(changesOf(tree, 'UPDATE')).toHaveLength(2 + languages.length)
  const remote = tree.read('mfe-admin-content/src/remote.ts', 'utf8')
  expect(remote).toContain("import('./gift-cards/gift-cards.page.tsx')")
  expect(remote).toContain("labelKey: 'giftCards.title'")
  expect(tree.read('mfe-admin-content/src/locales/de.ts', 'utf8')).toMatch(
    /\/\/ untranslated\n\s*giftCards: {[^}]*description: 'Wozu dieser Bildschirm da ist.'/,
  )
  expect(tree.read('mfe-admin-content/src/locales/en.ts', 'utf8')).toMatch(/,\n\s*giftCards:/)
  expect(typeErrors(tree, 'mfe-admin-content')).toEqual([])
}, 120_000)

test('a screen of another remote gets a path of its own', () => {
  const tree = workspaceTree()
  screenGenerator(tree, { name: 'gift-cards', remote: 'mfe-companions' })
  expect(tree.read('mfe-companions/remote.json', 'utf8')).toContain('"path": "/gift-cards"')
  expect(changesOf(tree, 'UPDATE')).toEqual(
    expect.arrayContaining(['mfe-companions/src/locales/ar.ts', 'mfe-companions/src/remote.ts']),
  )
  expect(tree.read('.github/CODEOWNERS', 'utf8')).toContain('/e2e/tests/companions/ @confida/companions\n')
})

test('a list in a new remote brings the packages that it imports', () => {
  const tree = workspaceTree()
  remoteGenerator(tree, { name: 'gifts' })
  screenGenerator(tree, { name: 'wishes', remote: 'mfe-gifts', endpoint: 'listCompanions' })
  const model = readJson(tree, 'mfe-admin-content/package.json')
  const made = readJson(tree, 'mfe-gifts/package.json')
  for (const name of ['@confida/session', '@tanstack/react-query'])
    expect(made.dependencies[name]).toBe(model.dependencies[name])
  expect(made.devDependencies).toHaveProperty(['@testing-library/user-event'])
})

test.each([
  [{ name: 'gifts', remote: 'mfe-none' }, 'There is no remote mfe-none.'],
  [{ name: 'emotions' }, 'mfe-admin-content has a folder src/emotions already.'],
])('%j is refused, and nothing is written', (options, reason) => {
  const tree = workspaceTree()
  expect(() => screenGenerator(tree, options)).toThrow(reason)
  expect(tree.listChanges()).toEqual([])
})
