import type { Remark } from '../../remarks.ts'

export const remarksOnHome: readonly Remark[] = [
  {
    signs:
      /\b(?:mang\w+|din\w+|dejeun\w+|bouff\w+|repas) (?:[\w',]+ ){0,9}?(?:tout seul|toute seule|seule?\b(?! main)|avec personne|sans personne|devant (?:youtube|la tele|l'ordi|netflix|mon ecran)|avec mon telephone)/,
    tone: 'hard',
    say: [
      'Un repas sans personne en face, ça passe vite et ça pèse longtemps.',
      'Une assiette seule sur la table, ça se remarque.',
    ],
    ask: ['Il y a quelqu’un avec qui tu mangerais bien ?', 'C’est comme ça tous les jours ?'],
  },
  {
    signs:
      /\b(?:ai|a|ont|encore|tout|jai) (?:(?!pas|rien)\w+ )?(?:crame|cramee|carbonise|calcine|fait (?:bruler|cramer)|laisse bruler)\b(?! (?:les doigts|la main))|\b(?:gateau|riz|pates|sauce|plat|poulet|tarte|pain|roti|pizza|puree|viande|oignons|crepes?|cookies|poele|casserole) (?:[\w']+ ){0,3}(?:crame\w*|brule\w*|carbonise\w*|rate\w*|immangeable|trop cuite?|a attache)\b|\blimaces?$/,
    tone: 'hard',
    say: [
      'Un plat qui tourne mal, c’est rageant après tout ce travail.',
      'La cuisine ne pardonne pas toujours, et l’odeur s’en souvient.',
    ],
    ask: ['Il y avait de quoi sauver quelque chose ?', 'Et tu as mangé quoi, finalement ?'],
  },
  {
    signs:
      /\b(?:dans la cocotte|(?:mis|est|passe|encore|sont) au four|sur le feu|ca mijote|en train de cuisiner|je cuisine|cuisine pour|aux fourneaux|je surveille la|dans la casserole|(?:gateau|tarte|plat) (?:\w+ )?cuit)\b/,
    say: [
      'Quelque chose qui cuit, et la maison paraît tout de suite habitée.',
      'La cuisine, ça remplit les mains et toute la maison.',
    ],
    ask: ['Ce sera prêt quand ?', 'Tu cuisines pour qui ?'],
  },
  {
    signs:
      /\b(?:j'?ai|je|on a|on|nous avons|jai|va|vais) (?:[\w']+ ){0,3}(?:cuisin\w+|prepar\w+|fait|fais|faire|tente|essaye|cuit|petri|reussi) (?:[\w']+ ){0,3}(?:gateaux?|tartes?|soupe|crepes?|riz|poulet|roti|gratin|quiche|pizza|lasagnes?|ratatouille|couscous|tajine|curry|confitures?|pain|baguettes|brioche|cookies|gaufres|blanquette|pot-au-feu|potage|compote|semoule|thieb|cassoulet|bolognaise|puree|omelette|raclette|fondue|madeleines|muffins|eclairs|pates? feuillet\w+|mousse|galettes?|recette|mafe|tortilla|gaspacho)\b/,
    say: [
      'Quelque chose de fait maison, ça change toute la table.',
      'Se mettre aux fourneaux, c’est déjà un peu fêter quelque chose.',
    ],
    ask: ['Ça donnait quoi, à la dégustation ?', 'La recette vient de qui ?'],
  },
  {
    signs:
      /\b(?:(?:mange|bouffe|me tape|avale|avaler|grignote|diner|midi|soir|rechauff\w+|bureau|reunions) ?,? (?:[\w'-]+ ){0,4}(?:coquillettes|raviolis|pates|nouilles|sandwich|cereales|surgeles?|chips|cassoulet|demi-baguette|biscottes?|tartines?|knackis?)|surgele,|soupe en brique|a meme la boite|restes de|vide-?frigo|frigo (?:est )?vide)\b/,
    say: ['Pas de grande cuisine, mais le ventre a son compte.', 'Le repas de secours, chacun a le sien.'],
    ask: ['C’est ton plat des jours sans courage ?'],
  },
  {
    signs:
      /\b(?:uber ?eats|deliveroo|mcdo|macdo|fast[ -]?food|burger king|(?:un|des|mon|le) (?:kebab|tacos|burger|grec|mitraillette)|(?:commande|commander|pris) (?:une|des|un|les|le) (?:pizzas?|sushis?|kebab|burger|chinois|indien|thai|repas)|pizzeria|la friterie|des frites|a emporter)\b/,
    say: [
      'Un repas qui arrive tout prêt, c’est une soirée sans casseroles.',
      'Ne rien cuisiner du tout, ça a son charme certains jours.',
    ],
    ask: ['Tu prends toujours la même chose ?'],
  },
  {
    signs:
      /\b(?:(?:fait|fais|faire|finir|fini|fera|ferai|lave) (?:toute )?la vaisselle|vaisselle (?:sale|traine|s'empile|qui|de trois|est)|evier (?:plein|deborde|est)|pile de vaisselle|lave-vaisselle (?:en panne|est|a|a lache|vide)|vider le lave)\b/,
    say: [
      'La vaisselle, elle attend toujours au mauvais moment.',
      'Un évier vide, c’est une petite paix bien à soi.',
    ],
    ask: ['C’est toujours ton tour ?'],
  },
  {
    signs:
      /\b(?:(?:fait|fais|faire|finir|lance|passe|trois|deux|une|\d) (?:\w+ )?lessives?|lessive,|(?:lave|etend\w*|plie\w*|trie\w*|range\w*) le linge|tas de linge|panier de linge|linge (?:a|en) (?:plier|tas|retard|etendre)|machine (?:de blanc|tourne)|chaussettes? (?:orpheline|depareillee)s?)\b/,
    say: [
      'Le linge, c’est la seule chose qui n’est jamais finie.',
      'À peine plié, il y en a déjà d’autre dans le panier.',
    ],
    ask: ['Il t’en reste beaucoup ?'],
  },
  {
    signs:
      /\b(?:du repassage|le repassage|(?<!planche )a repasser(?! (?:mon|le) (?:permis|bac|code))|fer a repasser|(?:j'?ai |je )repasse (?:[\w']+ ){0,2}(?:chemises?|linge|robe|pantalons?|toute|tout l|draps|jupe))\b/,
    say: [
      'Le repassage, c’est de la patience en plis.',
      'Repasser, ça laisse la tête libre et les bras occupés.',
    ],
    ask: ['Tu écoutes quelque chose, en repassant ?'],
  },
  {
    signs:
      /\b(?:(?:fait|fais|faire|marche,?|passe|finir|du|le|grand|de) menages?|menage,|passe(?:r)? (?:l'aspi\w*|la serpill\w+|le balai)|l'aspi(?:rateur)?\b(?! a pattes)|nettoy\w+ (?:la|le|les|ma|mon|mes|tout|a)|epousset\w+|je (?:recure|astique|frotte|balaye|balaie)|(?:faire|fait|laver) les (?:vitres|carreaux|sols)|la serpill\w+|un coup de balai)\b/,
    say: [
      'Le ménage, ça se voit surtout quand personne ne le fait.',
      'Du ménage, il y en a toujours un coin de plus.',
    ],
    ask: ['Quelle partie tu repousses le plus ?', 'Tu mets de la musique, pour ça ?'],
  },
  {
    signs:
      /\b(?:(?:trier|trie|ranger|range|rangeant|triant|vider|vide) (?:toute? )?(?:la|le|les|ma|mon|mes|sa|ses|son) (?:cave|grenier|placards?|armoires?|garage|chambre|papiers|photos|affaires|tiroirs?|appart|maison|bureau|cartons?)|grand rangement|grand tri)\b/,
    say: [
      'À ranger, on retombe toujours sur autre chose.',
      'Trier, ça allège les placards et ça remue des souvenirs.',
    ],
    ask: ['Tu jettes facilement, ou tu gardes tout ?'],
  },
  {
    signs:
      /\b(?:(?:fait|fais|faire|ferai) (?:les|mes|des|quelques) courses|(?:passe|passerai|descends|vais|allee?|dois) (?:\w+ )?(?:en )?achet\w+|au (?:supermarche|drive)|liste de courses|a la caisse du|panier de courses|au marche ce matin|ce matin,? marche)\b/,
    say: [
      'Les courses, ça prend toujours plus de temps que prévu.',
      'Dans un caddie, il finit toujours par y avoir un intrus.',
    ],
    ask: ['Tu fais une liste, ou c’est au hasard ?'],
  },
  {
    signs:
      /\b(?:une fortune|c'?est du vol|hors de prix|trop cher|ca coute (?:un bras|une blinde|cher)|me (?:sors|sort) d'ou|je les sors d'ou|(?:\d+|mille|cents?|vingt) (?:euros|balles|boules|piasses) (?:de (?:matos|pieces|reparation)|l'urgence|par contre|pour rien))\b/,
    tone: 'hard',
    say: ['À ce prix-là, on fait ses comptes deux fois.', 'Des sommes pareilles, ça reste en travers.'],
    ask: ['C’était prévu, cette dépense ?'],
  },
  {
    signs:
      /\b(?:factures?|regul d'electricite|(?:mon|le|du|payer) loyer|plus (?:une|de|un) (?:thune|tunes?|sous?|argent|fric|rond)|(?:suis|chui) (?:fauchee?|a sec|dans le rouge)|a decouvert|mon decouvert|fins? de mois (?:difficiles?|dures?|serrees?)|la fin du mois|le credit de|(?:les|un) huissiers?|surendett\w+|dettes|cheque energie|une amende|prelevee? demain)\b/,
    tone: 'hard',
    say: [
      'Quand l’argent se met à compter, la tête n’arrête plus de calculer.',
      'Ces chiffres-là, ça s’invite même la nuit.',
    ],
    ask: [
      'Tu as déjà trouvé un petit bout de solution ?',
      'C’est un mauvais mois, ou c’est toujours serré ?',
    ],
  },
  {
    signs:
      /\b(?:fuite d'eau|une (?:grosse )?fuite|inond(?:e|ee|es|ation)|degats? des eaux|robinet (?:qui )?(?:goutte|fuit|coule)|ca fuit|plafond (?:qui )?(?:coule|goutte|suinte)|canalisation|toilettes (?:bouchees?|debordent)|plus d'eau chaude|coupure d'eau|plus de courant|coupure de courant|panne de courant)\b/,
    tone: 'hard',
    say: [
      'Quand la maison se met à lâcher, il n’y a plus que ça qui compte.',
      'Ce genre de dégât, ça ne choisit jamais son jour.',
    ],
    ask: ['Quelqu’un peut venir voir vite ?'],
  },
  {
    signs:
      /\b(?:machine(?! a ecrire)|voiture|frigo|congelo|chauffage|chaudiere|ordi\w*|pc|tel|telephone|ecran|four|velo|scooter|moto|imprimante|wifi|internet|box|moteur|camion|tracteur|ascenseur|bagnole|clio|batterie|aspirateur|casque|cafetiere|bouilloire|tele|auto|char|console) (?:[\w'-]+ ){0,5}?(?:en panne|m'a lachee?|a (?:lache|plante|bugge|rendu l'ame|grille|creve)|est (?:mort|morte|foutue?|casse|cassee|hs|pete|petee)|(?:ne )?(?:marche|demarre|s'allume|fonctionne|charge) (?:plus|pas)|en rade|tombee? en panne)\b|\b(?:memoire pleine|ecran (?:casse|fissure|brise|pete)|pneu creve|creve (?:un|le|mon) pneu|crevaison)\b/,
    tone: 'hard',
    say: [
      'Ce qui lâche lâche toujours au mauvais moment.',
      'Une panne, et la moitié de la journée part avec.',
    ],
    ask: ['C’est réparable, tu crois ?', 'Tu peux faire sans, quelques jours ?'],
  },
  {
    signs:
      /\b(?:garagiste|controle technique|chez le garage|(?:le|mon|au|un) (?:plombier|electricien|serrurier|chauffagiste|reparateur|depanneur|artisan) (?:n'|ne|a|est|vient|passe|doit|devait|m'|rappelle|repond)\w*)/,
    say: [
      'Les réparations, il faut souvent courir après.',
      'Entre le devis et le coup de clé, il y a toujours un délai.',
    ],
    ask: ['Il en a pour longtemps ?'],
  },
  {
    signs:
      /\b(?:j'?ai|je|on a|jai) (?:[\w']+ ){0,3}(?:repare|depanne|bricole|recolle|change (?:une|la|le|un) (?:roue|ampoule|robinet|joint|pneu|batterie)|monte (?:un|le|mon|la|une) (?:meuble|etagere|armoire|lit|bibliotheque|commode))\b/,
    tone: 'glad',
    say: [
      'Remettre une chose en état de ses mains, ça donne une petite fierté.',
      'Une affaire réparée, c’est une affaire de moins.',
    ],
    ask: ['Tu as appris ça où ?'],
  },
  {
    signs:
      /\b(?:les travaux|en travaux|du (?:placo|carrelage|papier peint|parquet)|(?:peint|repeint|peins|tapisse|ponce|poncer|peindre) (?:la|le|les|ma|mon|mes|un|une)\b(?! cours)|une rangee a l'envers)\b/,
    say: ['Les travaux, ça prend toujours plus de place que prévu.', 'Un chantier, ça avance par à-coups.'],
    ask: ['Il reste beaucoup à faire ?'],
  },
  {
    signs:
      /\b(?:demenag(?:e|es|er|ement|ements|eons|ent)|mes cartons|les cartons|emmenag\w+|nouvel appart\w*|nouveau logement|nouvelle maison|etat des lieux|preavis)\b/,
    say: [
      'Un déménagement, ça remue bien plus que des meubles.',
      'Changer de murs, c’est refaire toutes ses habitudes.',
    ],
    ask: ['C’est toi qui bouges, ou les autres ?'],
  },
  {
    signs:
      /\b(?:mon proprio|ma proprio|(?:mon|ma|le|la) proprietaire|la caution|le syndic|(?:mon|ma) bailleu\w+|l'agence immo\w*|le concierge|la concierge)\b/,
    say: [
      'Dans un logement, chaque détail peut devenir une affaire.',
      'Ces histoires de logement, ça prend vite du temps et des nerfs.',
    ],
    ask: ['Vous arrivez à vous parler, au moins ?'],
  },
  {
    signs:
      /\b(?:plantes?|basilic|orchidees?|cactus|ficus|rosiers?|geraniums?|semis) (?:[\w']+ ){0,4}(?:crev\w+|mort\w*|fan\w+|seche\w*|fletri\w*|jauni\w*)\b|\bje les noie par\b|\bla main verte\b/,
    say: [
      'Les plantes, ça ne prévient qu’au dernier moment.',
      'Trop d’eau ou pas assez : elles ne disent jamais laquelle.',
    ],
    ask: ['Tu en as d’autres qui tiennent bon ?'],
  },
  {
    signs:
      /\b(?:je jardine|jardinage|jardiner|(?:mon|au|le|un) (?:jardin|potager)\b(?! (?:public|du luxembourg))|balconniere|(?:je |j'ai )(?:plante|repique|seme|bine|arrose|taille|bouture|ramasse|cueille|recolte)s? (?:les|des|mes|mon|mon|le|la|du|un)\b|ramasse les feuilles|rentre les geraniums|mes (?:tomates|courgettes|salades|semis|rosiers|dahlias|geraniums|fraises|poireaux|haricots)|le compost)\b/,
    say: [
      'La terre, ça occupe les mains et ça repose la tête.',
      'Au jardin, il y a toujours quelque chose qui n’attend pas.',
    ],
    ask: ['Qu’est-ce qui pousse le mieux, chez toi ?', 'Tu as toujours eu ça, les mains dans la terre ?'],
  },
  {
    signs:
      /\b(?:(?:un|mon|le|ce|du|son|des|les) (?:petit )?colis|le livreur|la livraison|chronopost|mondial relay|point relais|(?:commande|matelas|paquet) (?:[\w']+ ){0,4}(?:pas|jamais) (?:arrive|livre)\w*|le facteur|le recommande)\b/,
    say: [
      'Un paquet en route, c’est un peu d’attente et un peu de curiosité.',
      'Entre l’expéditeur et la porte, il peut s’en passer, des choses.',
    ],
    ask: ['C’est quoi, si je peux demander ?'],
  },
  {
    signs:
      /\b(?:enfermee? dehors|claque la porte|(?:perdu|oublie|paume|retrouve (?:plus|pas)|trouve (?:plus|pas)|laisse|cherche) (?:mes|les|ma|la|mon) (?:cles?|clefs?|badge|trousseau)|a la porte sans (?:cle|clef)s?|double des (?:cle|clef)s)\b/,
    tone: 'hard',
    say: [
      'Sans les clés, la porte devient un mur.',
      'Les clés, ça disparaît toujours quand on a le moins le temps.',
    ],
    ask: ['Quelqu’un a un double ?'],
  },
  {
    signs:
      /\b(?:(?:bruit|boucan|vacarme|tapage|perceuse|musique a fond|hurlements?|travaux|camion-poubelle) (?:[\w'-]+ ){0,7}(?:nuit|minuit|du matin|cinq heures|dessus|dessous|dormir|fenetre)|(?:fait|font|faisait) (?:trop |encore |tellement )?(?:du|de) bruit|trop de bruit|quel boucan|(?<!poele )ronfl\w+|(?:deplace|marche|crie|gueule|hurle)\w* (?:[\w']+ ){0,4}(?:a minuit|la nuit|dans l'escalier|dans les escaliers|au-dessus|au plafond))\b/,
    tone: 'hard',
    say: [
      'Un bruit qui revient, et on n’entend plus que lui.',
      'Le bruit des autres, ça s’invite sans frapper.',
    ],
    ask: ['Tu as déjà pu en parler ?'],
  },
  {
    signs:
      /\b(?:(?:maison|appart|appartement|chambre|lit|chaise|place) (?:[\w']+ ){0,5}(?:vide|silencieu\w+)|y'?a un silence|silence total|d'un vide|(?:que|plus que) le (?:frigo|poste|radiateur|tic[ -]tac) qui|trop (?:de silence|silencieux|calme)|j'entends (?:plus|que) (?:le|la) )/,
    tone: 'hard',
    say: [
      'Un chez-soi trop silencieux, ça s’entend.',
      'Le silence d’une pièce, ça prend parfois toute la place.',
    ],
    ask: ['Tu mets un fond, radio ou musique ?'],
  },
  {
    signs:
      /\b(?:chauve[ -]?souris|araignees?|rats?|(?<!je )souris|guepes?|moustiques?|fourmis|frelons?|loirs?|punaises?(?: de lit)?|mites|fouines?|pigeons?|lezard|mouettes?|limaces?) (?:[\w'-]+ ){0,4}(?:dans|sous|sur|chez|derriere|au) (?:ma|mon|la|le|mes|les|moi|plafond|mur)\b/,
    say: [
      'Un visiteur pareil, ça prend vite toute l’attention.',
      'Les petites bêtes n’ont aucune notion de chez soi.',
    ],
    ask: ['C’est encore là ?'],
  },
  {
    signs:
      /\b(?:renvers\w+|fait tomber|explose|brise|casse) (?:[\w']+ ){0,2}(?:verre|cafe|assiettes?|vase|bol|tasse|vin|lait|eau|plat|bouteille|soupe|the|miroir)\b|\bfini sur mes chaussures\b|\b(?:tache|tachee?) (?:sur|de) (?:ma|mon|la|le|cafe|vin)\b/,
    say: [
      'Ça part en une seconde, et après il faut ramasser.',
      'Ces maladresses-là, ça fait du bruit et ça colle partout.',
    ],
    ask: ['Les dégâts sont grands ?'],
  },
  {
    signs:
      /\b(?:m2\b|metres carres|9m2|sans ascenseur|(?:cinquieme|sixieme|5e|6e|quatrieme|troisieme) etage|(?:mon|un|petit) studio|sous les toits|chambre (?:au crous|de bonne|d'etudiant\w*)|en cite u)/,
    say: [
      'Un logement, ça a toujours son caractère, avec ses défauts.',
      'Entre les murs et les marches, chacun trouve ses habitudes.',
    ],
    ask: ['Tu t’y sens bien, là-dedans ?'],
  },
]
