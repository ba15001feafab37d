import type { AdminContentTexts } from '../it.ts'

export const versions: AdminContentTexts['versions'] = {
  title: 'Frühere Versionen',
  titleIn: 'Frühere Versionen: {{language}}',
  description:
    'Alles Gespeicherte bleibt hier: Vergleiche zwei Versionen oder kehre zu einer früheren zurück.',
  none: 'Es gibt noch keine früheren Versionen',
  same: 'Keine Unterschiede',
  current: 'Aktuell',
  noAuthor: 'Anfangstext',
  more: 'Mehr anzeigen',
  loadError: 'Die Versionen konnten nicht geladen werden',
  compare: 'Vergleichen',
  compareWith: 'Verglichen mit',
  restore: 'Diese Version wiederherstellen',
  restoreTitle: 'Version {{version}} wiederherstellen?',
  restoreText: 'Sie wird erneut als neueste Version gespeichert. Die aktuelle bleibt in der Liste.',
  restored: 'Version {{version}} erfolgreich wiederhergestellt!',
  restoreError: 'Die Version konnte nicht wiederhergestellt werden',
  conflictTitle: 'Version {{version}} ist neuer als deine',
  conflictText: 'Das würde das Speichern deines Textes ändern.',
  overwrite: 'Meinen Text speichern',
}
