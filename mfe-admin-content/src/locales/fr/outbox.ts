import type { AdminContentTexts } from '../it.ts'

export const outbox: AdminContentTexts['outbox'] = {
  title: 'Boîte d’envoi',
  description: 'Les e-mails envoyés par Confida et leur état.',
  state: 'État',
  allStates: 'Tous',
  recipient: 'Destinataire',
  subject: 'Objet',
  template: 'Type',
  allTemplates: 'Tous',
  sentAt: 'Envoyé le',
  tries: 'Tentatives',
  empty: 'Aucun e-mail',
  loadError: 'Impossible de charger la boîte d’envoi',
  lastError: 'Dernière erreur',
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
  server: {
    title: 'Aucun serveur de messagerie n’est configuré',
    meaning:
      'Les e-mails ne partent pas : ils restent ici, à l’état « Conservé », et leurs destinataires ne les reçoivent pas, pas même les codes de réinitialisation du mot de passe.',
    how: 'Pour les envoyer, indiquez l’adresse du serveur dans l’environnement de l’API et, avec MAIL_FROM, l’expéditeur, puis redémarrez-la. Les e-mails conservés peuvent être renvoyés d’ici, un par un.',
  },
  states: { queued: 'En attente', sent: 'Envoyé', failed: 'Échoué', kept: 'Conservé' },
}
