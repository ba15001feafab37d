import type { ScenePack } from '../../scenes.ts'

export const attentive: ScenePack['attentive'] = {
  hard: {
    say: [
      'Hm, c’est dur.',
      'Je comprends.',
      'Oh, d’accord.',
      'Je suis là, continue.',
      'Oui, c’est lourd.',
      'Pas facile, ça.',
      'Ça, c’est difficile.',
      'Hm, je te crois.',
      'Oh, je vois.',
      'Ça fait beaucoup, là.',
      'Tu peux tout dire, ici.',
      'Prends le temps qu’il faut.',
    ],
    ask: [
      'Tu tiens, malgré tout ?',
      'Et là, maintenant ?',
      'Qui est au courant, autour ?',
      'Ça fait longtemps que c’est comme ça ?',
      'Tu veux en dire plus ?',
      'Qu’est-ce qui est le plus dur ?',
    ],
  },
  bright: {
    say: [
      'Oh, chouette.',
      'Ah, super.',
      'C’est bien, ça.',
      'Oh, comme c’est bien !',
      'Ah, joli.',
      'Tant mieux, ça.',
      'Ça a l’air bien.',
      'Voilà du bon.',
    ],
    ask: [
      'Et alors, la suite ?',
      'Comment c’est arrivé ?',
      'Et là, tu te sens comment ?',
      'C’est quoi, le plus beau là-dedans ?',
    ],
  },
  amused: {
    say: [
      'Haha.',
      'Ha, vraiment ?',
      'Haha, d’accord.',
      'Ah, pas mal.',
      'Non, sérieux ?',
      'Haha, j’imagine.',
      'Oh là, haha.',
      'Ha, bien, ça.',
    ],
    ask: [
      'Et alors, la réaction ?',
      'Ça s’est passé quand ?',
      'Tu as ri tout de suite ?',
      'Et personne n’a rien dit ?',
    ],
  },
  plain: {
    say: [
      'Merci de me le dire.',
      'Ça se comprend bien.',
      'Je vois ce que tu veux dire.',
      'Hm, je vois.',
      'OK, je te suis.',
      'Oui, je comprends.',
      'Ah, c’est ça.',
      'Bon, je comprends.',
      'Je vois, je vois.',
    ],
    ask: ['Comment ça ?', 'Et toi, tu vois ça comment ?', 'Tu m’en dis plus ?', 'Ça fait longtemps ?'],
  },
  story: [
    'Merci de m’avoir raconté tout ça.',
    'J’ai tout lu, et je comprends.',
    'Je vois bien la scène, maintenant.',
    'Quelle histoire, merci.',
    'Tu as bien fait de me le raconter.',
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
