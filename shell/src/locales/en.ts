import type { Texts } from '@confida/i18n'
import type { texts as source } from './it.ts'

export const texts: Texts<typeof source> = {
  titles: {
    dashboard: 'Your partners – Confida',
    admin: 'Administration – Confida',
    chat: 'Chat – Confida',
    'payment-success': 'Payment – Confida',
    'payment-cancel': 'Payment cancelled – Confida',
  },
  header: {
    home: 'Confida, go to the dashboard',
    light: 'Switch to the light theme',
    dark: 'Switch to the dark theme',
  },
  userMenu: {
    label: 'Menu of {{name}}',
    contact: 'Contact us',
    'change-password': 'Change password',
    feedback: 'Leave feedback',
    'become-partner': 'Become a partner',
    'exit-chat': 'Exit chat',
    logout: 'Log out',
  },
  footer: {
    account: 'Privacy and data',
  },
  session: {
    inactive: 'You were logged out for inactivity (60 minutes)',
  },
  admin: {
    navigation: 'Administration',
    openNavigation: 'Open the administration menu',
    unknownView: 'This section does not exist',
  },
  remotes: {
    'mfe-auth': 'Access',
    'mfe-companions': 'Partners',
    'mfe-chat': 'Chat',
    'mfe-admin-users': 'User management',
    'mfe-admin-content': 'Content',
  },
  remoteFailed: {
    title: '{{name}}: not available',
    text: 'This part of Confida ({{remote}}) is not answering. Everything else goes on working.',
    contract: '{{remote}} {{version}} needs contract {{needs}}, this shell offers {{has}}.',
    registry:
      'The line of {{remote}} in the registry is not valid ({{field}}). Everything else keeps working.',
  },
}
