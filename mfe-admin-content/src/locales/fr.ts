import { auditLog } from './fr/audit-log.ts'
import { compliance } from './fr/compliance.ts'
import { contract } from './fr/contract.ts'
import { discountCodes } from './fr/discount-codes.ts'
import { templates } from './fr/email-templates.ts'
import { emotions } from './fr/emotions.ts'
import { feedback } from './fr/feedback.ts'
import { filters } from './fr/filters.ts'
import { outbox } from './fr/outbox.ts'
import { payments } from './fr/payments.ts'
import { tiers } from './fr/pricing-tiers.ts'
import { securityLog } from './fr/security-log.ts'
import { translations } from './fr/translations.ts'
import { versions } from './fr/versions.ts'
import type { AdminContentTexts } from './it.ts'

export const texts: AdminContentTexts = {
  navigation: {
    templates: 'Modèles d’e-mail',
    feedback: 'Avis',
    emotions: 'Émotions',
    payments: 'Paiements',
    tiers: 'Formules',
    graphics: 'Apparence',
    contract: 'Contrat',
    homepage: 'Page d’accueil',
    auditLog: 'Journal d’activité',
    compliance: 'Conformité',
  },
  editor: {
    mode: 'Mode',
    modes: { view: 'Consulter', preview: 'Aperçu', edit: 'Modifier' },
    version: 'Version {{version}}',
    lastUpdated: 'Dernière mise à jour :',
    unsaved: 'Modifications non enregistrées',
    unsavedElsewhere:
      'Des modifications ne sont pas enregistrées : vous les retrouvez dans Modifier et dans Aperçu.',
    kept: 'Votre texte est toujours là. Réessayez dans quelques instants.',
  },
  translations,
  problems: {
    required: 'Ce champ est obligatoire.',
    invalid: 'Cette valeur n’est pas valide.',
    number: 'Saisissez un nombre, par exemple {{example}}.',
    tooHigh: 'Au maximum {{max}}.',
  },
  care: {
    title: 'Fiches d’aide',
    description:
      'Un pays ou une langue n’apparaît qu’à partir de {{people}} personnes dans le mois. Le pays est celui de l’indicatif téléphonique ou, à défaut, celui qu’indique le navigateur.',
    by: 'Regrouper par',
    dimensions: { country: 'Pays', language: 'Langue' },
    download: 'Télécharger (CSV)',
    months: 'Mois par mois',
    empty: 'Aucune fiche d’aide cette année',
  },
  charts: {
    form: 'Présentation des chiffres',
    chart: 'Graphique',
    table: 'Tableau',
    series: 'Séries du graphique',
    total: 'Total',
  },
  compliance,
  contract,
  discountCodes,
  outbox,
  payments,
  templates,
  auditLog,
  securityLog,
  diff: { removed: 'Supprimé :', added: 'Ajouté :' },
  table: { when: 'Quand', details: 'Détails' },
  emotions,
  feedback,
  filters,
  paging: { end: 'Fin de la liste.' },
  tiers,
  versions,
  homepage: {
    title: 'Page d’accueil',
    description: 'Ce que lisent celles et ceux qui découvrent Confida.',
    edit: 'Modifier les textes',
    preview: 'Aperçu de la page d’accueil',
    start: 'Commencer gratuitement',
    saved: 'Page d’accueil mise à jour !',
    loadError: 'Impossible de charger la page d’accueil',
    saveError: 'Impossible de mettre à jour la page d’accueil',
    sections: { hero: 'Ouverture', buttons: 'Boutons', features: 'Atouts' },
    fields: {
      hero_title: 'Titre principal',
      hero_subtitle: 'Sous-titre',
      hero_description: 'Description',
      login_button_text: 'Bouton de connexion',
      register_button_text: 'Bouton d’inscription',
      contact_button_text: 'Bouton de contact',
      features_title: 'Titre des atouts',
      secondary_description: 'Description secondaire',
    },
    hints: {
      secondary_description: 'Sous le titre des atouts.',
    },
    features: {
      one: 'Atout {{number}}',
      title: 'Titre',
      description: 'Description',
      icon: 'Icône',
      add: 'Ajouter un atout',
      remove: 'Supprimer l’atout {{number}}',
      up: 'Monter l’atout {{number}}',
      down: 'Descendre l’atout {{number}}',
    },
    icons: { Users: 'Personnes', MessageCircle: 'Message', Heart: 'Cœur', Shield: 'Bouclier' },
  },
}
