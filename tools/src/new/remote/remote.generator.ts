import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { languages } from '@confida/contracts'
import { CONTRACT_VERSION } from '@confida/remote-kit'
import { type GeneratorCallback, readJson, type Tree, writeJson } from '@nx/devkit'
import { editFile } from '../edit-file.ts'
import { formatChanges } from '../format-changes.ts'
import { fillTemplates } from '../generate-files.ts'
import { formsOf, type NameForms, namespaceOf } from '../generator-names.ts'
import { addTexts } from '../locale-texts.ts'
import { addScreen } from '../screen/screen.generator.ts'
import { addMember } from '../source-edits.ts'

interface PackageJson {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** Whose versions, scripts and set-up a new remote takes over. */
const MODEL = 'mfe-admin-content'
/** What is the same in all remotes. */
const COPIED = [
  'jest.config.cjs',
  'rspack.config.js',
  'tsconfig.json',
  'src/locales/index.ts',
  'src/locales/locales.test.ts',
]

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
  register(tree, remote, forms)
  addScreen(tree, { name, remote })
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

function addPackage(tree: Tree, remote: string): void {
  const model = readJson<PackageJson>(tree, `${MODEL}/package.json`)
  const used = remote.startsWith('mfe-admin-') ? [...USED, 'lucide-react'] : USED
  const dependencies = Object.entries(model.dependencies).filter(([name]) => used.includes(name))
  const devDependencies = Object.entries(model.devDependencies).filter(([name]) => !UNUSED.includes(name))
  writeJson(tree, `${remote}/package.json`, {
    ...model,
    name: `@confida/${remote}`,
    version: '0.1.0',
    dependencies: Object.fromEntries(dependencies),
    devDependencies: Object.fromEntries(devDependencies),
    confida: { contract: `^${CONTRACT_VERSION}` },
  })
}

function register(tree: Tree, remote: string, { fileName, title }: NameForms): void {
  editFile(tree, 'libs/remote-kit/src/remote.ts', (source) =>
    addMember(source, ['remoteNames'], `'${remote}'`),
  )
  addTexts(
    tree,
    (language) => `shell/src/locales/${language}.ts`,
    ['texts', 'remotes'],
    `'${remote}': '${title}'`,
  )
  editFile(tree, '.github/CODEOWNERS', (source) => `${source}\n/${remote}/ @confida/${fileName}\n`)
}

/** Links the new workspace and writes what follows from its dependencies. */
function install(root: string): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, stdio: 'inherit' })
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
  run(process.execPath, '--conditions=source', 'tools/src/workflows.ts')
}
