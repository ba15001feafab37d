import type { AdminContentTexts } from '../it.ts'

export const translations: AdminContentTexts['translations'] = {
  missing: 'Übersetzung fehlt',
  outdated: 'Zu aktualisieren',
  isMissing: 'fehlt',
  isOutdated: 'zu aktualisieren',
  main: 'Sprache',
  beside: 'Daneben',
  alone: 'Nichts',
  none: 'Noch keine Übersetzung: {{language}}. Vervollständige die Texte und veröffentliche sie: Bis dahin erscheinen geänderte auf Italienisch.',
  outdatedTitle: 'Der italienische Text hat sich seit dieser Übersetzung geändert',
  outdatedText:
    'Aktualisiere die Übersetzung, oder veröffentliche sie so, wie sie ist, wenn sie noch stimmt.',
  showChanges: 'Änderungen anzeigen',
  hideChanges: 'Änderungen ausblenden',
  publish: 'Veröffentlichen',
  published: 'Veröffentlicht: {{language}}',
}
