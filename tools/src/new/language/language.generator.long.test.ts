import { languages } from '@confida/contracts'
import { expect, test } from '@jest/globals'
import { changesOf, workspaceTree } from '../generated.fixture.ts'
import languageGenerator from './language.generator.ts'

const CODE = 'pt'

test('a language has whatever English has, marked where it is words', () => {
  const tree = workspaceTree()
  languageGenerator(tree, { code: CODE })
  const read = (path: string) => tree.read(path, 'utf8') ?? ''
  expect(changesOf(tree, 'CREATE')).toEqual(
    expect.arrayContaining([
      'libs/companion-engine/src/languages/pt/index.ts',
      'libs/i18n/src/locales/pt/mail.ts',
      'mfe-admin-content/src/locales/pt/contract.ts',
      'shell/src/locales/pt.ts',
    ]),
  )
  expect(read('libs/contracts/src/common/language.ts')).toContain("pt: { name: 'Português', direction: 'ltr'")
  expect(read('libs/i18n/src/server/index.ts')).toContain("import * as pt from '../locales/pt/server.ts'")
  expect(read('mfe-chat/src/locales/index.ts')).toContain("pt: () => import('./pt.ts')")
  expect(read('mfe-chat/src/locales/pt.ts')).toMatch(/^\/\/ untranslated\n/)
  expect(read('api/src/platform/ai/endpoint/greetings.ts')).toMatch(/\/\/ untranslated\npt: \{/)
  expect(read('libs/ui/src/antd/antd-locale.ts')).toMatch(
    /pt: \(\) => \w+\(import\('antd\/es\/locale\/en_GB'\), import\('dayjs\/locale\/en-gb'\)\)/,
  )
  expect(read('mfe-chat/remote.json')).toContain('"pt": "Chat"')
  const migration = changesOf(tree, 'CREATE').find((path) => path.endsWith('-allow-pt.ts'))
  expect(read(migration ?? '')).toContain([...languages, CODE].map((each) => `'${each}'`).join(', '))
  expect(changesOf(tree, 'UPDATE').filter((path) => path.startsWith('libs/text-analysis/'))).toEqual([])
})

test('a language that is there is refused, and nothing is written', () => {
  const tree = workspaceTree()
  expect(() => languageGenerator(tree, { code: 'de' })).toThrow('The product speaks de already.')
  expect(tree.listChanges()).toEqual([])
})
