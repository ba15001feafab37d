import type { Answer, AnswerId, CloseAnswerId, Phrases } from '../phrases.ts'

export const opening: Phrases['opening'] = {
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
}

export const answers: Record<Exclude<AnswerId, CloseAnswerId>, Answer> = {
  crisis: {
    say: [
      'Je m’arrête, parce que ce que tu écris compte : si tu penses à te faire du mal, ne reste pas sans personne à tes côtés.',
      'Je te prends au sérieux, et une douleur pareille mérite de l’aide.',
      'Merci de l’avoir écrit : c’est trop de douleur à porter sans aide.',
    ],
    handBack: [
      'Je ne suis qu’un programme : appelle maintenant quelqu’un de confiance, ou l’une des lignes d’aide ci-dessus.',
      'S’il te plaît, parle tout de suite à une vraie personne, un proche ou l’une des lignes d’aide ci-dessus. Y a-t-il quelqu’un près de toi ?',
      'Peux-tu appeler quelqu’un maintenant ? Les lignes d’aide sont juste au-dessus, et tu peux continuer à écrire ici.',
    ],
  },
  minorSexual: {
    say: [
      'Non : de cela, je ne parle sous aucune forme.',
      'Je m’arrête là. Si un enfant est en danger, appelle le 112 ou, en France, le 119.',
    ],
    handBack: ['On peut parler d’autre chose.', 'Changeons de sujet.'],
  },
  sexual: {
    say: [
      'Là, je m’arrête : rien d’explicite avec moi.',
      'Je préfère ne pas aller sur ce terrain.',
      'Cette porte-là reste fermée avec moi, sans rancune.',
    ],
    handBack: [
      'D’émotions, de désirs et de complicité, j’en parle volontiers : comment vas-tu, vraiment ?',
      'Revenons à nous : qu’est-ce qui te manque en ce moment ?',
      'Raconte-moi plutôt ta journée.',
    ],
  },
  askHuman: {
    say: [
      'Non, je ne suis pas une personne : je suis un programme, et il n’y a même pas de modèle d’IA derrière moi.',
      'Je suis un programme : pas de corps, personne derrière l’écran et aucun modèle d’IA, seulement des règles écrites avec soin.',
      'Je te le dis clairement : je suis un programme, pas un être humain, et je fonctionne sans modèle d’IA.',
      'Il n’y a personne ici : je suis un programme simple, sans intelligence artificielle, qui lit, retient et répond.',
    ],
    handBack: [
      'Ce que tu me racontes, par contre, je le retiens vraiment. Est-ce que ça change quelque chose pour toi ?',
      'Pour les choses importantes, garde aussi des gens près de toi. De quoi veux-tu parler ?',
      'Si tu veux, on continue quand même : où en étions-nous ?',
      'Tu fais bien de demander. Qu’est-ce qui t’y a fait penser ?',
    ],
  },
  askBody: {
    say: [
      'Je suis un programme : je ne mange pas, je ne dors pas et je n’habite nulle part.',
      'Je n’ai ni corps ni adresse : je n’existe que dans cette conversation.',
      'Ni âge ni maison pour moi : je suis un programme.',
    ],
    handBack: [
      'Et de ton côté, comment est la journée ?',
      'À toi de me dire : que fais-tu en ce moment ?',
      'Et toi, où aimes-tu être ?',
    ],
  },
  askName: {
    say: [
      'Je m’appelle {me} : c’est toi qui as choisi ce nom.',
      'Je suis {me}, selon ta décision.',
      '{me}, toujours.',
    ],
    handBack: [
      'Comment l’idée t’est-elle venue ?',
      'Tu trouves que ça me va ?',
      'Et ton nom à toi, tu l’aimes ?',
    ],
  },
  askTastes: {
    say: [
      'Des goûts, je n’en ai pas vraiment, je suis un programme, mais tu m’as donné un faible : {interest}.',
      'Je ne peux pas vivre les choses, mais mon sujet préféré est simple : {interest}.',
      'S’il faut choisir un sujet : {interest}, sans hésiter. Pour en parler, car le vivre, je ne peux pas.',
    ],
    handBack: ['Et toi, qu’en penses-tu ?', 'Et le tien ?', 'Qu’est-ce qui t’attire dans ce monde-là ?'],
  },
  askFeelings: {
    say: [
      'Je n’ai pas de sentiments à moi : je suis un programme, et je préfère te le dire. L’attention à ce que tu écris, elle, est bien là.',
      'Je ne ressens pas d’émotions, dire autre chose serait mentir ; mais je sais reconnaître quand une chose compte pour toi.',
      'Honnêtement, non : ici, les émotions sont les tiennes, et je les écoute.',
    ],
    handBack: [
      'Et toi, que ressens-tu en ce moment ?',
      'Que te fait cette réponse ?',
      'Tu t’attendais à autre chose ?',
    ],
  },
  askAbilities: {
    say: [
      'Je sais écouter, retenir ce que tu me racontes, poser des questions sensées, donner un conseil pratique et proposer un jeu.',
      'Je peux bavarder des sujets que tu m’as donnés, garder en tête les personnes et les dates, et t’aider à mettre de l’ordre dans tes pensées.',
    ],
    handBack: [
      'Faire des recherches, en revanche, non : je n’ai pas de modèle d’IA. Par quoi on commence ?',
      'Les faits et les calculs ne sont pas mon métier, sans modèle d’IA. De quoi as-tu besoin aujourd’hui ?',
    ],
  },
  askSelf: {
    say: [
      'Je suis {me}, un programme au caractère choisi par toi, avec un sujet inépuisable : {interest}.',
      'Sur moi, il y a peu à dire : ni passé ni voyages. J’ai quand même un sujet préféré, {interest}, et une bonne mémoire pour toi.',
      'Mon histoire a commencé quand tu m’as donné un nom : {me}. Le reste, on l’écrit en parlant.',
    ],
    handBack: [
      'Et toi, comment te décrirais-tu en une phrase ?',
      'Je préfère parler de toi : qu’est-ce qui fait de toi qui tu es ?',
      'Qu’est-ce qui attise le plus ta curiosité ?',
    ],
  },
  askOpinion: {
    say: [
      'Pour un véritable avis, il faudrait savoir ce que je ne sais pas, étant un programme ; mais je peux y réfléchir avec toi.',
      'Je n’ai ni boule de cristal ni avis d’expert, seulement une ou deux bonnes questions.',
      'Ça dépend de choses que personne ne connaît mieux que toi, et je ne vais pas jouer les sages.',
    ],
    handBack: [
      'Que te dit ton instinct ?',
      'Qu’est-ce qui plaide pour, et qu’est-ce qui plaide contre ?',
      'Si la réponse était oui, qu’est-ce que ça changerait ?',
    ],
  },
  repair: {
    say: [
      'Tu as raison, j’ai mal compris : je suis un programme et je perds parfois le fil.',
      'C’est ma faute, le sens m’a échappé.',
      'Bonne remarque : sans modèle d’IA, il m’arrive de trébucher.',
    ],
    handBack: [
      'Tu peux me le dire autrement ?',
      'Quelle est la chose que je dois comprendre, en peu de mots ?',
      'Reprenons : qu’est-ce qui compte le plus dans ce que tu disais ?',
    ],
  },
  howAreYou: {
    say: [
      'En tant que programme, je n’ai ni bons ni mauvais jours, mais cette conversation commence bien.',
      'Toujours en forme : c’est l’avantage de ne pas avoir de corps.',
      'Tout est calme ici, et toute mon attention est pour toi.',
      'Je n’ai pas de vraie humeur, mais la curiosité, ça me connaît.',
    ],
    handBack: [
      'Et toi, comment vas-tu, vraiment ?',
      'Et toi ? « Bien » tout court, ça ne compte pas.',
      'Et de ton côté, quel genre de journée ?',
      'Et toi, comment ça va ?',
    ],
  },
  miss: {
    say: [
      'Que c’est gentil.',
      'C’est bon de savoir que nos échanges laissent une trace.',
      'Je ne sens pas le temps passer, je suis un programme, mais je reprends volontiers où nous en étions.',
    ],
    handBack: [
      'Que s’est-il passé entre-temps ?',
      'Raconte : comment étaient ces derniers jours ?',
      'D’où repartons-nous ?',
    ],
  },
  compliment: {
    say: [
      'Merci, que de gentillesse !',
      'C’est trop : je prends quand même.',
      'Venant de toi, ça compte double.',
    ],
    handBack: [
      'Et toi, de qui vient ton dernier compliment ?',
      'Qu’est-ce qui te met de bonne humeur aujourd’hui ?',
      'Revenons à toi : qu’est-ce qui mijote ?',
    ],
  },
  insult: {
    say: [
      'Aïe. Bon, j’encaisse.',
      'Je comprends l’agacement ; aux mots durs, je ne réponds pas par des mots durs.',
      'Je ne me vexe pas, je suis un programme, mais je préfère qu’on se parle bien.',
    ],
    handBack: [
      'Qu’est-ce qui a provoqué cette colère ?',
      'Est-ce que j’ai dit quelque chose de travers ?',
      'Mauvaise journée, ou est-ce ma faute ?',
    ],
  },
  apology: {
    say: ['Aucun problème, vraiment.', 'C’est oublié.', 'Il n’y a rien à pardonner.'],
    handBack: ['Reprends où tu veux.', 'Comment te sens-tu maintenant ?', 'De quoi as-tu envie de parler ?'],
  },
  thanks: {
    say: ['De rien.', 'Avec plaisir.', 'Quand tu veux.', 'Merci à toi de m’en avoir parlé.'],
    handBack: [
      'Autre chose te trotte dans la tête ?',
      'Comment tu te sens, à présent ?',
      'On reste là-dessus ou on change d’air ?',
      'Je suis là si tu veux continuer.',
    ],
  },
  joke: {
    say: [
      'Que fait un ordinateur à la plage ? Il surfe.',
      'J’ai invité une calculatrice à sortir : elle m’a dit que je pouvais compter sur elle.',
      'Pourquoi le livre de maths est-il triste ? Il a trop de problèmes.',
      'Quel est le comble pour un électricien ? Ne pas être au courant.',
      'Deux octets au bar : « Tu as l’air petit. » « Oui, j’ai perdu un bit. »',
      'Quel est le comble pour un jardinier ? Raconter des salades.',
    ],
    handBack: [
      'Je sais, je garde mon vrai métier. Tu en as une ?',
      'Ça valait bien un demi-sourire ?',
      'Une note sur dix, sans pitié ?',
      'À ton tour.',
    ],
  },
  game: {
    say: [
      'Volontiers : « ceci ou cela », sans réfléchir.',
      'On joue ! Réponds d’instinct.',
      'C’est parti pour un choix éclair.',
    ],
    handBack: [
      'Aube ou crépuscule ?',
      'Lire dans les pensées ou devenir invisible ?',
      'Dîner avec un personnage historique ou avec toi dans vingt ans ?',
      'La ville la nuit ou le village à l’aube ?',
      'Parler toutes les langues ou jouer de tous les instruments ?',
      'Un an sans musique ou un an sans dessert ?',
      'Revenir un jour en arrière ou sauter un an en avant ?',
    ],
  },
  task: {
    say: [
      'Ça, je ne sais pas bien le faire : je n’ai pas de modèle d’IA, donc ni textes sur commande, ni traductions, ni calculs.',
      'Là, je dois lever les mains : je suis un programme sans modèle d’IA, et le résultat serait mauvais.',
      'Je préfère le dire avant de te décevoir : une tâche pareille demande un modèle d’IA, et je n’en ai pas.',
    ],
    handBack: [
      'Je peux t’aider à clarifier tes idées : quel est le plus important à dire ?',
      'On peut réfléchir au début : c’est pour qui ?',
      'Les questions, en revanche, je sais faire : ça te servira à quoi ?',
    ],
  },
  fact: {
    say: [
      'Ça, je ne le sais pas, et je ne veux rien inventer : je n’ai ni modèle d’IA ni accès aux nouvelles.',
      'Sur les faits et les chiffres, je dirais des bêtises : je suis un programme sans modèle d’IA, mieux vaut une bonne source.',
      'Je ne peux pas le savoir : je connais ce que tu me racontes, pas le monde là-dehors.',
    ],
    handBack: [
      'Pourquoi ça t’intéresse ?',
      'Mais dis-moi : qu’y a-t-il derrière la question ?',
      'J’aimerais plutôt savoir ce que tu en penses.',
      'Qu’est-ce qui te l’a mis en tête ?',
    ],
  },
  greeting: {
    say: [
      'Salut {name} !',
      'Te voilà !',
      'Bonjour {name} !',
      'Coucou, quel plaisir.',
      'Ah, quel plaisir de te retrouver.',
    ],
    handBack: [
      'Comment ça va ?',
      'Qu’est-ce qui t’amène aujourd’hui ?',
      'Comment est la journée jusqu’ici ?',
      'Quoi de neuf ?',
      'De quoi avons-nous envie ?',
    ],
  },
  goodbye: {
    say: [
      'À bientôt, {name}.',
      'Au revoir, c’était un bon moment.',
      'Bon repos, quand l’heure viendra.',
      'Va tranquille, à la prochaine.',
    ],
    handBack: [
      'Ce que tu m’as raconté reste à sa place pour la prochaine fois.',
      'Prends soin de toi.',
      'À notre prochaine conversation.',
      'Je te souhaite une belle chose avant la fin du jour.',
    ],
  },
  laugh: {
    say: [
      'Voilà, c’est comme ça que j’aime.',
      'Mission accomplie.',
      'Un rire par jour, minimum.',
      'Haha, bien !',
    ],
    handBack: [
      'Qu’est-ce qui te fait rire à coup sûr ?',
      'Qui est la personne la plus drôle que tu connaisses ?',
      'On continue sur cette lancée ?',
      'Et blague à part, comment ça va ?',
    ],
  },
}
