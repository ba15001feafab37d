import type { GameWords } from '../../skills.ts'

export const riddle: GameWords['riddle'] = {
  start:
    /\b(?:donne|pose|raconte|dis|as|connais|fais|balance|envoie|propose)\b.{0,25}\b(?:devinettes?|enigmes?|charades?)\b|^(?:une )?(?:autre )?devinette\b/,
  another: /^(?:oui|ouais|allez|ok|d'accord|vas-?y|vas y|encore|une autre|autre|suivante|volontiers)\b/,
  giveUp:
    /\b(?:donne (?:ma )?langue|abandonne|aucune idee|(?:sais|chais|ch'?ais) pas|sais? pas|dis[- ]moi|dis la|la (?:reponse|solution)|c'est quoi|je seche)\b/,
  thinking: /^(?:ok|h+m+|(?:ha)+h?|mdr+|lol|attends|laisse-moi|pas mal|sympa|wow|oh+)\b/,
  guess: 'Alors, c’est quoi ? Pour la réponse, il suffit de dire « je donne ma langue au chat ».',
  right: 'Exactement : {answer} ! J’en pose une autre ?',
  told: 'C’est {answer}. J’en pose une autre ?',
  wrong: 'Ce n’est pas ça, mais l’idée me plaît. Un autre essai, ou je donne la réponse ?',
  usedUp: 'Je n’ai plus de devinettes. À toi maintenant : pose-m’en une, et je chercherai mal.',
  riddles: [
    {
      ask: 'Cinq voyelles, une consonne, en français composent mon nom, et je porte sur ma personne de quoi l’écrire sans crayon. Qui suis-je ?',
      answer: 'l’oiseau',
      accept: ['oiseau', 'oiseaux'],
    },
    {
      ask: 'Enfant de l’art, enfant de la nature, sans prolonger les jours j’empêche de mourir ; plus je suis vrai, plus je fais d’imposture, et je deviens trop jeune à force de vieillir. Qui suis-je ?',
      answer: 'le portrait',
      accept: ['portrait', 'portraits', 'autoportrait'],
    },
    {
      ask: 'Quel être marche à quatre pattes le matin, à deux pattes à midi et à trois pattes le soir ?',
      answer: 'l’être humain',
      accept: ['homme', 'hommes', 'humain', 'humains', 'humanite'],
    },
    {
      ask: 'Plus elle sèche, plus elle est mouillée. Qu’est-ce que c’est ?',
      answer: 'la serviette',
      accept: ['serviette', 'serviettes', 'torchon', 'torchons'],
    },
    {
      ask: 'Je cours sans jambes et j’ai un lit où je ne dors jamais. Qui suis-je ?',
      answer: 'la rivière',
      accept: ['riviere', 'rivieres', 'fleuve', 'fleuves', 'ruisseau', 'ruisseaux'],
    },
    {
      ask: 'Dès qu’on prononce mon nom, je n’existe plus. Qui suis-je ?',
      answer: 'le silence',
      accept: ['silence', 'silences'],
    },
    {
      ask: 'Mon premier est un métal précieux, mon second habite les cieux, et mon tout est un fruit délicieux. Qui suis-je ?',
      answer: 'l’orange',
      accept: ['orange', 'oranges'],
    },
    {
      ask: 'Mon premier ronronne, mon second coule du robinet, et dans mon tout vivaient les rois. Qui suis-je ?',
      answer: 'le château',
      accept: ['chateau', 'chateaux'],
    },
    {
      ask: 'Quel oiseau est le plus heureux des maris, puisque sa femme est chouette ?',
      answer: 'le hibou',
      accept: ['hibou', 'hiboux'],
    },
    {
      ask: 'Qu’est-ce qui est noir quand c’est propre et blanc quand c’est sale ?',
      answer: 'le tableau de la classe',
      accept: ['tableau', 'tableaux', 'ardoise', 'ardoises'],
    },
    {
      ask: 'J’ai un pied mais pas de chaussure, un chapeau mais pas de tête. Qui suis-je ?',
      answer: 'le champignon',
      accept: ['champignon', 'champignons', 'cepe', 'cepes', 'bolet', 'bolets'],
    },
    {
      ask: 'Je suis grande quand je suis jeune, petite quand je suis vieille, et un souffle suffit à m’endormir. Qui suis-je ?',
      answer: 'la bougie',
      accept: ['bougie', 'bougies', 'chandelle', 'chandelles', 'cierge', 'cierges'],
    },
    {
      ask: 'Je parle toutes les langues sans en avoir appris une seule, et j’ai toujours le dernier mot. Qui suis-je ?',
      answer: 'l’écho',
      accept: ['echo', 'echos'],
    },
    {
      ask: 'Deux voisins vivent de part et d’autre d’une petite colline : ils voient le monde entier, mais jamais l’un l’autre. Qui sont-ils ?',
      answer: 'les yeux',
      accept: ['yeux', 'oeil'],
    },
  ],
}
