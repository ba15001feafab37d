import { join } from 'node:path'
import type { GeneratorCallback, Tree } from '@nx/devkit'
import { giveToTeam } from '../code-owners.ts'
import { editFile } from '../edit-file.ts'
import { formatChanges } from '../format-changes.ts'
import { fillTemplates } from '../generate-files.ts'
import { formsOf, type NameForms, namespaceOf } from '../generator-names.ts'
import { addTexts } from '../locale-texts.ts'
import { declareRoute, inAllLanguages } from '../remote-declaration.ts'
import { addPackages, install, MODEL } from '../remote-packages.ts'
import { addImport, addMember } from '../source-edits.ts'
import { screenTexts } from './screen-texts.ts'

interface ScreenOptions {
  name: string
  remote?: string
  endpoint?: string
}

const ICON = 'Shapes'
/** Behind the entries that are there; who adds an entry moves it to its place. */
const LAST = 100

/** What a list of records imports, beside what every screen does. */
const USED_BY_LIST = ['@confida/session', '@tanstack/react-query', '@testing-library/user-event']

export default function screenGenerator(tree: Tree, options: ScreenOptions): GeneratorCallback {
  addScreen(tree, options)
  const isInstallStale = options.endpoint ? addPackages(tree, options.remote ?? MODEL, USED_BY_LIST) : false
  const format = formatChanges(tree)
  return () => {
    format()
    if (isInstallStale) install(tree.root)
  }
}

export function addScreen(tree: Tree, { name, remote = MODEL, endpoint }: ScreenOptions): void {
  const source = tree.read(`${remote}/src/remote.ts`, 'utf8')
  if (source === null) throw new Error(`There is no remote ${remote}.`)
  if (tree.exists(`${remote}/src/${name}`)) throw new Error(`${remote} has a folder src/${name} already.`)
  const forms = formsOf(name)
  const isAdmin = remote.startsWith('mfe-admin-')
  const area = remote.replace('mfe-', '')
  const values = { ...forms, remote, area, namespace: namespaceOf(remote), isAdmin, icon: ICON, endpoint }
  fillTemplates(tree, join(import.meta.dirname, 'files/page'), values)
  if (endpoint) fillTemplates(tree, join(import.meta.dirname, 'files/list'), values)
  giveToTeam(tree, area, [`e2e/tests/${area}`])
  addRoute(tree, remote, forms)
  const { propertyName, title } = forms
  addTexts(
    tree,
    (language) => `${remote}/src/locales/${language}.ts`,
    ['texts'],
    (language) => {
      const { description, empty, loadError } = screenTexts[language]
      return `${propertyName}: { title: '${title}', description: '${description}', empty: '${empty}', loadError: '${loadError}' }`
    },
  )
  if (isAdmin) {
    addNavigation(tree, remote, name, propertyName)
    declareRoute(tree, remote, { view: name })
  } else {
    declareRoute(tree, remote, {
      path: `/${name}`,
      screen: name,
      access: 'user',
      title: inAllLanguages(title),
    })
  }
}

const addRoute = (tree: Tree, remote: string, { fileName: name, className }: NameForms) =>
  editFile(tree, `${remote}/src/remote.ts`, (source) =>
    addMember(
      source,
      ['remote', 'routes'],
      `'${name}': { load: () => import('./${name}/${name}.page.tsx').then(({ ${className}Page: Screen }) => ({ Screen })) }`,
    ),
  )

function addNavigation(tree: Tree, remote: string, name: string, key: string): void {
  const entry = `{ view: '${name}', labelKey: '${key}.title', icon: ${ICON}, order: ${LAST}, permission: 'admin' }`
  editFile(
    tree,
    `${remote}/src/remote.ts`,
    (source) => addMember(source, ['remote', 'navigation'], entry),
    (source) => addImport(source, `import { ${ICON} } from 'lucide-react'`),
  )
}
