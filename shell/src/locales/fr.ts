import type { Texts } from '@confida/i18n'
import type { texts as source } from './it.ts'

export const texts: Texts<typeof source> = {
  titles: {
    admin: 'Administration – Confida',
  },
  header: {
    home: 'Confida, aller au tableau de bord',
    light: 'Passer au thème clair',
    dark: 'Passer au thème sombre',
  },
  userMenu: {
    label: 'Menu de {{name}}',
    contact: 'Nous contacter',
    'change-password': 'Changer le mot de passe',
    feedback: 'Laisser un avis',
    'become-partner': 'Devenir partenaire',
    account: 'Confidentialité et données',
    'exit-chat': 'Quitter la discussion',
    logout: 'Se déconnecter',
  },
  session: {
    sealedChats: 'Conversations protégées',
    inactive: 'Votre session a été fermée pour inactivité (60 minutes)',
  },
  update: {
    ready: 'Une nouvelle version est prête',
    reload: 'Recharger',
  },
  admin: {
    navigation: 'Administration',
    openNavigation: 'Ouvrir le menu d’administration',
    unknownView: 'Cette section n’existe pas',
    notPermitted: 'Section non disponible',
    notPermittedText:
      'Votre rôle ne comprend pas cette section. Si vous en avez besoin, demandez à la personne qui gère les administrateurs.',
  },
  palette: {
    open: 'Rechercher et ouvrir',
    title: 'Aller à…',
    placeholder: 'Rechercher une section, une action, une personne ou un paiement',
    recent: 'Récents',
    screens: 'Sections',
    shortcuts: 'Actions',
    searching: 'Recherche en cours…',
    failed: 'La recherche de personnes a échoué',
    nothing: 'Aucun résultat',
    found: 'Résultats : {{count}}',
  },
  remoteFailed: {
    title: '{{name}} : indisponible',
    text: 'Cette partie de Confida ne répond pas. Le reste continue de fonctionner.',
    contract: '{{remote}} {{version}} demande le contrat {{needs}}, ce shell offre {{has}}.',
    registry:
      'L’entrée de {{remote}} dans le registre n’est pas valide ({{field}}). Le reste continue de fonctionner.',
    disabled: 'Cette partie de Confida est désactivée pour le moment. Le reste continue de fonctionner.',
  },
  registryFailed: {
    title: 'Confida : indisponible',
    text: 'Impossible de savoir quelles parties de Confida sont disponibles. Réessayez dans un instant.',
  },
}
