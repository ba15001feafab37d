import type { AdminContentTexts } from '../it.ts'

export const contract: AdminContentTexts['contract'] = {
  title: 'Contrat',
  description: 'Les conditions générales que chacun lit avant de s’inscrire.',
  edit: 'Modifier le contrat',
  preview: 'Aperçu du contrat',
  saved: 'Contrat mis à jour avec succès !',
  loadError: 'Impossible de charger le contrat',
  saveError: 'Impossible de mettre à jour le contrat',
  bulletHint:
    'Les lignes qui commencent par • deviennent une liste. Les sections se numérotent toutes seules.',
  none: 'Aucun texte',
  parts: { opening: 'Ouverture', sections: 'Sections', closing: 'Fin' },
  fields: { title: 'Titre du contrat', intro: 'Introduction', conclusion: 'Conclusion' },
  sections: {
    one: 'Section {{number}}',
    title: 'Titre de la section',
    content: 'Texte de la section',
    empty: 'Aucune section',
    add: 'Ajouter une section',
    remove: 'Supprimer la section {{number}}',
    up: 'Monter la section {{number}}',
    down: 'Descendre la section {{number}}',
  },
}
