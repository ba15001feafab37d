import type { CommonTexts } from '../it/common.ts'

export const common: CommonTexts = {
  brand: 'Confida',
  actions: {
    back: 'Zurück',
    cancel: 'Abbrechen',
    close: 'Schließen',
    confirm: 'Bestätigen',
    delete: 'Löschen',
    dismiss: 'Benachrichtigung ausblenden',
    edit: 'Bearbeiten',
    next: 'Weiter',
    previous: 'Zurück',
    reload: 'Neu laden',
    retry: 'Erneut versuchen',
    save: 'Speichern',
    search: 'Suchen',
    send: 'Senden',
  },
  draft: {
    restored: 'Was du nicht gespeichert hattest, ist wieder da.',
    discard: 'Verwerfen',
  },
  field: {
    optional: 'optional',
    characters: '{{count}} von {{max}} Zeichen',
  },
  password: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
  },
  language: 'Sprache',
  loading: 'Wird geladen…',
  notifications: 'Benachrichtigungen',
  progress: 'Schritt {{step}} von {{total}}',
  rating: {
    stars: '{{count}} von 5',
  },
  skip: 'Zum Inhalt springen',
  failure: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Bitte versuche es gleich noch einmal.',
  },
  missing: {
    value: 'k. A.',
    date: 'Ungültiges Datum',
    name: 'Name nicht verfügbar',
    email: 'E-Mail nicht verfügbar',
    export: 'Nicht verfügbar',
  },
}
