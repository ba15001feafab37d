import type { AdminContentTexts } from '../it.ts'

export const outbox: AdminContentTexts['outbox'] = {
  title: 'Postausgang',
  description: 'Die E-Mails, die Confida verschickt hat, und ihr Status.',
  state: 'Status',
  allStates: 'Alle',
  empty: 'Keine E-Mails',
  loadError: 'Der Postausgang konnte nicht geladen werden',
  lastError: 'Letzter Fehler:',
  more: 'Mehr anzeigen',
  states: { queued: 'Wartet', sent: 'Gesendet', failed: 'Fehlgeschlagen', kept: 'Aufbewahrt' },
}
