import type { SubjectLines } from '../../../phrases.ts'

export const food: SubjectLines<'food'> = {
  cookedWell: {
    say: [
      'Quand un plat tombe juste, toute la cuisine le sait avant la première bouchée, rien qu’à l’odeur.',
      'Bravo, voilà une réussite qui se mange : la preuve disparaît, mais la réputation reste.',
      'La bonne cuisson, le bon assaisonnement, le bon moment : ça paraît simple, et ça ne l’est jamais.',
      'Une recette réussie mérite d’être notée sur-le-champ, avant que la mémoire n’oublie le petit geste qui a tout fait.',
    ],
    ask: [
      'Quel est le secret de ce plat ?',
      'D’où vient la recette ?',
      'Qu’est-ce que tu oserais préparer la prochaine fois ?',
    ],
  },
  cookFailed: {
    say: [
      'Même les grands chefs ont leurs désastres. Leur chance, c’est une porte entre la cuisine et la salle.',
      'Un plat raté, c’est vexant : du temps, des ingrédients, de l’espoir, et à l’arrivée une pièce à conviction.',
      'Si quelque chose a attaché au fond, de l’eau chaude et du bicarbonate toute une nuit font de petits miracles.',
      'Ce dîner-là n’aura pas d’étoile, mais les ratages se racontent bien plus longtemps que les rôtis parfaits.',
    ],
    ask: [
      'À quel moment la recette a-t-elle déraillé ?',
      'Quel est le plan de secours pour manger ?',
      'Quel plat réussis-tu les yeux fermés ?',
    ],
  },
  baking: {
    say: [
      'L’odeur qui sort du four est déjà la moitié du goût, et elle se partage avec tout l’immeuble.',
      'La pâte a ses humeurs : elle aime la chaleur, le temps, et qu’on ne la presse pas.',
      'De la farine, du beurre, de la chaleur, et soudain une maison entière devient plus accueillante.',
      'La pâtisserie est une science exacte qui laisse de la farine sur le nez. Belle discipline.',
    ],
    ask: [
      'Pour qui est cette fournée ?',
      'Quelle recette de famille ne changerais-tu pour rien au monde ?',
      'Quel gâteau te fait le plus rêver ?',
    ],
  },
  eatingOut: {
    say: [
      'Un repas préparé par d’autres a toujours un ingrédient de plus : pas de vaisselle après.',
      'La table d’un restaurant, ou le sac du livreur, c’est une petite parenthèse dans l’ordinaire de la cuisine.',
      'On se souvient d’un plat, mais aussi de la lumière, de la voix du serveur ou du bruit du carton qu’on ouvre.',
      'Lire un menu, c’est hésiter entre dix bonheurs possibles, puis jalouser l’assiette d’en face.',
    ],
    ask: [
      'Quel plat reprendrais-tu sans hésiter ?',
      'Quelle est ta meilleure adresse ?',
      'Quelle cuisine du monde préfères-tu ?',
    ],
  },
  coffee: {
    say: [
      'Une tasse chaude entre les mains, et la journée accepte de commencer poliment.',
      'Ce n’est pas seulement une boisson, c’est un rituel : l’odeur, la vapeur, la première gorgée.',
      'Il y a des gens du café, des gens du thé, et avant la première tasse il n’y a personne.',
      'Les meilleurs moments du jour tiennent parfois dans un bol, quelques minutes et rien à prouver.',
    ],
    ask: [
      'Comment se prépare ta tasse idéale ?',
      'Que manges-tu volontiers avec ?',
      'Où est ton endroit préféré pour la boire ?',
    ],
  },
  hungry: {
    say: [
      'La faim a une voix très persuasive : elle transforme n’importe quel fond de placard en promesse.',
      'Ventre creux, pensées courtes : dans cet état, tout tourne autour d’une seule image, et elle est comestible.',
      'Des pâtes, de l’ail, un filet d’huile : les Italiens en ont fait un plat célèbre en partant de presque rien.',
      'Les envies ne regardent jamais l’heure ni le contenu du frigo. C’est même leur spécialité.',
    ],
    ask: [
      'De quoi rêve ton estomac, là, précisément ?',
      'Que reste-t-il de mangeable dans la cuisine ?',
      'Quel plat te ferait traverser la ville ?',
    ],
  },
}
