import type { Remark } from '../../remarks.ts'

export const remarksOnBody: readonly Remark[] = [
  {
    signs:
      /\b(?:(?<!pas )mal (?:a|de) (?:la )?tete|(?<!pas )mal de crane|migraines?|cephalee|une barre au-dessus|la tete qui (?:tape|cogne|explose|tourne)|le crane (?:en feu|qui)|tete comme une pasteque)\b/,
    tone: 'hard',
    say: [
      'Une tête qui cogne, et plus rien n’est simple.',
      'Avec une tête pareille, même la lumière est de trop.',
    ],
    ask: ['Ça t’a pris quand ?', 'Tu es dans le calme, là ?'],
  },
  {
    signs:
      /\b(?:(?<!pas )mal au dos|(?:le|mon|du) dos (?:[\w',]+ ){0,4}?(?:en compote|en vrac|casse|bloque|coince|barre|en deux|me le fait payer|me lance|me tue|fait mal)|dos et (?:des|les) (?:bras|bleus)|barree? du dos|lumbago|sciatique|tour de reins|mal aux reins|mes reins|nuque (?:bloquee|raide)|torticolis|peine a me (?:redresser|lever))\b/,
    tone: 'hard',
    say: [
      'Un dos qui proteste, on le sent dans chaque geste.',
      'Quand le dos dit non, tout devient une acrobatie.',
    ],
    ask: ['Tu as trouvé une position supportable ?', 'C’est d’avoir trop forcé ?'],
  },
  {
    signs:
      /\b(?:(?:mes|les) pieds (?:[\w']+ )?(?:en feu|en compote|me font|gonfles|en sang|font mal|detruits)|(?:sens|sent) plus mes (?:pieds|jambes)|mal aux (?:pieds|jambes|mollets|genoux|chevilles|bras)|ampoules? (?:aux|au|plein)|(?:mes|les) jambes (?:[\w']+ ){0,3}(?:lourdes|me portent plus|en coton|coupees)|coupe les jambes|courbatures?|varices|(?:mon|mes|le) genoux? (?:[\w']+ )*?(?:craqu\w+|cuits?|lache|gonfle|fait mal)|genou qui craque|mon talon|tendon|chaussures (?:neuves )?m'ont)\b/,
    tone: 'hard',
    say: [
      'Quand ce sont les jambes qui portent la facture, chaque pas compte.',
      'Les jambes font le plus gros du travail, et elles le font savoir.',
    ],
    ask: ['Tu peux les mettre en hauteur un moment ?', 'C’est d’aujourd’hui, ou ça traîne ?'],
  },
  {
    signs:
      /\b(?:mal (?:au|aux|a la|a l') ?(?:doigts?|mains?|epaules?|hanche|poignet|coude|bras|cou|cote|oreille|yeux|gencive|machoire|pouce|cheville|genou)|l'epaule foutue|les (?:doigts|mains) (?:[\w']+ ){0,3}(?:gonfle\w*|tordu\w*|comme des racines|enfle\w*|en feu|qui tremblent)|arthrose|tendinite|canal carpien|rhumatismes|crampes?|douleurs?|me fait (?:un )?mal (?:de chien)?|tout(?:es)? tordus? maintenant|du mal a (?:marcher|me lever|monter)|des bleus partout|hanche me tire|me lance (?:jusqu|dans|depuis))\b/,
    tone: 'hard',
    say: [
      'Une douleur qui reste, ça grignote l’humeur autant que le corps.',
      'Avoir mal, ça prend une place folle dans une journée.',
    ],
    ask: ['Il y a un moment où ça se calme ?', 'Quelqu’un a déjà regardé ça ?'],
  },
  {
    signs:
      /\b(?:(?:mal|rage) (?:aux|de|a la|a une) (?:dents?|molaire)|(?:une|ma|la) dent (?:[\w']+ )?(?:me lance|me fait|cassee|pourrie|en moins|de sagesse)|(?:chez le|un|mon|aucun|le) dentiste|la roulette|une carie|devitalis\w+|abces|appareil dentaire|un plombage)\b/,
    tone: 'hard',
    say: [
      'Les dents, ça ne laisse penser à rien d’autre.',
      'Le fauteuil du dentiste, personne n’y va en sifflant.',
    ],
    ask: ['Le rendez-vous est pour bientôt ?'],
  },
  {
    signs:
      /\b(?:enrhumee?|(?:mon|un|gros|le) rhume|nez bouche|le nez qui coule|mal a la gorge|extinction de voix|plus de voix|angine|la grippe|le covid|bronchite|sinusite|je tousse|une toux|la creve\b|chope (?:la|un|une)|(?:39|38|40) de fievre|de la fievre|fievre|j'ai des frissons|des courbatures|otite|gastro)\b/,
    tone: 'hard',
    say: [
      'Quand on a attrapé quelque chose, tout demande le double d’effort.',
      'Le corps qui tourne au ralenti, il n’y a qu’à ralentir avec.',
    ],
    ask: ['Tu peux rester au chaud ?', 'Ça commence, ou c’est le plus gros qui passe ?'],
  },
  {
    signs:
      /\b(?:mal au (?:ventre|bide|coeur)|la nausee|envie de vomir|a en vomir|j'ai vomi|ai gerbe|indigestion|boule au ventre|le ventre (?:noue|serre|qui tord|en vrac)|noeud (?:au|dans le) (?:ventre|estomac)|estomac noue|crise de foie|le coeur (?:su'l|au) bord des levres|intoxication|malade comme un chien|gueule de bois)\b/,
    tone: 'hard',
    say: [
      'Le ventre, c’est souvent lui qui parle en premier.',
      'Un ventre qui se tord, et plus moyen de penser à autre chose.',
    ],
    ask: ['Ça t’a pris d’un coup ?', 'Tu arrives à avaler quelque chose ?'],
  },
  {
    signs:
      /\b(?:endometriose|endo\b|mes regles|regles (?:douloureuses|de merde)|spm\b|bouffees de chaleur|menopause|la pilule)\b/,
    tone: 'hard',
    say: [
      'Quand le corps en fait à sa tête, la journée se plie à lui.',
      'Ces douleurs-là, on les porte souvent sans que ça se voie.',
    ],
    ask: ['Tu peux te mettre en boule quelque part ?'],
  },
  {
    signs:
      /\b(?:me suis|jme suis|j'me suis|s'est|m'suis) (?:\w+ )?(?:coupee?|brulee?|entaillee?|tordue?|casse|cassee|pete|petee|fait(?:e)? (?:la|une|mal)|foulee?|cognee?|ouvert (?:le|la)|pincee?|explose|blessee?|viandee?|bloquee? le)\b(?! (?:la (?:tete|barbe|vaisselle)))|\b(?:points? de suture|deux points et|(?:le|mon|un|dans le|avec le) platre|(?:la|une) (?:fracture|entorse|attelle)|bequilles|pissait le sang|tombee? (?:dans|de|du|en) (?:l'escalier|les escaliers|velo|moto|scooter|cheval|trottinette)|coup de soleil|brulure|les tetons en sang|un bout de pouce|plus de peau)\b/,
    tone: 'hard',
    say: [
      'Ça arrive en une seconde et ça se rappelle des jours.',
      'Se faire mal comme ça, ça surprend toujours au pire moment.',
    ],
    ask: ['Ça se calme un peu ?', 'Quelqu’un s’en est occupé ?'],
  },
  {
    signs:
      /\b(?:(?:les|mes|des|ses|d'|un) ?(?:resultats?|analyses?)\b(?=.*\b(?:biopsie|prise|sang|medecin|labo|irm|scanner|soir|attend|attends|hopital))|biopsie|prise de sang|l'irm|irm\b|scanner|mammographie|coloscopie|une radio des|echo du coeur|depistage)\b/,
    tone: 'hard',
    say: [
      'Attendre ce genre de réponse, ça tient éveillé.',
      'Avant un résultat, chaque sonnerie fait sursauter.',
    ],
    ask: ['Tu sauras quand ?', 'Quelqu’un sera avec toi ?'],
  },
  {
    signs:
      /\b(?:(?:a l'|l'|de l'|au) ?(?:hopital|chu|clinique\b(?! vet)|gustave-roussy)|(?<!stage )aux urgences|(?:me|l'|se) (?:fais|fait|font|faire) operer|(?:mon |son |l'|une )operation\b|operee?|anesthesie|chimio\w*|reanimation|soins intensifs|sous perf|bloc operatoire|greffe d|service (?:de|d') (?:cardio|neuro|onco)\w*|convalescence|reeducation)\b/,
    tone: 'hard',
    say: [
      'L’hôpital, les heures y sont plus longues qu’ailleurs.',
      'Quand la santé s’en mêle, le reste passe derrière.',
    ],
    ask: ['Comment ça se présente, pour l’instant ?', 'Tu as du monde autour de toi, dans tout ça ?'],
  },
  {
    signs:
      /^(?!.*\bjaloux\b).*\b(?:(?:chez le|chez la|le|mon|ma|au) (?:medecin|docteur|toubib|generaliste|kine|cardiologue|pneumologue|dermato|gyneco|ophtalmo|orl|osteo|specialiste|neurologue|rhumato)|rendez[- ]?vous (?:chez|medical|a l'hopital)|doctolib|ordonnance|a la pharmacie|glycemie|tension (?:trop )?(?:haute|basse)|cholesterol|mon traitement|mes (?:cachets|medocs|medicaments))\b/,
    say: [
      'La santé, ça prend du temps et de la place.',
      'Les médecins, on va rarement les voir de gaieté de cœur.',
    ],
    ask: ['C’est pour bientôt, ou c’est déjà passé ?', 'Tu ressors avec des réponses, en général ?'],
  },
  {
    signs:
      /\b(?:en arret\b(?! (?:de bus))|arret (?:maladie|de travail)|burn-?out|surmenage|mi-temps therapeutique|depression|antidepress\w*|(?:dors|dormi) quatorze heures)\b/,
    tone: 'hard',
    say: [
      'Quand il faut s’arrêter, c’est que ça tirait depuis un moment.',
      'S’arrêter pour de vrai, ça demande aussi de l’énergie.',
    ],
    ask: ['Tu arrives à te reposer, ou la tête continue ?'],
  },
  {
    signs:
      /\b(?:(?:(?:vois|voir|consulte|propose|chez) (?:une?|le|la)|mon|ma) (?:psy\b|psychologue|psychiatre|therapeute)|en therapie|ma therapie|premiere seance|seance de psy|cmp\b)/,
    say: [
      'Poser les choses devant quelqu’un dont c’est le métier, c’est un vrai pas.',
      'Parler à quelqu’un d’extérieur, ça demande un premier élan.',
    ],
    ask: ['Comment tu te sens, en y pensant ?'],
  },
  {
    signs:
      /\b(?:sans (?:boire|une goutte\b(?! d)|alcool|fumer|clope|cigarette)|(?:arrete|arreter|arretee?) (?:de )?(?:fumer|boire|la clope|l'alcool|le tabac|les cigarettes|le sucre|le joint)|patchs?|\d+ jours sans|suis sobre|abstinen\w+|(?:jours|semaines|mois) sans (?:\w+ )?(?:verre|fumer|clope|boire|alcool)|jours que je n'ai pas (?:bu|fume)|sans cracher mes poumons)\b/,
    say: ['Tenir bon là-dessus, ça se joue heure par heure.', 'Chaque jour tenu est un vrai jour gagné.'],
    ask: ['C’est quel moment, le plus dur de la journée ?', 'Qu’est-ce qui t’aide à tenir ?'],
  },
  {
    signs:
      /\b(?:(?:ai|j'ai|jai) (?:(?!pas|jamais|rien)[\w']+ ){0,2}(?:pleure|chiale|braille|fondu en larmes|pleurniche)|(?<!je ris et )je (?:pleure|chiale)\b(?! (?:pas|plus))|en larmes|larmes aux yeux|pleurer (?:dans|comme|toute|pour)|les larmes|sanglot\w*|eclate en sanglots)\b(?! de (?:rire|joie|bonheur))/,
    tone: 'hard',
    say: [
      'Quand ça déborde par les yeux, c’est que ça tenait depuis un moment.',
      'Des larmes, ça ne demande pas la permission.',
    ],
    ask: ['Ça t’a fait du bien, ou ça a laissé un creux ?', 'Il y avait quelqu’un, à ce moment-là ?'],
  },
  {
    signs:
      /\b(?:j'?ai (?:tellement |trop |bien |encore )?(?:ri|rigole|eclate de rire)|morte? de rire|mdr+\b(?=.{25})|fou rire|on (?:a|s'est) (?:\w+ )?(?:bien )?(?:ri|rigole|marre|marres|bidonne|tape des barres)|pliee? (?:en deux de rire|de rire)|pleure de rire|pisser de rire|hurle de rire)\b/,
    tone: 'glad',
    say: [
      'Un rire comme ça, ça remet les compteurs à zéro.',
      'Quand ça fait rire à ce point, le reste attend.',
    ],
    ask: ['Qui a ri le plus fort ?'],
  },
  {
    signs:
      /\b(?:(?:je |j')?(?:stresse|flippe|angoisse|panique|balise)\b(?! (?:pas|plus|jamais))|(?:suis|chui|trop|trop de|gros|du|de la) (?:stressee?|angoissee?|stress|angoisse|pression|tendue?|nerveu\w+|comme une pile)|je tremble|les mains (?:moites|trempees|qui tremblent)|coeur (?:qui )?(?:il )?(?:s'emballe|cogne|tape|bat a)|gorge (?:nouee|serree)|boule dans la gorge|me ronge les ongles|ca me (?:tracasse|travaille|stresse|mine))\b/,
    tone: 'hard',
    say: [
      'Quand le corps s’emballe, la tête suit tout de suite.',
      'Une tension comme ça, ça occupe toute la place.',
    ],
    ask: ['Qu’est-ce qui te travaille le plus, là-dedans ?', 'C’est pour bientôt, ce qui te pèse ?'],
  },
  {
    signs: /\b(?:(?:le|du|mon|gros|un) trac\b|trac (?:a en|de dingue|de fou))/,
    say: ['Le trac, ça veut dire que ça compte.', 'Un peu de trac, et chaque minute paraît plus grande.'],
    ask: ['Ça te passe, une fois que c’est lancé ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus|meme pas) )\b(?:(?:j'?ai|jai|j'avais) (?:(?!pas|plus)\w+ ){0,2}peur|peur du vide|(?:je |j'|j)(?:redoute|apprehende|crains)|me fait (?:flipper|peur)|la trouille|terrifiee?|terrorisee?|ose (?:pas|plus)\b|mort\w* de (?:peur|trouille))/,
    tone: 'hard',
    say: [
      'Une peur comme celle-là, ça ne se commande pas.',
      'Ce qui fait peur, la tête le répète en boucle.',
    ],
    ask: ['Qu’est-ce que tu crains le plus, au juste ?', 'Quelqu’un d’autre sait que ça te travaille ?'],
  },
  {
    signs:
      /\b(?:(?:j'ai|jai|tellement|trop|ai) (?:(?!pas|plus|aucune)\w+ )?honte|la honte|mort\w* de honte|meurs de honte|(?:voulu|envie de) (?:disparaitre|rentrer sous terre|crever sur place|me cacher)|j'en rougis|c'est moche de ma part|me sens (?:bete|idiote?|ridicule|nulle?|conne?)|la (?:tehon|hchouma)|l'horreur$)\b/,
    tone: 'hard',
    say: [
      'La honte, ça brûle plus longtemps que la scène elle-même.',
      'Ces moments-là, on voudrait appuyer sur effacer.',
    ],
    ask: ['Quelqu’un l’a remarqué, tu crois ?', 'C’est tout récent ?'],
  },
  {
    signs:
      /\b(?:je m'en veux|m'en veux|(?:je|j') ?(?:regrette|culpabilise)|j'aurais (?:du|pas du)|jaurais (?:du|pas du)|aurais jamais du|c'est (?:de )?ma faute|par culpabilite|me deteste quand|ca je le porterai|quelle? (?:debile|idiote?|conne?)|j'ai (?:ete (?:nulle?|conn?e?|injuste)|merde|tout gache)|remords|si j'avais su)\b(?! (?:rien|malade|a ))/,
    tone: 'hard',
    say: [
      'S’en vouloir, ça use plus que l’erreur elle-même.',
      'On se juge toujours plus durement qu’on ne jugerait un ami.',
    ],
    ask: ['Tu referais quoi autrement ?', 'Tu en as parlé à la personne ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|avoir) (?:trop )?(?:la (?:rage|haine)|les nerfs|le seum|les boules)|(?:suis|chui) (?:\w+ )?(?:enervee?|furieu\w+|degoutee?|vener|remontee?|furax|hors de moi|deg)|(?:ca|cela) (?:me )?(?:m'enerve|me fout les nerfs|me met (?:hors|en)|me saoule|me gonfle|m'exaspere|me rend (?:dingue|zinzin|fou|folle))|me saoule|m'enerve\b(?! (?:pas|plus))|(?:qui|ce qui) m'enerve|quel (?:culot|con|bouffon)|abuse\b)/,
    tone: 'hard',
    say: ['Il y a de quoi fulminer.', 'Une colère comme ça, ça chauffe longtemps.'],
    ask: ['Qu’est-ce qui t’a mis le plus hors de toi ?', 'Tu l’as dit tout haut, ou tout est resté dedans ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus) )\b(?:(?:suis|chui) (?:[\w']+ ){0,2}(?:jalou\w+|envieu\w+)|(?:ma|de la) jalousie|fouille (?:dans )?son (?:tel|telephone)|(?:fouille|regarde|lu) ses messages|comme des chieurs|ca me pique de voir)\b/,
    tone: 'hard',
    say: [
      'La jalousie, ça gratte là où on ne veut pas.',
      'Comparer et imaginer, ça ronge plus que les faits.',
    ],
    ask: ['Il y a une chose précise qui l’a déclenchée ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus|pas tres) )\b(?:(?:suis|chui|trop|tellement|si|tres|etais) (?:\w+ )?fiere?|fierte|bombe le torse|j'ai (?:enfin )?reussi (?:a|une?)|j'y suis arrivee?|j'?ai (?:ose|saute|tenu bon)|premiere fois (?:de ma vie|que je (?:reussis|tiens|gagne|danse|nage))|jamais cru que|tout(?:e)? seule? en \d+|j'ai libere|comme une grande?)\b/,
    tone: 'glad',
    say: [
      'Ça, il y a de quoi s’en souvenir avec plaisir.',
      'Une réussite pareille, on a le droit de se la répéter.',
    ],
    ask: ['Tu l’as raconté à qui en premier ?', 'C’était quoi, le plus difficile ?'],
  },
  {
    signs:
      /\b(?:quel soulagement|soulagee?|(?:je )?respire enfin|(?<!(?:de|etait|truc|un|c'est|trop) )ouf\b|un poids en moins|c'est passe\b|enfin passe|plus de peur que|j'ai eu chaud|tout est normal|rien de grave|tout s'est bien passe|tout va bien finalement|saine? et sauve?|(?:il|elle) est (?:(?:enfin |bien )rentree?|reveillee?|vivante?)|me sens plus legere?|dix kilos de moins)\b/,
    tone: 'glad',
    say: ['Quel poids de moins, là.', 'Après la tension, on sent tout retomber d’un coup.'],
    ask: ['Ça faisait longtemps que ça te pesait ?', 'Tu as pu souffler un bon coup ?'],
  },
  {
    signs:
      /\b(?:retrouvee? !|j'?ai (?:enfin )?retrouve|l'ai retrouve\w*|on l'a (?:retrouve\w*|trouve\w*)|^retrouvee?s?\b|tombee? sur (?:un|une|des|mon|ma) (?:vieux|vieille|photo|lettre|carnet|carton))\b/,
    tone: 'glad',
    say: [
      'Remettre la main sur quelque chose, c’est presque un cadeau.',
      'Une chose retrouvée, on la regarde autrement.',
    ],
    ask: ['C’était où, finalement ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|l'ai) (?:(?!pas|rien)\w+ )?(?:perdu|paume|egare) (?:ma|mon|mes|une?|la|le|sa|son)\b(?! (?:temps|vue|fil|pere|mere|mari|femme|frere|soeur|travail|boulot|emploi|poste|match|ami\w*|fils|fille|chien|chat|bebe|voix|tete|patience|envie|memoire|sang-froid|vue))|(?:retrouve|trouve) (?:plus|pas) (?:mon|ma|mes) (?!mots|calme|place|sommeil)|(?:je )?cherche (?:mes (?:lunettes|cles|papiers)|mon (?:tel|telephone|portefeuille))|on m'a (?:vole|tire|pique)|fait (?:voler|tirer|piquer)|(?:velo|scooter|sac|telephone|portefeuille) vole|je ne retrouve rien)\b/,
    tone: 'hard',
    say: [
      'Une chose qui disparaît, on la cherche jusque dans sa tête.',
      'Ce qu’on n’a plus, on le voit partout.',
    ],
    ask: ['C’est arrivé où, tu crois ?', 'C’était précieux, pour toi ?'],
  },
  {
    signs:
      /\b(?:j'?ai (?:(?!pas|jamais|rien)\w+ )?(?:oublie|zappe) (?:de|mon|ma|mes|le|la|les|que|un|l'|d')|jai (?:oublie|zappe)|oublie mon|me souviens plus (?:de|ou|du)|trou de memoire|j'ai eu un (?:trou|blanc)|plus (?:ou|ce que) je (?:voulais|l'ai|les ai)|la memoire qui|perds la (?:tete|memoire)|sais plus (?:ou|ce que je voulais))\b/,
    say: [
      'Un oubli, et on s’en aperçoit toujours trop tard.',
      'La mémoire choisit drôlement ses moments pour lâcher.',
    ],
    ask: ['Ça a eu des suites, ou c’est passé inaperçu ?'],
  },
  {
    signs:
      /\b(?:(?:un|mon|du|bon|deux|premier|troisieme) (?:petit |grand )?(?:cafe|the|chocolat chaud|matcha)\b(?! du)|une (?:tisane|infusion|verveine|camomille)|the (?:fumant|vert|noir)|thermos|expresso|cappuccino|(?:bois|boire) (?:pu|plus) de cafe)\b/,
    say: [
      'Une tasse chaude dans les mains, c’est déjà une petite halte.',
      'Une boisson chaude, ça accompagne bien des choses.',
    ],
    ask: ['Tu en bois beaucoup dans une journée ?'],
  },
  {
    signs:
      /\b(?:j'ai (?:trop |tellement |super )?(?:faim|la dalle|les crocs)|jai (?:faim|la dalle)|creve la dalle|meurs de faim|rien (?:bouffe|mange|avale)|pas (?:mange|bouffe) (?:depuis|de la|ce|aujourd'hui)|le ventre (?:vide|qui gargouille)|saute (?:le|mon) (?:repas|dejeuner|diner|petit)|mangeais plus|mange (?:plus rien|mal))\b/,
    tone: 'hard',
    say: [
      'Le ventre vide, même les bonnes nouvelles sonnent creux.',
      'Sans rien dans le ventre, tout devient plus rude.',
    ],
    ask: ['Tu as quelque chose à portée de main ?'],
  },
  {
    signs:
      /\b(?:(?:trop|tellement|bien) (?:mange|bouffe|bu)|j'ai (?:englouti|devore|fini la boite)|explose le bide|le ventre (?:plein|qui va exploser)|plus faim|je tuerais pour|donnerais un rein pour|envie de (?:fromage|chocolat|sucre|pizza|frites)|gourmandise|me suis resservi\w*|grignot\w+|mon plat prefere|un delice|c'etait (?:trop )?(?:bon|delicieux|succulent)|trop bon)\b/,
    say: ['La gourmandise, ça ne négocie pas.', 'Ce qui est bon, on s’en souvient jusqu’au repas suivant.'],
    ask: ['C’était quoi, exactement ?'],
  },
  {
    signs:
      /\b(?:regime|kilos? (?:en trop|de trop|perdus|a perdre|de moins|en moins)|perdu \w+ kilos|pris \w+ kilos\b(?! d)|ma balance|la balance|mon poids|regime sans|(?:trop|plus) (?:gros|grosse|maigre)|mon corps|ma poitrine|mes complexes|mes rides|mes cheveux blancs|je vieillis|plus de mon age|le sommeil elastique)\b/,
    say: [
      'Le corps change sans demander l’avis de personne.',
      'Ce qu’on voit de soi, c’est rarement ce que les autres voient.',
    ],
    ask: ['C’est nouveau, d’y penser ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|etais) (?:tres |trop |si |plutot |un peu |super )?(?:timide|introvertie?|gauche)|timide(?: de|,)|rougis des qu'|je (?:begaye|begaie|bafouille)|j'?ose pas (?:lui|leur|y|parler|demander)|pas a l'aise (?:avec|en|dans)|phobie sociale|du genre sauvage|me font peur,? les gens)\b/,
    say: [
      'La timidité, ça coupe la voix au mauvais moment.',
      'Être sur la réserve, ça ne veut pas dire n’avoir rien à dire.',
    ],
    ask: ['Avec qui c’est le plus facile ?'],
  },
  {
    signs:
      /\b(?:(?<!tu )(?:je )?sais (?:pas|plus) (?:trop )?(?:si je|quoi (?:faire|choisir|penser|mettre|en penser)|comment (?:faire|dire))|tourne en rond|j'?hesite|(?:je )?(?:change|changeais) d'avis|entre les deux|je suis partagee?|je me tate|dois choisir|(?:dans les deux|ni oui ni non)|pas decide|me decide pas|un jour (?:je|oui))\b/,
    say: [
      'Entre deux chemins, on use ses nerfs sans bouger.',
      'Quand rien ne tranche, chaque option a l’air de peser pareil.',
    ],
    ask: ['Qu’est-ce qui ferait pencher la balance ?', 'Il y a une date limite ?'],
  },
  {
    signs:
      /\b(?:(?:je )?(?:sais|sait) (?:pas|plus) (?:quoi (?:dire|ecrire|repondre|te dire)|par (?:ou|quoi) commencer)|rien a (?:dire|raconter)|pas (?:grand[- ]chose|trop de choses) a (?:dire|raconter)|pas envie de parler|trouve pas les mots|j'ai pas les mots)\b/,
    say: [
      'Ça n’a pas besoin d’être intéressant pour être dit.',
      'Rester sans mots, c’est déjà quelque chose à dire.',
    ],
    ask: ['Tu veux qu’on reste juste un moment comme ça ?'],
  },
  {
    signs:
      /\b(?:(?<!dit )c'est comme ca\b(?! qu)|c'?est la vie|on s'habitue|on s'y fait|faut faire avec|on fait avec|tant pis|pas le choix|c'est ainsi|que veux-tu|qu'est-ce que tu veux,? c'est|on verra bien|je fais avec)\b/,
    say: [
      'Faire avec, ça demande plus de force que ça n’en a l’air.',
      'Dit comme ça, ça tient en trois mots, mais ça pèse.',
    ],
    ask: ['Tu t’y es fait, ou ça gratte encore ?'],
  },
  {
    signs:
      /\b(?:ca va (?:un peu )?mieux|un peu mieux|(?:va|vais|sens) (?:\w+ )?mieux|ca s'est calme|ca redescend|je remonte la pente|ca fait du bien|me fait du bien|ca m'a fait du bien)\b/,
    tone: 'glad',
    say: [
      'Un peu mieux, c’est déjà une direction.',
      'Quand ça se desserre, même un peu, on le sent partout.',
    ],
    ask: ['Qu’est-ce qui a aidé, à ton avis ?'],
  },
  {
    signs:
      /\b(?:me suis fait (?:avoir|arnaquer|rouler|pigeonner)|arnaqu\w+|escroqu\w+|faux conseiller|en deux virements|pirate\w*|usurpation|phishing|iban)\b/,
    tone: 'hard',
    say: [
      'Se faire avoir, ça touche l’argent et la confiance en même temps.',
      'Ces gens-là savent y faire, c’est leur métier.',
    ],
    ask: ['Tu as pu prévenir quelqu’un, la banque ou la police ?'],
  },
  {
    signs:
      /\b(?:alzheimer|demence|perd la tete|unite fermee|me reconnait (?:pas|plus)|ne m'a pas reconnue?|ne sait plus mon nom|en maison de retraite|parkinson|macula|soins palliatifs|(?:perdu|perd) la vue)\b/,
    tone: 'hard',
    say: [
      'Voir quelqu’un s’éloigner par petits bouts, c’est une peine lente.',
      'Il y a des maladies qui prennent toute une famille.',
    ],
    ask: ['Comment ça se passe, ces jours-ci ?', 'Qui partage ça avec toi ?'],
  },
  {
    signs:
      /\b(?:(?:ai|j'ai|jai) (?:\w+ )?(?:ete )?(?:surprise?|choquee?|scotchee?|sciee?|bluffee?)|restee? (?:muette?|bouche bee|sans voix|plantee?)|j'en reviens pas|jen reviens pas|tombee? (?:des nues|de ma chaise)|truc de (?:ouf|fou|dingue)|on se serait cru|j'y crois pas)\b/,
    say: ['Celle-là, on ne la voit pas venir.', 'Il y a des choses qui coupent le souffle un instant.'],
    ask: ['Tu as réagi comment ?'],
  },
  {
    signs:
      /\b(?:(?:trop|suis|chui|tellement|si|tres) (?:content\w*|heureu\w+|refaite?|ravie?|joyeu\w+|excitee?|aux anges|sur un nuage|emue?)|le sourire (?:aux|jusqu)|je souris comme|quelle merveille|quelle joie|que du bonheur|(?:mon|un) (?:vrai )?rayon de soleil|le coeur (?:leger|plein)|fondu de (?:joie|bonheur)|petit bonheur|rempli de joie)\b/,
    tone: 'glad',
    say: ['Ça fait plaisir rien qu’à lire.', 'Un bonheur comme ça, ça mérite qu’on s’y attarde.'],
    ask: ['Tu en profites comment ?', 'Qui est dans le coup, avec toi ?'],
  },
]
