import type { CommonTexts } from '../it/common.ts'

export const common: CommonTexts = {
  brand: 'Confida',
  actions: {
    back: 'Retour',
    cancel: 'Annuler',
    close: 'Fermer',
    confirm: 'Confirmer',
    delete: 'Supprimer',
    dismiss: 'Masquer la notification',
    edit: 'Modifier',
    next: 'Suivant',
    previous: 'Précédent',
    reload: 'Recharger',
    retry: 'Réessayer',
    save: 'Enregistrer',
    search: 'Rechercher',
    send: 'Envoyer',
  },
  date: {
    unreadable: 'Cette date n’est pas valide : écrivez-la comme 31/01/1990.',
    future: 'La date ne peut pas être dans le futur.',
    tooEarly: 'La date est trop ancienne.',
    order: 'La fin précède le début.',
  },
  draft: {
    restored: 'Voici de nouveau ce que vous n’aviez pas enregistré.',
    discard: 'Abandonner',
  },
  dateTime: '{{date}} à {{time}}',
  field: {
    optional: 'facultatif',
    datePlaceholder: 'jj/mm/aaaa',
    characters: '{{count}} caractères sur {{max}}',
  },
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
  },
  language: 'Langue',
  loading: 'Chargement…',
  notifications: 'Notifications',
  progress: 'Étape {{step}} sur {{total}}',
  rating: {
    stars: '{{count}} sur 5',
  },
  skip: 'Aller au contenu',
  failure: {
    title: 'Une erreur est survenue',
    text: 'Réessayez dans un instant.',
    offline: 'La connexion semble absente. Nous réessaierons dès son retour.',
    language: 'La langue n’a pas pu être chargée : la connexion est absente. Elle changera dès son retour.',
  },
  missing: {
    value: 'N/D',
    date: 'Date non valide',
    name: 'Nom non disponible',
    email: 'E-mail non disponible',
    export: 'Non disponible',
  },
}
