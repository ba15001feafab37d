import type { AdministratorTexts } from './it.ts'

export const texts: AdministratorTexts = {
  title: 'Administrateurs',
  description: 'Qui administre Confida, avec quel rôle, et qui a été invité.',
  loadError: 'Les administrateurs n’ont pas pu être chargés',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  you: 'Vous',
  columns: {
    name: 'Nom',
    email: 'E-mail',
    role: 'Rôle',
    state: 'État',
    secondStep: 'Deux étapes',
    lastActive: 'Dernière activité',
    actions: 'Actions',
  },
  roles: {
    owner: {
      name: 'Propriétaire',
      text: 'Peut tout faire, y compris les paiements et les administrateurs.',
    },
    support: {
      name: 'Assistance',
      text: 'Comptes, avis, émotions et courrier sortant ; pas de paiements.',
    },
    content: {
      name: 'Contenus',
      text: 'Contrat, page d’accueil et modèles d’e-mails ; aucune donnée personnelle.',
    },
  },
  states: {
    active: 'Actif',
    standby: 'En veille',
    invited: 'Invité, jusqu’au {{day}}',
    expired: 'Invitation expirée',
  },
  secondStep: {
    on: 'Activées',
    off: 'Désactivées',
  },
  actions: {
    role: 'Changer de rôle',
    revoke: 'Révoquer',
    resend: 'Renvoyer',
    uninvite: 'Révoquer l’invitation',
  },
  invite: {
    open: 'Inviter',
    title: 'Inviter un administrateur',
    text: 'La personne reçoit un e-mail avec un lien valable 7 jours et une seule fois. Si elle a déjà un compte, elle le confirme avec son propre mot de passe.',
    emailInvalid: 'Saisissez une adresse e-mail valide.',
    language: 'Langue de l’e-mail',
    send: 'Envoyer l’invitation',
    done: 'Invitation envoyée à {{email}}.',
  },
  role: {
    title: 'Rôle de {{name}}',
    text: 'Le nouveau rôle vaut dès la prochaine action, même dans les sessions ouvertes.',
    done: 'Rôle modifié.',
    conflict: {
      text: 'Quelqu’un d’autre a changé le rôle entre-temps. Choisissez lequel garder.',
      takeSaved: 'Garder l’autre',
      overwrite: 'Donner le mien',
      mine: 'Choisi par vous',
    },
  },
  changes: {
    revoke: {
      title: 'Révoquer l’administrateur ?',
      text: 'Le compte reste, comme simple utilisateur, et ses sessions se terminent aussitôt. Les invitations envoyées par cette personne ne valent plus.',
      done: 'Cette personne n’est plus administratrice.',
    },
    resend: {
      title: 'Renvoyer l’invitation ?',
      text: 'Un nouvel e-mail part avec un nouveau lien ; le précédent ne vaut plus.',
      done: 'Invitation renvoyée.',
    },
    uninvite: {
      title: 'Révoquer l’invitation ?',
      text: 'Le lien déjà envoyé ne vaut plus.',
      done: 'Invitation révoquée.',
    },
  },
}
