import type { OwnEmotionTexts } from './it.ts'

export const texts: OwnEmotionTexts = {
  open: 'Voir et corriger vos étiquettes',
  title: 'Vos étiquettes',
  description:
    'Ce que l’analyse a lu dans vos messages. Elle se trompe environ une fois sur cinq : ce que vous corrigez reste tel que vous l’avez choisi.',
  trend: 'Évolution par semaine',
  week: 'Semaine du {{day}}',
  labels: 'Messages, du plus récent au plus ancien',
  choose: 'Étiquette du message « {{excerpt}} »',
  mine: 'Choisie par vous',
  remove: 'Supprimer l’étiquette de « {{excerpt}} »',
  removed: 'Étiquette supprimée.',
  saved: 'Étiquette corrigée.',
  failed: 'Impossible d’enregistrer. Réessayez.',
  loadFailed: 'Impossible de charger vos étiquettes.',
  empty: 'Aucun message n’a encore d’étiquette.',
  more: 'En afficher plus',
  names: {
    drunk: 'Ivre',
    depressed: 'Déprimé',
    in_love: 'Amoureux',
    looking_for_love: 'Cherche l’amour',
    feeling_down: 'Moral en baisse',
    looking_for_fun: 'Cherche à s’amuser',
    looking_for_distraction: 'Cherche à se distraire',
    neutral: 'Neutre',
  },
}
