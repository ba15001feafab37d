import type { AdminContentTexts } from '../it.ts'

export const translations: AdminContentTexts['translations'] = {
  missing: 'Traduction manquante',
  outdated: 'À mettre à jour',
  isMissing: 'manquante',
  isOutdated: 'à mettre à jour',
  main: 'Langue',
  beside: 'À côté',
  alone: 'Rien',
  none: 'Pas encore de traduction : {{language}}. Complétez les textes et publiez-les : d’ici là, ceux qui ont été modifiés s’affichent en italien.',
  outdatedTitle: 'Le texte italien a changé depuis cette traduction',
  outdatedText: 'Mettez la traduction à jour, ou publiez-la telle quelle si elle est toujours juste.',
  showChanges: 'Afficher les changements',
  hideChanges: 'Masquer les changements',
  publish: 'Publier',
  published: 'Publié : {{language}}',
}
