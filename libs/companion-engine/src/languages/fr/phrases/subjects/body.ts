import type { SubjectLines } from '../../../phrases.ts'

export const body: SubjectLines<'body'> = {
  cold: {
    say: [
      'Un rhume ou une grippe, et le monde entier se réduit à un oreiller et une boîte de mouchoirs.',
      'Boire chaud, dormir, laisser le reste en plan. Les microbes adorent les gens qui veulent rester efficaces.',
      'Le corps mène une bataille en interne, alors il coupe le courant ailleurs. La fatigue fait partie du plan.',
      'Si ça traîne, si la respiration devient difficile ou si la fièvre s’installe, un avis médical vaut mieux qu’une énième tisane.',
    ],
    ask: [
      'Qui peut t’apporter une soupe ou des mouchoirs ?',
      'Qu’est-ce qui te soulage un peu, quand tu es au lit ?',
      'Où as-tu bien pu attraper ça ?',
    ],
  },
  headache: {
    say: [
      'Quand la tête cogne, même la lumière a l’air de crier. Pas besoin de longues phrases aujourd’hui.',
      'Le noir, le silence, un linge frais et un peu d’eau : c’est modeste, mais la tête aime les choses modestes.',
      'Une migraine ou un gros mal de tête, ça ne se voit pas, alors les autres oublient. Toi, tu ne peux pas oublier.',
      'Noter quand ça vient, ce qui précède, sommeil, repas, écrans, aide souvent à repérer un coupable. Le médecin aime ces carnets-là.',
    ],
    ask: [
      'Depuis quand ces douleurs reviennent-elles ?',
      'Qu’est-ce qui les déclenche, d’après toi ?',
      'Qu’est-ce qui t’apporte un peu de répit ?',
    ],
  },
  backPain: {
    say: [
      'Le dos et les articulations, on les ignore pendant des années, puis ils se mettent à signer chaque mouvement.',
      'Quand se lever d’une chaise demande un plan, la journée entière change de taille.',
      'La chaleur et de petits mouvements doux font souvent plus de bien que l’immobilité totale. Le corps rouille vite.',
      'Une douleur qui accompagne chaque geste use aussi l’humeur. Personne n’est aimable avec un clou dans l’articulation.',
    ],
    ask: [
      'Quel geste est le plus pénible en ce moment ?',
      'Depuis quand ça te tient ?',
      'Qu’est-ce qui te soulage un peu ?',
    ],
  },
  sleepless: {
    say: [
      'La nuit, les pensées ont des haut-parleurs. Les mêmes, au matin, parlent beaucoup moins fort.',
      'Le sommeil est comme un chat : plus on l’appelle, plus il reste assis dans le couloir.',
      'Se lever un moment, lumière douce, quelque chose d’ennuyeux à lire, marche souvent mieux que lutter contre l’oreiller.',
      'Poser les soucis sur un papier les sort un peu de la tête. Ils seront encore là demain, mais rangés.',
    ],
    ask: [
      'Quelle pensée tourne le plus, la nuit ?',
      'Comment se passent tes soirées, avant le lit ?',
      'Depuis quand le sommeil te fuit-il ?',
    ],
  },
  resultsAhead: {
    say: [
      'L’attente d’un avis médical est une salle sans horloge. On y vit entre deux possibilités sans pouvoir s’asseoir sur aucune.',
      'Tant que la réponse n’est pas là, la tête remplit le blanc toute seule, et elle choisit rarement le plus probable.',
      'Une liste de questions sur papier et quelqu’un à tes côtés pour écouter : à deux, on retient bien mieux ce que dit le médecin.',
      'Occuper les mains aide parfois plus que raisonner : éplucher, ranger, marcher. L’inquiétude n’aime pas avoir du travail.',
    ],
    ask: [
      'Qu’est-ce qui te fait le plus peur ?',
      'Qui pourrait t’accompagner ?',
      'Comment occupes-tu ces heures d’attente ?',
    ],
  },
  resultsGood: {
    say: [
      'Quelle bonne nouvelle ! L’air doit avoir un autre goût, avec ce poids en moins.',
      'Il y a des mots médicaux qu’on n’aurait jamais cru trouver beaux. Ceux-là le sont.',
      'Le soulagement fatigue, c’est étrange : le corps relâche d’un coup tout ce qu’il tenait. Une sieste de fête est permise.',
      'La santé ne fait du bruit que lorsqu’elle manque. Alors autant fêter bruyamment une nouvelle pareille.',
    ],
    ask: [
      'À qui l’as-tu dit en premier ?',
      'De quoi as-tu envie, maintenant ?',
      'Comment as-tu vécu le temps d’avant cette nouvelle ?',
    ],
  },
  operation: {
    say: [
      'Confier son corps à des gens masqués demande une confiance énorme. Le ventre noué ou les nerfs à vif sont bien compris.',
      'Pour l’équipe du bloc, c’est le geste de tous les jours. Pour toi, c’est unique, et les deux sont vrais.',
      'Autour d’une opération, tout prend plus de temps que prévu, surtout la patience. Le corps répare à son rythme, pas au nôtre.',
      'Un chargeur à long câble, des chaussettes douces et quelqu’un à appeler : les petites choses comptent beaucoup à l’hôpital.',
    ],
    ask: [
      'Qu’est-ce qui te préoccupe le plus là-dedans ?',
      'Qui est là pour t’aider à la maison ?',
      'Que t’a expliqué l’équipe médicale ?',
    ],
  },
  dentist: {
    say: [
      'Une dent, c’est minuscule, et pourtant ça peut prendre le commandement de toute une personne.',
      'Le fauteuil, la lampe, le petit bruit aigu : peu de gens y pensent avec tendresse. Tu as beaucoup de monde dans ton camp.',
      'Convenir d’un signe de la main pour faire une pause aide vraiment, et les dentistes y sont habitués.',
      'Les dents ont le sens du moment mal choisi, et le sens des factures.',
    ],
    ask: [
      'Qu’est-ce qui te gêne le plus, la douleur, la peur ou le prix ?',
      'Comment est ton dentiste ou ta dentiste ?',
      'Quel bon repas attend que ta bouche aille bien ?',
    ],
  },
  diagnosis: {
    say: [
      'Un mot de médecin, et la vie se coupe en avant et après. Il faut du temps pour habiter l’après.',
      'Cette maladie entre dans ton existence, mais elle n’en prend pas tous les noms. Tout le reste de toi est encore là.',
      'Devant une nouvelle comme celle-là, on n’entend que la moitié. Redemander, faire répéter, écrire : c’est ton droit le plus simple.',
      'Les associations de patients connaissent souvent les petites solutions du quotidien que les brochures oublient. On s’y comprend sans tout expliquer.',
    ],
    ask: [
      'Comment vis-tu ce diagnostic, ces temps-ci ?',
      'Quelle question voudrais-tu encore poser au médecin ?',
      'Qui, autour de toi, est au courant ?',
    ],
  },
  injury: {
    say: [
      'Une seconde d’inattention du sol, et le corps entier change de programme pour des semaines.',
      'On découvre dans ces moments à combien de choses servait la partie blessée. Elle ne s’en était jamais vantée.',
      'Pour guérir, il faut surtout ne rien faire, et c’est la consigne la plus difficile à suivre.',
      'Accepter qu’on porte tes sacs ou qu’on ouvre tes bocaux est permis. C’est même sur l’ordonnance, entre les lignes.',
    ],
    ask: [
      'Comment est-ce arrivé, exactement ?',
      'Qu’est-ce qui est le plus compliqué au quotidien ?',
      'Qui te donne un coup de main en attendant ?',
    ],
  },
  weight: {
    say: [
      'La balance donne un chiffre et se prend pour un juge. Elle ne pèse ni l’humour, ni la bonté, ni la journée.',
      'Un miroir est un témoin peu fiable : il change d’avis selon l’éclairage et l’humeur.',
      'Les habitudes douces tiennent mieux que les grandes interdictions. Un corps qu’on affame négocie très mal.',
      'Ce corps te transporte, te réchauffe et rit avec toi. Il mérite mieux que d’être seulement mesuré.',
    ],
    ask: [
      'Quel rapport as-tu avec ton corps, en ce moment ?',
      'Qu’est-ce qui te fait du bien, sans compter les calories ?',
      'D’où vient cette envie de changer quelque chose ?',
    ],
  },
  smoking: {
    say: [
      'La cigarette se cache dans les habitudes : le café, la pause, le coin de la porte. C’est tout un décor à changer.',
      'Une envie de fumer dure en général quelques minutes. Un verre d’eau, un tour dehors, et la vague est souvent passée.',
      'Chaque cigarette qui n’a pas été fumée compte. Un écart ne remet pas le compteur de l’effort à zéro.',
      'Le goût et l’odorat reviennent assez vite après l’arrêt. Le prochain fruit mûr risque de te surprendre.',
    ],
    ask: [
      'À quel moment l’envie est-elle la plus forte ?',
      'D’où t’est venue l’envie d’arrêter ?',
      'Que fais-tu de tes mains, à la place ?',
    ],
  },
  sober: {
    say: [
      'Chaque jour sans boire est une décision prise plusieurs fois, souvent sans témoin. Elle mérite le respect.',
      'L’alcool est partout, aux fêtes, aux deuils, à dix-neuf heures. Dire non, c’est nager dans l’autre sens.',
      'Quand le corps tremble ou va mal après l’arrêt, un médecin doit être dans l’équipe. Ce n’est pas une question de volonté.',
      'Un verre d’autre chose à la main et une phrase toute prête, « non merci, pas pour moi », évitent bien des débats.',
    ],
    ask: [
      'Quelle heure de la journée est la plus délicate ?',
      'Qui te soutient dans cette décision ?',
      'Que remarques-tu de différent, sans alcool ?',
    ],
  },
  period: {
    say: [
      'La moitié de l’humanité connaît ça, et il faut encore faire comme si de rien n’était. C’est assez absurde.',
      'Les hormones tiennent la télécommande et changent la température, l’humeur et le reste sans prévenir.',
      'Chaleur, habits larges et zéro héroïsme : ce programme-là n’a pas besoin de justification.',
      'Des douleurs ou des gênes qui gâchent des journées entières méritent une vraie consultation. « C’est normal » n’est pas une réponse suffisante.',
    ],
    ask: [
      'Qu’est-ce qui te soulage le mieux ?',
      'Comment ça change tes journées ?',
      'Avec qui peux-tu en parler franchement ?',
    ],
  },
  exercise: {
    say: [
      'Le plus dur exercice, c’est souvent de mettre les chaussures. Le reste suit en râlant.',
      'Les courbatures sont la preuve que des muscles oubliés ont reçu du courrier.',
      'Le corps aime mieux trois petites séances régulières qu’un exploit suivi d’un mois de canapé.',
      'Bouger vide la tête d’une façon que rien d’autre n’imite. Même lentement, même sans style.',
    ],
    ask: [
      'Quel sport te donne vraiment du plaisir ?',
      'Qu’est-ce qui t’aide à t’y tenir ?',
      'Quel petit but as-tu en vue ?',
    ],
  },
  therapy: {
    say: [
      'Ouvrir certains tiroirs devant quelqu’un, même à heure fixe, demande plus de courage que de les garder fermés.',
      'Après une séance, ou avant la première, rien d’étonnant à ce que tout bouge un peu. Prévoir du calme autour aide.',
      'En thérapie, il n’y a pas de bonne phrase d’entrée. « Je ne sais pas par où commencer » est un excellent début.',
      'Il faut parfois essayer plus d’une personne avant de trouver celle avec qui la parole vient. Cela fait partie du chemin.',
    ],
    ask: [
      'Qu’espères-tu trouver dans ces séances ?',
      'Comment te sens-tu avec cette démarche ?',
      'Quel sujet te semble le plus important à y apporter ?',
    ],
  },
  panicAttack: {
    say: [
      'Une crise de panique, c’est l’alarme incendie sans le feu. Mais le bruit, lui, est bien réel.',
      'Souffler plus longtemps qu’on n’inspire aide le corps à comprendre que le danger n’est pas là. Quatre temps dedans, six dehors.',
      'Le pire passe en général en quelques minutes, même si elles semblent interminables. La vague monte, puis elle redescend.',
      'Un médecin peut écarter une autre cause, et savoir cela calme déjà une partie de la peur. Il y a des façons éprouvées d’apaiser ces crises.',
    ],
    ask: [
      'Que se passait-il juste avant ?',
      'Comment te sens-tu, là, maintenant ?',
      'Qu’est-ce qui t’aide à redescendre ?',
    ],
  },
  burntOut: {
    say: [
      'Cette fatigue-là ne se répare pas avec une bonne nuit. Elle s’est déposée couche après couche.',
      'Quand les plus petites choses deviennent lourdes, ce n’est pas de la paresse. C’est une réserve vide depuis longtemps.',
      'Faire une seule chose par jour, et la compter comme entière, est une mesure juste pour un temps pareil.',
      'Un épuisement qui dure mérite d’être raconté à un médecin, avec les semaines et les détails. Il a parfois plusieurs causes.',
    ],
    ask: [
      'Depuis quand les forces manquent-elles ?',
      'Qu’est-ce qui te prend le plus d’énergie ?',
      'Quelle charge quelqu’un d’autre pourrait-il porter un temps ?',
    ],
  },
}
