import { registerOptionTexts } from '@confida/i18n'
import type { Remote } from '@confida/remote-kit'
import {
  Boxes,
  Database,
  FileDown,
  HeartHandshake,
  ShieldCheck,
  UserPlus,
  UserRound,
  UserRoundCog,
  UserRoundMinus,
  UserRoundX,
  Users,
} from 'lucide-react'
import packageJson from '../package.json' with { type: 'json' }
import { registerAdministratorTexts } from './administrators/locales/index.ts'
import { loadTexts } from './locales/index.ts'

const remote: Remote = {
  name: 'mfe-admin-users',
  version: packageJson.version,
  contract: packageJson.confida.contract,
  texts: { namespace: 'adminUsers', load: loadTexts },
  routes: {
    utenti: {
      load: () => import('./users/user-list.page.tsx').then(({ UserListPage: Screen }) => ({ Screen })),
    },
    'create-user': {
      load: () =>
        import('./create-user/create-user.page.tsx').then(({ CreateUserPage: Screen }) => ({ Screen })),
    },
    databroker: {
      load: () =>
        import('./data-broker/data-broker.page.tsx').then(({ DataBrokerPage: Screen }) => ({ Screen })),
    },
    eliminati: {
      load: () =>
        import('./deleted-users/deleted-user-list.page.tsx').then(({ DeletedUserListPage: Screen }) => ({
          Screen,
        })),
    },
    sicurezza: {
      load: () => import('./security/security.page.tsx').then(({ SecurityPage: Screen }) => ({ Screen })),
    },
    moduli: {
      load: () =>
        import('./remote-reports/remote-reports.page.tsx').then(({ RemoteReportsPage: Screen }) => ({
          Screen,
        })),
    },
    amministratori: {
      load: async () => {
        const [{ AdministratorsPage: Screen }] = await Promise.all([
          import('./administrators/administrators.page.tsx'),
          registerAdministratorTexts(),
        ])
        return { Screen }
      },
    },
    // Below the administrator's own companions, which the shell places above it.
    partner: {
      load: async () =>
        (
          await Promise.all([
            import('./companion-statistics/companion-statistics.page.tsx').then(
              ({ CompanionStatisticsPage: Screen }) => ({ Screen }),
            ),
            registerOptionTexts(),
          ])
        )[0],
    },
  },
  navigation: [
    {
      labelKey: 'navigation.management',
      icon: Users,
      order: 10,
      permission: 'admin',
      children: [
        {
          view: 'utenti',
          labelKey: 'navigation.users',
          icon: UserRound,
          within: [{ view: 'create-user', labelKey: 'create.title' }],
        },
        { view: 'databroker', labelKey: 'navigation.dataBroker', icon: Database },
        { view: 'eliminati', labelKey: 'navigation.deleted', icon: UserRoundX },
      ],
    },
    {
      view: 'partner',
      labelKey: 'navigation.companions',
      icon: HeartHandshake,
      order: 20,
      permission: 'admin',
    },
    {
      view: 'moduli',
      labelKey: 'navigation.remotes',
      icon: Boxes,
      order: 85,
      permission: 'admin',
      place: 'header',
    },
    {
      view: 'amministratori',
      labelKey: 'navigation.administrators',
      icon: UserRoundCog,
      order: 84,
      permission: 'admin',
      place: 'header',
    },
    {
      view: 'sicurezza',
      labelKey: 'navigation.security',
      icon: ShieldCheck,
      order: 90,
      permission: 'admin',
      place: 'header',
    },
  ],
  palette: {
    shortcuts: [
      { labelKey: 'list.create', icon: UserPlus, view: 'create-user' },
      { labelKey: 'palette.export', icon: FileDown, view: 'databroker' },
      {
        labelKey: 'palette.standby',
        icon: UserRoundMinus,
        view: 'utenti',
        params: { status: 'standby' },
      },
    ],
    search: {
      labelKey: 'palette.users',
      areas: ['people'],
      icon: UserRound,
      find: async (text, signal) => (await import('./users/palette/find-users.ts')).findUsers(text, signal),
    },
  },
}

export default remote
