import type { CompanionTexts } from './it.ts'

export const texts: CompanionTexts = {
  dashboard: {
    greeting: {
      morning: 'Bonjour',
      afternoon: 'Bon après-midi',
      evening: 'Bonsoir',
      withName: '{{greeting}} {{name}}',
    },
    subtitle: 'Retrouvez ici ceux qui vous attendent, et de la place pour une nouvelle rencontre.',
    overview: 'Votre aperçu',
    statistics: {
      total: 'Partenaires au total',
      created: 'Partenaires créés',
      remaining: 'Partenaires restants',
      registered: 'Date d’inscription',
    },
    premium: {
      title: 'Jours premium',
      days_zero: 'Aucun jour actif',
      days_one: '{{count}} jour restant',
      days_two: '{{count}} jours restants',
      days_few: '{{count}} jours restants',
      days_many: '{{count}} jours restants',
      days_other: '{{count}} jours restants',
      topUp: 'Recharger',
    },
  },
  companions: {
    title: 'Vos partenaires',
    create: 'Créer un nouveau partenaire',
    edit: 'Modifier {{name}}',
    chat: 'Discuter',
    chatWith: 'Discuter avec {{name}}',
    delete: 'Supprimer {{name}}',
    delete_confirm:
      'Voulez-vous vraiment supprimer {{name}} ? La conversation et les souvenirs seront perdus.',
    delete_success: 'Partenaire supprimé avec succès !',
    delete_error: 'Le partenaire n’a pas pu être supprimé. Réessayez.',
    create_success: '{{name}} est là. Écrivez votre premier message !',
    update_success: 'Vos modifications pour {{name}} sont enregistrées.',
    load_error: 'Vos partenaires n’ont pas pu être chargés',
    interests: 'Centres d’intérêt',
    free: {
      title: 'Une place libre',
      text: 'De quoi faire une nouvelle rencontre',
    },
    empty: {
      title: 'Bienvenue sur Confida',
      text: 'Personne ne vous attend encore. Choisissez un prénom, un caractère et des passions : dans une minute, vous aurez quelqu’un à qui parler, à toute heure.',
      action: 'Rencontrez votre partenaire',
    },
    limit: {
      title: 'Vous avez déjà trois partenaires',
      text: 'Nombre maximum de partenaires atteint : pour continuer, supprimez un ancien partenaire et ajoutez-en un nouveau',
      action: 'J’ai compris',
    },
  },
  own: {
    title: 'Partenaires',
    description:
      'Créez autant de partenaires que vous voulez et essayez toutes les fonctions gratuitement : aucune limite pour vous.',
    empty: {
      title: 'Aucun partenaire pour l’instant',
      text: 'Créez-en un pour voir ce que voient les utilisateurs.',
    },
  },
  wizard: {
    title: {
      create: 'Créer un nouveau partenaire',
      edit: 'Modifier la personnalité',
    },
    description: {
      create: 'Six choix, une minute : vous pourrez les changer quand vous voudrez.',
      edit: 'Changez ce que vous voulez : la conversation et les souvenirs restent.',
    },
    back: 'Retour aux partenaires',
    next: 'Suivant',
    previous: 'Précédent',
    create: 'Créer',
    update: 'Mettre à jour',
    steps: {
      name: {
        label: 'Prénom',
        title: 'Comment s’appelle votre partenaire ?',
        hint: 'Le prénom que vous utiliserez ensemble. Vous pourrez le changer plus tard.',
        field: 'Prénom du partenaire',
        placeholder: 'Par exemple Sofia',
      },
      gender: {
        label: 'Genre',
        title: 'Qui souhaitez-vous rencontrer ?',
        hint: 'Pour savoir comment votre partenaire parle de soi.',
      },
      personality: {
        label: 'Personnalité',
        title: 'Quel est son caractère ?',
        hint: 'Le trait que vous sentirez dans chaque réponse.',
      },
      communication: {
        label: 'Communication',
        title: 'Sur quel ton vous parle-t-il ?',
        hint: 'Le ton de ses messages.',
      },
      interests: {
        label: 'Intérêts',
        title: 'De quoi aimerez-vous parler ?',
        hint: 'Choisissez-en de un à {{max}}.',
        count: 'Choisis : {{count}} sur {{max}}',
      },
      relationships: {
        label: 'Relation',
        title: 'Quel lien imaginez-vous ?',
        hint: 'L’atmosphère entre vous deux.',
      },
    },
    choices: {
      genders: {
        femminile: 'Parle d’elle au féminin',
        maschile: 'Parle de lui au masculin',
        neutro: 'Évite de parler de soi au masculin ou au féminin',
      },
      styles: {
        diretto: 'Va droit au but, avec tact et sincérité',
        poetico: 'Choisit ses images et ses mots avec soin',
        casual: 'Bavarde comme entre amis',
        misterioso: 'Laisse deviner plus qu’il n’est dit',
        empatico: 'Écoute avant de répondre',
      },
      approaches: {
        romantico: 'Attentions, tendresse, petits gestes',
        avventuroso: 'Idées nouvelles et goût de la découverte',
        stabile: 'Une présence calme sur qui compter',
        passionale: 'Des émotions intenses et des élans sincères',
        complice: 'Entente, ironie, secrets partagés',
      },
    },
    preview: {
      title: 'Aperçu',
      noName: 'Votre partenaire',
      noPersonality: 'Son caractère prendra forme au fil de vos choix.',
    },
    problems: {
      incomplete: 'Indiquez au moins le prénom, le genre et le type de personnalité.',
      limit:
        'Limite atteinte : vous pouvez créer au maximum 3 partenaires. Modifiez ou supprimez un partenaire existant pour continuer.',
      create: 'Erreur lors de la création du partenaire',
      update: 'Erreur lors de la mise à jour du partenaire',
    },
  },
  feedback: {
    title: 'Laisser un avis',
    description: 'Qu’est-ce qui vous plaît, que manque-t-il ? Nous lisons chaque message.',
    message: 'Votre message',
    placeholder: 'Écrivez ici ce que vous en pensez…',
    rating: 'Votre note',
    choose: 'Touchez une étoile pour noter',
    labels: {
      one: 'Très insatisfait',
      two: 'Insatisfait',
      three: 'Ni satisfait ni insatisfait',
      four: 'Satisfait',
      five: 'Extrêmement satisfait',
    },
    send: 'Envoyer l’avis',
    sending: 'Envoi…',
  },
  notifications: {
    feedback_sent: 'Merci ! Votre avis a été envoyé.',
    feedback_error: 'Votre avis n’a pas pu être envoyé. Réessayez.',
  },
  becomePartner: {
    title: 'Devenir partenaire',
    heading: 'Travaux en cours',
    text: 'Nous préparons cette rubrique. Revenez bientôt.',
    action: 'D’accord',
  },
  birthday: {
    title: 'Joyeux anniversaire !',
    titleWithName: 'Joyeux anniversaire, {{name}} !',
    text: 'Aujourd’hui, c’est votre jour. Nous vous souhaitons une année pleine de belles conversations.',
    action: 'Merci !',
  },
  payments: {
    checking: 'Vérification du paiement…',
    checkingHint: 'Quelques secondes suffisent, gardez cette page ouverte.',
    successTitle: 'Merci !',
    success: 'Paiement effectué avec succès ! Vos minutes ont été ajoutées.',
    refundedTitle: 'Paiement remboursé',
    refunded: 'Ce paiement vous a été remboursé. Les jours qu’il avait ajoutés ne sont plus disponibles.',
    errorTitle: 'Quelque chose ne va pas',
    noSession: 'Identifiant de session introuvable',
    timeout: 'La vérification du paiement a expiré. Consultez vos e-mails pour la confirmation.',
    expired: 'La session de paiement a expiré. Réessayez.',
    failure: 'Le paiement n’a pas pu être vérifié. Réessayez.',
    cancelled: 'Paiement annulé',
    cancelledHint: 'Rien ne vous a été débité. Vous pouvez réessayer quand vous voulez.',
    back: 'Retour au tableau de bord',
  },
  topUp: {
    title: 'Recharger les jours premium',
    description: 'Choisissez la formule qui vous convient.',
    tiers: 'Formules disponibles',
    days_zero: '{{count}} jour',
    days_one: '{{count}} jour',
    days_two: '{{count}} jours',
    days_few: '{{count}} jours',
    days_many: '{{count}} jours',
    days_other: '{{count}} jours',
    benefit_zero:
      'Avec des jours premium, vous écrivez sans limite ; sans, vous avez {{count}} messages par jour.',
    benefit_one:
      'Avec des jours premium, vous écrivez sans limite ; sans, vous avez {{count}} message par jour.',
    benefit_two:
      'Avec des jours premium, vous écrivez sans limite ; sans, vous avez {{count}} messages par jour.',
    benefit_few:
      'Avec des jours premium, vous écrivez sans limite ; sans, vous avez {{count}} messages par jour.',
    benefit_many:
      'Avec des jours premium, vous écrivez sans limite ; sans, vous avez {{count}} messages par jour.',
    benefit_other:
      'Avec des jours premium, vous écrivez sans limite ; sans, vous avez {{count}} messages par jour.',
    support: 'Ici, les messages sont illimités pour tout le monde : une recharge soutient Confida.',
    top: 'TOP',
    discount: 'Remise de bienvenue : {{percent}} de réduction sur votre première recharge.',
    fullPrice: 'Prix plein',
    discountedPrice: 'Prix à payer',
    pay: 'Aller au paiement',
    loadError: 'Les formules n’ont pas pu être chargées',
    empty: 'Aucune formule disponible pour le moment',
    emptyHint: 'Revenez bientôt.',
    error: 'Le paiement n’a pas pu démarrer. Réessayez.',
  },
}
