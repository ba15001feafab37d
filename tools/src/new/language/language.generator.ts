import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { languages } from '@confida/contracts'
import { type GeneratorCallback, readJson, type Tree, writeJson } from '@nx/devkit'
import { editFile } from '../edit-file.ts'
import { formatChanges } from '../format-changes.ts'
import { UNTRANSLATED } from '../locale-texts.ts'
import { nextMigrationStamp } from '../migration-stamp.ts'
import { addMember } from '../source-edits.ts'
import { addEntries, withCode } from './language-entries.ts'

const REGISTRY = 'libs/contracts/src/common/language.ts'
/** A file or a folder of the English language. */
const ENGLISH = /(^|\/)en(?=[./])/
/** Projects with a list of languages of their own: those whose words have been collected, and that the models were trained on. */
const LEARNT = /^libs\/(?:text-analysis|emotion-labeller|risk-detector)\//

/**
 * Whatever English has, the new language has too: its files, and its entry in each table by language. What the models have
 * learnt is left alone: English words under another code would only mislead them.
 */
export default function languageGenerator(tree: Tree, { code }: { code: string }): GeneratorCallback {
  const codes: readonly string[] = languages
  if (codes.includes(code)) throw new Error(`The product speaks ${code} already.`)
  const files = listSources(tree.root)
  for (const path of files.filter((each) => ENGLISH.test(each))) copyFile(tree, path, code)
  for (const path of files.filter((each) => !ENGLISH.test(each) && each !== REGISTRY)) {
    const source = tree.read(path, 'utf8') ?? ''
    const edited = addEntries(source, code, codes)
    if (edited !== source) tree.write(path, edited)
  }
  editFile(tree, REGISTRY, (source) => addMember(source, ['languageFacts'], `${code}: ${factsOf(code)}`))
  for (const path of globSync('mfe-*/remote.json', { cwd: tree.root }))
    writeJson(tree, path, withText(readJson(tree, path), code) as object)
  allowInDatabase(tree, code, codes)
  return formatChanges(tree)
}

const listSources = (root: string) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && !path.startsWith('tools/src/new/') && !path.includes('.test.'))
    .filter((path) => !LEARNT.test(path))

/** Adds the English words of each text to it. */
function withText(value: unknown, code: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withText(each, code))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, withText(each, code)])
  return Object.fromEntries('en' in value ? [...entries, [code, value.en]] : entries)
}

function copyFile(tree: Tree, path: string, code: string): void {
  const source = tree.read(path, 'utf8')
  // Deleted, and not yet committed.
  if (source === null) return
  const copy = withCode(source, code).replace(/\bconst en\b/g, `const ${code}`)
  const isList = copy.split('\n').every((line) => /^(?:export \{.*|)$/.test(line))
  tree.write(path.replace(ENGLISH, `$1${code}`), isList ? copy : `${UNTRANSLATED}\n${copy}`)
}

interface TextInfo {
  direction: 'ltr' | 'rtl'
}

/** The language's own name and direction, as the standard's data have them. */
function factsOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  // Typescript does not know of it yet; until Node 24 it is a property.
  const locale = new Intl.Locale(code) as Intl.Locale & { textInfo?: TextInfo; getTextInfo?: () => TextInfo }
  const direction = (locale.getTextInfo?.() ?? locale.textInfo)?.direction
  const title = name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  return `{ name: '${title}', direction: '${direction}', numberLocale: '${code}-u-nu-latn' }`
}

function allowInDatabase(tree: Tree, code: string, codes: readonly string[]): void {
  const stamp = nextMigrationStamp(tree)
  const name = `Allow${code.charAt(0).toUpperCase()}${code.slice(1)}${stamp}`
  const list = (all: readonly string[]) => all.map((each) => `'${each}'`).join(', ')
  tree.write(
    `api/src/migrations/${stamp}-allow-${code}.ts`,
    `import type { MigrationInterface, QueryRunner } from 'typeorm'

const allow = (languages: string) => \`alter table users drop constraint users_language_check,
  add constraint users_language_check check (language in (\${languages}))\`

export class ${name} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow("${list([...codes, code])}"))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("update users set language = 'en' where language = '${code}'")
    await runner.query(allow("${list(codes)}"))
  }
}
`,
  )
}
