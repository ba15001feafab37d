import { join } from 'node:path'
import type { GeneratorCallback, Tree } from '@nx/devkit'
import { giveToTeam } from '../code-owners.ts'
import { editFile } from '../edit-file.ts'
import { formatChanges } from '../format-changes.ts'
import { fillTemplates } from '../generate-files.ts'
import { formsOf, type NameForms } from '../generator-names.ts'
import { addTexts } from '../locale-texts.ts'
import { nextMigrationStamp } from '../migration-stamp.ts'
import { addImport, addMember } from '../source-edits.ts'

interface ModuleOptions {
  name: string
  plural?: string
  team?: string
}

export default function moduleGenerator(
  tree: Tree,
  { name, plural = `${name}s`, team = 'platform' }: ModuleOptions,
): GeneratorCallback {
  for (const folder of ['libs/contracts/src', 'api/src/modules'])
    if (tree.exists(`${folder}/${plural}`)) throw new Error(`There is a folder ${folder}/${plural} already.`)
  const forms = formsOf(name)
  const many = formsOf(plural)
  const stamp = nextMigrationStamp(tree)
  fillTemplates(tree, join(import.meta.dirname, 'files'), { ...forms, plural, many, stamp })
  addContracts(tree, name, plural)
  addErrors(tree, forms)
  addAnswer(tree, forms)
  editFile(
    tree,
    'api/src/modules.ts',
    (source) => addMember(source, ['modules'], `${many.className}Module`),
    (source) =>
      addImport(source, `import { ${many.className}Module } from './modules/${plural}/${plural}.module.ts'`),
  )
  giveToTeam(tree, team, [`libs/contracts/src/${plural}`, `api/src/modules/${plural}`])
  return formatChanges(tree)
}

function addContracts(tree: Tree, name: string, plural: string): void {
  const exporting = (kind: string) => `export * from './${plural}/${name}.${kind}.ts'\n`
  editFile(tree, 'libs/contracts/src/endpoints.ts', (source) => source + exporting('endpoints'))
  editFile(
    tree,
    'libs/contracts/src/index.ts',
    (source) => source + exporting('limits') + exporting('schema'),
  )
}

function addErrors(tree: Tree, { columnName, words, title }: NameForms): void {
  const errors = [
    { code: `${columnName}_not_found`, status: 404, text: `${title} not found.` },
    { code: `${columnName}_limit`, status: 400, text: `You cannot have another ${words}.` },
  ]
  for (const { code, status, text } of errors) {
    editFile(tree, 'libs/contracts/src/errors/error-catalogue.ts', (source) =>
      addMember(source, ['errorCatalogue'], `${code}: { status: ${status} }`),
    )
    addTexts(
      tree,
      (language) => `libs/i18n/src/locales/${language}/errors.ts`,
      ['errors', 'codes'],
      () => `${code}: '${text}'`,
    )
  }
}

function addAnswer(tree: Tree, { columnName, title }: NameForms): void {
  const event = `${columnName}_removed`
  editFile(tree, 'libs/i18n/src/server/answer-texts.ts', (source) =>
    addMember(source, ['AnswerTexts'], `  ${event}: string`),
  )
  addTexts(
    tree,
    (language) => `libs/i18n/src/locales/${language}/answers.ts`,
    ['answers'],
    () => `${event}: '${title} removed.'`,
  )
}
