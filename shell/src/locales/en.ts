import type { Texts } from '@confida/i18n'
import type { texts as source } from './it.ts'

export const texts: Texts<typeof source> = {
  titles: {
    admin: 'Administration – Confida',
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
    account: 'Privacy and data',
    'exit-chat': 'Exit chat',
    logout: 'Log out',
  },
  session: {
    sealedChats: 'Protected chats',
    inactive: 'You were logged out due to inactivity (60 minutes)',
  },
  update: {
    ready: 'A new version is ready',
    reload: 'Reload',
  },
  admin: {
    navigation: 'Administration',
    openNavigation: 'Open the administration menu',
    unknownView: 'This section does not exist',
    notPermitted: 'Section not available',
    notPermittedText:
      'Your role does not include this section. If you need it, ask whoever manages the administrators.',
  },
  palette: {
    open: 'Search and go',
    title: 'Go to…',
    placeholder: 'Search for a section, an action, a person or a payment',
    recent: 'Recent',
    screens: 'Sections',
    shortcuts: 'Actions',
    searching: 'Searching…',
    failed: 'The search for people failed',
    nothing: 'No results',
    found: 'Results: {{count}}',
  },
  remoteFailed: {
    title: '{{name}}: not available',
    text: 'This part of Confida is not answering. Everything else keeps working.',
    contract: '{{remote}} {{version}} needs contract {{needs}}, this shell offers {{has}}.',
    registry: 'The registry entry for {{remote}} is not valid ({{field}}). Everything else keeps working.',
    disabled: 'This part of Confida is switched off at the moment. Everything else keeps working.',
  },
  registryFailed: {
    title: 'Confida: not available',
    text: 'Confida could not find out which of its parts are available. Try again in a moment.',
  },
}
