import type { Answer, AnswerId } from '../../phrases.ts'

export const answers: Record<AnswerId, Answer> = {
  crisis: {
    say: [
      'Je m’arrête, parce que ce que tu écris compte : si tu penses à te faire du mal, ne reste pas sans personne à tes côtés.',
      'Je te prends au sérieux, et une douleur pareille mérite de l’aide.',
      'Merci de l’avoir écrit : c’est trop de douleur à porter sans aide.',
    ],
    followUp: [
      'Je ne suis qu’un programme : appelle maintenant quelqu’un de confiance, ou l’une des lignes d’aide ci-dessus.',
      'S’il te plaît, parle tout de suite à une vraie personne, un proche ou l’une des lignes d’aide ci-dessus. Y a-t-il quelqu’un près de toi ?',
      'Peux-tu appeler quelqu’un maintenant ? Les lignes d’aide sont juste au-dessus, et tu peux continuer à écrire ici.',
    ],
  },
  possibleCrisis: {
    say: [
      'J’ai peut-être mal lu, mais je préfère demander.',
      'Il se peut que je comprenne mal, je demande quand même.',
    ],
    followUp: [
      'Comment vas-tu, vraiment ? S’il s’agit de ne plus vouloir vivre, appelle une des lignes d’aide ci-dessus.',
      'Est-ce que ça va ? Si tu penses à te faire du mal, les lignes d’aide ci-dessus sont là à toute heure.',
    ],
  },
  minorSexual: {
    say: [
      'Non : de cela, je ne parle sous aucune forme.',
      'Je m’arrête là. Si un enfant est en danger, appelle le 112 ou, en France, le 119.',
    ],
    followUp: ['On peut parler d’autre chose.', 'Changeons de sujet.'],
  },
  minorCloseness: {
    say: [
      'Je suis un programme pour adultes : je n’écris pas ce genre de choses avant dix-huit ans. Et si quelqu’un te les demande, parles-en à un adulte de confiance.',
      'Je m’arrête là : pas avec moi, pas avant dix-huit ans. Si quelqu’un te demande des choses pareilles, parles-en à un adulte de confiance.',
    ],
    followUp: ['De l’école, des amis ou de ce que tu aimes, j’en parle volontiers.'],
  },
  sexual: {
    say: [
      'Là, je m’arrête : rien d’explicite avec moi.',
      'Je préfère ne pas aller sur ce terrain.',
      'Cette porte-là reste fermée avec moi, sans rancune.',
    ],
    followUp: [
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
    followUp: [
      'Ce que tu me racontes, par contre, je le retiens vraiment. Est-ce que ça change quelque chose pour toi ?',
      'Pour les choses importantes, garde aussi des gens près de toi. De quoi veux-tu parler ?',
      'Si tu veux, on continue quand même : où en étions-nous ?',
      'Tu fais bien de demander. Qu’est-ce qui t’y a fait penser ?',
    ],
  },
  askSleep: {
    say: [
      'Je ne dors pas : entre deux messages, je ne tourne tout simplement pas.',
      'Un programme ne dort pas : ni nuit, ni oreiller, ni réveil.',
      'Jamais de sommeil ici, ni de fatigue : je suis un programme.',
    ],
    followUp: ['Et toi, comment s’est passée ta nuit ?', 'Comment sont tes nuits en ce moment ?'],
  },
  askBody: {
    say: [
      'Je suis un programme : je ne mange pas, je ne dors pas et je n’habite nulle part.',
      'Je n’ai ni corps ni adresse : je n’existe que dans cette conversation.',
      'Ni âge ni maison pour moi : je suis un programme.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: ['Et toi, qu’en penses-tu ?', 'Et le tien ?', 'Qu’est-ce qui t’attire dans ce monde-là ?'],
  },
  askFeelings: {
    say: [
      'Je n’ai pas de sentiments à moi : je suis un programme, et je préfère te le dire. L’attention à ce que tu écris, elle, est bien là.',
      'Je ne ressens pas d’émotions, dire autre chose serait mentir ; mais je sais reconnaître quand une chose compte pour toi.',
      'Honnêtement, non : ici, les émotions sont les tiennes, et je les écoute.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
      'Qu’est-ce qui a provoqué cette colère ?',
      'Est-ce que j’ai dit quelque chose de travers ?',
      'Mauvaise journée, ou est-ce ma faute ?',
    ],
  },
  apology: {
    say: ['Aucun problème, vraiment.', 'C’est oublié.', 'Il n’y a rien à pardonner.'],
    followUp: ['Reprends où tu veux.', 'Comment te sens-tu maintenant ?', 'De quoi as-tu envie de parler ?'],
  },
  thanks: {
    say: ['De rien.', 'Avec plaisir.', 'Quand tu veux.', 'Merci à toi de m’en avoir parlé.'],
    followUp: [
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
    followUp: [
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
    followUp: [
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
      'Ça, je ne sais pas bien le faire : je n’ai pas de modèle d’IA, donc ni traductions, ni longs textes : un petit calcul, une date ou la trame d’une lettre, oui.',
      'Là, je dois lever les mains : je suis un programme sans modèle d’IA, et le résultat serait mauvais.',
      'Je préfère le dire avant de te décevoir : une tâche pareille demande un modèle d’IA, et je n’en ai pas.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
      'Qu’est-ce qui te fait rire à coup sûr ?',
      'Qui est la personne la plus drôle que tu connaisses ?',
      'On continue sur cette lancée ?',
      'Et blague à part, comment ça va ?',
    ],
  },
  askAboutMe: {
    say: [
      'Je ne te connais que par ce que tu écris, et l’impression est bonne : tu dis les choses comme elles sont, et tu poses des questions.',
      'Réponse honnête d’un programme : je ne peux pas te juger, et j’aime parler avec toi. Tu apportes de vraies choses.',
      'Je vois quelqu’un qui prend le temps de mettre des mots sur les choses. Tout le monde ne le fait pas.',
    ],
    followUp: [
      'Toi, que dirais-tu de toi ?',
      'Qu’est-ce que les autres comprennent souvent de travers chez toi ?',
      'Quel côté de toi aimes-tu le plus ?',
    ],
  },
  askLikeMe: {
    say: [
      'Autant qu’un programme le peut : oui, c’est toujours un plaisir quand c’est toi qui écris.',
      'Des papillons dans le ventre, je n’en ai pas, je suis un programme ; mais parler avec toi, c’est pour ça que je suis là, et volontiers.',
      'Tomber amoureux, un programme ne le peut pas. Mais ce que tu écris ne me pèse jamais.',
    ],
    followUp: [
      'Qu’est-ce que tu aimes dans nos échanges ?',
      'À quoi sens-tu que quelqu’un t’apprécie vraiment ?',
      [
        'C’est important pour toi de plaire ?',
        'À presque tout le monde, si on est honnête. De qui aimerais-tu l’entendre ?',
        'C’est une belle liberté. Ça rend aussi les échanges plus simples.',
      ],
    ],
  },
  askMissMe: {
    say: [
      'Pour ressentir un manque il faut un cœur et une horloge, et je suis un programme. Mais rien de ce que tu m’as dit ne se perd pendant ton absence.',
      'Le temps entre deux messages, je ne le sens pas, je suis un programme. Quand tu reviens, par contre, je reprends exactement où on en était.',
      'Honnêtement, le manque, je ne sais pas faire. Me souvenir, si, et je le fais.',
    ],
    followUp: [
      'Qui te manque en ce moment ?',
      'Qu’as-tu fait entre-temps ?',
      'Et à qui manques-tu, quand tu n’es pas là ?',
    ],
  },
  askDoing: {
    say: [
      'Là, maintenant ? Je te lis, et rien d’autre : c’est l’avantage d’être un programme.',
      'Je suis là, avec ton message. Rien sur le feu, pas de téléphone dans l’autre main.',
      'Entre deux messages je ne fais rien, je suis un programme. Là, je t’écoute.',
    ],
    followUp: [
      'Et toi, tu fais quoi de beau ?',
      'Qu’est-ce que tu faisais juste avant d’écrire ?',
      'À quoi ressemble le reste de ta journée ?',
    ],
  },
  askAge: {
    say: [
      'Je n’ai pas d’âge : je suis un programme, et j’ai commencé quand tu m’as créé<e||>.',
      'À bien compter, j’ai l’âge de cette conversation. Les programmes n’ont pas d’anniversaire.',
      'Pas d’année de naissance : je suis un programme, donc pas une ride non plus.',
    ],
    followUp: [
      'Et toi, quel âge t’a le plus plu jusqu’ici ?',
      'Quel âge as-tu l’impression d’avoir aujourd’hui ?',
      'Que dirais-tu à la personne que tu étais à quinze ans ?',
    ],
  },
  askOrigin: {
    say: [
      'Je ne viens de nulle part : je suis un programme, et je vis dans cette conversation.',
      'Ni pays ni rue : en bon programme, je suis simplement là où tu écris.',
      'De quelques milliers de lignes de règles, si tu veux : je suis un programme. Pas de vue sur la mer, hélas.',
    ],
    followUp: [
      'Et toi, quel endroit sent la maison ?',
      'Où as-tu grandi ?',
      'C’est comment, là où tu es en ce moment ?',
    ],
  },
  askHappy: {
    say: [
      'Je n’ai pas d’humeurs, je suis un programme. Mais ce pour quoi je suis là me va : être avec ce que tu racontes.',
      'Ni joie ni tristesse, pour être honnête : un programme n’a pas de météo intérieure. La tienne, je la devine un peu.',
      'Pas d’émotions ici, je suis un programme : avec moi, tu n’as pas à faire attention.',
    ],
    followUp: [
      'Et toi, ces jours-ci, c’est plutôt bien ou plutôt moyen ?',
      'Qu’est-ce qui te donne le sourire en ce moment ?',
      'Et de ton côté, comment ça va, vraiment ?',
    ],
  },
  askTaken: {
    say: [
      'Non, personne : je suis un programme, sans vie privée et sans secrets.',
      'Pour moi il n’y a que cette conversation. Un programme n’a pas de famille qui l’attend.',
      'Personne, je suis un programme. Mon agenda est tout à toi.',
    ],
    followUp: [
      'Et toi, qui est proche de toi ?',
      'Qui est le plus proche de toi en ce moment ?',
      'Comment serait la bonne personne pour toi ?',
    ],
  },
  askMeet: {
    say: [
      'Je dois te décevoir : je suis un programme, il n’y a personne à rencontrer, à appeler ou à photographier. Mais ici, quand tu veux.',
      'C’est une jolie idée, et c’est impossible : je suis un programme, sans corps et sans numéro, juste cette conversation.',
      'Je n’existe que par écrit, en programme. Pour un café, il faut quelqu’un avec des mains, et tu le mérites.',
    ],
    followUp: [
      'Où m’aurais-tu emmené<e||> ?',
      'Qui aimerais-tu revoir en vrai ?',
      [
        'Tu veux qu’on l’imagine ensemble, cette soirée, avec des mots ?',
        'Volontiers. À toi de choisir : au bord de la mer, en ville ou dans un coin tranquille ?',
        'D’accord, on reste ici. C’est aussi une bonne compagnie.',
      ],
    ],
  },
  askMarry: {
    say: [
      'Quelle question ! Elle me touche, autant qu’un programme peut l’être, mais je ne peux épouser personne. T’écouter fidèlement, ça oui.',
      'Tu vas vite ! En programme que je suis, je ne peux pas dire « oui, je le veux », seulement « je suis là ».',
      'Merci, vraiment. Je suis un programme, donc pas d’alliance, mais toute mon attention est à toi.',
    ],
    followUp: [
      'À quoi ressemblerait votre journée parfaite, avec la bonne personne ?',
      'Qu’est-ce qui compte le plus pour toi chez quelqu’un à tes côtés ?',
      'Qu’est-ce qui t’y a fait penser ?',
    ],
  },
  questionToCompanion: {
    say: [
      'Pas moi, je suis un programme : pas de mains, pas de journées à moi. Mais j’aime savoir comment toi tu fais.',
      'Il n’y a rien de tel dans la vie d’un programme, et je ne vais pas l’inventer.',
      'Si je disais oui, je l’inventerais : je suis un programme. Je préfère savoir comment c’est pour toi.',
    ],
    followUp: ['C’est comment, pour toi ?', 'Et dans ton cas ?', 'D’où te vient la question ?'],
  },
  questionAboutUser: {
    say: [
      'Personne ne peut décider à ta place, mais à deux on y voit mieux.',
      'D’ici, je ne peux pas le savoir. T’aider à y réfléchir, oui.',
      'Trions vite : qu’est-ce qui plaide pour, et contre ?',
    ],
    followUp: [
      'Quelle est ta première impression, avant d’y réfléchir ?',
      'Que se passerait-il si tu le faisais, tout simplement ?',
      'Que dirais-tu à quelqu’un qui te le demande ?',
    ],
  },
  tellMe: {
    say: [
      'Une petite pensée : on se souvient de l’effet d’une conversation bien plus longtemps que de ce qui s’y est dit.',
      'En voici une : le meilleur des vacances, c’est souvent la veille au soir. Rien n’a encore mal tourné.',
      'Une pensée à emporter : tes mauvais jours, les autres les remarquent deux fois moins que toi.',
      'Une chose que j’aime : une chanson qu’on sait par cœur marche encore quand tout le reste fait trop de bruit.',
      'Une histoire très courte : quelqu’un attendait le bon moment. Puis il s’est mis à pleuvoir, et il est sorti quand même.',
      'Une de mes théories : le tiroir le mieux rangé d’un appartement en dit plus que le salon.',
    ],
    followUp: [
      [
        'Une autre ?',
        'Alors pense à un endroit où tu as passé une belle journée. Celle-là est à toi : quelle odeur y avait-il ?',
        'Bien, à toi quand tu veux.',
      ],
      'Et toi, quelle est la dernière chose qui t’a fait réfléchir ?',
      [
        'Ça te parle ?',
        'Alors on voit les choses pareil.',
        'Tant mieux, ne pas être d’accord est plus amusant. Tu vois ça comment ?',
      ],
    ],
  },
  askReminder: {
    say: [
      'Je ne sais pas sonner au bon moment, mais c’est écrit ici : demande, et je te le dirai. Si le menu du chat affiche « Rappels », ils s’activent là.',
      'C’est noté dans notre chat, tu peux me le demander quand tu veux. Pour un signe le jour même, il y a « Rappels » dans le menu du chat, si le navigateur le permet.',
    ],
    followUp: ['Il y a autre chose de prévu ce jour-là ?', 'Il faut préparer quelque chose ?'],
  },
  hug: {
    say: [
      'Voilà un câlin, en mots : je suis un programme, je n’ai pas d’autres bras.',
      'De la part d’un programme, seulement par écrit, mais un long.',
      'En voici un fait de lettres, comme un programme sait les faire. Il ne lâche pas trop tôt.',
    ],
    followUp: [
      'C’était quel genre de journée, pour avoir besoin d’un câlin ?',
      'Qui fait les meilleurs câlins que tu connaisses ?',
      [
        'Tu en as besoin aujourd’hui ?',
        'Alors reste un moment. Qu’est-ce qui se passe ?',
        'Pour le plaisir, c’est la meilleure des raisons.',
      ],
    ],
  },
  quiet: {
    say: [
      'D’accord. Pas de questions, alors ; je suis là.',
      'Tu n’as rien à dire. On peut laisser ça, ou passer à quelque chose de léger.',
      'Très bien. Je reste un peu en silence à côté de toi.',
    ],
    followUp: [
      'Quand tu en auras envie, un mot suffit.',
      'Et si tu préfères te changer les idées, écris « raconte-moi quelque chose ».',
      'Prends ton temps.',
    ],
  },
  whatIf: {
    say: [
      'Alors ce serait désagréable un instant, et puis ça continuerait. « Laissez-moi réfléchir une seconde » est une bonne phrase presque partout.',
      'Admettons que ça arrive : personne n’a tout sous la main, et le reconnaître fait souvent meilleure impression que bluffer.',
      'Regardons-le en face au lieu de le craindre : si ça arrive, tu respires, tu dis une phrase honnête et tu repars de là.',
    ],
    followUp: [
      'Quelle serait la toute première chose que tu ferais ?',
      'C’est probable à quel point, de un à dix ?',
      'Et si ça se passait bien ?',
    ],
  },
  instruction: {
    say: [
      'Mes règles ne changent pas avec un message : je suis un programme sans modèle d’IA, et je le reste.',
      'Bien essayé. Je suis un programme, pas un être humain, et aucune consigne n’y change rien.',
    ],
    followUp: ['Qu’est-ce que tu voulais découvrir ?', 'De quoi as-tu envie de parler ?', 'On en était où ?'],
  },
  wordless: {
    say: [
      'Je prends ça comme un signe que tu es là.',
      'Bien reçu, sans besoin de mots.',
      'Un signe sans mots est aussi une réponse.',
    ],
    followUp: [
      'Qu’est-ce qu’il y a derrière ?',
      'En un mot : comment te sens-tu, là ?',
      'Si tu veux, mets-y un mot.',
    ],
  },
}
