import type { SubjectLines } from '../../../phrases.ts'

export const love: SubjectLines<'love'> = {
  crush: {
    say: [
      'Aimer sans oser, c’est vivre de miettes, un sourire, un bonjour, et en faire tout un festin.',
      'Ce battement-là fait perdre tous les mots, et juste devant la personne pour qui on en avait préparé. La nature a un drôle d’humour.',
      'Une petite phrase banale ouvre plus de portes qu’une grande déclaration. Le temps qu’il fait a commencé bien des histoires.',
      'Un béguin met de la lumière sur des endroits très ordinaires. Rien que pour ça, il fait déjà quelque chose de bien.',
    ],
    ask: [
      'Qu’est-ce qui t’a plu en premier chez cette personne ?',
      'Quelle occasion de lui parler pourrait se présenter ?',
      'Qu’est-ce qui te retient le plus ?',
    ],
  },
  dateAhead: {
    say: [
      'L’attente d’un rendez-vous fait déjà partie du rendez-vous. Même l’armoire entière étalée sur le lit.',
      'En face, il y a quelqu’un qui se pose probablement les mêmes questions devant son miroir.',
      'Les meilleurs vêtements sont ceux qu’on oublie en parlant. L’attention reste libre pour l’autre.',
      'Une vraie curiosité pour l’autre vaut tous les sujets préparés. Les gens se souviennent de qui les a écoutés.',
    ],
    ask: [
      'Qu’as-tu envie de savoir de cette personne ?',
      'Comment est née l’idée de ce rendez-vous ?',
      'Qu’est-ce qui te rend le plus fébrile ?',
    ],
  },
  dateGood: {
    say: [
      'Voilà une rencontre qui laisse un sourire difficile à ranger. Laisse-le traîner, il va bien avec tout.',
      'Un moment qui coule de source avec quelqu’un de presque inconnu, c’est rare, et ça ne se fabrique pas.',
      'Les meilleurs rendez-vous se reconnaissent à ceci : après, on se repasse le film en boucle, avec plaisir.',
      'Quelle jolie nouvelle ! Ce genre de souvenir donne au chemin du retour des airs de cinéma.',
    ],
    ask: [
      'Quel moment repasse sans cesse dans ta tête ?',
      'Qu’as-tu découvert chez cette personne ?',
      'Qu’imagines-tu pour la prochaine fois ?',
    ],
  },
  dateBad: {
    say: [
      'Des rendez-vous comme celui-là ont une seule qualité : ils font de très bonnes histoires. Plus tard.',
      'On se prépare, on espère un peu, et on rentre avec de quoi soupirer. La déception a bien mérité un canapé.',
      'Une rencontre ratée ne dit presque rien de toi. Elle dit surtout que ces deux-là n’allaient pas ensemble.',
      'Savoir très vite qu’on ne veut pas de suite, c’est au moins des semaines d’économisées.',
    ],
    ask: [
      'À quel moment as-tu compris que ça ne prendrait pas ?',
      'Quel détail de cette rencontre te reste en travers ?',
      'Qu’espérais-tu de ce rendez-vous ?',
    ],
  },
  noAnswer: {
    say: [
      'Un message lu et rien derrière, c’est un silence avec accusé de réception. On finit par guetter un écran comme une fenêtre.',
      'Le pire, dans ce silence, c’est qu’il laisse toute la place pour inventer des raisons. Et on choisit rarement la plus douce.',
      'Ne pas répondre parle de l’autre, de sa fuite ou de son désordre. Ton message, lui, avait le mérite d’exister.',
      'Poser le téléphone dans une autre pièce une heure, ce n’est pas renoncer. C’est reprendre un peu de ta soirée.',
    ],
    ask: [
      'Comment étaient vos échanges avant ce silence ?',
      'Que disait ton dernier message ?',
      'Jusqu’à quand veux-tu attendre ?',
    ],
  },
  newLove: {
    say: [
      'Les débuts d’un amour ont leur lumière à eux : même faire la queue à la supérette devient une sortie.',
      'Quel bonheur à lire ! Quelqu’un est content que tu existes, et c’est réciproque.',
      'Les premiers temps à deux, on collectionne tout, les phrases, les heures, les tickets de caisse. Garde-en quelques-uns.',
      'Ce drôle d’état où l’on sourit sans raison en a une, justement. Elle te va sûrement très bien.',
    ],
    ask: [
      'Comment a commencé votre histoire ?',
      'Qu’est-ce qui te plaît le plus chez cette personne ?',
      'Quel petit moment à deux te revient en premier ?',
    ],
  },
  farLove: {
    say: [
      'Aimer à distance, c’est avoir son cœur dans un endroit et ses chaussures dans un autre.',
      'Les retrouvailles passent à toute vitesse, et l’attente prend toute la place. Le calendrier n’est pas équitable avec vous.',
      'Faire une chose banale ensemble au téléphone, cuisiner ou regarder le même film, rapproche parfois plus qu’une longue conversation.',
      'Un lien qui tient malgré les kilomètres est fait de paroles et de confiance. Bien des couples sous le même toit en ont moins.',
    ],
    ask: [
      'Quand vous reverrez-vous ?',
      'Qu’est-ce qui te manque le plus au quotidien ?',
      'Quel rituel avez-vous pour rester proches ?',
    ],
  },
  rowPartner: {
    say: [
      'Le silence après une dispute prend plus de place dans un logement que n’importe quel meuble.',
      'On se dispute rarement pour la raison affichée. Derrière, il y a souvent une fatigue ou une phrase qui attendait depuis longtemps.',
      'Le premier pas n’est pas un aveu de tort. Une tasse posée à côté de l’autre dit parfois plus qu’une explication.',
      'Se fâcher avec la personne qu’on aime blesse deux fois : à cause des mots, et parce que c’est elle.',
    ],
    ask: [
      'Quel était le vrai sujet, sous la dispute ?',
      'Comment vous retrouvez-vous d’habitude, après un orage ?',
      'Qu’aimerais-tu que l’autre comprenne ?',
    ],
  },
  leftBy: {
    say: [
      'Quand l’autre s’en va, ce n’est pas seulement quelqu’un qui manque, c’est tout un avenir déjà meublé.',
      'La décision a été prise sans toi, et c’est toi qui en portes le poids. Rien n’oblige à le porter dignement ce soir.',
      'Les habitudes sont les dernières à comprendre : la main cherche, le téléphone reste près. Elles mettent du temps, et c’est normal.',
      'Ce que tu as donné dans cet amour était vrai. Une rupture ne rend pas faux ce qui a été vécu.',
    ],
    ask: [
      'Quel moment de la journée est le plus dur à passer ?',
      'Qui peut être près de toi en ce moment ?',
      'Quelle question te revient sans cesse ?',
    ],
  },
  leaving: {
    say: [
      'Celui des deux qui s’en va est rarement celui qui ne souffre pas. On oublie souvent ce chagrin-là.',
      'Une décision pareille se prend des centaines de fois en silence avant de se dire à voix haute.',
      'On peut quitter quelqu’un et garder de la tendresse pour ce qui a été. L’un n’annule pas l’autre.',
      'Défaire une vie à deux, c’est aussi du concret : un toit, des papiers, des meubles. Avancer dossier par dossier évite de s’y noyer.',
    ],
    ask: [
      'Depuis combien de temps cette idée mûrit-elle en toi ?',
      'Qu’est-ce qui pèse le plus, dans ce départ ?',
      'À quoi ressemblerait ta vie, dans un an ?',
    ],
  },
  ex: {
    say: [
      'Un ex a ce pouvoir agaçant de réapparaître juste quand on avait rangé toutes les boîtes.',
      'Le cœur a de vieux réflexes : un nom, un visage, et il se croit revenu des années en arrière.',
      'Être remué ne veut pas dire vouloir recommencer. C’est parfois juste un souvenir qui fait du bruit en passant.',
      'Une histoire finie peut encore piquer, sans que ce soit un pas en arrière. Les cicatrices aussi sentent le temps qu’il fait.',
    ],
    ask: [
      'Qu’est-ce que ça a réveillé en toi ?',
      'Comment votre histoire s’était-elle terminée ?',
      'Quelle place veux-tu laisser à cette personne aujourd’hui ?',
    ],
  },
  cheated: {
    say: [
      'Ce n’est pas seulement le présent qui s’écroule, c’est le passé qu’on se met à relire ligne par ligne.',
      'Faire confiance n’était pas de la naïveté. C’était de l’amour, et c’est l’autre qui en a abusé.',
      'Un mensonge dans un couple, ça blesse aussi parce qu’on partageait la table avec. La colère a toute sa place ici.',
      'Rien n’oblige à décider tout de suite si cette histoire continue ou s’arrête. La vérité vient à peine d’entrer dans la maison.',
    ],
    ask: ['Comment l’as-tu découvert ?', 'Qu’as-tu besoin de savoir encore ?', 'À qui as-tu pu en parler ?'],
  },
  livingTogether: {
    say: [
      'Vivre à deux, c’est découvrir qu’il existe plusieurs façons de remplir un lave-vaisselle, et que chacun a la bonne.',
      'Partager un toit, c’est aimer quelqu’un avec ses chaussettes, ses bruits et ses étagères. Le romantisme version complète.',
      'Un petit coin rien qu’à soi, même une chaise, sauve bien des cohabitations. On se retrouve mieux quand on peut se quitter un peu.',
      'Deux manies de vivre sous un seul toit, ça finit par donner une troisième, qui n’appartient qu’à vous.',
    ],
    ask: [
      'Quelle habitude de l’autre te surprend le plus ?',
      'Comment vous partagez-vous les tâches ?',
      'Quel est le coin le plus agréable du logement ?',
    ],
  },
  wedding: {
    say: [
      'Se marier, c’est une seule grande question et mille petites autour. Le plus important est déjà trouvé : la personne.',
      'Une noce, c’est une fête de famille, un budget et une déclaration d’amour cousus ensemble. Pas étonnant que les coutures tirent parfois.',
      'Choisissez à deux les trois choses qui comptent vraiment ce jour-là. Le reste peut être imparfait sans que personne le voie.',
      'Vouloir se promettre la suite devant tout le monde, c’est une belle audace. Que la joie y reste plus grande que la liste !',
    ],
    ask: [
      'De quelle fête rêves-tu, au fond ?',
      'Comment est née l’idée de vous marier ?',
      'Quel préparatif t’occupe le plus l’esprit ?',
    ],
  },
  anniversary: {
    say: [
      'Une date à vous deux, que le calendrier des autres ignore. C’est ce qui fait son charme.',
      'Un couple, ce sont des milliers de matins ordinaires. Une fois par an, on a le droit de les compter.',
      'Raconter à l’autre ce qu’on a pensé le premier jour, c’est un cadeau qui ne coûte rien et qu’on garde.',
      'Cette date a vu passer des fous rires, des orages et des courses du samedi. Tout ça fait une histoire.',
    ],
    ask: [
      'Quel souvenir de vos débuts te revient ?',
      'Comment aimerais-tu marquer cette date ?',
      'Qu’est-ce qui a changé entre vous depuis le début ?',
    ],
  },
  sweetPartner: {
    say: [
      'Ces attentions-là disent une chose toute simple : quelqu’un pense à toi quand tu n’es pas dans la pièce.',
      'La tendresse se cache dans les gestes pratiques plus souvent que dans les bouquets. Celui-ci a visé juste.',
      'Voilà qui vaut tous les grands discours. Un geste comme ça réchauffe encore plusieurs jours après.',
      'Quelle douceur ! Recevoir sans avoir rien demandé, c’est l’un des plus beaux luxes à deux.',
    ],
    ask: [
      'Comment as-tu réagi ?',
      'Quelle autre attention de sa part n’as-tu jamais oubliée ?',
      'Par quoi aimerais-tu lui rendre la pareille ?',
    ],
  },
  single: {
    say: [
      'Le célibat, tout le monde a un avis dessus, surtout ceux qui n’y vivent pas.',
      'Les applis promettent des rencontres et servent surtout des conversations qui s’éteignent à « ça va ». Pas étonnant qu’on s’en lasse.',
      'Vivre sans partenaire a ses libertés et ses dimanches trop longs. On peut aimer les unes et trouver les autres pesants.',
      'Une vie à une seule brosse à dents est une vie entière. L’envie d’y ajouter quelqu’un, ou pas, n’appartient qu’à toi.',
    ],
    ask: [
      'Qu’est-ce que tu apprécies dans ta vie en solo ?',
      'Quel genre de personne aimerais-tu croiser, un jour ?',
      'À quel moment le célibat se fait-il le plus sentir ?',
    ],
  },
  jealousy: {
    say: [
      'La jalousie est une scénariste infatigable : elle écrit des films entiers à partir d’un regard.',
      'Dans un couple, le soupçon fatigue les deux côtés, celui qui guette et celui qui se justifie.',
      'Sous la jalousie, il y a presque toujours une peur : celle de ne pas suffire, ou de perdre. On en parle mieux que d’un téléphone.',
      'Aimer, c’est ne jamais avoir toutes les preuves. La confiance commence là où la surveillance s’arrête.',
    ],
    ask: [
      'Dans quelles situations ça éclate le plus ?',
      'Qu’est-ce qui rassurerait vraiment, entre vous ?',
      'De quelle peur cette jalousie pourrait-elle venir ?',
    ],
  },
  comingOut: {
    say: [
      'Dire qui l’on aime ne devrait demander aucun courage. Tant que ça en demande, le garder pour soi ou le dire est un choix respectable.',
      'Cacher un amour, c’est un travail de chaque phrase, jusqu’aux pronoms. Les autres n’imaginent pas cette fatigue.',
      'Le moment, les mots et les personnes, tout cela t’appartient. Personne n’a droit à cette annonce avant que tu le décides.',
      'Les gens entendent ce genre de vérité chacun à sa vitesse. La leur ne change rien à la valeur de la tienne.',
    ],
    ask: [
      'Avec qui peux-tu en parler sans te surveiller ?',
      'Qu’est-ce que tu souhaiterais entendre de tes proches ?',
      'Comment vis-tu ça au quotidien ?',
    ],
  },
}
