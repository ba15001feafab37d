import type { MilestoneScene, Scene } from '../../scenes.ts'

export const milestones: Record<MilestoneScene, Scene> = {
  baby: {
    signs:
      /\b(?:(?:je suis|est|suis) enceinte|on attend un (?:bebe|enfant)|(?:je vais etre|on va etre) (?:papa|maman|parents|tata|tonton|mamie|papi)|bebe est ne)\b/,
    open: ['Félicitations !', 'Quelle nouvelle, félicitations !'],
    stay: [
      'Ces semaines contiennent tout, la joie et les soucis.',
      'C’est grand, un jour à la fois.',
      'Tes proches s’en souviendront.',
      'Un peu de fatigue, ces mois-ci, c’est normal aussi.',
    ],
    ask: [
      'Comment vous l’avez su ?',
      'Comment tu te sens, ces jours-ci ?',
      'Qui est au courant ?',
      'Qu’est-ce qui t’émeut le plus ?',
    ],
    advice: [
      'Dis-le simplement, à un moment calme : une photo, deux petits chaussons ou juste les mots. Et laisse-leur le temps.',
    ],
  },
  retired: {
    signs: /\b(?:(?:ma |a la |en )retraite|retraitee?)\b/,
    open: ['C’est un grand passage, après tant d’années.', 'Une porte se ferme, et du temps s’ouvre.'],
    stay: [
      'Toutes ces années laissent une trace chez beaucoup de gens.',
      'Il faut un moment pour trouver un nouveau rythme.',
      'Les journées changent de forme, et au début ça pèse.',
      'À la maison aussi, l’équilibre change.',
    ],
    ask: [
      'Qu’est-ce qui te manque le plus ?',
      'C’est comment, une journée, maintenant ?',
      'Qu’est-ce que tu remettais depuis des années ?',
      'Avec qui tu aimerais passer plus de temps ?',
    ],
    advice: [
      'Choisis une chose fixe par semaine hors de la maison : un cours, une chorale, une heure de bénévolat. Le reste suit.',
    ],
  },
  sport: {
    signs:
      /\b(?:j'ai (?:couru|nage|pedale|fait (?:du sport|\d+ (?:km|kilometres)))|on a (?:gagne|perdu|joue)|la (?:course|match|marathon)|le (?:match|marathon)|entrainement|a la salle)\b/,
    open: ['Bravo pour l’effort !', 'Quelle énergie !'],
    stay: [
      'La régularité se voit.',
      'Le plaisir, c’est aussi le chemin.',
      'Écoute ton corps, et profites-en.',
      'Un pas après l’autre, on va loin.',
    ],
    ask: [
      'Comment ça s’est passé ?',
      'Comment tu cases l’entraînement ?',
      'C’est quoi, le prochain objectif ?',
      'Qu’est-ce que tu préfères là-dedans ?',
    ],
  },
}
