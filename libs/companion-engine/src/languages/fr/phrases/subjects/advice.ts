import type { SubjectLines } from '../../../phrases.ts'

export const advice: SubjectLines<'advice'> = {
  howApologise: {
    say: [
      'Nomme le tort exactement, sans « mais » derrière : « J’ai fait ça, c’était injuste envers toi. » Le « mais » efface tout ce qui précède.',
      'De vive voix si possible, et court : ce qui s’est passé, ce que ça a fait à l’autre, ce qui changera. Ensuite, laisser parler et ne pas se défendre.',
      'Évite « si ça t’a blessé » : le « si » met la blessure en doute. « Ça t’a fait mal et c’est de mon fait » touche bien plus juste.',
      'Ajoute un geste qui répare quelque chose de précis : rendre un service, remplacer, redonner du temps. Une excuse avec un acte derrière se croit plus facilement.',
      'Présente tes excuses sans réclamer le pardon tout de suite. « Prends ton temps, il fallait que je te le dise » laisse à l’autre la place de revenir.',
    ],
    ask: ['Quelle phrase aimerais-tu dire en premier ?'],
  },
  howSayNo: {
    say: [
      'Une phrase courte, sans justification : « Non, là je ne peux pas. » Chaque raison donnée devient une prise pour négocier.',
      'Gagne du temps : « Je regarde et je te dis demain. » Un non préparé à tête reposée sort plus doucement qu’un oui arraché sur le moment.',
      'Si l’autre insiste, répète la même phrase, calmement, mot pour mot. À la troisième fois, presque tout le monde comprend que la porte est fermée.',
      'Refuse la demande, pas la personne : « Ça, non ; en revanche, je serai là pour autre chose. » À proposer seulement si c’est vrai.',
      'Commence par un petit non sans enjeu cette semaine, au supermarché ou au téléphone. La gêne dure une minute, le service accepté à contrecœur dure bien plus.',
    ],
    ask: ['À qui est-il le plus difficile de dire non ?'],
  },
  howConfess: {
    say: [
      'Simple et en tête-à-tête : « J’aime beaucoup passer du temps avec toi, et j’aimerais qu’on se voie autrement qu’entre amis ou connaissances. » Clair, sans grand discours.',
      'Propose d’abord un moment à deux, précis : un café, une expo, une balade. La réponse et le ton de la réponse en diront déjà long.',
      'Dis-le de façon à laisser une sortie : « Tu me plais, tu n’as pas à répondre maintenant. » L’autre respire, et toi aussi.',
      'Nomme un détail vrai, sa façon de rire ou d’écouter, plutôt qu’un compliment général. C’est ce détail qui montre que tu regardes vraiment.',
      'Choisis un moment calme et court, par exemple à la fin d’une rencontre. Si c’est partagé, vous aurez envie de rester ; sinon, personne ne reste coincé.',
    ],
    ask: ['Qu’est-ce qui te plaît le plus chez cette personne ?'],
  },
  howEndIt: {
    say: [
      'Dis la décision dès les premières phrases : « Je veux qu’on se sépare. » Tourner autour laisse espérer une dispute à régler, alors que c’est une fin.',
      'En face si tu t’y sens en sécurité, au calme, sans public ni rendez-vous juste après. À distance, un appel vaut mieux qu’un message.',
      'Parle de toi plutôt que de ses défauts : « Je ne me vois plus dans cette histoire. » Une liste de reproches ouvre un débat, pas une fin.',
      'Évite « peut-être un jour » ou « faisons une pause » si tu sais que non. La clarté fait mal une fois, l’espoir flou fait mal longtemps.',
      'Prévois l’après avant de parler : où chacun dort, les clés, quelques semaines de silence. Cela évite de consoler l’autre toute la nuit et de tout reprendre par pitié.',
    ],
    ask: ['Qu’est-ce que tu redoutes le plus dans cette conversation ?'],
  },
  howAskRaise: {
    say: [
      'Demande un rendez-vous exprès, pas entre deux portes, et arrive avec une demande précise : un chiffre ou des dates. « Un petit geste » obtient un petit geste.',
      'Prépare trois faits vérifiables : tâches reprises, résultats, remplacements assurés. Le besoin personnel convainc peu, le service rendu beaucoup plus.',
      'Énonce ta demande, puis tais-toi. Le silence est inconfortable, et la plupart des gens le remplissent en baissant eux-mêmes leur prix.',
      'Si c’est non, demande : « Que faudrait-il pour que ce soit oui, et quand en reparle-t-on ? » Fais confirmer la date par écrit.',
      'Apporte la solution avec la demande : qui prend le relais, ce qui sera fini avant, ce que le service y gagne. Dire oui devient moins coûteux.',
    ],
    ask: ['Quel est ton argument le plus solide ?'],
  },
  howTalkToParents: {
    say: [
      'Choisis un moment tranquille et annonce la couleur : « J’ai quelque chose d’important à vous dire, j’aimerais pouvoir finir avant vos questions. »',
      'Commence par le parent le plus facile d’accès, ou par une tante, un frère, une sœur. Avoir quelqu’un dans ton camp à table change le climat.',
      'La première réaction est souvent la peur déguisée en colère. Laisse passer quelques jours avant de prendre leur réponse pour définitive.',
      'Si les mots se bloquent, écris une lettre d’une page. Elle se lit deux fois, ne se fait pas interrompre, et tu pourras en parler ensuite.',
      'Viens avec la nouvelle et l’étape suivante : ce que tu souhaites, ce qui est prévu. Des parents s’inquiètent moins devant un plan que devant un vide.',
    ],
    ask: ['Quelle réaction imagines-tu de leur part ?'],
  },
  howTalkToFriend: {
    say: [
      'Un fait, un effet, un souhait : « Quand ça se passe comme ça, ça me pèse, et j’aimerais qu’on trouve autre chose. » Bannis « toujours » et « jamais ».',
      'En marchant ou en voiture, côte à côte : les sujets délicats passent mieux quand personne n’est obligé de soutenir un regard.',
      'Commence par la raison d’en parler : « Je te le dis parce que je tiens à toi. » Puis une seule chose, pas la liste de trois ans.',
      'Pose une question avant de donner ton avis : « Et toi, comment tu vois ça en ce moment ? » Tu apprendras peut-être ce qui manque au tableau.',
      'À deux, jamais devant la bande, et pas par message : sans le ton de la voix, la phrase la plus gentille se lit comme un reproche.',
    ],
    ask: ['Que voudrais-tu voir changer après cette discussion ?'],
  },
  howTalkToPartner: {
    say: [
      'Prends rendez-vous plutôt que de lancer ça entre deux portes : « J’aimerais qu’on parle de quelque chose, ce soir après dîner, ça t’irait ? »',
      'Dis le besoin derrière le reproche : « J’ai envie qu’on… » s’écoute, « tu ne fais jamais… » se combat.',
      'Un seul sujet par conversation, vingt minutes, et une pause si le ton monte. Les dossiers anciens restent dans le tiroir.',
      'Commence par ce qui marche entre vous, sincèrement, puis ce qui te manque. La manière d’ouvrir la discussion décide souvent de sa fin.',
      'Termine par un petit essai concret : « On tente ça deux semaines, puis on en reparle. » Un essai effraie moins qu’une décision.',
    ],
    ask: ['Quel moment de la semaine est le plus calme pour vous deux ?'],
  },
  writeOrWait: {
    say: [
      'Une fois, oui : un message court, léger, sans reproche. Ensuite la balle est en face, et l’absence de réponse devient une réponse.',
      'Demande-toi si tu peux supporter le silence après l’envoi. Si oui, écris aujourd’hui ; sinon, attends demain matin et relis à froid.',
      'Si ton dernier message est resté seul, laisse passer quelques jours, puis une question précise à laquelle on peut répondre en dix secondes.',
      'Écris si tu as quelque chose à dire, attends si tu veux seulement te rassurer. Les deux se ressemblent, mais l’autre sent la différence.',
      'Écris le message maintenant dans tes notes, pas dans la conversation. Demain à midi, s’il te paraît encore juste, envoie-le tel quel.',
    ],
    ask: ['Qu’aimerais-tu lire dans la réponse ?'],
  },
  stayOrQuit: {
    say: [
      'Imagine le même poste dans un an, sans changement. Si l’image te serre le ventre, cherche activement ; si elle t’ennuie seulement, négocie d’abord.',
      'Deux colonnes ne suffisent pas : donne à chaque argument une note sur dix. Souvent, trois petites raisons de rester ne pèsent rien face à une grande.',
      'Avant toute signature, compte tes réserves : combien de mois couverts ? Au-delà de trois ou quatre, la décision devient un choix plutôt qu’un saut.',
      'Parle à quelqu’un qui travaille déjà là où tu irais, hors du cadre officiel. Une demi-heure de vérité vaut dix annonces.',
      'Fais pile ou face et observe-toi pendant que la pièce est en l’air : l’espoir d’un côté précis est une information sérieuse.',
    ],
    ask: ['Qu’est-ce qui te manquerait le plus en partant ?'],
  },
  stayOrLeave: {
    say: [
      'Pose-toi cette question : si rien ne changeait jamais, resterais-tu ? On vit avec la personne d’aujourd’hui, pas avec sa version promise.',
      'As-tu dit clairement ce qui manque, une fois, avec des mots simples ? Sinon, commence par là et fixe-toi une date pour regarder ce qui a bougé.',
      'Distingue la fatigue du manque de respect. La première se soigne souvent à deux ; le second, s’il revient, est une raison de partir. Et la peur, toujours.',
      'Observe-toi quand tu entends la clé dans la porte ou que son nom s’affiche : soulagement, joie, crispation ? Note-le deux semaines.',
      'Imagine une personne chère dans ta situation exacte. Le conseil que tu lui donnerais, tu le connais probablement déjà.',
    ],
    ask: ['Qu’est-ce qui te retient le plus aujourd’hui ?'],
  },
  forgiveOrNot: {
    say: [
      'Pardonner et reprendre comme avant sont deux choses. Tu peux poser la rancune sans rendre les clés.',
      'Regarde les actes depuis la faute : est-elle reconnue en entier, sans excuses, et réparée ? Des regrets sans changement sont surtout du chagrin pour soi.',
      'Rien ne t’oblige à répondre maintenant. « J’ai besoin de temps » est une réponse complète, et la façon dont elle est reçue t’apprendra beaucoup.',
      'Première faute ou habitude ? Une seconde chance a du sens après une chute ; après la même chute répétée, c’est un abonnement.',
      'Fixe ce qu’il te faudrait pour refaire confiance, en deux ou trois points concrets, et dis-le. Si c’est trop demander, tu auras ta réponse.',
    ],
    ask: ['Qu’est-ce qui devrait être réparé en premier ?'],
  },
  tellOrHide: {
    say: [
      'Demande-toi qui la vérité sert : l’autre, qui décide sans savoir, ou seulement ton soulagement ? Dans le premier cas, parle.',
      'Imagine que cela se sache par quelqu’un d’autre, dans un an. Si la phrase « tu savais » te fait frémir, mieux vaut que ça vienne de toi.',
      'Dis ce dont tu es témoin ou responsable, rien de plus : les faits, sans interprétation. Chacun en fait ensuite ce qu’il veut.',
      'Si tu parles, choisis un moment privé, sans fête ni départ imminent, et reste après. Une vérité déposée en courant ressemble à un abandon.',
      'Si le doute est réel, vérifie d’abord ce que tu sais. Une vérité à moitié connue peut faire autant de dégâts qu’un mensonge.',
    ],
    ask: ['Que se passerait-il si tout restait caché ?'],
  },
  goOrStayHome: {
    say: [
      'Vas-y pour une heure, avec une heure de départ fixée d’avance. Partir tôt est permis, et la moitié de l’appréhension tombe.',
      'Demande-toi ce que tu penseras demain matin : regret d’avoir manqué, ou soulagement ? La réponse arrive en général avant la fin de la question.',
      'Pour un adieu ou une personne qui compte, aller est presque toujours le bon choix. Pour une simple obligation sociale, un mot gentil suffit.',
      'Cherche une alliance : une personne déjà sur place que tu préviens de ta venue. Entrer devient plus simple quand quelqu’un t’attend.',
      'Distingue la fatigue de la crainte : la fatigue mérite le canapé, la crainte rétrécit souvent dix minutes après l’arrivée.',
    ],
    ask: ['Qu’est-ce qui te donne envie de rester à la maison ?'],
  },
  howSleep: {
    say: [
      'Au bout d’une vingtaine de minutes sans sommeil, lève-toi, lumière basse, lis quelques pages ennuyeuses, puis retourne au lit quand les paupières pèsent.',
      'Essaie ceci : inspire quatre secondes, expire six à huit, dix fois de suite, en relâchant la mâchoire et les épaules à chaque expiration.',
      'Retourne le réveil contre le mur. Calculer les heures restantes tient plus en éveil que le café.',
      'Choisis un mot, par exemple « jardin », et imagine pour chaque lettre des objets qui commencent par elle. Le cerveau lâche souvent avant la fin.',
      'Chambre fraîche, noire, douche chaude une heure avant, et surtout la même heure de lever chaque fois que possible : c’est le lever qui règle l’horloge.',
    ],
    ask: ['À quoi pense ta tête au moment d’éteindre ?'],
  },
  howCalmDown: {
    say: [
      'Expire longuement, comme pour souffler sur une soupe, puis inspire par le nez sur quatre temps, expire sur six. Dix fois. L’expiration longue ralentit le cœur.',
      'Nomme cinq choses que tu vois, quatre que tu touches, trois que tu entends, deux que tu sens, une que tu goûtes. L’attention revient ici.',
      'De l’eau froide sur les poignets et le visage, ou un objet frais dans la main. Le corps reçoit autre chose à traiter que l’alarme.',
      'Serre les poings très fort cinq secondes, relâche d’un coup ; puis les épaules, puis les jambes. Le tremblement a enfin une sortie.',
      'Pose les deux pieds à plat, appuie-les dans le sol et compte à rebours depuis cent, de sept en sept. Une vague pareille monte, culmine et redescend.',
    ],
    ask: ['Qu’est-ce qui a déclenché cette montée ?'],
  },
  howConcentrate: {
    say: [
      'Vingt-cinq minutes au minuteur, une seule tâche, puis cinq minutes de pause debout. Le minuteur décide, tu n’as plus à te convaincre.',
      'Rends le début ridiculement petit : ouvrir le document et écrire une mauvaise phrase. Une mauvaise phrase se corrige, une page vide non.',
      'Téléphone dans une autre pièce, pas retourné sur la table. Même silencieux, sa présence grignote de l’attention.',
      'Garde une feuille à côté : chaque pensée parasite s’y note en trois mots et attend la pause. La tête arrête de la répéter.',
      'Arrête-toi au milieu d’une étape facile et note la suite. Demain, ou après la pause, tu reprends en roulant au lieu de démarrer en côte.',
    ],
    ask: ['Quelle est la toute première étape de ce travail ?'],
  },
  howStopThinking: {
    say: [
      'Donne-lui un rendez-vous : quinze minutes à heure fixe pour y penser à fond, par écrit. Le reste du temps, « plus tard, à dix-huit heures ».',
      'Chasser une pensée la ramène. Dis plutôt « tiens, la revoilà » et reprends le geste en cours, vaisselle ou marche, en détail.',
      'Occupe les mains et les mots à la fois : cuisiner en suivant une recette, chanter, parler à quelqu’un. La boucle a besoin d’un cerveau libre.',
      'Écris la pensée telle quelle, puis à la ligne : « Que puis-je faire cette semaine ? » Une action, ou rien. Les deux ferment le dossier pour ce soir.',
      'Retire les déclencheurs : conversation archivée, photos hors de vue, itinéraire changé quelques jours. On rumine moins ce qu’on ne rallume pas.',
    ],
    ask: ['À quel moment de la journée cela revient-il le plus fort ?'],
  },
  howStartSport: {
    say: [
      'Dix minutes, trois fois par semaine, si court que renoncer serait gênant. L’habitude d’abord, l’effort ensuite ; en cas de douleur ou de convalescence, avis médical avant.',
      'Accroche-le à quelque chose qui existe déjà : chaussures aux pieds juste après le café ou le travail, avant que le canapé n’ait son mot à dire.',
      'Commence par la marche rapide : vingt minutes à un rythme où parler reste possible. C’est du vrai sport, et on peut l’allonger doucement.',
      'Prends rendez-vous avec une autre personne. On s’annule très facilement soi-même, beaucoup moins quelqu’un qui attend devant la porte.',
      'Coche un calendrier mural et suis une seule règle : jamais deux séances manquées de suite. Une absence est un accident, deux un début d’abandon.',
    ],
    ask: ['Quel mouvement te déplaît le moins ?'],
  },
  examTips: {
    say: [
      'Ferme le cours et écris tout ce que tu retiens sur une page blanche, puis compare. Se tester fixe bien mieux que relire en surlignant.',
      'Prends des sujets ou questions d’entraînement et travaille au chronomètre. L’épreuve demande de répondre, pas de reconnaître son cours.',
      'Revois chaque chapitre à intervalles qui s’allongent : le soir, le lendemain, trois jours après. Si le temps manque, garde les notions qui reviennent le plus souvent.',
      'La veille, sac prêt, une fiche relue, puis sommeil : la mémoire range pendant la nuit. Une nuit blanche défait le travail.',
      'Le jour même, lis tout le sujet, commence par ce que tu sais, et garde dix minutes de relecture. Les points faciles d’abord calment la main.',
    ],
    ask: ['Quelle partie du programme te résiste le plus ?'],
  },
  drivingTips: {
    say: [
      'Rends tes contrôles visibles : tourne nettement la tête vers rétros et angles morts. Ce qui n’a pas été vu ne compte pas.',
      'Raconte la route à voix basse pendant les leçons : « feu vert, piéton à droite, je ralentis ». Les yeux prennent l’habitude de chercher.',
      'Dans les manœuvres, la lenteur est ton amie : au ralenti, on regarde, on corrige, on s’arrête. Recommencer proprement vaut mieux que forcer.',
      'Une faute mineure n’est pas l’échec : oublie-la au carrefour suivant. C’est souvent la deuxième, faite en pensant à la première, qui coûte cher.',
      'Pour les règles, fais des séries courtes chaque jour et note seulement tes erreurs avec la raison. C’est cette liste-là qu’il faut relire.',
    ],
    ask: ['Quelle situation sur la route t’inquiète le plus ?'],
  },
  interviewTips: {
    say: [
      'Prépare trois petites histoires vraies : un problème, ce que tu as fait, le résultat. Elles répondent à la moitié des questions possibles.',
      'Travaille la présentation d’une minute : d’où tu viens, ce que tu sais faire, pourquoi ce poste. Dis-la à voix haute cinq fois, pas par cœur.',
      'Pour les défauts et les trous du parcours : une phrase honnête, une phrase sur ce que tu en as fait, puis retour au poste. Pas d’excuses.',
      'Arrive avec deux questions : « À quoi ressemble une bonne première année ici ? » montre plus d’intérêt que mille adjectifs.',
      'Souligne dans l’annonce les trois exigences principales et prépare une preuve pour chacune. Le reste de l’entretien tourne souvent autour.',
    ],
    ask: ['Quelle question redoutes-tu le plus ?'],
  },
  speechTips: {
    say: [
      'Apprends par cœur seulement la première et la dernière phrase. Entre les deux, quelques mots-clés sur une carte suffisent et gardent la voix vivante.',
      'Avant le premier mot, pieds stables, un regard, une expiration complète. Ces deux secondes semblent longues pour toi et donnent de l’assurance à la salle.',
      'Choisis trois visages amicaux, gauche, milieu, droite, et parle à eux tour à tour. Un public devient trois conversations.',
      'Répète debout, à voix haute, au chronomètre, devant quelqu’un ou ton téléphone. Trois fois debout valent dix relectures sur le canapé.',
      'En cas de trou : bois une gorgée, répète ta dernière phrase, regarde ta carte. De l’extérieur, cela passe pour une pause bien placée.',
    ],
    ask: ['Quelle idée le public doit-il emporter ?'],
  },
  savingTips: {
    say: [
      'Fais partir une petite somme par virement automatique le jour de la paie, même minuscule. Ce qui n’est plus sur le compte ne se dépense pas.',
      'Épluche un mois de relevés avec un surligneur : abonnements oubliés, frais, livraisons. En supprimer deux suffit souvent à sentir la différence.',
      'Pour les achats d’envie, règle des quarante-huit heures : noter l’objet, attendre. Une bonne partie de la liste meurt toute seule.',
      'Retire chaque lundi le budget de la semaine en espèces pour courses et sorties. Voir les billets partir freine mieux qu’une carte.',
      'Menus prévus avant les courses, estomac plein, liste fermée ; et une fois par an, comparer énergie, assurance et téléphone. Une heure de tri, des mois de gain.',
    ],
    ask: ['Quelle dépense te paraît la plus inutile après coup ?'],
  },
  lessPhone: {
    say: [
      'Un vrai réveil et le téléphone qui charge hors de la chambre : à lui seul, ce changement rend la première et la dernière heure.',
      'Passe l’écran en noir et blanc dans les réglages. Sans ses couleurs de bonbon, le fil devient étonnamment ennuyeux.',
      'Coupe toutes les notifications sauf les appels et les messages de vraies personnes. C’est toi qui vas voir, au lieu de te faire appeler.',
      'Déplace l’application qui te happe au fond d’un dossier et déconnecte-toi à chaque fois. Retaper un mot de passe donne dix secondes pour renoncer.',
      'Prévois le remplaçant : un livre sur l’oreiller, un carnet sur la table, un panier à l’entrée pour poser l’appareil. La main cherche ce qui est proche.',
    ],
    ask: ['Quelle application te happe le plus souvent ?'],
  },
  meetPeople: {
    say: [
      'Choisis une activité qui revient chaque semaine avec les mêmes gens : chorale, club, cours. L’amitié naît surtout de la répétition, sans effort d’éclat.',
      'Le bénévolat marche très bien : on a quelque chose à faire ensemble, donc pas besoin d’être brillant en conversation. Bibliothèque, banque alimentaire, refuge.',
      'Transforme une connaissance en amitié par une petite invitation précise : « Un café jeudi après le cours ? » Beaucoup attendent que l’autre ose.',
      'Deviens un visage connu : même café, même marché, même heure. Au cinquième bonjour, une conversation commence presque d’elle-même.',
      'Relance une ancienne relation avec un souvenir précis : « J’ai repensé à notre fou rire, que deviens-tu ? » Renouer est plus rapide que partir de zéro.',
    ],
    ask: ['Quelle activité partagerais-tu volontiers avec d’autres ?'],
  },
  howConsole: {
    say: [
      '« Je n’ai pas les mots, mais je suis là » suffit. Ensuite écouter, sans chercher le bon côté ni raconter un cas semblable.',
      'Propose du concret au lieu de « dis-moi si tu as besoin » : « Je t’apporte une soupe mardi, je la laisse devant la porte. »',
      'Évite « au moins » et « tout arrive pour une raison ». Une question simple vaut mieux : « Comment c’est, aujourd’hui ? »',
      'Reviens plus tard, quand les autres se taisent : un message dans trois semaines touche souvent davantage que dix le premier jour.',
      'Laisse pleurer sans te presser de calmer. Une présence silencieuse, une tasse de thé, un mouchoir : c’est déjà consoler.',
    ],
    ask: ['Qu’est-ce qui fait du bien à cette personne d’habitude ?'],
  },
  howWithBoss: {
    say: [
      'Parle à froid, en tête-à-tête, d’un seul fait daté : « Lundi, telle chose s’est passée, voici la conséquence, je propose ceci. »',
      'Tiens un petit journal : date, paroles, témoins. S’il faut un jour s’adresser plus haut, aux ressources humaines ou aux représentants, ce sera précieux.',
      'Confirme les accords par un courriel neutre : « Comme convenu, je m’occupe de ceci. » L’écrit calme les mémoires élastiques.',
      'Face à un ton déplacé, une phrase courte et égale : « Je veux bien en parler, mais pas sur ce ton. » Puis attendre, sans hausser la voix.',
      'Donne l’information ou la règle avant le conflit : point hebdomadaire, rôles écrits, horaires clairs. Beaucoup de frictions vivent dans le flou.',
    ],
    ask: ['Qu’est-ce qui devrait changer en premier au travail ?'],
  },
  howWithTeen: {
    say: [
      'Peu de règles, mais tenues : deux ou trois essentielles, conséquence annoncée d’avance et liée à l’acte. Le reste peut se discuter.',
      'Nomme l’émotion avant la consigne : « Tu es en rage, je le vois ; taper, non. » Se sentir compris apaise à tout âge.',
      'Parle en faisant autre chose : voiture, vaisselle, promenade. Sans face-à-face, les confidences sortent plus facilement.',
      'Ne règle rien pendant la tempête. « On en reparle dans une heure, au calme », puis vraiment y revenir : c’est là que ça s’apprend.',
      'Offre un choix entre deux options acceptables pour toi. Avoir un bout de pouvoir réduit le besoin de lutter pour tout.',
    ],
    ask: ['À quel moment les tensions éclatent-elles le plus souvent ?'],
  },
  babySleepTips: {
    say: [
      'Toujours les trois mêmes étapes dans le même ordre : toilette, pyjama, chanson ou histoire. La répétition annonce le sommeil mieux que n’importe quel ordre.',
      'Guette les premiers signes, yeux frottés, regard vague, et couche aussitôt. Passé ce moment, un petit trop fatigué repart de plus belle au lieu de céder.',
      'Une heure avant : lumières basses, jeux calmes, aucun écran. La nuit, le moins de mots et de lumière possible, pour bien marquer la différence.',
      'Pose au lit quand les paupières tombent mais avant le sommeil complet, une main sur le ventre ou le dos. Un tout-petit se couche sur le dos, sans coussin.',
      'Si quelqu’un peut relayer, les nuits se partagent en tranches. Un sommeil qui paraît vraiment anormal mérite un mot au médecin. Un parent reposé endort mieux.',
    ],
    ask: ['Comment se déroule la dernière heure avant le coucher ?'],
  },
  petTips: {
    say: [
      'Récompense le comportement voulu à la seconde où il arrive, et prive l’autre de public. Crier ressemble beaucoup à participer.',
      'Offre un remplaçant meilleur que l’interdit : griffoir stable juste devant le canapé, jouet à mâcher près des chaussures. Puis félicite à chaque bon choix.',
      'Fatigue la tête : croquettes cachées dans une serviette roulée ou des boîtes, dix minutes de recherche. Le flair et la chasse apaisent plus qu’on ne croit.',
      'Une vraie séance de jeu, puis le repas, aux mêmes heures : chasser, manger, dormir. Cet ordre naturel calme bien des excès.',
      'Toute la maison applique la même règle, sans exception, pendant deux ou trois semaines. Une exception par-ci par-là apprend surtout à insister.',
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
      'Un grand verre d’eau, bu lentement, par petites gorgées : utile contre le hoquet, souvent contre le mal de tête, et jamais mauvais pour un rhume.',
      'Du chaud : bouillon, tisane, bouillotte ou douche. Ça détend les muscles et le ventre, dégage le nez, apaise la gorge. Si ça dure, pharmacie ou médecin.',
      'Nez et gorge : eau salée en lavage ou en gargarisme, tête surélevée la nuit, une cuillère de miel dans une boisson tiède, sauf avant un an.',
      'Pour la tête : pénombre, linge frais sur le front, écran éteint, nuque étirée doucement. Une douleur brutale, inhabituelle ou avec fièvre forte doit être vue vite.',
      'Pour le hoquet, retenir son souffle dix secondes puis avaler ; pour le ventre, fenouil ou menthe en infusion ; pour les muscles, chaleur et marche douce.',
    ],
    ask: ['Depuis quand cela te gêne-t-il ?'],
  },
  stainTips: {
    say: [
      'Sur une tache fraîche : tamponner sans frotter, de l’extérieur vers le centre, eau froide d’abord. L’eau chaude cuit le sang, le lait et l’œuf.',
      'Le gras adore le liquide vaisselle : une goutte pure, dix minutes, rincer. Sur tissu fragile ou délicat, essayer d’abord sur un coin caché.',
      'Fond brûlé : eau et bicarbonate, faire frémir, laisser une nuit, racler au bois. Sur aluminium, plutôt eau chaude et liquide vaisselle.',
      'Les odeurs : une coupelle de bicarbonate ou de marc de café bien sec, et surtout trouver la source. Vinaigre et javel, jamais ensemble.',
      'Cire : glaçon, casser, puis papier absorbant et fer tiède. Vin et café : tamponner, eau gazeuse ou eau froide, puis savon de Marseille ou savon au fiel.',
    ],
    ask: ['Sur quelle matière se trouve le problème ?'],
  },
  tidyTips: {
    say: [
      'Commence par une seule surface visible, table ou coin d’étagère, quinze minutes au minuteur. Voir un endroit net donne envie du suivant.',
      'Trois caisses : reste, part, je ne sais pas. La troisième est fermée et datée ; ce qui n’a pas manqué dans six mois peut partir.',
      'Fais d’abord un tour avec un sac-poubelle pour l’évident seulement. Pas une décision difficile avant que le sac ne soit plein.',
      'Par catégorie plutôt que par pièce : tous les vêtements, tous les papiers, tous les jouets. Voir le tas complet aide à trancher.',
      'Chaque chose a une place que l’on atteint d’une seule main, avec étiquette ou image. Un rangement compliqué dure trois jours.',
    ],
    ask: ['Quel coin te soulagerait le plus une fois dégagé ?'],
  },
  plantTips: {
    say: [
      'Enfonce un doigt de deux phalanges dans la terre : sec, on arrose ; humide, on attend. Le trop d’eau tue plus de plantes en pot que l’oubli.',
      'Vérifie que le pot est percé et vide la soucoupe après une demi-heure. Des racines dans l’eau donnent feuilles jaunes et moucherons.',
      'Regarde la lumière : près d’une fenêtre, sans soleil brûlant de midi pour la plupart, en plein soleil pour cactus, tomates et basilic.',
      'Arrose le pied, jamais le feuillage, et retire les feuilles malades. L’air qui circule et un feuillage sec limitent taches et champignons.',
      'Après un changement de place ou de saison, beaucoup boudent quelques semaines. Ne plus la déplacer, ajuster l’eau, et attendre avant de condamner.',
    ],
    ask: ['À quelle fenêtre ou à quelle lumière vit-elle ?'],
  },
  getOverEx: {
    say: [
      'Coupe les fils visibles : profil masqué, conversation archivée, photos dans un dossier confié à quelqu’un. Chaque coup d’œil remet le compteur à zéro.',
      'Écris la liste honnête de ce qui n’allait pas et relis-la quand la nostalgie repeint tout en rose. La mémoire en manque est mauvaise témoin.',
      'Remplis d’abord les heures vides qui étaient à vous deux, dimanche matin ou vendredi soir, avec quelqu’un ou une activité fixe. C’est là que ça tire.',
      'Pleure quand ça vient, mais garde le socle : manger, dormir, sortir une fois par jour. Ça remonte par vagues, de plus en plus espacées.',
      'Change un détail du décor : draps, trajet, coupe, place à table. Un lieu qui n’appartient qu’à toi aide à commencer la suite.',
    ],
    ask: ['Quel moment de la journée est le plus vide maintenant ?'],
  },
  gainCourage: {
    say: [
      'Le courage vient après l’action, pas avant. Choisis un pas si petit qu’il fait juste un peu peur, et fais-le cette semaine.',
      'Note chaque soir une chose que tu as faite malgré l’hésitation. Après un mois, tu as des preuves, et une preuve résiste mieux qu’une formule.',
      'Parle-toi comme à une personne aimée qui débute. La voix qui te rabaisse répète souvent une phrase entendue ailleurs, pas un fait.',
      'Prépare la première phrase ou le premier geste seulement. Une fois la porte franchie, la suite s’improvise presque toujours.',
      'Demande-toi ce qui se passerait au pire, puis ce que tu ferais ensuite. Une peur avec un plan derrière perd de sa taille.',
    ],
    ask: ['Quel petit pas te tente et t’effraie à la fois ?'],
  },
}
