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
  amused: {
    say: [
      'Haha, je vois ça d’ici.',
      'Ah, elle est bonne, celle-là.',
      'Haha, continue.',
      'Tu racontes bien.',
      'Ah ben oui.',
      'Ça mérite un public.',
      'Tu vois le côté drôle, j’aime bien.',
      'Haha, je ne m’y attendais pas.',
    ],
    ask: [
      'Et ça s’est fini comment ?',
      'Et les autres, ils ont dit quoi ?',
      'Et toi, tu as fait quoi ?',
      'Ça arrive souvent ?',
    ],
  },
  plain: {
    say: [
      'Je te suis.',
      'Je vois.',
      'Je vois ce que tu veux dire.',
      'Ok, je t’écoute.',
      'Compris.',
      'D’accord, j’ai compris.',
      'D’accord, continue si tu veux.',
      'Alors c’est comme ça.',
      'Ça se tient.',
      'Je le garde en tête.',
      'Merci de me le dire.',
      'Je te lis.',
      'C’est bien que tu en parles.',
      'Continue, je suis tout ouïe.',
    ],
    ask: ['Tu m’en dis un peu plus ?', 'Et ensuite ?', 'Et quoi d’autre ?'],
  },
  story: [
    'Merci de m’avoir raconté tout ça.',
    'Je comprends que tu y penses.',
    'Ça fait pas mal de choses d’un coup.',
    'D’accord, ça s’est donc passé comme ça.',
    'Pas étonnant que ça te reste en tête.',
    'J’ai tout lu, et je comprends.',
  ],
}

export const unanswered: ScenePack['unanswered'] = {
  question: [
    'Je ne ferais que deviner, et tu mérites mieux. Toi, tu vois ça comment ?',
    'Là, ça me dépasse : je suis un petit programme et je ne comprends qu’une partie de ce que je lis. Tu dirais quoi, toi ?',
    'Je ne sais pas, et je n’invente rien. Tu as une idée ?',
    'Là-dessus, je n’ai pas de réponse fiable. Tu penches de quel côté ?',
    'Bonne question, et trop forte pour moi. Tu en penses quoi, toi ?',
    'Je ne sais pas répondre à ça comme il faut. Mais dis-moi comment toi, tu le vois.',
    'Franchement, je n’ai pas assez compris pour répondre. Tu peux le dire autrement ?',
    'Il faudrait plus que ce que je sais faire. Mais je continue de te lire.',
  ],
  request: [
    'Ça, je ne sais pas te le préparer : je suis un petit programme avec des phrases toutes faites. Tu commencerais par quoi ?',
    'C’est plus que ce que je sais faire, et faire semblant serait pire. Tu as déjà quoi ?',
    'Pour ça, il faudrait un programme plus malin que moi. Fais un premier essai, je le lirai.',
    'Là, je dois passer mon tour, désolé<e||·e>. Qu’est-ce qui compte le plus pour toi ?',
    'J’aimerais bien, mais je n’en suis pas capable. Tu commencerais comment ?',
    'Je le ferais mal, alors je préfère le dire. On le prend petit bout par petit bout ?',
  ],
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
  signs:
    /(?:(?:[Ss]['’]appel(?:le|ait)|[Ss]on nom (?:est|était|c['’]est)) (?<value>\p{Lu}\p{L}+|\p{L}{3,}(?=\s*(?:[,.!]|$))))/u,
  hard: ['{value}. Merci de me le dire.', '{value}, donc. Je retiens ce nom.'],
  light: ['{value}, joli nom !', '{value}, c’est noté.'],
}

export const whatToDo: ScenePack['whatToDo'] =
  /\b(?:(?:je fais quoi|je pourrais faire quoi|comment je (?:leur|lui) dis|qu'est-ce que je (?:fais|dois faire|peux faire|reponds|dis)|que (?:faire|dire)|quoi faire|(?:un|des) conseils?|une idee)|je (?:devrais|dois) (?:lui|leur) (?:parler|ecrire|dire).*\?)|^et (?:comme |pour le |pour )\w+\s*\?/
