import type { AdminContentTexts } from '../it.ts'

export const outbox: AdminContentTexts['outbox'] = {
  title: 'Postausgang',
  description: 'Die E-Mails, die Confida verschickt hat, und ihr Status.',
  state: 'Status',
  allStates: 'Alle',
  recipient: 'Empfänger',
  subject: 'Betreff',
  template: 'Art',
  allTemplates: 'Alle',
  sentAt: 'Gesendet am',
  tries: 'Versuche',
  empty: 'Keine E-Mails',
  loadError: 'Der Postausgang konnte nicht geladen werden',
  lastError: 'Letzter Fehler',
  more: 'Mehr anzeigen',
  search: 'Suchen',
  searchHint: 'Adresse oder Betreff',
  retry: 'Erneut senden',
  retried: 'E-Mail erneut eingereiht!',
  retryError: 'Die E-Mail konnte nicht erneut eingereiht werden',
  attempts_zero: '{{count}} Versuche',
  attempts_one: '{{count}} Versuch',
  attempts_two: '{{count}} Versuche',
  attempts_few: '{{count}} Versuche',
  attempts_many: '{{count}} Versuche',
  attempts_other: '{{count}} Versuche',
  noServer:
    'E-Mails mit „Aufbewahrt“ wurden nicht gesendet, weil kein Mailserver eingerichtet war (SMTP_URL). Du kannst sie hier lesen und erneut senden, sobald es einen gibt.',
  server: {
    title: 'Kein Mailserver eingerichtet',
    meaning:
      'E-Mails gehen nicht hinaus: Sie bleiben hier als „Aufbewahrt“, und wer auf sie wartet, bekommt sie nicht, auch keine Codes zum Zurücksetzen des Passworts.',
    how: 'Damit sie gesendet werden, setze in der Umgebung der API die Adresse des Servers und mit MAIL_FROM den Absender und starte sie neu. Aufbewahrte E-Mails kannst du von hier aus einzeln erneut senden.',
  },
  states: { queued: 'Wartet', sent: 'Gesendet', failed: 'Fehlgeschlagen', kept: 'Aufbewahrt' },
}
