import { type Layer, layers } from './layer-table.ts'

interface Pattern {
  group: string[]
  message: string
}

const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.fixture.ts',
  '**/testing/**',
  'training/**',
  'jest.config.cjs',
]

const ownProject: Pattern = {
  group: ['../**/src/**', '../**/libs/**', '!../src/**', '!../../src/**'],
  message: 'Import another project by its package name, where its layer allows it.',
}

const nothingForTests: Pattern = {
  group: ['**/testing/**', '**/training', '**/training/**'],
  message: 'What serves tests and training runs in no product.',
}

const antd: Pattern = {
  group: ['antd', 'antd/**', '@ant-design/**'],
  message: 'antd stands behind the groups of @confida/ui.',
}

/** What `libs/remote-kit/src/router.ts` passes on, and types, which cost nothing. */
const routerNames = [
  'BrowserRouter',
  'Link',
  'Navigate',
  'Route',
  'Routes',
  'useHref',
  'useLinkClickHandler',
  'useLocation',
  'useNavigate',
  'useParams',
  'useSearchParams',
  'NavigateFunction',
  'To',
]

const routerPath = (names: string[]) => ({
  'react-router-dom': {
    allowImportNames: names,
    message:
      'The shell provides a part of React Router; add what you need to libs/remote-kit/src/router.ts first.',
  },
})

const screenPaths = {
  ...routerPath(routerNames),
  'react-i18next': { message: 'Translations come from @confida/i18n, of which the page holds one.' },
}

/** What a screen's test may import besides: a router in memory, and the translations as they are. */
const screenTestPaths = routerPath([...routerNames, 'MemoryRouter'])

const allowed = (name: string) => [`!@confida/${name}`, `!@confida/${name}/**`]

const onlyThese = (names: string[]): Pattern => ({
  group: ['@confida/*', '@confida/*/**', ...names.flatMap(allowed)],
  message: `Of the workspace, ${names.length ? names.join(', ') : 'nothing'} may be imported here.`,
})

const override = (includes: string[], patterns: Pattern[], paths?: object) => ({
  includes,
  linter: {
    rules: { style: { noRestrictedImports: { level: 'error', options: { patterns, paths } } } },
  },
})

const below = (folders: string[], files: string[]) =>
  folders.flatMap((folder) => files.map((file) => `${folder}/${file}`))

function sourceRules({ folders, mayImport, isScreens }: Layer) {
  if (mayImport === 'anything') return override(below(folders, ['**']), [ownProject])
  const patterns = [onlyThese(mayImport), ownProject, nothingForTests]
  return override(
    below(folders, ['**']),
    isScreens ? [...patterns, antd] : patterns,
    isScreens ? screenPaths : undefined,
  )
}

function testRules({ folders, mayImport, testsMayImport, isScreens }: Layer) {
  if (mayImport === 'anything') return []
  const patterns = [onlyThese([...mayImport, ...testsMayImport]), ownProject]
  return override(
    below(folders, tests),
    isScreens ? [...patterns, antd] : patterns,
    isScreens ? screenTestPaths : undefined,
  )
}

/** What `biome.json` extends: the layers as rules. Of two that fit a file the later holds, so tests come last. */
export const biomeRules = () => ({
  overrides: [...layers.map(sourceRules), ...layers.flatMap(testRules)],
})
