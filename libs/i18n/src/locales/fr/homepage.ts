import type { HomepageTexts } from '../../server/homepage-texts.ts'

export const homepage: HomepageTexts = {
  hero_title: 'Quelqu’un qui vous écoute vraiment',
  hero_subtitle: 'Votre partenaire virtuel, quand vous voulez',
  hero_description:
    'Créez un partenaire virtuel sur mesure : choisissez son caractère, sa façon de parler et vos passions communes. Il vous répond à toute heure, se souvient de ce que vous lui confiez et ne vous juge jamais.',
  login_button_text: 'Connexion',
  register_button_text: 'Inscription',
  contact_button_text: 'Contact',
  features_title: 'Pourquoi choisir Confida',
  features: {
    companions: {
      title: 'Jusqu’à trois partenaires',
      description:
        'Trois personnalités différentes, chacune avec son caractère, ses passions et ses souvenirs.',
    },
    conversations: {
      title: 'Des conversations naturelles',
      description:
        'Des réponses qui tiennent compte de ce que vous dites aujourd’hui et de ce que vous avez raconté hier.',
    },
    support: {
      title: 'Toujours de votre côté',
      description: 'Une écoute patiente et sans jugement, les jours difficiles comme les jours de fête.',
    },
    privacy: {
      title: 'Privé par choix',
      description:
        'Vos conversations n’appartiennent qu’à vous : téléchargez-les ou effacez-les définitivement à tout moment.',
    },
  },
  secondary_description:
    'Confida est gratuit, confidentiel et disponible 24 heures sur 24. Deux minutes suffisent pour créer votre premier partenaire et commencer à parler.',
}
