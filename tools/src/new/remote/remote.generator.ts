import { join } from 'node:path'
import { languages } from '@confida/contracts'
import { CONTRACT_VERSION, type RemoteDeclaration } from '@confida/remote-kit'
import { type GeneratorCallback, readJson, type Tree, writeJson } from '@nx/devkit'
import { portOf, remoteNames } from '../../paths.ts'
import { editFile } from '../edit-file.ts'
import { formatChanges } from '../format-changes.ts'
import { fillTemplates } from '../generate-files.ts'
import { formsOf, type NameForms, namespaceOf } from '../generator-names.ts'
import { inAllLanguages } from '../remote-declaration.ts'
import { install, MODEL, type PackageJson } from '../remote-packages.ts'
import { addScreen } from '../screen/screen.generator.ts'

/** What is the same in all remotes. */
const COPIED = [
  'jest.config.cjs',
  'rspack.config.js',
  'tsconfig.json',
  'src/locales/index.ts',
  'src/locales/locales.test.ts',
  'src/remote.test.ts',
]

/** Behind the entries that are there. */
const LAST = 100

/** What the first screen imports; the versions are those of the model. */
const USED = [
  '@confida/contracts',
  '@confida/i18n',
  '@confida/remote-kit',
  '@confida/ui',
  'react',
  'react-dom',
]

/** Of the model's tools, what the first screen's test does not use. */
const UNUSED = ['@testing-library/jest-dom', '@testing-library/user-event']

export default function remoteGenerator(tree: Tree, { name }: { name: string }): GeneratorCallback {
  const remote = `mfe-${name}`
  if (tree.exists(remote)) throw new Error(`There is a folder ${remote} already.`)
  const forms = formsOf(name)
  const values = { ...forms, remote, namespace: namespaceOf(remote) }
  fillTemplates(tree, join(import.meta.dirname, 'files'), values)
  for (const file of COPIED) tree.write(`${remote}/${file}`, tree.read(`${MODEL}/${file}`) ?? '')
  addLocales(tree, remote, forms)
  addPackage(tree, remote)
  declare(tree, remote, forms)
  editFile(tree, '.github/CODEOWNERS', (source) => `${source}\n/${remote}/ @confida/${forms.fileName}\n`)
  addScreen(tree, { name, remote })
  addEntry(tree, remote)
  const format = formatChanges(tree)
  return () => {
    format()
    install(tree.root)
  }
}

function addLocales(tree: Tree, remote: string, { className }: NameForms): void {
  for (const language of languages.filter((each) => each !== 'it'))
    tree.write(
      `${remote}/src/locales/${language}.ts`,
      `import type { ${className}Texts } from './it.ts'\n\nexport const texts: ${className}Texts = {}\n`,
    )
}

const nextPort = () => Math.max(...remoteNames.map((name) => portOf(name, 0))) + 1

function addPackage(tree: Tree, remote: string): void {
  const model = readJson<PackageJson>(tree, `${MODEL}/package.json`)
  const used = isAdministrators(remote) ? [...USED, 'lucide-react'] : USED
  const dependencies = Object.entries(model.dependencies).filter(([name]) => used.includes(name))
  const devDependencies = Object.entries(model.devDependencies).filter(([name]) => !UNUSED.includes(name))
  writeJson(tree, `${remote}/package.json`, {
    ...model,
    name: `@confida/${remote}`,
    version: '0.1.0',
    dependencies: Object.fromEntries(dependencies),
    devDependencies: Object.fromEntries(devDependencies),
    confida: { contract: `^${CONTRACT_VERSION}`, port: nextPort() },
  })
}

const isAdministrators = (remote: string) => remote.startsWith('mfe-admin-')

function declare(tree: Tree, remote: string, { title }: NameForms): void {
  const area = isAdministrators(remote) ? 'admin' : 'user'
  const $schema = '../libs/remote-kit/remote.schema.json'
  writeJson(tree, `${remote}/remote.json`, { $schema, title: inAllLanguages(title), area, routes: [] })
}

/** The first screen is found in the menu; who adds screens moves it to its place. */
function addEntry(tree: Tree, remote: string): void {
  const file = `${remote}/remote.json`
  const declaration = readJson<RemoteDeclaration>(tree, file)
  const routes = declaration.routes.map((route) => ({ ...route, navigation: { order: LAST } }))
  writeJson(tree, file, { ...declaration, routes })
}
