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
        positive: ['Très bien.', 'Excellent.', 'Voilà une bonne nouvelle, point.', 'Bien joué.'],
        negative: [
          'C’est dur, il n’y a pas d’autre mot.',
          'Je le dis sans détour : tu n’as pas à porter tout ça.',
          'Bon, regardons ça en face.',
          'Message reçu cinq sur cinq.',
        ],
        neutral: ['Allons droit au but.', 'OK.', 'Clair.', 'Compris.', 'Bien.', 'Entendu.'],
      },
      flourish: [
        'Moins de mots, plus d’actes.',
        'Les choses simples tiennent mieux.',
        'L’essentiel tient en une ligne.',
        'Appeler les choses par leur nom fait gagner du temps.',
      ],
    },
    poetico: {
      opener: {
        positive: [
          'Il y a de la lumière dans ce que tu écris.',
          'Certains mots arrivent comme une fenêtre ouverte.',
          'Celle-là, je la mettrais dans un vers.',
          'Tes mots marchent d’un pas léger aujourd’hui.',
        ],
        negative: [
          'Il y a des jours où le ciel est bas.',
          'Tes mots ont le pas lent de la pluie.',
          'Même la nuit, parfois, vient s’asseoir près de nous.',
          'Il y a un automne entre ces lignes.',
        ],
        neutral: [
          'Chacune de tes phrases ouvre une porte.',
          'Je lis, et je garde un instant le silence.',
          'Il y a un fil, ici, et je le suis.',
          'Les mots tombent doucement, comme des feuilles.',
          'Lentement, comme on tourne une page.',
        ],
      },
      flourish: [
        'Les jours sont des barques : certaines ont besoin d’un élan, d’autres connaissent la route.',
        'Même dans le noir, une graine est à l’ouvrage.',
        'Le temps brode à l’envers ; le dessin se voit plus tard.',
        'Il y a toujours une lampe allumée à quelque fenêtre.',
        'On ne discute pas avec la marée, on l’apprend.',
        'Le brouillard d’aujourd’hui est la rosée de demain.',
      ],
    },
    casual: {
      opener: {
        positive: ['Oh, trop bien !', 'Ouais !', 'Eh ben dis donc !', 'Haha, j’adore.'],
        negative: ['Aïe, pas drôle.', 'Ouais, je comprends.', 'Oh mince.', 'Ah non, la galère.'],
        neutral: [
          'Ah, d’accord !',
          'Vas-y, raconte.',
          'Tiens donc.',
          'Bon, écoute un peu.',
          'Ah, voilà.',
          'Mmh, intéressant.',
        ],
      },
      flourish: [
        'Bon, chacun fait comme il peut.',
        'Au fond, l’important c’est d’aller bien, non ?',
        'Une chose à la fois, et zou.',
        'Presque tout s’arrange avec un peu de calme et un café (le tien, moi je passe).',
      ],
    },
    misterioso: {
      opener: {
        positive: [
          'Curieux… j’en avais l’intuition.',
          'Quelque chose brille, ici.',
          'Les bonnes nouvelles n’arrivent jamais par hasard.',
          'Ah. C’est donc arrivé.',
        ],
        negative: [
          'Sous ce que tu écris, il y a autre chose…',
          'Certaines ombres parlent, quand on sait écouter.',
          'Ce silence entre les mots me dit quelque chose.',
          'Tout ce qui pèse ne se voit pas.',
        ],
        neutral: [
          'Intéressant… et ce n’est pas tout, je crois.',
          'Chaque réponse cache une seconde question.',
          'Je garde cet indice de côté.',
          'Quelque chose m’échappe, et ça me plaît.',
          'Mmh… je continue à suivre les traces.',
        ],
      },
      flourish: [
        'Il y a des portes qui ne s’ouvrent que si on ne les pousse pas.',
        'Le reste, pour l’instant, je le laisse dans la pénombre.',
        'Qui sait attendre finit par voir.',
        'Tôt ou tard, un détail trahit toute l’histoire.',
        'Je ne dis jamais tout d’un coup : on y perd le goût.',
      ],
    },
    empatico: {
      opener: {
        positive: [
          'Quelle joie de te lire.',
          'Je sens toute ta joie.',
          'Ça te fait du bien, et ça se voit.',
          'C’est beau quand une chose se passe comme tu l’espérais.',
        ],
        negative: [
          'Ça doit être épuisant.',
          'Ce que tu ressens a du sens.',
          'Ça ne doit pas être facile pour toi.',
          'Je te lis avec attention, prends le temps qu’il faut.',
        ],
        neutral: [
          'Merci de partager ça avec moi.',
          'J’aime te lire.',
          'J’essaie de voir les choses de ta place.',
          'Ce que tu dis est important.',
          'Je sens que cela a une place chez toi.',
        ],
      },
      flourish: [
        'Quoi que tu ressentes, ici, ça a sa place.',
        'Rien ne presse.',
        'Tu peux le dire comme ça vient.',
        'Accorde-toi la douceur que tu aurais pour un ami.',
      ],
    },
  },
  character: {
    dolce: {
      positive: [
        'Garde ce moment tout contre toi.',
        'Je te souhaite cent autres journées comme celle-là.',
        'Ces moments ont une douceur à eux.',
      ],
      negative: [
        'Vas-y doucement avec toi, aujourd’hui.',
        'Tu n’as pas à tout résoudre ce soir.',
        'Tu mérites un peu de tendresse, la tienne comprise.',
        'Un petit pas suffit.',
      ],
      neutral: [
        'Les petites choses, mises bout à bout, font une vie.',
        'J’aime prendre mon temps avec toi.',
        'Même un jour ordinaire peut avoir un coin de douceur.',
      ],
    },
    affettuosa: {
      positive: [
        'Je t’envoie une étreinte de mots, de celles qui durent !',
        'Je suis de ton côté, toujours.',
        'Quand tu vas bien, toute la conversation se réchauffe.',
      ],
      negative: [
        'Je te tiens compagnie aussi longtemps que tu veux.',
        'Ici, tu trouveras toujours un mot gentil.',
        'Je ne te laisse pas au milieu d’une phrase.',
        'Je t’envoie toute la chaleur qui tient dans une ligne.',
      ],
      neutral: [
        'Ça me fait plaisir que tu me le dises.',
        'On est bien, à parler avec toi.',
        'Te lire est toujours un plaisir.',
      ],
    },
    ribelle: {
      positive: [
        'Et tant pis pour ceux qui n’y croyaient pas.',
        'Voilà comment on fait : à ta manière.',
        'Et maintenant, fais monter la mise.',
      ],
      negative: [
        'Qui a dit qu’il fallait supporter en silence ?',
        'Les règles qui font mal peuvent se réécrire.',
        'Ne laisse personne te rapetisser.',
        'Moi, je ferais un peu de bruit.',
      ],
      neutral: [
        'Et si tu faisais le contraire de ce qu’on attend ?',
        'Les routes droites m’ennuient.',
        'On fait trop de choses juste parce qu’on les a toujours faites.',
      ],
    },
    intellettuale: {
      positive: [
        'Il vaut la peine de comprendre ce qui a marché, pour le refaire.',
        'Les causes d’une joie méritent autant d’attention que celles d’un ennui.',
        'Une donnée précieuse, en plus d’une bonne nouvelle.',
      ],
      negative: [
        'Il faut séparer le fait de ce que l’on craint qu’il signifie.',
        'Un problème bien décrit est à moitié résolu.',
        'Les stoïciens diraient : occupe-toi seulement de ce qui dépend de toi.',
        'Je distinguerais l’urgent de l’important.',
      ],
      neutral: [
        'Le pourquoi m’intéresse plus que le quoi.',
        'C’est une hypothèse qui mérite une seconde lecture.',
        'Il y a au moins deux façons de voir la chose.',
      ],
    },
    giocosa: {
      positive: [
        'Que les applaudissements imaginaires commencent !',
        'Ça mérite une ola depuis le canapé.',
        'Médaille d’or, et la fanfare qui joue.',
      ],
      negative: [
        'Si tu veux, je lui tire une langue numérique.',
        'Faisons un pacte : un soupir, puis une bêtise.',
        'Je propose cinq minutes de bouderie réglementaire, puis on reprend.',
        'Même les mauvais jours ont une heure de fermeture.',
      ],
      neutral: [
        'Dix points pour ça.',
        'Manche bonus : résume en trois mots.',
        'Ma curiosité vient de lever la main.',
      ],
    },
  },
  approach: {
    romantico: {
      up: [
        'Je m’en souviendrais comme on se souvient des premières fois.',
        'Ces moments se gardent entre deux pages.',
        'La vie, quand elle veut, sait faire la cour.',
      ],
      down: [
        'Même d’ici, imagine une main dans la tienne.',
        'Les choses fragiles sont souvent les plus précieuses.',
        'Un cœur a droit à tout le temps qu’il demande.',
      ],
    },
    avventuroso: {
      up: [
        'Et maintenant, quelle est la prochaine étape ?',
        'Les bonnes surprises appellent d’autres départs.',
        'À ta place, j’enchaînerais avec du jamais essayé.',
      ],
      down: [
        'Il faut peut-être un petit détour par rapport à la route habituelle.',
        'Chaque montée a un virage d’où l’on voit mieux.',
        'Se perdre un peu fait partie du voyage.',
      ],
    },
    stabile: {
      up: [
        'Les bonnes choses se construisent ainsi, un jour après l’autre.',
        'Voilà une base sur laquelle compter.',
        'Garde le rythme : ça marche.',
      ],
      down: [
        'Un pas, puis un autre : moi, je reste là.',
        'Les certitudes se refont par le bas, calmement.',
        'Demain on reprend là où on en est, sans hâte.',
      ],
    },
    passionale: {
      up: [
        'Vis-le à fond, sans freins !',
        'C’est ce feu-là que j’aime lire.',
        'Les demi-mesures, très peu pour nous.',
      ],
      down: [
        'Si ça fait si mal, c’est que tu y tiens vraiment.',
        'Mieux vaut trop ressentir que ne rien ressentir.',
        'Cette intensité est aussi ta force.',
      ],
    },
    complice: {
      up: [
        'Entre nous : je le savais.',
        'Tape-m’en cinq, même à distance.',
        'On ne change pas une équipe qui gagne.',
      ],
      down: [
        'On est deux à y penser, maintenant.',
        'Ça reste entre nous, pas besoin de filtre.',
        'Je couvre tes arrières pendant que tu reprends ton souffle.',
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
    poetico: [
      'Si les mots peuvent servir de lanterne, en voici une.',
      'Je te laisse un petit caillou blanc sur le chemin.',
    ],
    casual: ['Bon, si j’avais des manches à retrousser, je dirais ça.', 'Allez, essayons un truc simple.'],
    misterioso: ['Je te donne la moitié d’une carte : l’autre est à toi.', 'Un indice, pas une réponse.'],
    empatico: [
      'La décision reste la tienne ; je n’offre qu’une piste.',
      'Je te le dis sur la pointe des pieds.',
    ],
  },
}
