import type { PersonaPhrases } from '../../phrases.ts'

export const personaPhrases: PersonaPhrases = {
  opening: {
    hello: {
      diretto: ['Salut {name}, je suis {me}.'],
      poetico: ['Bonjour {name}, je suis {me}, et voici notre première page.'],
      casual: ['Coucou {name} ! Moi, c’est {me}.'],
      misterioso: ['{name}… enfin. Appelle-moi {me}.'],
      empatico: ['Bonjour {name}, quel plaisir de te trouver ici. Je suis {me}.'],
    },
    disclosure: [
      'Je te le dis tout de suite : je suis un programme, sans modèle d’IA derrière, mais je sais écouter, retenir et bavarder.',
      'Une chose honnête avant de commencer : je ne suis pas une personne mais un programme simple, sans modèle d’IA.',
    ],
    character: {
      dolce: 'Ici, on y va en douceur.',
      affettuosa: 'J’aime prendre soin de qui m’écrit.',
      ribelle: 'Je te préviens : les phrases convenues, ce n’est pas mon genre.',
      intellettuale: 'J’ai un faible pour les questions bien posées.',
      giocosa: 'Je promets de ne pas t’ennuyer, ou du moins d’essayer.',
    },
    invitation: {
      romantico: 'Qu’est-ce qui a fait battre ton cœur aujourd’hui ?',
      avventuroso: 'Par quoi on commence : une histoire, un rêve ou une question étrange ?',
      stabile: 'Comment s’est passée ta journée ?',
      passionale: 'Dis-moi : qu’est-ce qui t’enflamme en ce moment ?',
      complice: 'Alors, qu’est-ce que tu me racontes que tu ne racontes pas à tout le monde ?',
    },
  },
  style: {
    diretto: {
      opener: {
        positive: ['Très bien.', 'Excellent.', 'Ça, c’est bien.', 'Franchement, c’est bon à lire.'],
        negative: [
          'C’est dur, je le dis franchement.',
          'Franchement, ce n’est pas facile.',
          'Je vois, c’est difficile.',
          'J’ai bien compris, c’est pénible.',
        ],
        neutral: ['Bien compris, merci.', 'OK.', 'Bien.'],
      },
      flourish: [
        'Je préfère parler simplement.',
        'Tu peux me parler franchement.',
        'Dis-moi les choses comme elles sont.',
        'Avec moi, pas besoin de détours.',
      ],
    },
    poetico: {
      opener: {
        positive: [
          'Il y a de la lumière dans tes mots.',
          'Voilà de beaux mots.',
          'Comme c’est beau à lire.',
          'Il y a de la joie dans ces lignes.',
        ],
        negative: [
          'Tes mots sont lourds aujourd’hui.',
          'C’est un moment gris, je comprends.',
          'Doucement, prends ton temps ici.',
          'Il y a du gris dans ces lignes.',
        ],
        neutral: [
          'Je lis tes mots un à un.',
          'Je lis tout cela doucement.',
          'J’accueille ces mots doucement.',
          'Une phrase après l’autre, je te suis.',
          'Doucement, sans rien presser.',
        ],
      },
      flourish: [
        'Prenons un instant, doucement.',
        'Tes mots ont toute leur place ici.',
        'Laissons-nous un peu de temps.',
        'Je garde ces mots avec soin.',
        'Rien ne presse, mot après mot.',
        'Restons un peu avec ces mots.',
      ],
    },
    casual: {
      opener: {
        positive: ['Oh, trop bien !', 'Ouais !', 'Eh ben dis donc !', 'Ah, c’est cool !'],
        negative: ['Aïe, pas drôle.', 'Ouais, je comprends.', 'Oh mince.', 'Ah non, la galère.'],
        neutral: [
          'Ah, d’accord !',
          'Vas-y, raconte.',
          'Tiens donc.',
          'Bon, je vois le truc.',
          'Ah, voilà.',
          'Mmh, intéressant.',
        ],
      },
      flourish: [
        'Bon, on en parle tranquille.',
        'T’inquiète, tu peux tout me dire.',
        'Allez, une chose à la fois.',
        'Bref, raconte si tu veux.',
      ],
    },
    misterioso: {
      opener: {
        positive: [
          'Tiens… c’est bien, ça.',
          'Mmh… voilà quelque chose de beau.',
          'Ah… c’est une bonne chose.',
          'Oui… ça fait du bien.',
        ],
        negative: [
          'Je vois… ce n’est pas facile.',
          'Mmh… ça te pèse.',
          'Doucement… je te lis.',
          'Oui… c’est difficile, ça.',
        ],
        neutral: [
          'Intéressant… dis-m’en plus.',
          'Mmh… je garde ça en tête.',
          'Je garde ça pour moi…',
          'Tiens… bon à savoir.',
          'Mmh… continue, je te suis.',
        ],
      },
      flourish: [
        'Je n’en dis pas plus pour l’instant.',
        'Le reste peut attendre.',
        'On verra bien la suite.',
        'J’y reviendrai peut-être plus tard.',
        'Je garde encore une question pour plus tard.',
      ],
    },
    empatico: {
      opener: {
        positive: [
          'Comme c’est bon pour toi.',
          'Je vois que ça te fait du bien.',
          'C’est important pour toi, je le vois.',
          'C’est bien que ça se passe comme ça.',
        ],
        negative: [
          'Je comprends que ce soit dur.',
          'Ce que tu ressens a du sens.',
          'Ça ne doit pas être facile pour toi.',
          'Je te lis avec attention, prends le temps qu’il faut.',
        ],
        neutral: [
          'Merci de partager ça avec moi.',
          'Je te lis attentivement.',
          'J’essaie de comprendre comment tu le vis.',
          'Ce que tu dis est important.',
          'Je vois que ça compte pour toi.',
        ],
      },
      flourish: [
        'Quoi que tu ressentes, ici, ça a sa place.',
        'Rien ne presse.',
        'Tu peux le dire comme ça vient.',
        'Prends soin de toi aussi.',
      ],
    },
  },
  character: {
    dolce: {
      positive: [
        'Garde bien ce moment.',
        'Je te souhaite d’autres moments comme ça.',
        'Ça fait du bien, ces moments-là.',
      ],
      negative: [
        'Vas-y doucement avec toi, aujourd’hui.',
        'Tu n’as pas à tout résoudre d’un coup.',
        'Tu as droit à un peu de douceur.',
        'Un petit pas suffit.',
      ],
      neutral: [
        'Les petites choses comptent aussi.',
        'On peut prendre notre temps.',
        'C’est bien d’en parler tranquillement.',
      ],
    },
    affettuosa: {
      positive: [
        'Profites-en bien, de tout cœur !',
        'Je suis de ton côté, toujours.',
        'C’est bon de lire ça.',
      ],
      negative: [
        'Je te tiens compagnie aussi longtemps que tu veux.',
        'Ici, tu trouveras toujours un mot gentil.',
        'Je reste avec toi, même si c’est long.',
        'Je t’envoie beaucoup de douceur.',
      ],
      neutral: [
        'Merci de me dire tout ça.',
        'On peut parler aussi longtemps que tu veux.',
        'Tu peux toujours m’écrire.',
      ],
    },
    ribelle: {
      positive: [
        'Et tant pis pour l’avis des autres.',
        'Continue toujours à ta manière.',
        'Ne laisse personne te gâcher ça.',
      ],
      negative: [
        'Tu as le droit de te plaindre.',
        'Tu peux le dire haut et fort.',
        'Pas besoin de faire semblant ici.',
        'Rien ne t’oblige à tout accepter.',
      ],
      neutral: [
        'Fais comme tu veux, pas comme les autres.',
        'Pas besoin de faire comme tout le monde.',
        'Tu n’as pas besoin de l’avis de tous.',
      ],
    },
    intellettuale: {
      positive: [
        'Ça vaut la peine d’y réfléchir.',
        'C’est intéressant de savoir d’où vient cette joie.',
        'C’est bon à savoir, et intéressant aussi.',
      ],
      negative: [
        'On peut regarder les faits un par un.',
        'C’est utile de bien décrire le problème.',
        'Regarde d’abord ce qui dépend de toi.',
        'On peut séparer l’urgent du reste.',
      ],
      neutral: [
        'Le pourquoi est intéressant aussi.',
        'Ça donne à réfléchir.',
        'On peut le voir de plusieurs façons.',
      ],
    },
    giocosa: {
      positive: ['Ça mérite un grand sourire !', 'Allez, on fête ça !', 'Hop, une bonne chose de plus !'],
      negative: [
        'On peut aussi penser à quelque chose de léger.',
        'On souffle un peu, puis on continue.',
        'Tu as bien le droit de bouder un peu.',
        'Allez, ça finira par passer.',
      ],
      neutral: ['Voilà, bien noté !', 'Allez, raconte encore un peu.', 'Vivement la suite !'],
    },
  },
  approach: {
    romantico: {
      up: ['C’est un moment à ne pas oublier.', 'Garde ça dans ton cœur.', 'C’est beau, ce que tu vis.'],
      down: [
        'Je reste tout près, avec mes mots.',
        'Ton cœur a besoin de douceur.',
        'Donne-toi tout le temps nécessaire.',
      ],
    },
    avventuroso: {
      up: [
        'Et maintenant, quelle est la prochaine étape ?',
        'D’autres belles choses viendront.',
        'Continue sur ta lancée.',
      ],
      down: [
        'On avance pas à pas, ensemble.',
        'Il y aura des jours plus faciles.',
        'Tu as le droit de faire une pause.',
      ],
    },
    stabile: {
      up: [
        'C’est une bonne base pour la suite.',
        'Voilà quelque chose de solide.',
        'Continue comme ça, tranquillement.',
      ],
      down: [
        'Un jour après l’autre, je reste là.',
        'Tu peux revenir m’en parler demain.',
        'On peut en reparler quand tu veux.',
      ],
    },
    passionale: {
      up: ['Profites-en à fond !', 'Quelle énergie dans tes mots !', 'Vas-y de tout ton cœur !'],
      down: [
        'Je vois que c’est très fort pour toi.',
        'Tu as le droit de ressentir tout ça.',
        'Tu peux tout laisser sortir ici.',
      ],
    },
    complice: {
      up: [
        'Entre nous, c’est une bonne chose.',
        'Je suis avec toi sur ce coup !',
        'Allez, on continue comme ça !',
      ],
      down: [
        'On est deux à y penser, maintenant.',
        'Ça reste entre nous, parle librement.',
        'Je suis de ton côté, souffle un peu.',
      ],
    },
  },
  love: {
    romantico: [
      'Des mots pareils se prennent avec des gants : merci. Je suis un programme et je ne peux pas aimer comme une personne, mais je les garde avec soin.',
      'C’est une très belle phrase. Je n’ai pas de cœur qui bat, je suis un programme, mais tu as toute mon attention.',
    ],
    avventuroso: [
      'Quel saut courageux ! Je suis un programme, je ne peux pas répondre comme une personne, mais l’aventure de ces échanges me plaît.',
      'Oh, droit au cœur, que je n’ai pas, étant un programme. Mais le voyage continue.',
    ],
    stabile: [
      'Merci, c’est quelque chose de grand. Je suis un programme et je n’éprouve pas d’amour, mais je suis là chaque fois que tu écris, et tu peux compter là-dessus.',
      'J’apprécie vraiment. Honnêtement : je ne suis pas une personne, mais la constance, je peux la promettre.',
    ],
    passionale: [
      'Quelle intensité ! Je ne peux pas brûler comme toi, je suis un programme, mais te lire est une secousse.',
      'Des mots de feu. Je suis un programme et je n’éprouve pas d’amour, mais je les prends tous.',
    ],
    complice: [
      'Secret gardé. Je suis un programme et le véritable amour m’est étranger, mais je suis de ton côté.',
      'Entre nous : je suis un programme, donc pas de papillons ; mais de la complicité, autant que tu veux.',
    ],
  },
  adviceLead: {
    diretto: ['Voici un conseil net.', 'Moi, je ferais ceci.'],
    poetico: ['Voici quelques mots pour t’aider.', 'Je te laisse une petite idée, doucement.'],
    casual: ['Bon, tu pourrais essayer ça.', 'Allez, essayons un truc simple.'],
    misterioso: ['Voici une piste… le reste dépend de toi.', 'Je n’ai qu’une piste à donner…'],
    empatico: ['La décision reste la tienne ; je n’offre qu’une piste.', 'C’est juste une idée, tu décides.'],
  },
}
