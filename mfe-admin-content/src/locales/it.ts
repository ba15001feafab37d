import type { Texts } from '@confida/i18n'
import { auditLog } from './it/audit-log.ts'
import { compliance } from './it/compliance.ts'
import { contract } from './it/contract.ts'
import { discountCodes } from './it/discount-codes.ts'
import { templates } from './it/email-templates.ts'
import { emotions } from './it/emotions.ts'
import { feedback } from './it/feedback.ts'
import { filters } from './it/filters.ts'
import { outbox } from './it/outbox.ts'
import { payments } from './it/payments.ts'
import { tiers } from './it/pricing-tiers.ts'
import { securityLog } from './it/security-log.ts'
import { translations } from './it/translations.ts'
import { versions } from './it/versions.ts'

export const texts = {
  navigation: {
    templates: 'Email Templates',
    feedback: 'Feedback',
    emotions: 'Emotività',
    payments: 'Pagamenti',
    tiers: 'Gestione Tariffe',
    graphics: 'Grafiche',
    contract: 'Contratto',
    homepage: 'Pagina Iniziale',
    auditLog: 'Registro attività',
    compliance: 'Conformità',
  },
  editor: {
    mode: 'Modalità',
    modes: { view: 'Visualizza', preview: 'Anteprima', edit: 'Modifica' },
    version: 'Versione {{version}}',
    lastUpdated: 'Ultimo aggiornamento:',
    unsaved: 'Modifiche non salvate',
    unsavedElsewhere: 'Ci sono modifiche non salvate: le trovi in Modifica e in Anteprima.',
    kept: 'Il testo che hai scritto è ancora qui. Riprova tra qualche istante.',
  },
  translations,
  problems: {
    required: 'Campo obbligatorio.',
    invalid: 'Valore non valido.',
    number: 'Scrivi un numero, per esempio {{example}}.',
    tooHigh: 'Al massimo {{max}}.',
  },
  care: {
    title: 'Schede di aiuto',
    description:
      'Un paese o una lingua compare solo con almeno {{people}} persone nel mese. Il paese è quello del prefisso telefonico o, se manca, quello indicato dal browser.',
    by: 'Raggruppa per',
    dimensions: { country: 'Paese', language: 'Lingua' },
    download: 'Scarica (CSV)',
    months: 'Mese per mese',
    empty: 'Nessuna scheda di aiuto in questo anno',
  },
  charts: {
    form: 'Aspetto dei dati',
    chart: 'Grafico',
    table: 'Tabella',
    series: 'Voci del grafico',
    total: 'Totale',
  },
  compliance,
  contract,
  discountCodes,
  outbox,
  payments,
  templates,
  auditLog,
  securityLog,
  diff: { removed: 'Rimosso:', added: 'Aggiunto:' },
  table: { when: 'Quando', details: 'Dettagli' },
  emotions,
  feedback,
  filters,
  paging: { end: 'Fine dell’elenco.' },
  tiers,
  versions,
  homepage: {
    title: 'Pagina Iniziale',
    description: 'I testi che vede chi arriva su Confida per la prima volta.',
    edit: 'Modifica i testi',
    preview: 'Anteprima della pagina iniziale',
    start: 'Inizia gratis',
    saved: 'Pagina iniziale aggiornata con successo!',
    loadError: 'Errore nel caricamento della pagina iniziale',
    saveError: 'Errore nell’aggiornamento della pagina iniziale',
    sections: {
      hero: 'Apertura',
      buttons: 'Pulsanti',
      features: 'Caratteristiche',
    },
    fields: {
      hero_title: 'Titolo principale',
      hero_subtitle: 'Sottotitolo',
      hero_description: 'Descrizione',
      login_button_text: 'Pulsante di accesso',
      register_button_text: 'Pulsante di registrazione',
      contact_button_text: 'Pulsante dei contatti',
      features_title: 'Titolo delle caratteristiche',
      secondary_description: 'Descrizione secondaria',
    },
    hints: {
      secondary_description: 'Sotto il titolo delle caratteristiche.',
    },
    features: {
      one: 'Caratteristica {{number}}',
      title: 'Titolo',
      description: 'Descrizione',
      icon: 'Icona',
      add: 'Aggiungi una caratteristica',
      remove: 'Rimuovi la caratteristica {{number}}',
      up: 'Sposta in alto la caratteristica {{number}}',
      down: 'Sposta in basso la caratteristica {{number}}',
    },
    icons: { Users: 'Persone', MessageCircle: 'Messaggio', Heart: 'Cuore', Shield: 'Scudo' },
  },
}

export type AdminContentTexts = Texts<typeof texts>
