import type { AdminContentTexts } from '../it.ts'

export const contract: AdminContentTexts['contract'] = {
  title: 'Vertrag',
  description: 'Die Nutzungsbedingungen, die alle vor der Registrierung lesen.',
  edit: 'Vertrag bearbeiten',
  preview: 'Vorschau des Vertrags',
  saved: 'Vertrag erfolgreich aktualisiert!',
  loadError: 'Der Vertrag konnte nicht geladen werden',
  saveError: 'Der Vertrag konnte nicht aktualisiert werden',
  bulletHint:
    'Zeilen, die mit • beginnen, werden zu einer Liste. Die Abschnitte nummerieren sich von selbst.',
  none: 'Kein Text',
  parts: { opening: 'Einstieg', sections: 'Abschnitte', closing: 'Abschluss' },
  fields: { title: 'Titel des Vertrags', intro: 'Einleitung', conclusion: 'Schluss' },
  sections: {
    one: 'Abschnitt {{number}}',
    title: 'Titel des Abschnitts',
    content: 'Text des Abschnitts',
    empty: 'Keine Abschnitte',
    add: 'Abschnitt hinzufügen',
    remove: 'Abschnitt {{number}} entfernen',
    up: 'Abschnitt {{number}} nach oben',
    down: 'Abschnitt {{number}} nach unten',
  },
}
