/** A part of the product whose own tests must notice nearly every change of its code. */
export interface Area {
  /** Where its jest configuration is. */
  project: string
  /** Below the project: its code, with its tests. */
  folder: string
  /** Folders of the project whose tests are the area's too. */
  furtherTests?: string[]
  /** Tests that wait for seconds: what only they notice counts as survived. */
  leftOut?: string[]
  /** In place of the project's configuration, which may have several projects: Stryker knows one environment a run. */
  jestPreset?: string
}

/** Its tests have a PostgreSQL. */
export const API = 'api'

export const areas: Record<string, Area> = {
  access: { project: API, folder: 'src/platform/access' },
  auth: {
    project: API,
    folder: 'src/modules/auth',
    furtherTests: ['src/modules/admin-users/second-factors', 'src/modules/admin-users/security-log'],
    leftOut: ['lockout'],
  },
  session: { project: 'libs/session', folder: 'src' },
  'http-client': { project: 'libs/http-client', folder: 'src' },
  limits: { project: API, folder: 'src/platform/limits' },
  mail: {
    project: API,
    folder: 'src/platform/mail',
    furtherTests: ['src/modules/admin-content/email-templates', 'src/modules/admin-content/outbox'],
  },
  jobs: { project: API, folder: 'src/platform/jobs' },
  payments: {
    project: API,
    folder: 'src/modules/payments',
    furtherTests: ['src/modules/admin-content/pricing-tiers'],
  },
  chat: {
    project: API,
    folder: 'src/modules/chat',
    furtherTests: ['src/modules/care'],
    leftOut: ['ended-session', 'removed-user', 'silent-database'],
  },
  companions: { project: API, folder: 'src/modules/companions' },
  'remote-loading': {
    project: 'shell',
    folder: 'src/remotes',
    jestPreset: 'libs/jest-presets/browser.cjs',
  },
}
