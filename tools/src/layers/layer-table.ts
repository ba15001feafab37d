export interface Layer {
  /** Folders of projects; `*` stands for any name. */
  folders: string[]
  /** Projects by name, without the scope. */
  mayImport: string[] | 'anything'
  /** What its tests and training may import besides. */
  testsMayImport: string[]
  /** Draws in the page, where antd, the router and the translations come from one place each. */
  isScreens?: boolean
}

const browserLibraries = ['contracts', 'i18n', 'http-client', 'session', 'ui', 'remote-kit']

/** Who may import whom. Biome's rules and README's table are made from it by `npm run layers`. */
export const layers: Layer[] = [
  { folders: ['libs/contracts'], mayImport: [], testsMayImport: ['jest-presets'] },
  {
    folders: ['libs/i18n', 'libs/http-client'],
    mayImport: ['contracts'],
    testsMayImport: ['jest-presets'],
  },
  {
    folders: ['libs/session'],
    mayImport: ['contracts', 'i18n', 'http-client'],
    testsMayImport: ['jest-presets'],
  },
  { folders: ['libs/ui'], mayImport: ['contracts', 'i18n'], testsMayImport: ['jest-presets'] },
  {
    folders: ['libs/remote-kit'],
    mayImport: ['contracts', 'i18n', 'session', 'third-party-notices'],
    testsMayImport: ['jest-presets'],
  },
  { folders: ['libs/tracing'], mayImport: [], testsMayImport: ['jest-presets'] },
  {
    folders: ['mfe-*'],
    mayImport: browserLibraries,
    testsMayImport: ['jest-presets', 'testing'],
    isScreens: true,
  },
  {
    folders: ['shell'],
    mayImport: [...browserLibraries, 'tracing'],
    testsMayImport: ['jest-presets', 'testing'],
    isScreens: true,
  },
  { folders: ['libs/text-analysis'], mayImport: [], testsMayImport: ['jest-presets'] },
  {
    folders: ['libs/companion-engine', 'libs/emotion-labeller'],
    mayImport: ['contracts', 'text-analysis'],
    testsMayImport: ['jest-presets'],
  },
  {
    folders: ['libs/risk-detector'],
    mayImport: ['contracts', 'text-analysis'],
    testsMayImport: ['companion-engine', 'emotion-labeller', 'jest-presets'],
  },
  {
    folders: ['api'],
    mayImport: [
      'contracts',
      'i18n',
      'tracing',
      'text-analysis',
      'companion-engine',
      'risk-detector',
      'emotion-labeller',
    ],
    testsMayImport: ['jest-presets', 'testing', 'api'],
  },
  { folders: ['libs/third-party-notices'], mayImport: [], testsMayImport: ['jest-presets'] },
  { folders: ['libs/jest-presets'], mayImport: [], testsMayImport: [] },
  { folders: ['libs/testing'], mayImport: [...browserLibraries, 'jest-presets'], testsMayImport: [] },
  { folders: ['tools', 'e2e'], mayImport: 'anything', testsMayImport: [] },
  // Of teams that never saw this repository.
  { folders: ['e2e/foreign/*'], mayImport: [], testsMayImport: [] },
]
