import type { AdminContentTexts } from '../it.ts'

export const outbox: AdminContentTexts['outbox'] = {
  title: 'Boîte d’envoi',
  description: 'Les e-mails envoyés par Confida et leur état.',
  state: 'État',
  allStates: 'Tous',
  empty: 'Aucun e-mail',
  loadError: 'Impossible de charger la boîte d’envoi',
  lastError: 'Dernière erreur :',
  more: 'Afficher plus',
  search: 'Rechercher',
  searchHint: 'Adresse ou objet',
  retry: 'Renvoyer',
  retried: 'E-mail remis en file !',
  retryError: 'L’e-mail n’a pas pu être remis en file',
  attempts_zero: '{{count}} tentatives',
  attempts_one: '{{count}} tentative',
  attempts_two: '{{count}} tentatives',
  attempts_few: '{{count}} tentatives',
  attempts_many: '{{count}} tentatives',
  attempts_other: '{{count}} tentatives',
  noServer:
    'Les e-mails « Conservé » ne sont pas partis : aucun serveur de messagerie n’était configuré (SMTP_URL). Vous pouvez les lire ici et les renvoyer dès qu’il y en a un.',
  states: { queued: 'En attente', sent: 'Envoyé', failed: 'Échoué', kept: 'Conservé' },
}
