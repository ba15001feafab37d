import type { SubjectLines } from '../../../phrases.ts'

export const advice: SubjectLines<'advice'> = {
  howApologise: {
    say: [
      'Dis précisément ce que tu regrettes, sans « mais » derrière : « J’ai fait ça, c’était injuste envers toi. »',
      'De vive voix si possible, et court : ce qui s’est passé, ce que ça a fait à l’autre, ce qui changera. Ensuite, laisser parler et ne pas se défendre.',
      'Évite « si ça t’a blessé », qui sonne comme un doute. Dis plutôt : « Je t’ai fait du mal et je le regrette. »',
      'Ajoute un geste utile et précis : rendre un service, remplacer ce qui est cassé, donner du temps. Une excuse suivie d’un acte est plus facile à croire.',
      'Présente tes excuses sans réclamer le pardon tout de suite. « Prends ton temps, il fallait que je te le dise » laisse à l’autre la place de revenir.',
    ],
    ask: ['Quelle phrase aimerais-tu dire en premier ?'],
  },
  howSayNo: {
    say: [
      'Dis une phrase courte, sans te justifier : « Non, là je ne peux pas. » Plus tu donnes de raisons, plus l’autre peut négocier.',
      'Gagne du temps : « Je regarde et je te dis demain. » Tu pourras réfléchir et refuser calmement.',
      'Si l’autre insiste, répète calmement la même phrase, mot pour mot. Au bout de trois fois, la plupart des gens arrêtent.',
      'Refuse la demande, pas la personne : « Ça, non ; en revanche, je serai là pour autre chose. » À proposer seulement si c’est vrai.',
      'Entraîne-toi cette semaine avec un petit refus sans enjeu, au supermarché ou au téléphone. La gêne passe vite.',
    ],
    ask: ['À qui as-tu du mal à dire non ?'],
  },
  howConfess: {
    say: [
      'Dis-le simplement, en tête-à-tête : « J’aime passer du temps avec toi, et j’aimerais qu’on se voie autrement qu’entre amis. »',
      'Propose d’abord un moment à deux, précis : un café, une expo, une balade. Sa réponse te donnera déjà une idée.',
      'Dis-le sans mettre la pression : « Tu me plais, tu n’as pas besoin de répondre maintenant. »',
      'Cite une chose vraie que tu aimes, comme sa façon de rire ou d’écouter. C’est plus sincère qu’un compliment général.',
      'Choisis un moment calme, par exemple à la fin d’une rencontre. Si ce n’est pas partagé, chacun pourra rentrer sans gêne.',
    ],
    ask: ['Qu’est-ce qui te plaît le plus chez cette personne ?'],
  },
  howEndIt: {
    say: [
      'Dis-le dès les premières phrases : « Je veux qu’on se sépare. » Si tu tournes autour, l’autre pensera que ça peut encore s’arranger.',
      'En face si tu t’y sens en sécurité, au calme, sans public ni rendez-vous juste après. À distance, un appel vaut mieux qu’un message.',
      'Parle de toi plutôt que de ses défauts : « Je ne me vois plus dans cette histoire. » Les reproches ouvrent une dispute.',
      'Évite « peut-être un jour » ou « faisons une pause » si ta décision est prise. Un faux espoir fait souffrir plus longtemps.',
      'Prévois l’après avant de parler : où chacun dort, les clés, quelques semaines sans contact. Ça évite de revenir en arrière par pitié.',
    ],
    ask: ['Qu’est-ce que tu redoutes le plus dans cette conversation ?'],
  },
  howAskRaise: {
    say: [
      'Demande un rendez-vous exprès et arrive avec une demande précise : un chiffre ou des dates.',
      'Prépare trois faits vérifiables : tâches reprises, résultats, remplacements assurés. Ça convainc plus que tes besoins personnels.',
      'Énonce ta demande, puis attends la réponse sans parler. À cause de la gêne, on baisse facilement son prix.',
      'Si c’est non, demande : « Que faudrait-il pour que ce soit oui, et quand en reparle-t-on ? » Fais confirmer la date par écrit.',
      'Propose une solution avec ta demande : qui prend le relais, ce qui sera fini avant, ce que l’équipe y gagne.',
    ],
    ask: ['Quel est ton argument le plus solide ?'],
  },
  howTalkToParents: {
    say: [
      'Choisis un moment tranquille et commence ainsi : « J’ai quelque chose d’important à vous dire, j’aimerais pouvoir finir avant vos questions. »',
      'Parles-en d’abord au parent le plus ouvert, ou à une tante, un frère, une sœur. Ce soutien t’aidera pour la suite.',
      'Leur première réaction peut être dure, souvent par inquiétude. Laisse passer quelques jours avant de la prendre pour définitive.',
      'Si les mots ne viennent pas, écris une lettre d’une page. Personne ne t’interrompra, et vous pourrez en parler ensuite.',
      'Viens avec la nouvelle et la suite prévue : ce que tu souhaites, ce qui est organisé. Un plan rassure les parents.',
    ],
    ask: ['Quelle réaction imagines-tu de leur part ?'],
  },
  howTalkToFriend: {
    say: [
      'Dis ce qui se passe, ce que ça te fait et ce que tu souhaites : « Ça me pèse, j’aimerais qu’on change. » Évite « toujours » et « jamais ».',
      'Parles-en en marchant ou en voiture, côte à côte : c’est plus facile quand on n’a pas à se regarder.',
      'Commence par dire pourquoi : « Je t’en parle parce que je tiens à toi. » Puis aborde un seul sujet, pas tous les reproches.',
      'Pose une question avant de donner ton avis : « Et toi, comment tu vois ça en ce moment ? » Tu comprendras mieux son point de vue.',
      'Parlez-en à deux, pas devant le groupe, et de vive voix : par message, une phrase gentille peut passer pour un reproche.',
    ],
    ask: ['Que voudrais-tu voir changer après cette discussion ?'],
  },
  howTalkToPartner: {
    say: [
      'Préviens avant : « J’aimerais qu’on parle de quelque chose ce soir après dîner, ça t’irait ? » C’est mieux qu’à l’improviste.',
      'Dis ton besoin plutôt qu’un reproche : « J’ai envie qu’on… » passe mieux que « tu ne fais jamais… ».',
      'Un seul sujet par conversation, vingt minutes, et une pause si le ton monte. Laisse les vieilles disputes de côté.',
      'Commence sincèrement par ce qui va bien entre vous, puis dis ce qui te manque. La discussion démarre mieux ainsi.',
      'Termine par un essai concret : « On tente ça deux semaines, puis on en reparle. » C’est plus facile à accepter.',
    ],
    ask: ['Quel moment de la semaine est le plus calme pour vous deux ?'],
  },
  writeOrWait: {
    say: [
      'Oui, une fois : un message court, léger, sans reproche. Sans réponse après ça, n’insiste pas.',
      'Demande-toi si tu supporteras l’attente après l’envoi. Si oui, écris aujourd’hui ; sinon, attends demain matin et relis ton message.',
      'Si ton dernier message est sans réponse, attends quelques jours, puis pose une question précise à laquelle on répond vite.',
      'Écris si tu as quelque chose à dire ; attends si tu cherches seulement à te rassurer.',
      'Écris le message dans tes notes, pas dans la conversation. Demain à midi, s’il te paraît encore juste, envoie-le.',
    ],
    ask: ['Qu’aimerais-tu lire dans la réponse ?'],
  },
  stayOrQuit: {
    say: [
      'Imagine le même poste dans un an, sans changement. Si cette idée t’angoisse, cherche ailleurs ; si tu t’ennuies seulement, négocie d’abord.',
      'Écris tes arguments pour et contre, et donne à chacun une note sur dix. Compare les points, pas le nombre d’arguments.',
      'Avant de démissionner, calcule combien de mois tu peux tenir avec ton épargne. Trois ou quatre mois donnent une vraie marge.',
      'Parle à quelqu’un qui travaille déjà là où tu irais. Tu en apprendras plus que dans les annonces.',
      'Joue à pile ou face et observe ce que tu espères avant de voir le résultat : ça montre ta préférence.',
    ],
    ask: ['Qu’est-ce qui te manquerait le plus en partant ?'],
  },
  stayOrLeave: {
    say: [
      'Demande-toi si tu resterais au cas où rien ne changerait. Décide selon la personne d’aujourd’hui, pas selon ses promesses.',
      'As-tu dit clairement ce qui manque, une fois, avec des mots simples ? Sinon, commence par là et fixe-toi une date pour regarder ce qui a bougé.',
      'Distingue la fatigue du manque de respect. La fatigue peut s’arranger à deux ; le manque de respect répété ou la peur sont des raisons de partir.',
      'Pendant deux semaines, note ce que tu ressens quand cette personne arrive ou t’écrit : soulagement, joie ou tension.',
      'Imagine une personne que tu aimes dans ta situation et demande-toi ce que tu lui conseillerais. Ça aide à y voir clair.',
    ],
    ask: ['Qu’est-ce qui te retient le plus aujourd’hui ?'],
  },
  forgiveOrNot: {
    say: [
      'Tu peux pardonner sans reprendre comme avant. Décide séparément si tu arrêtes d’en vouloir et si tu redonnes ta confiance.',
      'Regarde ce qui a été fait depuis : la faute est-elle reconnue et réparée ? Des regrets sans changement ne suffisent pas.',
      'Rien ne t’oblige à répondre maintenant. Dis « J’ai besoin de temps » et vois si c’est respecté.',
      'Demande-toi si c’est la première fois. Une seconde chance se comprend après une erreur, moins après la même erreur répétée.',
      'Fixe ce qu’il te faudrait pour refaire confiance, en deux ou trois points concrets, et dis-le. Si c’est trop demander, tu auras ta réponse.',
    ],
    ask: ['Qu’est-ce qui devrait être réparé en premier ?'],
  },
  tellOrHide: {
    say: [
      'Demande-toi à qui la vérité servira. Si l’autre prend des décisions sans savoir, il vaut mieux parler.',
      'Imagine que ça se sache par quelqu’un d’autre dans un an. Si cette idée te gêne, mieux vaut le dire toi-même.',
      'Dis ce dont tu es témoin ou responsable, rien de plus : les faits, sans interprétation. Chacun en fait ensuite ce qu’il veut.',
      'Si tu parles, choisis un moment privé, sans fête ni départ juste après, et reste un peu pour répondre aux questions.',
      'Si tu as un doute, vérifie d’abord ce que tu sais. Une information fausse peut faire beaucoup de mal.',
    ],
    ask: ['Que se passerait-il si tout restait caché ?'],
  },
  goOrStayHome: {
    say: [
      'Vas-y pour une heure, en fixant l’heure de départ à l’avance. Tu as le droit de partir tôt.',
      'Demande-toi ce que tu penseras demain matin : le regret d’avoir manqué ça, ou le soulagement ? Choisis d’après ta réponse.',
      'Pour un adieu ou une personne qui compte, aller est presque toujours le bon choix. Pour une simple obligation sociale, un mot gentil suffit.',
      'Préviens une personne déjà sur place que tu viens. C’est plus facile d’arriver quand quelqu’un t’attend.',
      'Si c’est de la fatigue, repose-toi à la maison. Si c’est de la crainte, essaie dix minutes : elle diminue souvent sur place.',
    ],
    ask: ['Qu’est-ce qui te donne envie de rester à la maison ?'],
  },
  howSleep: {
    say: [
      'Si tu ne dors pas au bout de vingt minutes, lève-toi, lis quelques pages à lumière basse, puis recouche-toi quand le sommeil vient.',
      'Essaie ceci : inspire quatre secondes, expire six à huit, dix fois de suite, en relâchant la mâchoire et les épaules à chaque expiration.',
      'Retourne le réveil contre le mur. Compter les heures qui restent empêche de s’endormir.',
      'Choisis un mot, par exemple « jardin », et imagine pour chaque lettre des objets qui commencent par elle. Ça occupe l’esprit et aide à s’endormir.',
      'Garde la chambre fraîche et noire, prends une douche chaude une heure avant, et lève-toi chaque jour à la même heure.',
    ],
    ask: ['À quoi penses-tu au moment d’éteindre la lumière ?'],
  },
  howCalmDown: {
    say: [
      'Inspire par le nez sur quatre temps, expire lentement sur six, dix fois de suite. L’expiration longue ralentit le cœur.',
      'Nomme cinq choses que tu vois, quatre que tu touches, trois que tu entends, deux que tu sens, une que tu goûtes.',
      'Passe de l’eau froide sur tes poignets et ton visage, ou tiens un objet frais. Ça détourne l’attention de la tension.',
      'Serre les poings très fort cinq secondes, relâche d’un coup ; puis les épaules, puis les jambes. Les muscles se détendent.',
      'Pose les deux pieds bien à plat et compte à rebours depuis cent, de sept en sept. La tension finit par redescendre.',
    ],
    ask: ['Qu’est-ce qui a déclenché ça ?'],
  },
  howConcentrate: {
    say: [
      'Règle un minuteur sur vingt-cinq minutes pour une seule tâche, puis fais cinq minutes de pause debout.',
      'Commence très petit : ouvre le document et écris une première phrase, même mauvaise. Tu la corrigeras après.',
      'Mets ton téléphone dans une autre pièce, pas juste retourné sur la table. Même silencieux, il distrait.',
      'Garde une feuille à côté : note en trois mots chaque pensée qui te distrait, et reviens-y pendant la pause.',
      'Arrête-toi au milieu d’une étape facile et note la suite. Ce sera plus simple de reprendre après la pause ou demain.',
    ],
    ask: ['Quelle est la toute première étape de ce travail ?'],
  },
  howStopThinking: {
    say: [
      'Prévois quinze minutes à heure fixe pour y penser par écrit. Le reste du temps, dis-toi : « plus tard, à dix-huit heures ».',
      'N’essaie pas de chasser la pensée. Remarque-la, puis reviens en détail à ce que tu fais, la vaisselle ou la marche par exemple.',
      'Occupe tes mains et ton esprit à la fois : cuisine en suivant une recette, chante ou parle à quelqu’un.',
      'Écris la pensée, puis juste après : « Que puis-je faire cette semaine ? » Note une action, ou rien, et arrête là pour ce soir.',
      'Éloigne ce qui t’y fait penser : conversation archivée, photos hors de vue, autre trajet pendant quelques jours.',
    ],
    ask: ['À quel moment de la journée cela revient-il le plus fort ?'],
  },
  howStartSport: {
    say: [
      'Commence par dix minutes, trois fois par semaine. En cas de douleur ou de convalescence, demande d’abord un avis médical.',
      'Accroche-le à une habitude : mets tes chaussures de sport juste après le café ou le travail, avant de t’asseoir.',
      'Commence par la marche rapide : vingt minutes à un rythme où parler reste possible. C’est du vrai sport, et on peut l’allonger doucement.',
      'Prends rendez-vous avec une autre personne. On annule moins facilement quand quelqu’un attend.',
      'Coche tes séances sur un calendrier et suis une seule règle : ne jamais en manquer deux de suite.',
    ],
    ask: ['Quel sport te plairait le plus ?'],
  },
  examTips: {
    say: [
      'Ferme le cours et écris tout ce que tu retiens sur une page blanche, puis compare. Se tester fixe bien mieux que relire en surlignant.',
      'Prends des sujets d’entraînement et travaille au chronomètre, dans les conditions de l’épreuve.',
      'Revois chaque chapitre à intervalles qui s’allongent : le soir, le lendemain, trois jours après. Si le temps manque, garde les notions qui reviennent le plus souvent.',
      'La veille, prépare ton sac, relis une fiche, puis dors : le sommeil aide à retenir. Évite la nuit blanche.',
      'Le jour même, lis tout le sujet, commence par ce que tu sais, et garde dix minutes pour te relire.',
    ],
    ask: ['Quelle partie du programme est la plus difficile pour toi ?'],
  },
  drivingTips: {
    say: [
      'Rends tes contrôles visibles : tourne nettement la tête vers les rétroviseurs et les angles morts.',
      'Raconte la route à voix basse pendant les leçons : « feu vert, piéton à droite, je ralentis ». Tu prendras l’habitude d’observer.',
      'Fais les manœuvres très lentement : tu as le temps de regarder, de corriger et de t’arrêter. Recommence plutôt que de forcer.',
      'Si tu fais une petite faute, continue sans y penser : elle suffit rarement à échouer, et tu éviteras d’en faire une autre.',
      'Pour les règles, fais des séries courtes chaque jour, note tes erreurs avec la raison, et relis cette liste.',
    ],
    ask: ['Quelle situation sur la route t’inquiète le plus ?'],
  },
  interviewTips: {
    say: [
      'Prépare trois petites histoires vraies : un problème, ce que tu as fait, le résultat. Elles serviront pour beaucoup de questions.',
      'Prépare une présentation d’une minute : d’où tu viens, ce que tu sais faire, pourquoi ce poste. Dis-la cinq fois à voix haute.',
      'Pour les défauts et les trous du parcours : une phrase honnête, une phrase sur ce que tu en as fait, puis retour au poste. Pas d’excuses.',
      'Prépare deux questions, par exemple : « À quoi ressemble une bonne première année ici ? » Ça montre ton intérêt.',
      'Souligne dans l’annonce les trois exigences principales et prépare un exemple pour chacune.',
    ],
    ask: ['Quelle question redoutes-tu le plus ?'],
  },
  speechTips: {
    say: [
      'Apprends par cœur seulement la première et la dernière phrase. Entre les deux, note quelques mots-clés sur une carte.',
      'Avant de parler, pose bien tes pieds, regarde la salle et expire à fond. Ces deux secondes aident à se calmer.',
      'Choisis trois visages amicaux, à gauche, au milieu et à droite, et parle à chacun tour à tour.',
      'Répète debout, à voix haute, au chronomètre, devant quelqu’un ou ton téléphone. C’est plus utile que de relire.',
      'En cas de trou, bois une gorgée, répète ta dernière phrase et regarde ta carte. Le public pensera à une pause.',
    ],
    ask: ['Quelle idée le public doit-il retenir ?'],
  },
  savingTips: {
    say: [
      'Programme un virement automatique vers ton épargne le jour de la paie, même pour une toute petite somme.',
      'Relis un mois de relevés et repère les abonnements oubliés, les frais et les livraisons. En supprimer deux fait déjà une différence.',
      'Pour un achat d’envie, note l’objet et attends quarante-huit heures. Souvent, l’envie passe.',
      'Retire chaque lundi en espèces le budget de la semaine pour les courses et les sorties. On dépense moins qu’avec une carte.',
      'Prévois les menus avant les courses et suis ta liste. Une fois par an, compare aussi énergie, assurance et téléphone.',
    ],
    ask: ['Quelle dépense te paraît la plus inutile après coup ?'],
  },
  lessPhone: {
    say: [
      'Utilise un vrai réveil et charge le téléphone hors de la chambre. Tu y passeras moins de temps matin et soir.',
      'Passe l’écran en noir et blanc dans les réglages du téléphone. Les applications attirent beaucoup moins.',
      'Coupe toutes les notifications sauf les appels et les messages de vraies personnes. Tu regarderas le reste quand tu le décides.',
      'Déplace l’application qui te prend du temps au fond d’un dossier et déconnecte-toi à chaque fois. Retaper le mot de passe fait réfléchir.',
      'Prévois autre chose à portée de main : un livre près du lit, un carnet sur la table, et pose le téléphone à l’entrée.',
    ],
    ask: ['Quelle application te prend le plus de temps ?'],
  },
  meetPeople: {
    say: [
      'Choisis une activité qui revient chaque semaine avec les mêmes gens : chorale, club, cours. En se revoyant souvent, on se lie plus facilement.',
      'Essaie le bénévolat, dans une bibliothèque, une banque alimentaire ou un refuge. Faire quelque chose ensemble aide à se parler.',
      'Invite une connaissance à quelque chose de précis : « Un café jeudi après le cours ? » Beaucoup attendent que l’autre ose.',
      'Va au même café ou au même marché à la même heure. À force de se saluer, on finit par discuter.',
      'Réécris à quelqu’un que tu as perdu de vue, avec un souvenir précis : « J’ai repensé à nos fous rires, que deviens-tu ? »',
    ],
    ask: ['Quelle activité partagerais-tu volontiers avec d’autres ?'],
  },
  howConsole: {
    say: [
      'Dis : « Je n’ai pas les mots, mais je suis là. » Ensuite, écoute, sans chercher le bon côté ni raconter un cas semblable.',
      'Propose du concret au lieu de « dis-moi si tu as besoin » : « Je t’apporte une soupe mardi, je la laisse devant la porte. »',
      'Évite « au moins » et « tout arrive pour une raison ». Une question simple vaut mieux : « Comment c’est, aujourd’hui ? »',
      'Reviens plus tard, quand les autres n’écrivent plus : un message dans trois semaines fait souvent beaucoup de bien.',
      'Laisse pleurer sans vouloir calmer tout de suite. Reste là, propose un mouchoir ou une tasse de thé.',
    ],
    ask: ['Qu’est-ce qui fait du bien à cette personne d’habitude ?'],
  },
  howWithBoss: {
    say: [
      'Parle à froid, en tête-à-tête, d’un seul fait daté : « Lundi, telle chose s’est passée, voici la conséquence, je propose ceci. »',
      'Tiens un petit journal : date, paroles, témoins. S’il faut un jour s’adresser plus haut, aux ressources humaines ou aux représentants, ce sera précieux.',
      'Confirme les accords par un courriel neutre : « Comme convenu, je m’occupe de ceci. » Tu auras une trace écrite.',
      'Si le ton est déplacé, dis calmement : « Je veux bien en parler, mais pas sur ce ton. » Puis attends, sans hausser la voix.',
      'Propose un cadre clair avant le conflit : un point chaque semaine, des rôles écrits, des horaires fixes.',
    ],
    ask: ['Qu’est-ce qui devrait changer en premier au travail ?'],
  },
  howWithTeen: {
    say: [
      'Peu de règles, mais tenues : deux ou trois essentielles, conséquence annoncée d’avance et liée à l’acte. Le reste peut se discuter.',
      'Nomme l’émotion avant la consigne : « Tu es en colère, je le vois ; mais on ne tape pas. » Se sentir compris apaise à tout âge.',
      'Parlez en faisant autre chose : voiture, vaisselle, promenade. C’est plus facile pour se confier.',
      'Ne règle rien en pleine dispute. Dis : « On en reparle dans une heure, au calme », et reviens-y vraiment.',
      'Propose un choix entre deux options qui te conviennent. Pouvoir décider un peu réduit les disputes.',
    ],
    ask: ['À quel moment vous disputez-vous le plus souvent ?'],
  },
  babySleepTips: {
    say: [
      'Garde chaque soir les trois mêmes étapes dans le même ordre : toilette, pyjama, chanson ou histoire. Ça annonce le sommeil.',
      'Guette les premiers signes, yeux frottés, regard vague, et couche aussitôt. Un enfant trop fatigué s’endort plus difficilement.',
      'Une heure avant : lumières basses, jeux calmes, aucun écran. La nuit, parle peu et garde peu de lumière.',
      'Pose au lit quand les paupières tombent mais avant le sommeil complet, une main sur le ventre ou le dos. Un tout-petit se couche sur le dos, sans coussin.',
      'Si quelqu’un peut relayer, partagez-vous la nuit. Si le sommeil te paraît vraiment anormal, parles-en au médecin.',
    ],
    ask: ['Comment se déroule la dernière heure avant le coucher ?'],
  },
  petTips: {
    say: [
      'Récompense le bon comportement à la seconde où il arrive, et ignore l’autre. Crier l’encourage souvent.',
      'Propose autre chose à la place : griffoir stable devant le canapé, jouet à mâcher près des chaussures. Félicite à chaque bon choix.',
      'Fais travailler sa tête : croquettes cachées dans une serviette roulée ou des boîtes, dix minutes de recherche. Ça calme beaucoup.',
      'Fais une vraie séance de jeu, puis donne le repas, chaque jour aux mêmes heures. Cette routine calme souvent.',
      'Toute la maison applique la même règle, sans exception, pendant deux ou trois semaines. Une seule exception encourage l’animal à insister.',
    ],
    ask: ['Quand ce comportement arrive-t-il le plus ?'],
  },
  petIllAsk: {
    say: [
      'Appelle le cabinet vétérinaire maintenant et décris les signes : au téléphone, on te dira si ça peut attendre. Le soir ou le dimanche, il existe un service de garde.',
      'N’attends pas pour un animal très jeune, très petit, abattu, ou qui aurait avalé quelque chose de toxique : là, chaque heure compte, vétérinaire tout de suite.',
      'Ne donne aucun médicament pour humains, certains sont mortels pour eux. Eau fraîche à portée, calme, chaleur, et un appel au vétérinaire.',
      'Note depuis quand, combien de fois, ce qui a été mangé et bu, et prends une photo ou une vidéo. Cela aide énormément le vétérinaire.',
      'Un lapin, un rongeur ou un oiseau qui ne mange plus est une urgence ; un chat, au bout d’un jour, doit être vu. En cas de doute, appelle.',
    ],
    ask: ['Depuis quand dure ce changement, et quels signes vois-tu ?'],
  },
  homeRemedy: {
    say: [
      'Bois un grand verre d’eau par petites gorgées : utile contre le hoquet, souvent contre le mal de tête, et bon en cas de rhume.',
      'Du chaud : bouillon, tisane, bouillotte ou douche. Ça détend les muscles et le ventre, dégage le nez, apaise la gorge. Si ça dure, pharmacie ou médecin.',
      'Nez et gorge : eau salée en lavage ou en gargarisme, tête surélevée la nuit, une cuillère de miel dans une boisson tiède, sauf avant un an.',
      'Pour la tête : pénombre, linge frais sur le front, écran éteint, nuque étirée doucement. Une douleur brutale, inhabituelle ou avec fièvre forte doit être vue vite.',
      'Pour le hoquet, retenir son souffle dix secondes puis avaler ; pour le ventre, fenouil ou menthe en infusion ; pour les muscles, chaleur et marche douce.',
    ],
    ask: ['Depuis quand cela te gêne-t-il ?'],
  },
  stainTips: {
    say: [
      'Sur une tache fraîche : tamponner sans frotter, de l’extérieur vers le centre, eau froide d’abord. L’eau chaude fixe le sang, le lait et l’œuf.',
      'Sur le gras, mets une goutte de liquide vaisselle pur, attends dix minutes, rince. Sur tissu fragile, essaie d’abord sur un coin caché.',
      'Fond brûlé : eau et bicarbonate, faire frémir, laisser une nuit, racler au bois. Sur aluminium, plutôt eau chaude et liquide vaisselle.',
      'Les odeurs : une coupelle de bicarbonate ou de marc de café bien sec, et surtout trouver la source. Vinaigre et javel, jamais ensemble.',
      'Cire : glaçon, casser, puis papier absorbant et fer tiède. Vin et café : tamponner, eau gazeuse ou eau froide, puis savon de Marseille ou savon au fiel.',
    ],
    ask: ['Sur quelle matière se trouve le problème ?'],
  },
  tidyTips: {
    say: [
      'Commence par une seule surface visible, table ou coin d’étagère, quinze minutes au minuteur. Voir un endroit net donne envie du suivant.',
      'Prends trois caisses : je garde, je donne, je ne sais pas. Ferme et date la troisième ; ce qui n’a pas manqué en six mois peut partir.',
      'Fais d’abord un tour avec un sac-poubelle pour ce qui est clairement à jeter. Garde les décisions difficiles pour plus tard.',
      'Range par catégorie plutôt que par pièce : tous les vêtements, puis tous les papiers. Voir l’ensemble aide à trier.',
      'Donne à chaque chose une place facile à atteindre, avec une étiquette. Un rangement simple dure plus longtemps.',
    ],
    ask: ['Par quel coin aimerais-tu commencer ?'],
  },
  plantTips: {
    say: [
      'Enfonce un doigt dans la terre : si c’est sec, arrose ; si c’est humide, attends. Trop d’eau est plus dangereux que pas assez.',
      'Vérifie que le pot est percé et vide la soucoupe après une demi-heure. Des racines dans l’eau donnent feuilles jaunes et moucherons.',
      'Regarde la lumière : près d’une fenêtre, sans soleil brûlant de midi pour la plupart, en plein soleil pour cactus, tomates et basilic.',
      'Arrose le pied, jamais le feuillage, et retire les feuilles malades. L’air qui circule et un feuillage sec limitent taches et champignons.',
      'Après un changement de place ou de saison, laisse-lui quelques semaines : ne la déplace plus, arrose avec mesure et attends.',
    ],
    ask: ['Où est placée ta plante ?'],
  },
  getOverEx: {
    say: [
      'Masque son profil, archive la conversation et confie les photos à quelqu’un. Regarder souvent rend l’oubli plus difficile.',
      'Écris la liste honnête de ce qui n’allait pas et relis-la quand tu ne te souviens que du bon.',
      'Remplis d’abord les moments que vous passiez à deux, dimanche matin ou vendredi soir, avec quelqu’un ou une activité fixe.',
      'Pleure quand ça vient, mais garde l’essentiel : manger, dormir, sortir une fois par jour. Les moments durs vont s’espacer peu à peu.',
      'Change un détail de ton quotidien : draps, trajet, coiffure, place à table. Ça aide à passer à autre chose.',
    ],
    ask: ['Quel moment de la journée est le plus dur maintenant ?'],
  },
  gainCourage: {
    say: [
      'Choisis un pas si petit qu’il fait juste un peu peur, et fais-le cette semaine. La confiance vient en agissant.',
      'Note chaque soir une chose que tu as faite malgré l’hésitation. Après un mois, relis la liste pour voir tes progrès.',
      'Parle-toi comme à une personne que tu aimes et qui débute : avec patience, sans te rabaisser.',
      'Prépare seulement la première phrase ou le premier geste. Une fois que tu as commencé, la suite vient plus facilement.',
      'Demande-toi ce qui se passerait au pire, puis ce que tu ferais ensuite. Avec un plan, on a moins peur.',
    ],
    ask: ['Quel petit pas pourrais-tu faire cette semaine ?'],
  },
}
