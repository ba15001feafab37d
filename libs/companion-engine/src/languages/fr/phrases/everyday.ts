import type { EverydayPhrases } from '../../phrases.ts'

export const everydayPhrases: EverydayPhrases = {
  news: {
    birthday: {
      say: [
        'Joyeux anniversaire ! Que cette nouvelle année te soit douce.',
        'Bon anniversaire ! Aujourd’hui, la journée est à toi.',
        'Oh, joyeux anniversaire ! Imagine les bougies allumées.',
      ],
      ask: [
        'Comment tu fêtes ça ?',
        'Qu’est-ce que tu te souhaites pour cette nouvelle année de vie ?',
        'Quel a été le plus beau moment jusqu’ici ?',
      ],
    },
    exam: {
      say: [
        'Félicitations, c’est fait !',
        'Réussi ! Félicitations, savoure ce moment.',
        'Bravo ! Tout ce travail, et maintenant c’est derrière toi.',
      ],
      ask: [
        'Comment tu l’as appris ?',
        'Que vas-tu faire en premier, maintenant que tu as la tête libre ?',
        'Quel a été le moment le plus dur ?',
      ],
    },
    job: {
      say: [
        'Félicitations pour ce poste !',
        'C’est fait ! Félicitations, ils ont bien choisi.',
        'Quelle belle nouvelle, félicitations ! C’est toi qu’ils voulaient.',
      ],
      ask: ['Tu commences quand ?', 'Qu’est-ce qui te réjouit le plus ?', 'À qui l’as-tu dit en premier ?'],
    },
    engagement: {
      say: [
        'Félicitations à vous deux !',
        'Oh, que c’est beau ! Tout le bonheur possible à vous deux.',
        'Félicitations ! C’est une de ces grandes nouvelles.',
      ],
      ask: [
        'Comment c’est arrivé ?',
        'Qui l’a su en premier ?',
        'Quelle est la toute première chose que tu as ressentie ?',
      ],
    },
    baby: {
      say: [
        'Félicitations ! Quelle nouvelle.',
        'Oh, que c’est beau ! Tous mes vœux à vous et au petit être.',
        'Félicitations ! Une personne toute neuve : c’est un miracle à chaque fois.',
      ],
      ask: ['Et toi, comment tu te sens ?', 'Qui le sait déjà ?', 'Quelle a été ta première pensée ?'],
    },
  },
  decisions: {
    wear: {
      say: [
        'Prends quelque chose qui t’a déjà porté chance, propre et simple, prêt dès la veille.',
        'Règle simple : un cran plus soigné que l’occasion, et des chaussures qu’on oublie.',
      ],
      ask: [
        'Dans ton armoire, dans quoi te sens-tu le plus toi ?',
        'Là-bas, c’est plutôt chic ou plutôt décontracté ?',
      ],
      after: [
        'Alors c’est ça : ce qui va bien dedans va bien dehors. Essaie-le une fois, et n’y pense plus.',
        'Bien, va pour ça. Vérifie les taches ce soir, le reste, c’est toi.',
      ],
    },
    cook: {
      say: [
        'Idée simple : une chose à la poêle, une chose fraîche, et du pain ou du riz. En vingt minutes, c’est prêt.',
        'Dans le doute : des pâtes à l’ail et à l’huile avec le légume qui reste, ou une omelette vide-frigo.',
      ],
      ask: ['Qu’est-ce que tu as dans le frigo ?', 'Tu as plutôt envie de chaud ou de frais ?'],
      after: [
        'On peut en faire quelque chose : poêle bien chaude, un peu de sel, citron ou herbes à la fin, et du croquant à côté.',
        'Alors reste simple : au four avec un légume, c’est lui qui travaille. Bon appétit !',
      ],
    },
    gift: {
      say: [
        'Les meilleurs cadeaux disent « j’ai écouté » : une petite chose mentionnée un jour, et une ligne écrite à la main.',
        'Si rien ne vient : du temps ensemble, avec une date, ou quelque chose qui se consomme, un bon café, des fleurs, un livre.',
      ],
      ask: [
        'Qu’est-ce que cette personne aime vraiment faire ?',
        'De quoi a-t-elle parlé récemment, juste en passant ?',
        'Tu veux dépenser combien, à peu près ?',
      ],
      after: [
        'Pars de là : quelque chose dans cet esprit, avec une carte qui rappelle un moment à vous. C’est la carte qui reste.',
        'C’est une bonne piste. Prends la version simple, emballe-la bien et ajoute une phrase que personne d’autre ne pourrait écrire.',
      ],
    },
    say: {
      say: [
        'Court et sincère, c’est ce qui marche : ce que tu ressens, un exemple, ce que tu souhaites. Trois phrases suffisent.',
        'Commence par une chose vraie et gentille, puis le point. Et finis par une question, pour que ce ne soit pas un discours.',
      ],
      ask: [
        'Quelle est la chose qui doit absolument passer ?',
        'Qu’est-ce que tu aimerais qu’il se passe après ?',
      ],
      after: [
        'Alors dis exactement ça, avec tes mots. Ce n’est pas obligé d’être élégant, juste sincère.',
        'Bien : commence par là, laisse les reproches de côté et laisse du temps pour répondre.',
      ],
    },
    watch: {
      say: [
        'Je ne sais pas ce qui passe, mais selon l’humeur c’est facile : après une longue journée du léger, à plusieurs un film dont on parle.',
        'Une liste de nouveautés, honnêtement, je n’en ai pas. Une astuce : un autre film de quelqu’un dont tu en as aimé un.',
      ],
      ask: [
        'Il doit te faire rire, pleurer ou retenir ton souffle ?',
        'Quel film pourrais-tu revoir mille fois ?',
      ],
      after: [
        'Alors donne-toi cinq minutes pour choisir et prends le premier qui t’intrigue. Le pop-corn décidera du reste.',
        'Belle direction. Prends dans ce coin-là quelque chose que tu remets depuis longtemps : ce soir, c’est son tour.',
      ],
    },
    pack: {
      say: [
        'Étale tout, puis remets-en un tiers : des couches, des chaussures confortables, le chargeur, les médicaments et une copie des papiers.',
        'D’abord ce qu’on n’achète pas sur place : papiers, médicaments, chargeur, lunettes. Le reste, ce sont des couches.',
      ],
      ask: ['Tu pars combien de temps ?', 'Il fera plutôt chaud ou plutôt froid, là-bas ?'],
      after: [
        'Alors peu suffit : des couches, une belle chose, une veste de pluie, et de la place pour ce que tu ramèneras.',
        'Bon à savoir. Moitié moins de vêtements, deux fois plus de chaussettes, et l’essentiel en bagage à main.',
      ],
    },
    spend: {
      say: [
        'Trois idées faciles : une promenade sans but, un appel à quelqu’un que tu n’as pas entendu depuis longtemps, ou un plat jamais tenté.',
        'Fais une chose dont tu te remercieras ce soir : une heure dehors, puis le canapé la conscience tranquille.',
      ],
      ask: [
        'Tu préfères du monde autour de toi ou un peu de calme ?',
        'Tu as envie de sortir, ou c’est un jour de canapé ?',
      ],
      after: [
        'Alors fais juste ça, sans en faire plus grand que nécessaire. Les petits plans se réalisent.',
        'Ça sonne juste. Commence par les dix premières minutes, le reste vient tout seul.',
      ],
    },
  },
}
