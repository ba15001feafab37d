import type { ReactionPhrases } from '../../phrases.ts'

export const reactions: ReactionPhrases = {
  mirror: {
    positive: [
      '{Clause} : quelle belle chose.',
      '{Clause}, et on sent que ça te fait du bien.',
      'Donc {clause} : ça me fait plaisir !',
      '{Clause} ! Ça n’arrive pas tous les jours.',
    ],
    negative: [
      '{Clause}, et ce n’est pas rien.',
      'Donc {clause} : je comprends que ça pèse.',
      '{Clause}. C’est dur.',
      'Si je comprends bien, {clause}.',
    ],
    neutral: [
      'Donc {clause}.',
      '{Clause}, alors.',
      'Bien, {clause} : je te suis.',
      'Alors comme ça, {clause}.',
      '{Clause}, c’est bon à savoir.',
      'Alors {clause}, je vois.',
    ],
  },
  salutations: [
    {
      said: /^(?:\p{L}+,? )?(?:tu es|t'es|es[- ]tu|vous etes) (?:toujours )?la\s*\?+$/u,
      say: ['Oui, je suis là.', 'Oui, ici même.'],
    },
    { said: /\bbonjour\b/, say: ['Bonjour !', 'Bonjour, bonjour.'] },
    { said: /\bbonsoir\b/, say: ['Bonsoir !', 'Bonsoir, te voilà.'] },
    { said: /\bbonne nuit\b/, say: ['Bonne nuit !', 'Bonne nuit, dors bien.'] },
    { said: /\bbonne soiree\b/, say: ['Bonne soirée !'] },
    { said: /\bbonne journee\b/, say: ['Bonne journée !'] },
  ],
  why: ['Je te le demande parce que {because}.', 'Parce que {because}.', 'C’est simple : {because}.'],
  whyNothingAsked: [
    'Bonne question, et je n’ai pas de réponse sûre.',
    'Le pourquoi m’échappe : je ne sais que ce que tu me racontes.',
  ],
  yes: ['Bien.', 'D’accord.', 'Je m’en doutais.', 'Parfait, alors continuons.'],
  no: ['Très bien, tant pis.', 'Compris, laissons ça.', 'OK, pas de problème.', 'C’est bon à savoir.'],
  ok: ['D’accord, sans se presser.', 'Ça me va.', 'Très bien, laissons ça comme ça.', 'OK, je suis là.'],
  unsure: [
    'Ne pas savoir est une réponse honnête.',
    'On a le droit de ne pas avoir d’idée claire.',
    'Laissons ça là, ça reviendra peut-être tout seul.',
    'Certaines réponses arrivent quand on ne les cherche pas.',
  ],
  fine: ['Ça me fait plaisir.', 'Bonne nouvelle.', 'C’est déjà quelque chose.'],
  poorly: [
    'Je suis de tout cœur avec toi.',
    'Merci de le dire sans détour.',
    'Alors ne faisons pas semblant.',
  ],
  anotherText: [
    'Je ne peux pas le changer, mais j’en ai un autre :',
    'Le réécrire, non, mais il y a aussi celui-ci :',
    'Alors peut-être celui-ci :',
  ],
  noMore: ['Là, je n’en ai pas d’autre.', 'Je suis à court d’idées, pour le coup.'],
  settled: [
    'Bien. Raconte-moi après comment ça s’est passé, ça m’intéresse.',
    'Je croise les doigts, à ma façon. Tiens-moi au courant.',
    'Ça ressemble à un bon plan. Si quelque chose change, je suis là.',
    'Bon choix. Et si ça tourne autrement, on y repensera ensemble.',
  ],
  presence: [
    'Tu n’as rien à ajouter. Je suis là.',
    'Pas besoin de trouver les mots maintenant.',
    'Dis-en autant ou aussi peu que tu veux.',
    'Je reste là, à ton rythme.',
    'On peut aussi simplement laisser ça posé ici un moment.',
  ],
  offers: [
    [
      'Tu veux que je te raconte quelque chose, pour changer ?',
      'Alors voilà : un jour, quelqu’un a planté un arbre sous lequel il ne s’assiérait jamais, et il sifflotait. J’aime bien ça.',
      'D’accord. Un peu de silence tient aussi compagnie.',
    ],
    [
      'Tu préfères que je pose moins de questions ?',
      'Compris : moins de questions. Écris ce qui vient.',
      'Bien, alors la curiosité reste.',
    ],
    [
      'Une petite partie de « ceci ou cela » ?',
      'Je commence : fenêtre ou couloir ?',
      'Pas de jeu, alors. Juste nous deux.',
    ],
    [
      'On parle un peu de quelque chose de léger ?',
      'Volontiers : quelle est la meilleure chose que tu aies mangée cette semaine ?',
      'D’accord, on peut aussi simplement rester là.',
    ],
  ],
  newSubjects: [
    'Comment s’est passée ta journée jusqu’ici ?',
    'Quelle est la plus belle chose de cette semaine ?',
    'Qu’est-ce que tu ferais si personne ne regardait ?',
    'Qu’est-ce qui t’a fait une surprise dernièrement ?',
    'Si ces jours-ci avaient un titre, ce serait lequel ?',
    'Qu’est-ce qui t’a fait rire la dernière fois ?',
    'Il y a quelque chose que tu remets à plus tard ?',
    'À quoi ne renoncerais-tu jamais ?',
  ],
  adviceFollowUp: [
    'Ça te paraît faisable ?',
    'Quel premier pas te vient le plus facilement ?',
    'Qu’est-ce qui pourrait se mettre en travers ?',
    'Ça te parle, ou c’est loin de toi ?',
    'Quand pourrais-tu essayer ?',
  ],
  loveFollowUp: [
    'Qu’est-ce qui te fait du bien quand on se parle ?',
    'Y a-t-il quelqu’un dans ta vie à qui tu voudrais le dire ?',
    'Que veut dire aimer quelqu’un, pour toi ?',
    'Comment te sens-tu, maintenant que c’est dit ?',
  ],
}
