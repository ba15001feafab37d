import { auditLog } from './de/audit-log.ts'
import { compliance } from './de/compliance.ts'
import { contract } from './de/contract.ts'
import { discountCodes } from './de/discount-codes.ts'
import { templates } from './de/email-templates.ts'
import { emotions } from './de/emotions.ts'
import { feedback } from './de/feedback.ts'
import { filters } from './de/filters.ts'
import { outbox } from './de/outbox.ts'
import { payments } from './de/payments.ts'
import { tiers } from './de/pricing-tiers.ts'
import { securityLog } from './de/security-log.ts'
import { translations } from './de/translations.ts'
import { versions } from './de/versions.ts'
import type { AdminContentTexts } from './it.ts'

export const texts: AdminContentTexts = {
  navigation: {
    templates: 'E-Mail-Vorlagen',
    feedback: 'Feedback',
    emotions: 'Stimmungen',
    payments: 'Zahlungen',
    tiers: 'Tarife',
    graphics: 'Gestaltung',
    contract: 'Vertrag',
    homepage: 'Startseite',
    auditLog: 'Aktivitätsprotokoll',
    compliance: 'Compliance',
  },
  editor: {
    mode: 'Modus',
    modes: { view: 'Ansehen', preview: 'Vorschau', edit: 'Bearbeiten' },
    version: 'Version {{version}}',
    lastUpdated: 'Zuletzt aktualisiert:',
    unsaved: 'Nicht gespeicherte Änderungen',
    unsavedElsewhere:
      'Es gibt nicht gespeicherte Änderungen: Du findest sie unter „Bearbeiten“ und in der Vorschau.',
    kept: 'Dein Text ist noch da. Versuche es gleich noch einmal.',
  },
  translations,
  problems: {
    required: 'Dieses Feld ist erforderlich.',
    invalid: 'Dieser Wert ist ungültig.',
    number: 'Gib eine Zahl ein, zum Beispiel {{example}}.',
    tooHigh: 'Höchstens {{max}}.',
  },
  care: {
    title: 'Hilfekarten',
    description:
      'Ein Land oder eine Sprache erscheint erst ab {{people}} Personen im Monat. Das Land ist das der Telefonvorwahl, sonst das, das der Browser nennt.',
    by: 'Gruppieren nach',
    dimensions: { country: 'Land', language: 'Sprache' },
    download: 'Herunterladen (CSV)',
    months: 'Monat für Monat',
    empty: 'Keine Hilfekarten in diesem Jahr',
  },
  charts: {
    form: 'Darstellung der Zahlen',
    chart: 'Diagramm',
    table: 'Tabelle',
    series: 'Reihen des Diagramms',
    total: 'Summe',
  },
  compliance,
  contract,
  discountCodes,
  outbox,
  payments,
  templates,
  auditLog,
  securityLog,
  diff: { removed: 'Entfernt:', added: 'Hinzugefügt:' },
  table: { when: 'Wann', details: 'Details' },
  emotions,
  feedback,
  filters,
  paging: { end: 'Ende der Liste.' },
  tiers,
  versions,
  homepage: {
    title: 'Startseite',
    description: 'Was Menschen lesen, die Confida zum ersten Mal besuchen.',
    edit: 'Texte bearbeiten',
    preview: 'Vorschau der Startseite',
    start: 'Kostenlos starten',
    saved: 'Startseite erfolgreich aktualisiert!',
    loadError: 'Die Startseite konnte nicht geladen werden',
    saveError: 'Die Startseite konnte nicht aktualisiert werden',
    sections: { hero: 'Einstieg', buttons: 'Schaltflächen', features: 'Vorzüge' },
    fields: {
      hero_title: 'Haupttitel',
      hero_subtitle: 'Untertitel',
      hero_description: 'Beschreibung',
      login_button_text: 'Schaltfläche „Anmelden“',
      register_button_text: 'Schaltfläche „Registrieren“',
      contact_button_text: 'Schaltfläche „Kontakt“',
      features_title: 'Titel der Vorzüge',
      secondary_description: 'Zweite Beschreibung',
    },
    hints: {
      secondary_description: 'Unter dem Titel der Vorzüge.',
    },
    features: {
      one: 'Vorzug {{number}}',
      title: 'Titel',
      description: 'Beschreibung',
      icon: 'Symbol',
      add: 'Vorzug hinzufügen',
      remove: 'Vorzug {{number}} entfernen',
      up: 'Vorzug {{number}} nach oben',
      down: 'Vorzug {{number}} nach unten',
    },
    icons: { Users: 'Personen', MessageCircle: 'Nachricht', Heart: 'Herz', Shield: 'Schild' },
  },
}
