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
  conflict: {
    title: 'In der Zwischenzeit geändert',
    text: 'Jemand anderes hat gespeichert, während du geschrieben hast. Vergleiche beide Fassungen und entscheide, welche bleibt.',
    saved: 'Von jemand anderem gespeichert',
    mine: 'Von dir geschrieben',
    takeSaved: 'Gespeicherte behalten',
    overwrite: 'Meine speichern',
  },
  date: {
    unreadable: 'Das ist kein gültiges Datum. Schreib es wie 31/01/1990.',
    future: 'Das Datum darf nicht in der Zukunft liegen.',
    tooEarly: 'Das Datum liegt zu weit zurück.',
    order: 'Das Ende liegt vor dem Anfang.',
  },
  draft: {
    restored: 'Was du nicht gespeichert hattest, ist wieder da.',
    discard: 'Verwerfen',
  },
  dateTime: '{{date}} um {{time}}',
  field: {
    optional: 'optional',
    datePlaceholder: 'TT/MM/JJJJ',
    characters: '{{count}} von {{max}} Zeichen',
  },
  password: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
  },
  language: 'Sprache',
  loading: 'Wird geladen …',
  notifications: 'Benachrichtigungen',
  progress: 'Schritt {{step}} von {{total}}',
  rating: {
    stars: '{{count}} von 5',
  },
  skip: 'Zum Inhalt springen',
  failure: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Bitte versuche es gleich noch einmal.',
    offline: 'Anscheinend besteht keine Verbindung. Wir versuchen es erneut, sobald sie wieder da ist.',
    offlineNotice: 'Keine Verbindung. Anzeige und Speichern laufen von selbst weiter, sobald sie zurück ist.',
    language:
      'Die Sprache konnte ohne Verbindung nicht geladen werden. Sie wechselt, sobald die Verbindung wieder da ist.',
  },
  missing: {
    value: 'k. A.',
    date: 'Ungültiges Datum',
    name: 'Name nicht verfügbar',
    email: 'E-Mail nicht verfügbar',
    export: 'Nicht verfügbar',
  },
}
