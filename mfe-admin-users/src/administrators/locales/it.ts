import type { Texts } from '@confida/i18n'

export const texts = {
  title: 'Amministratori',
  description: 'Chi amministra Confida, con quale ruolo, e chi è stato invitato.',
  loadError: 'Errore nel caricamento degli amministratori',
  failed: 'Non ha funzionato. Riprova tra poco.',
  you: 'Sei tu',
  columns: {
    name: 'Nome',
    email: 'Email',
    role: 'Ruolo',
    state: 'Stato',
    secondStep: 'Due passaggi',
    lastActive: 'Ultima attività',
    actions: 'Azioni',
  },
  roles: {
    owner: {
      name: 'Titolare',
      text: 'Può fare tutto, anche con pagamenti e amministratori.',
    },
    support: {
      name: 'Assistenza',
      text: 'Account, feedback, emozioni e posta in uscita; niente pagamenti.',
    },
    content: {
      name: 'Contenuti',
      text: 'Contratto, pagina iniziale e template email; nessun dato di persone.',
    },
  },
  states: {
    active: 'Attivo',
    standby: 'In standby',
    invited: 'Invitato, fino al {{day}}',
    expired: 'Invito scaduto',
  },
  secondStep: {
    on: 'Attivi',
    off: 'Non attivi',
  },
  actions: {
    role: 'Cambia ruolo',
    revoke: 'Revoca',
    resend: 'Invia di nuovo',
    uninvite: 'Revoca invito',
  },
  invite: {
    open: 'Invita',
    title: 'Invita un amministratore',
    text: 'Riceverà un’email con un link che vale 7 giorni e una volta sola. Se ha già un account, lo conferma con la propria password.',
    emailInvalid: 'Inserisci un indirizzo email valido.',
    language: 'Lingua dell’email',
    send: 'Invia l’invito',
    done: 'Invito inviato a {{email}}.',
  },
  role: {
    title: 'Ruolo di {{name}}',
    text: 'Il nuovo ruolo vale dalla prossima azione, anche nelle sessioni aperte.',
    done: 'Ruolo cambiato.',
    conflict: {
      text: 'Qualcun altro ha cambiato il ruolo nel frattempo. Scegli quale resta.',
      takeSaved: 'Tieni il suo',
      overwrite: 'Assegna il mio',
      mine: 'Scelto da te',
    },
  },
  changes: {
    revoke: {
      title: 'Revocare l’amministratore?',
      text: 'L’account resta, ma come utente normale, e le sue sessioni terminano subito. Gli inviti che ha mandato non valgono più.',
      done: 'Non è più un amministratore.',
    },
    resend: {
      title: 'Inviare di nuovo l’invito?',
      text: 'Parte una nuova email con un nuovo link; quello di prima non vale più.',
      done: 'Invito inviato di nuovo.',
    },
    uninvite: {
      title: 'Revocare l’invito?',
      text: 'Il link già inviato non vale più.',
      done: 'Invito revocato.',
    },
  },
}

export type AdministratorTexts = Texts<typeof texts>
