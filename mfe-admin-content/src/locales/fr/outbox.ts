import type { AdminContentTexts } from '../it.ts'

export const outbox: AdminContentTexts['outbox'] = {
  title: 'Boîte d’envoi',
  description: 'Les e-mails envoyés par Confida et leur état.',
  state: 'État',
  allStates: 'Tous',
  empty: 'Aucun e-mail',
  loadError: 'Impossible de charger la boîte d’envoi',
  lastError: 'Dernière erreur :',
  more: 'Afficher plus',
  states: { queued: 'En attente', sent: 'Envoyé', failed: 'Échoué', kept: 'Conservé' },
}
