import type { SubjectLines } from '../../../phrases.ts'

export const work: SubjectLines<'work'> = {
  jobHunt: {
    say: [
      'Écrire une candidature demande du soin, et en retour il n’y a que du vide. Ce silence parle surtout de recruteurs débordés, très peu de ta valeur.',
      'Chercher du travail, c’est un travail à plein temps, sans salaire et sans collègues. Rien d’étonnant à ce que ça use.',
      'Une relance courte, une semaine après l’envoi, fait parfois remonter un CV de la pile. Deux phrases polies suffisent.',
      'Beaucoup de postes se pourvoient par le bouche-à-oreille avant même l’annonce. En parler autour de soi vaut parfois dix lettres de motivation.',
    ],
    ask: [
      'Quel genre de poste te ferait vraiment envie ?',
      'Dans quel secteur cherches-tu en ce moment ?',
      'Qui, dans ton entourage, pourrait faire circuler ton CV ?',
    ],
  },
  jobRefused: {
    say: [
      'On s’imagine déjà là-bas, le trajet, le bureau, et un non efface tout. La déception est à la hauteur de ce que tu y avais mis.',
      'Un recrutement se joue souvent à un détail que personne ne voit de l’extérieur. Ce refus ne mesure pas ce que tu sais faire.',
      'Demander la raison du refus se fait, et la réponse sert parfois plus que dix conseils. Au pire, ils ne répondent pas.',
      'Les formules de refus sont d’une politesse qui fait presque plus mal qu’un non tout sec. Ce soir, tu as le droit de leur en vouloir.',
    ],
    ask: [
      'Qu’est-ce qui t’attirait le plus dans ce poste ?',
      'Comment te l’ont-ils annoncé ?',
      'Quelles autres pistes te restent pour la suite ?',
    ],
  },
  jobOffer: {
    say: [
      'Voilà une nouvelle qui mérite mieux qu’un café à la machine. Quelqu’un a vu ton travail et veut le garder ou l’avoir.',
      'Bravo ! Un oui au travail, ça change d’un coup la façon de regarder les mois qui viennent.',
      'Prends le temps de bien lire le contrat avant de signer, puis celui de fêter ça comme il faut. L’ordre est important.',
      'Cette place, personne ne te l’a donnée par hasard : elle est allée à toi parce qu’on compte sur toi. Quelle joie à lire !',
    ],
    ask: [
      'À qui l’as-tu annoncé en premier ?',
      'Qu’est-ce qui va changer pour toi, concrètement ?',
      'Qu’est-ce qui te réjouit le plus là-dedans ?',
    ],
  },
  interviewAhead: {
    say: [
      'Un entretien, ça va dans les deux sens : toi aussi, tu vas voir si la maison te plaît. Ça remet un peu d’équilibre.',
      'Deux ou trois exemples vécus, bien racontés, valent mieux que toutes les réponses apprises par cœur. Ce sont eux qui restent en tête.',
      'S’ils veulent te rencontrer, c’est que ton dossier leur a déjà plu. Le plus gros tri est derrière toi.',
      'Garde une bonne question pour la fin, par exemple à quoi ressemble une journée ordinaire là-bas. Ça montre que tu t’y projettes déjà.',
    ],
    ask: [
      'Quelle question redoutes-tu le plus ?',
      'Qu’est-ce que tu aimerais qu’ils retiennent de toi ?',
      'C’est pour quel genre de poste ?',
    ],
  },
  firstDays: {
    say: [
      'Au début d’un nouveau travail, même trouver les toilettes est une mission. Dans trois semaines, tu feras tout ça sans y penser.',
      'Les premiers jours fatiguent plus que les autres : tout est nouveau, chaque visage, chaque bouton. C’est la tête qui fait des heures supplémentaires.',
      'Personne n’attend d’une tête nouvelle qu’elle sache tout. C’est même le seul moment où toutes les questions sont permises.',
      'Un petit carnet pour les prénoms et les codes fait des miracles au début. Les gens sont touchés quand on retient leur nom.',
    ],
    ask: [
      'À quoi ressemble l’équipe, à première vue ?',
      'Qu’est-ce qui t’impressionne le plus dans ce nouveau poste ?',
      'Qui est là pour te montrer le métier ?',
    ],
  },
  bossUnfair: {
    say: [
      'Commander ne donne pas le droit de rabaisser. Ce qui s’est passé là relève de sa façon d’être chef, pas de ta valeur au travail.',
      'L’injustice de quelqu’un qui tient le planning et le pouvoir colle à la peau jusqu’à la maison. Ta colère a de bonnes raisons.',
      'Noter la date, les mots exacts et qui était là peut servir un jour. Et ça aide à ne pas douter de ce qui s’est passé.',
      'Une critique juste parle du travail et se dit calmement. Le reste, c’est de l’abus d’autorité en costume de bureau.',
    ],
    ask: [
      'Comment réagissent tes collègues face à ce comportement ?',
      'Depuis quand ça se passe ainsi avec ta hiérarchie ?',
      'Qu’aurais-tu voulu répondre ?',
    ],
  },
  bossPraise: {
    say: [
      'Des compliments comme ça, au travail, on en reçoit trop peu pour les laisser filer. Celui-là, tu peux le garder précieusement.',
      'Quelqu’un a vu le soin que tu mets dans ton travail, et a pris la peine de le dire. C’est rare, et c’est mérité.',
      'Un merci sincère paie autrement qu’une fiche de paie, et il se garde plus longtemps. Voilà une belle nouvelle !',
      'Note la phrase quelque part, mot pour mot. Les jours gris au travail, elle rendra encore service.',
    ],
    ask: [
      'Quels étaient les mots exacts ?',
      'Comment as-tu réagi sur le moment ?',
      'Qu’est-ce qui te touche le plus là-dedans ?',
    ],
  },
  colleague: {
    say: [
      'On choisit ses amis, jamais la personne du bureau d’à côté. Et c’est pourtant avec elle qu’on passe ses journées.',
      'Avec une personne pareille dans l’équipe, le travail devient double : le tien, plus l’art de la supporter.',
      'Parfois, une phrase calme entre quatre yeux suffit, avec un fait précis plutôt qu’un reproche général. Difficile à esquiver, un fait.',
      'Ce genre d’attitude finit en général par se voir, même quand personne ne dit rien. Les équipes ont plus d’yeux qu’on ne croit.',
    ],
    ask: [
      'Qui d’autre l’a remarqué dans l’équipe ?',
      'Qu’est-ce qui t’agace le plus dans son attitude ?',
      'Comment était l’ambiance entre vous avant ?',
    ],
  },
  overload: {
    say: [
      'Quand le travail prévu pour deux ou trois tombe sur une seule personne, ce n’est plus une question d’organisation. C’est de l’arithmétique.',
      'Une pause oubliée ne fait pas avancer la pile, elle vide juste les batteries. Dix minutes dehors se défendent très bien.',
      'Demander à la hiérarchie ce qui passe en premier, noir sur blanc, oblige quelqu’un d’autre à choisir. Tout ne peut pas être urgent.',
      'Tant que tu absorbes tout, de là-haut, ça a l’air de marcher. C’est le piège des gens sérieux.',
    ],
    ask: [
      'Quelle tâche pourrais-tu laisser tomber sans que rien ne brûle ?',
      'D’où vient ce trop-plein, en ce moment ?',
      'Qui pourrait te décharger d’une partie ?',
    ],
  },
  shifts: {
    say: [
      'Vivre à l’envers des autres, c’est une fatigue que les gens aux horaires de bureau imaginent mal. Le corps, lui, tient les comptes.',
      'Pendant que le pays dort ou se repose, des gens comme toi le font tourner. On y pense trop peu.',
      'Chambre bien noire, téléphone coupé, et la famille prévenue : le sommeil décalé se défend comme un territoire.',
      'Avec des horaires pareils, le plus dur est souvent de voir les siens. Un petit rendez-vous fixe, même court, tient mieux que de grands projets.',
    ],
    ask: [
      'Qui décide du planning chez vous ?',
      'Comment récupères-tu, après un service comme ça ?',
      'Qu’est-ce qui te manque le plus avec ces horaires ?',
    ],
  },
  pay: {
    say: [
      'Le salaire, c’est aussi la façon dont une maison dit ce que le travail vaut pour elle. Pas étonnant que ça touche au-delà du compte en banque.',
      'Parler d’argent au travail reste presque tabou, et c’est rarement la personne qui paie qui en souffre.',
      'Des chiffres du secteur et deux ou trois résultats concrets pèsent plus lourd que l’ancienneté, quand il faut parler salaire.',
      'Ton temps et ton savoir-faire ont un prix, et le rappeler n’a rien d’un caprice. Les factures, elles, n’attendent pas.',
    ],
    ask: [
      'Quelle somme te semblerait juste ?',
      'Comment se décident les salaires dans ta boîte ?',
      'Qu’est-ce qui devrait être mieux reconnu dans ton travail ?',
    ],
  },
  rudeCustomer: {
    say: [
      'Rester poli face à quelqu’un qui ne l’est pas, c’est un vrai métier, et il n’est marqué sur aucune fiche de paie.',
      'Ces gens s’en prennent à la première personne derrière le comptoir ou le combiné. C’était la fonction qu’ils visaient, toi, ils ne te connaissent même pas.',
      'Le client est peut-être roi, mais on a aussi connu des rois très mal élevés.',
      'Ce genre de scène repasse en boucle le soir, avec toutes les bonnes répliques qui arrivent trop tard. Ici, elles sont les bienvenues.',
    ],
    ask: [
      'Qu’est-ce que tu lui aurais dit sans le badge et le sourire obligatoire ?',
      'Comment ton équipe gère-t-elle ce genre de personnes ?',
      'Qu’est-ce qui fait le plus mal là-dedans, le ton ou les mots ?',
    ],
  },
  quitting: {
    say: [
      'Partir d’un travail, c’est fermer une porte sans toujours savoir ce qu’il y a derrière la suivante. Ça demande du cran.',
      'L’envie de démissionner vient rarement d’une seule mauvaise journée. Elle mûrit longtemps, et elle sait souvent pourquoi.',
      'Entre le soulagement et le vertige, il y a parfois à peine une heure, quand on quitte une maison. Les deux vont ensemble.',
      'Une lettre de départ n’a pas besoin de raisons : la date et l’intention suffisent. Le reste, tu peux le garder pour toi.',
    ],
    ask: [
      'Qu’est-ce qui a fait déborder le vase ?',
      'Qu’aimerais-tu faire après ?',
      'Comment l’entourage prend-il cette idée de départ ?',
    ],
  },
  jobLost: {
    say: [
      'Perdre sa place, c’est perdre d’un coup un revenu, un rythme et des visages. Ça fait trois choses à encaisser, et pas une.',
      'Une décision prise dans un bureau, et c’est toute ta vie quotidienne qui bascule. La colère et le vertige sont à leur place.',
      'Ce qu’ils retirent, c’est le poste. Le métier, les gestes et ce que tu sais restent à toi.',
      'Garder tous les papiers et s’inscrire vite comme demandeur d’emploi, c’est froid comme tâche, mais ça protège les droits. Le reste peut attendre quelques jours.',
    ],
    ask: [
      'Comment l’as-tu appris ?',
      'Qu’est-ce qui t’inquiète le plus dans l’immédiat ?',
      'Sur qui peux-tu compter ces jours-ci ?',
    ],
  },
  ownBusiness: {
    say: [
      'Être à son compte, c’est faire le patron, la comptable et la femme de ménage dans la même journée. Et personne pour signer les congés.',
      'Derrière chaque commande ou chaque facture, il y a tout ce que tu as osé monter. Ça, aucun mauvais mois ne l’efface.',
      'Dans une petite affaire, un seul client peut faire la joie ou le souci de la semaine. On sent tout de plus près.',
      'Pour les paiements qui traînent, acompte à la commande et relance datée par écrit évitent bien des nuits blanches.',
    ],
    ask: [
      'Comment t’est venue l’idée de te lancer ?',
      'À quoi ressemble ta clientèle ?',
      'Quel est ton prochain gros morceau pour l’affaire ?',
    ],
  },
  speech: {
    say: [
      'Parler devant des gens, c’est une des peurs les plus répandues qui soient. La salle est pleine de personnes ravies de ne pas être à ta place.',
      'Le public ne connaît pas le texte prévu : un oubli, il n’y a que la personne au micro qui le remarque.',
      'La première phrase sue par cœur, le reste en mots-clés : c’est la recette de bien des gens qui parlent avec aisance.',
      'Le trac de l’intérieur est énorme, vu de la salle il est presque invisible. Les auditeurs voient surtout quelqu’un qui a quelque chose à dire.',
    ],
    ask: [
      'Quel est le sujet, en une phrase ?',
      'Qui est dans le public ?',
      'Quel passage te donne le plus de fil à retordre ?',
    ],
  },
  workMistake: {
    say: [
      'Une bourde au travail, ça tourne en boucle dans la tête bien plus longtemps que chez les autres. Le soin qu’on y met se voit à ce remords.',
      'Dire l’erreur clairement, avec une idée pour réparer ou l’éviter, impressionne souvent plus que de n’en faire aucune.',
      'Les gens qui ne se trompent jamais sont ceux qui ne touchent à rien. La faute est là, et toutes tes journées bien faites aussi.',
      'Une erreur dit souvent aussi quelque chose de la fatigue, du rythme ou d’une procédure bancale. Elle n’a pas forcément une seule cause.',
    ],
    ask: [
      'Comment est-ce arrivé, au juste ?',
      'Quelle conséquence redoutes-tu le plus ?',
      'Qu’est-ce qui peut encore se rattraper ?',
    ],
  },
  retirement: {
    say: [
      'Toute une vie de réveils à l’heure, et soudain le temps t’appartient. C’est un cadeau, avec un drôle de vertige dans le paquet.',
      'Des dizaines d’années de travail, ça ne se range pas dans un carton. Il en reste des gestes, des gens et de quoi raconter.',
      'La retraite, ça s’apprend comme un métier, avec une période d’essai. Pas besoin de remplir l’agenda dès la première semaine.',
      'Les lundis matin n’auront plus jamais le même goût à la retraite. Rien que ça, c’est une petite révolution.',
    ],
    ask: [
      'Qu’as-tu toujours remis à plus tard, faute de temps ?',
      'Qu’est-ce que tu garderas de ces années de travail ?',
      'À quoi ressemblerait une belle journée de retraite ?',
    ],
  },
  commute: {
    say: [
      'Ces heures-là, personne ne les paie et personne ne les rend. Le trajet devrait compter comme un deuxième métier.',
      'Les transports et les routes ont un talent : être en panne exactement le jour où ça compte.',
      'Arriver fatigué par le chemin avant même que la journée commence, voilà un sport dont tout le monde se passerait.',
      'Un bon livre audio ne fait pas avancer la file, mais il change un trajet perdu en histoire gagnée.',
    ],
    ask: [
      'Combien de temps dure ton trajet quand tout roule ?',
      'Qu’est-ce qui t’aide à tenir en chemin ?',
      'Quelle autre solution existerait pour ce trajet ?',
    ],
  },
  dullWork: {
    say: [
      'L’ennui au travail fatigue presque plus que le travail. Rien n’est plus lourd qu’une heure qui refuse de passer.',
      'Des heures vides payées à regarder l’horloge, c’est quand même du temps de vie. L’agacement se comprend très bien.',
      'Quand le sens manque, même les petites tâches pèsent une tonne. C’est peut-être moins de la paresse qu’un appétit sans rien à manger.',
      'Au moins, l’horloge du bureau doit se sentir très aimée, à force qu’on la regarde.',
    ],
    ask: [
      'Quelle partie de ton travail te tient encore éveillé l’esprit ?',
      'Que ferais-tu de ces heures si elles étaient à toi ?',
      'Depuis quand ce travail a-t-il perdu son goût ?',
    ],
  },
}
