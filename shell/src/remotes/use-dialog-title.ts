import { useTranslation } from '@confida/i18n'

/** As what opens them calls them. */
const titles = {
  contact: 'userMenu.contact',
  'change-password': 'userMenu.change-password',
  feedback: 'userMenu.feedback',
  'become-partner': 'userMenu.become-partner',
  account: 'userMenu.account',
  'unseal-chats': 'session.sealedChats',
} as const

const isKnown = (dialog: string): dialog is keyof typeof titles => Object.hasOwn(titles, dialog)

/** By which people know a dialog; undefined where only its remote knows it. */
export function useDialogTitle(dialog: string): string | undefined {
  const { t } = useTranslation('shell')
  return isKnown(dialog) ? t(titles[dialog]) : undefined
}
