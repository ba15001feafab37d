import type { AdminContentTexts } from '../it.ts'

export const versions: AdminContentTexts['versions'] = {
  title: 'Versions précédentes',
  titleIn: 'Versions précédentes : {{language}}',
  description: 'Chaque enregistrement reste ici : comparez deux versions ou revenez à une ancienne.',
  none: 'Il n’y a pas encore de version précédente',
  same: 'Aucune différence',
  current: 'Actuelle',
  noAuthor: 'Texte initial',
  more: 'Afficher plus',
  loadError: 'Les versions n’ont pas pu être chargées',
  compare: 'Comparer',
  compareWith: 'Par rapport à',
  restore: 'Rétablir cette version',
  restoreTitle: 'Rétablir la version {{version}} ?',
  restoreText: 'Elle sera enregistrée à nouveau comme la plus récente. L’actuelle reste dans la liste.',
  restored: 'Version {{version}} rétablie avec succès !',
  restoreError: 'La version n’a pas pu être rétablie',
  conflictTitle: 'La version {{version}} est plus récente que la vôtre',
  conflictText: 'Voici ce que l’enregistrement de votre texte changerait.',
  overwrite: 'Enregistrer mon texte',
}
