import type { Texts } from '../../texts.ts'

export const common = {
  brand: 'Confida',
  actions: {
    back: 'Indietro',
    cancel: 'Annulla',
    close: 'Chiudi',
    confirm: 'Conferma',
    delete: 'Elimina',
    dismiss: 'Nascondi la notifica',
    edit: 'Modifica',
    next: 'Avanti',
    previous: 'Precedente',
    reload: 'Ricarica',
    retry: 'Riprova',
    save: 'Salva',
    search: 'Cerca',
    send: 'Invia',
  },
  conflict: {
    title: 'Modificato nel frattempo',
    text: 'Qualcun altro ha salvato mentre scrivevi. Confronta le due versioni e scegli quale tenere.',
    saved: 'Salvato da altri',
    mine: 'Scritto da te',
    takeSaved: 'Tieni quella salvata',
    overwrite: 'Salva la mia',
  },
  date: {
    unreadable: 'Data non valida: scrivila come 31/01/1990.',
    future: 'La data non può essere nel futuro.',
    tooEarly: 'La data è troppo lontana nel passato.',
    order: 'La fine viene prima dell’inizio.',
  },
  draft: {
    restored: 'Ecco di nuovo quello che non avevi salvato.',
    discard: 'Scarta',
  },
  dateTime: '{{date}} alle {{time}}',
  field: {
    optional: 'facoltativo',
    datePlaceholder: 'gg/mm/aaaa',
    characters: '{{count}} di {{max}} caratteri',
  },
  password: {
    show: 'Mostra la password',
    hide: 'Nascondi la password',
  },
  language: 'Lingua',
  loading: 'Caricamento…',
  notifications: 'Notifiche',
  progress: 'Passo {{step}} di {{total}}',
  rating: {
    stars: '{{count}} su 5',
  },
  skip: 'Vai al contenuto',
  failure: {
    title: 'Qualcosa non ha funzionato',
    text: 'Riprova tra qualche istante.',
    offline: 'Sembra che manchi la connessione. Riproviamo non appena torna.',
    offlineNotice: 'Nessuna connessione. Aggiornamenti e salvataggi riprendono da soli non appena torna.',
    language: 'La lingua non è stata caricata: manca la connessione. Cambierà non appena torna.',
  },
  missing: {
    value: 'N/A',
    date: 'Data non valida',
    name: 'Nome non disponibile',
    email: 'Email non disponibile',
    export: 'Non disponibile',
  },
}

export type CommonTexts = Texts<typeof common>
