export const outbox = {
  title: 'Posta in uscita',
  description: 'Le email inviate da Confida e il loro stato.',
  state: 'Stato',
  allStates: 'Tutti',
  empty: 'Nessuna email',
  loadError: 'Errore nel caricamento della posta in uscita',
  lastError: 'Ultimo errore:',
  more: 'Mostra altre',
  states: { queued: 'In coda', sent: 'Inviata', failed: 'Non riuscita', kept: 'Conservata' },
}
