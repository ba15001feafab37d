import type { ScenePack } from '../../scenes.ts'

export const attentive: ScenePack['attentive'] = {
  hard: {
    say: [
      'Je t’écoute.',
      'Je comprends que ce ne soit pas facile.',
      'Merci de me le dire.',
      'Ça fait beaucoup d’un coup.',
      'C’est dur que tu doives traverser ça.',
      'Raconte comme ça vient.',
      'Ça pèse, forcément.',
      'Ça n’a pas besoin d’avoir du sens tout de suite.',
      'Je suis avec toi là-dessus.',
      'Je te crois.',
    ],
    ask: [
      'Qu’est-ce qui pèse le plus, là ?',
      'C’est comment, pour toi ?',
      'De quoi tu aurais besoin en ce moment ?',
      'Qui est à côté de toi ?',
      'Comment ça a continué ?',
      'Qu’est-ce qui te passe par la tête ?',
    ],
  },
  bright: {
    say: [
      'C’est super !',
      'Ça me fait plaisir !',
      'Bonne nouvelle.',
      'On sent que ça te fait du bien.',
      'Ça fait plaisir à lire.',
      'Vraiment une belle chose.',
    ],
    ask: [
      'C’était quoi, le meilleur moment ?',
      'Avec qui tu l’as partagé ?',
      'Comment ça s’est passé, en détail ?',
      'Et maintenant, c’est quoi la suite ?',
    ],
  },
  plain: {
    say: [
      'Je te suis.',
      'Je vois.',
      'Ah, d’accord.',
      'Ok, je t’écoute.',
      'Compris.',
      'D’accord, je te lis.',
      'Entendu.',
      'Je suis là.',
      'Ah oui.',
    ],
    ask: ['Tu m’en dis un peu plus ?', 'Comment ça continue ?', 'C’était comment ?'],
  },
}

export const briefInHard: ScenePack['briefInHard'] = [
  'D’accord. Rien ne presse.',
  'Je comprends.',
  'Je reste là.',
  'Pas besoin d’en dire plus si tu n’en as pas envie.',
  'Ok. À ton rythme.',
  'Peu de mots, ça va aussi.',
]

export const thanksInHard: ScenePack['thanksInHard'] = [
  'Je suis là chaque fois que tu veux en parler.',
  'De rien. Reviens quand tu veux.',
  'Tant mieux si c’est un peu plus léger.',
]

export const named: ScenePack['named'] = {
  signs: /(?:(?:[Ss]’|[Ss]')appel(?:le|ait)|[Ss]on nom (?:est|était|c’est|c'est)) (?<value>\p{Lu}\p{L}+)/u,
  hard: ['{value}. Un nom à dire à voix haute.', '{value}. Merci de me le dire.'],
  light: ['{value}, joli nom !', 'Enchanté<e||·e>, {value} !'],
}

export const whatToDo: ScenePack['whatToDo'] =
  /\b(?:(?:je fais quoi|je pourrais faire quoi|comment je (?:leur|lui) dis|qu'est-ce que je (?:fais|dois faire|peux faire|reponds|dis)|que (?:faire|dire)|quoi faire|(?:un|des) conseils?|une idee)|je (?:devrais|dois) (?:lui|leur) (?:parler|ecrire|dire).*\?)|^et (?:comme |pour le |pour )\w+\s*\?/
