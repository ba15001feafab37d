import type { Remark } from '../../remarks.ts'

export const remarksOnWork: readonly Remark[] = [
  {
    signs:
      /\b(?:suis|chui|me suis faite?|m'ont|m'a|bon bah|bah) (?:\w+ )?viree?\b|\b(?:(?<!des )licenci\w+|mise? a la porte|(?:usine|boite|magasin|entreprise|fabrique) (?:ferme|coule)\w*|(?:ont|a) coule la boite|cle sous la porte|plan social|(?:au|de) chomage|chomage depuis|perdu mon (?:boulot|taf|travail|poste|job|emploi)|ils partent au maroc|n'embauche pas|on se retrouve sans boulot|sans emploi|france travail|pole emploi|droits? au chomage)\b/,
    tone: 'hard',
    say: [
      'Un travail qui s’arrête, ce n’est pas que le salaire qui part.',
      'Ce genre de nouvelle, ça fait trembler tout le reste.',
    ],
    ask: ['Tu l’as su comment ?', 'Tu as un peu de temps devant toi, côté argent ?'],
  },
  {
    signs:
      /\b(?:chef|cheffe|patron|patronne|boss|manager|responsable|directeur|directrice|gerante?|superieur|dp|tuteur|maitre de stage) (?:[\w']+ ){0,3}?(?:m'a (?:[\w']+ )?(?:engueul\w*|gueul\w*|accus\w*|humili\w*|reproch\w*|cri\w*|descendu\w*|pourri\w*|traite\w*|repris\w*)|dit que je (?:simule|suis (?:nul\w*|lent\w*|trop)|fais (?:rien|mal))|me (?:cherche|harcele|pourrit|surveille|gueule)|gueule|hurle|crie)|\b(?:remontrances|avertissement|convoquee? (?:par|chez|dans)|me suis faite? (?:\w+ )?(?:engueuler|pourrir|demonter|reprendre|allumer)|traitee? d'incompetente?|c'est tombe sur moi|pas assez agressif)\b/,
    tone: 'hard',
    say: [
      'Un reproche au travail, ça se ramène à la maison malgré soi.',
      'Se faire reprendre comme ça, ça reste en travers.',
    ],
    ask: ['C’était devant les autres ?', 'Ça lui arrive souvent, ce ton-là ?'],
  },
  {
    signs:
      /\b(?:cliente?s?|usager|parents?|passager|touriste)s? (?:[\w']+ ){0,3}?(?:m'a|m'ont) (?:[\w']+ )?(?:engueul\w*|insult\w*|jete\w*|traite\w*|gueul\w*|cri\w*|hurl\w*|menac\w*|crach\w*)|\btraitee? de tous les noms\b|\b(?:cliente?s?) (?:\w+ )?(?:de merde|chiante?s?|odieu\w+|penible\w*|insupportable\w*)/,
    tone: 'hard',
    say: [
      'Se faire traiter comme ça en plein travail, c’est dur à avaler.',
      'Garder son calme devant quelqu’un comme ça, c’est un travail en plus.',
    ],
    ask: ['Tu as pu dire quelque chose, ou tu as dû tenir ?', 'Tes collègues ont réagi ?'],
  },
  {
    signs:
      /\b(?:heures sup\w*|debordee?|en surcharge|trop de (?:boulot|travail|taf)|sous l'eau|croule sous|(?:en plein|gros|le) rush|coup de feu|\d+ couverts|cent \w+ (?:couverts|bouches)|(?:\d+|douze|onze|dix|treize) ?h(?:eures)? par jour|heures par semaine|on est (?:deux|trois|\d) pour|a (?:deux|trois) pour \d+|sous-effectif|en sous effectif|cloture annuelle|periode des bilans|jusqu'a (?:vingt|\d\d)[ -]?(?:deux|trois|h)? ?heures)\b/,
    tone: 'hard',
    say: [
      'Trop pour les bras qu’il y a : ça use tout le monde.',
      'À ce rythme, une journée de travail en contient deux.',
    ],
    ask: ['Il y a une fin en vue ?', 'Tu arrives à lâcher un peu, le soir ?'],
  },
  {
    signs:
      /\b(?:(?:rat\w+|loup\w+|foir\w+|plant\w+) (?:[\w']+ )?(?:mon|ma|le|la|mes|l'|l) ?(?:bac|permis|code|examen|exam|partiels?|p1|annee|concours|licence|brevet|oral|controle|semestre|interro|bts|cap|audition)|recalee?|redouble\w*|(?:pas|rien) (?:eu|valide) (?:mon|ma|mes|le|la)|pas (?:prise?|retenue?|admise?|recue?)|j'?ai (?:eu|pris) (?:[0-8]|un [0-8])(?: en| sur|\/)|jai eu [0-8] en|refusee? (?:partout|a|en|au|sur))\b/,
    tone: 'hard',
    say: [
      'Un échec comme ça, ça fait mal même quand on s’y attendait.',
      'Ce genre de résultat, c’est rude à encaisser.',
    ],
    ask: ['Tu as une deuxième chance, là-dessus ?', 'Qu’est-ce qui a coincé, d’après toi ?'],
  },
  {
    signs:
      /\b(?:envoye (?:[\w']+ ){0,8}(?:au lieu|par erreur|a tout le monde|a toute la boite|a la mauvaise)|(?:une|ma|la|grosse) (?:boulette|gaffe|bourde)|me suis (?:\w+ )?(?:trompee?|plantee?|gouree?)|fait une (?:grosse |petite )?(?:erreur|faute|betise|connerie)|par erreur\.?$|j'ai (?:\w+ )?confondu)\b/,
    tone: 'hard',
    say: [
      'Une erreur comme ça, on la revoit dix fois dans la tête.',
      'Le pire, c’est la seconde où on s’en rend compte.',
    ],
    ask: ['Ça s’est rattrapé, ou pas encore ?', 'Qui l’a vu ?'],
  },
  {
    signs:
      /\b(?:(?:\d+|des|mes|envoye|trente|cent) (?:cv|candidatures)|lettres? de motivation|(?:\d+|zero|aucune) reponses?$|cherche (?:du|un) (?:boulot|taf|travail|stage|emploi|alternance)|recherche d'emploi|postule\w*|toujours rien des editeurs)\b/,
    tone: 'hard',
    say: [
      'Chercher, relancer, attendre : c’est un travail sans paie.',
      'Toutes ces réponses qui ne viennent pas, ça use.',
    ],
    ask: ['Tu cherches dans quoi ?'],
  },
  {
    signs:
      /\b(?:prefecture|titre de sejour|papiers? d'identite|la caf\b|(?:mon|le) dossier (?:caf|de demande|est|n'est|complet|incomplet|mdph|retraite)|formulaires?|paperasse|aux impots|mes impots|declaration d'impots|l'administration|attestation|visa\b|naturalisation|nationalite|quittance|carte vitale|recepisse|la secu\b|assistante sociale)/,
    tone: 'hard',
    say: [
      'La paperasse, ça use plus que ça n’en a l’air.',
      'Avec les dossiers, tout dépend d’un papier qui manque.',
    ],
    ask: ['Il manque quoi, encore, à ce dossier ?', 'Tu as une date, au moins ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|je|on a|il a|elle a) (?:\w+ )?(?:eu|valide|reussi|decroche|obtenu) (?:\w+ )?(?:mon|ma|le|la|mes|son|l') ?(?:bac|permis|code|examen|exam|partiels?|annee|concours|licence|brevet|oral|semestre|bts|cap|diplome|master|cdi|poste)|(?:suis|chui) (?:\w+ )?(?:admise?|recue?|prise?)\b(?! (?:en|au|de|par|dans|aux|a l'hopital)\b)|recue? (?:au|a la|a l)|validee?,|admise? (?:en|a|au)|mention (?:bien|tres bien|assez bien)|j'?ai eu (?:1[3-9]|20|un 1[3-9])|(?:1[3-9]|20|seize|dix-huit) (?:en \w+|sur 20|sur vingt)\b|1[3-9],\d|record)\b/,
    tone: 'glad',
    say: ['Ça, c’est mérité et ça se savoure.', 'Le résultat est là, et le travail se voit.'],
    ask: ['Qui l’a appris en premier ?', 'Tu y croyais, avant ?'],
  },
  {
    signs:
      /\b(?:promotion|promue?|signe (?:mon|un|le) (?:contrat|cdi|cdd|bail)|(?<!n')embauchee?|poste de responsable|titularis\w+|propose un (?:poste|cdi|contrat)|(?:\+|plus )\d+ (?:euros )?par mois|une augmentation|augmentee?|une prime|(?:m'a|m'ont) (?:confie|laisse (?:faire|faconner))|on m'a confie)\b/,
    tone: 'glad',
    say: ['Qu’on te confie ça, ce n’est pas rien.', 'Une marque de confiance pareille, ça compte.'],
    ask: ['Ça change quoi, pour toi ?'],
  },
  {
    signs:
      /\b(?:premier jour|premiere (?:journee|semaine|garde|heure)|1er jour|2e jour|nouveau (?:boulot|job|taf|poste|travail|stage)|nouvelle (?:boite|equipe|ecole|classe)|(?:je )?commence (?:lundi|demain|mardi|le \d|mon|un nouveau)|periode d'essai|bienvenue dans le metier|premiere fois que je (?:travaille|vends|fais cours)|debut\w* (?:lundi|demain|dans le metier))\b/,
    say: [
      'Les débuts, tout est nouveau, même la machine à café.',
      'Au début, on apprend surtout où sont les choses et les gens.',
    ],
    ask: ['Ils sont comment, avec toi ?', 'Qu’est-ce qui te surprend le plus ?'],
  },
  {
    signs:
      /\b(?:(?:mon|un|l'|d'|passe un|j'ai un) ?entretien (?:\w+ )?(?:d'embauche|de stage|pour|chez|mardi|lundi|jeudi|demain|a|mercredi|vendredi)|^entretien|entretien demain|casting|audition|periode de selection)\b/,
    say: [
      'Un entretien, ça occupe la tête bien avant l’heure.',
      'Se présenter en vrai devant des inconnus, ça demande du cran.',
    ],
    ask: ['C’est pour quel poste, exactement ?', 'Tu as déjà tes réponses en tête ?'],
  },
  {
    signs:
      /\b(?:demission\w*|poser ma dem|quitter (?:mon|ce|le) (?:boulot|taf|poste|job|travail|cabinet)|changer de (?:metier|boulot|voie|job)|reconver\w+|je recommence a zero|prends le large|tout plaquer|ouvrir (?:mon|ma|un|une) (?:boutique|resto|salon|atelier|cremerie)|me mettre a mon compte)\b/,
    say: [
      'Un virage pareil, ça se pèse longtemps avant de se dire.',
      'Prendre sa propre route, ça fait peur et ça fait respirer.',
    ],
    ask: ['Qu’est-ce qui t’a donné l’élan ?', 'Tu y penses depuis longtemps ?'],
  },
  {
    signs:
      /^(?!(?:lui|il|elle|mon|ma)\b).*\b(?:a la retraite|(?:ma|en|de la) retraite|retraitee?s?|pot de depart|ancien(?:ne)? (?:\w+ )?(?:factrice|facteur|geometre|tourneur\S*|chauffeur|receptionniste|instit\w*|prof\w*|mineur|gendarme|infirmiere|comptable|ouvrier\w*|cheminot))\b/,
    say: [
      'La retraite, c’est un drôle de changement de rythme.',
      'Toute une vie de métier, ça ne s’arrête pas d’un coup dans la tête.',
    ],
    ask: [
      'Ton métier te manque, des fois, ou pas du tout ?',
      'À quoi ressemblent tes journées, maintenant ?',
    ],
  },
  {
    signs:
      /\b(?:(?<!\b(?:sur|a|de) la )reunions?\b(?! (?:avec la maitresse|parents|de famille))|visios?\b(?!.*(?:bebe|mere|femme|petits))|open[ -]?space|teams|zoom|boite mail|\d+ mails|powerpoint|excel|tableaux croises|comptes rendus?|teletravail|au bureau|les bureaux)\b/,
    say: [
      'Le bureau, ça remplit une journée sans qu’on la voie passer.',
      'Entre réunions et écrans, le vrai travail se cale où il peut.',
    ],
    ask: ['Tu y restes tard, d’habitude ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|le|la|mes|un|une|notre|au|du) (?:petite? |nouveau |nouvelle )?(?:chef|cheffe|patron|patronne|boss|manager|responsable|direct(?:eur|rice)|gerante?|rh|drh))\b(?! de (?:choeur|chorale|famille|gare|projet|produit))/,
    say: [
      'Un chef, ça pèse dans une journée, dans un sens ou dans l’autre.',
      'Le ton d’un chef, ça donne le ton à tout le reste.',
    ],
    ask: ['C’est quel genre de chef ?', 'Vous arrivez à vous parler franchement ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|mes|un|une|des|deux|les|ses) (?:ancienne?s? |nouvelle |nouveau )?(?:collegues?|confreres?|consoeurs?|binome|equipiers?)|mon equipe|l'equipe|mon associee?)\b/,
    say: [
      'Les collègues, c’est la moitié d’un travail.',
      'On passe plus d’heures avec ses collègues qu’avec bien des proches.',
    ],
    ask: ['Vous vous entendez bien, dans l’équipe ?', 'C’est une grande équipe ?'],
  },
  {
    signs:
      /\b(?:(?:un|une|le|la|les|mes|des|dernier|premiere?) (?:\w+ )?(?:clients?|clientes?|clientele)|une? habituee?|au comptoir|derriere la caisse)\b/,
    say: [
      'Les clients, on en voit de toutes sortes.',
      'Le contact avec les clients, c’est du théâtre tous les jours.',
    ],
    ask: ['Le plus drôle que tu as eu, c’était quoi ?', 'C’est plutôt des habitués, ou du passage ?'],
  },
  {
    signs:
      /(?:^|\bans,? |\b(?:suis|chui|chu) (?:\w+ ){0,2}|\b(?:travaille|bosse|taffe) (?:dans|en|comme|chez|a|sur) (?:une? |la |le |l')?)(?:infirm\w+|aide[- ]soignante?s?|soignante?|prepose\w*|brancardi\w+|ambulanci\w+|auxiliaire de vie|sage-femme|externe|interne en|secretaire medicale|pompi\w+)\b(?! (?:demain|ce|cet|lundi|mardi|mercredi|jeudi|vendredi|samedi|pas|trop|qui|vient|est|injoignable|a \d))|\b(?:suis|chui) (?:\w+ )?(?:medecin|kine|veterinaire|dentiste|psy)\b|\b(?:en ehpad|mes patients?|retour d'intervention|(?:\d+|quarante\S*) (?:residents|lits))\b/,
    say: [
      'S’occuper des autres toute la journée, ça demande beaucoup.',
      'Un métier auprès des gens, ça ne se laisse pas au vestiaire.',
    ],
    ask: ['Qu’est-ce qui te fait tenir, là-dedans ?'],
  },
  {
    signs:
      /(?:^|\bans,? |\b(?:suis|chui|chu) (?:\w+ ){0,2}|\b(?:travaille|bosse|taffe) (?:dans|en|comme|chez|a|sur) (?:une? |la |le |l')?)(?:prof|instit\w*|enseignante?|maitresse|educ\w*|assistante? maternelle|animat\w+|directrice d'ecole)\b(?! (?:demain|ce|cet|lundi|mardi|mercredi|jeudi|vendredi|samedi|pas|trop|qui|vient|est|injoignable|a \d))|\b(?:j'enseigne|mes (?:eleves|cp|ce1|ce2|cm1|cm2)|(?:petite|moyenne|grande) section|donne des cours|(?:vingt-\w+|trente|onze) (?:enfants|eleves))\b/,
    say: [
      'Tenir un groupe, c’est être sur scène toute la journée.',
      'Transmettre quelque chose, c’est un métier qui ne finit pas à la sonnerie.',
    ],
    ask: ['Ils ont quel âge, les tiens ?', 'Il y en a un qui te fait rire plus que les autres ?'],
  },
  {
    signs:
      /(?:^|\bans,? |\b(?:suis|chui|chu) (?:\w+ ){0,2}|\b(?:travaille|bosse|taffe) (?:dans|en|comme|chez|a|sur) (?:une? |la |le |l')?)(?:routi\w+|chauffeu\w+|taxi|livreu\w+|camionn\w+|conduct\w+|cheminot\w*|eclusi(?:er|ere)|marin|coursi\w+|ambulanci\w+|pilote)\b(?! (?:demain|ce|cet|lundi|mardi|mercredi|jeudi|vendredi|samedi|pas|trop|qui|vient|est|injoignable|a \d))|\b(?:j'?livre|je livre|18 roues|ma tournee|rechar\w+ le camion|(?:encore|je) \d+ (?:km|bornes))\b/,
    say: [
      'Un métier où ça roule et ça bouge, il faut de bons nerfs.',
      'En route toute la journée, on voit défiler bien des choses.',
    ],
    ask: ['Tu préfères la route ou l’arrivée ?'],
  },
  {
    signs:
      /(?:^|\bans,? |\b(?:suis|chui|chu) (?:\w+ ){0,2}|\b(?:travaille|bosse|taffe) (?:dans|en|comme|chez|a|sur) (?:une? |la |le |l')?)(?:boulang\w+|patissi\w+|cuisini\w+|serveu\w+|commis|traiteur|poissonn\w+|fromag\w+|bouch(?:er|ere|erie)|hoteli\w+|receptionniste|barm\w+|plonge\w*|extra)\b(?! (?:demain|ce|cet|lundi|mardi|mercredi|jeudi|vendredi|samedi|pas|trop|qui|vient|est|injoignable|a \d))|\b(?:j'ai (?:un|une) (?:petit |mini )?(?:resto\w*|cremerie|bar|cafe)|(?:\d+|deux|cent \w+) (?:couverts|bouches|services)|en cuisine,? (?:je|on)|mon (?:resto|fournil|labo))\b/,
    say: [
      'Nourrir les autres, c’est un métier qui se fait debout.',
      'Cuisine, salle ou comptoir : là, tout va vite.',
    ],
    ask: ['Tu aimes quel moment, dans une journée comme ça ?'],
  },
  {
    signs:
      /(?:^|\bans,? |\b(?:suis|chui|chu) (?:\w+ ){0,2}|\b(?:travaille|bosse|taffe) (?:dans|en|comme|chez|a|sur) (?:une? |la |le |l')?)(?:carrel\w+|macon\w*|plombi\w+|soud(?:eur|euse)|menuisi\w+|electrici\w+|charpent\w+|couvreu\w+|peintre|mecano|mecani\w+|garagiste|tourneur|ajusteur|horlog\w+|relieu\w+|poti\w+|tapissi\w+|luthi\w+|ferronn\w+|ebenist\w+|coutur\w+|jardini\w+|paysagiste|imprimeu\w+|verri\w+)\b(?! (?:demain|ce|cet|lundi|mardi|mercredi|jeudi|vendredi|samedi|pas|trop|qui|vient|est|injoignable|a \d))|\b(?:sur (?:le|un|mon) chantier|(?:mon|a l') ?atelier|mon etabli|de la chape|les mains dans le cambouis)\b/,
    say: [
      'Un métier de mains, ça se sent jusque dans le dos.',
      'Ce que les mains savent faire, ça ne s’explique pas vite.',
    ],
    ask: ['C’est quoi, le geste le plus difficile ?', 'Tu l’as appris de qui ?'],
  },
  {
    signs:
      /(?:^|\bans,? |\b(?:suis|chui|chu) (?:\w+ ){0,2}|\b(?:travaille|bosse|taffe) (?:dans|en|comme|chez|a|sur) (?:une? |la |le |l')?)(?:usine|entrepot|cariste|ouvri\w+|operat\w+|prepara\w+ de|interim\w*)\b(?! (?:demain|ce|cet|lundi|mardi|mercredi|jeudi|vendredi|samedi|pas|trop|qui|vient|est|injoignable|a \d))|\b(?:a la chaine|3x8|2x8|usine dodo|a l'usine,? (?:je|on)|je scanne des)\b/,
    say: [
      'L’usine et l’entrepôt, c’est des gestes par milliers.',
      'Le travail à la chaîne, ça se compte en pièces et en heures.',
    ],
    ask: ['Tu y es depuis longtemps ?'],
  },
  {
    signs:
      /(?:^|\bans,? |\b(?:suis|chui|chu) (?:\w+ ){0,2}|\b(?:travaille|bosse|taffe) (?:dans|en|comme|chez|a|sur) (?:une? |la |le |l')?)(?:agricul\w+|eleveu\w+|apicul\w+|maraich\w+|vigneron\w*|vache\w*|berg(?:er|ere)|ouvri\w+ viticole|paysan\w*|arboricult\w+)\b(?! (?:demain|ce|cet|lundi|mardi|mercredi|jeudi|vendredi|samedi|pas|trop|qui|vient|est|injoignable|a \d))|\b(?:mes (?:vaches|brebis|chevres|ruches|abeilles|vignes|betes|veaux|poules|moutons)|(?:la|les) (?:traite|moissons?|vendanges|foins)\b(?!,? et c'est lui)|moisson depuis|(?:le|mon) tracteur|hectares)\b/,
    say: [
      'Avec les bêtes et la terre, il n’y a pas de jour férié.',
      'La terre, ça décide du calendrier à la place des gens.',
    ],
    ask: ['C’est une bonne saison, jusqu’ici ?'],
  },
  {
    signs:
      /(?:^|\bans,? |\b(?:suis|chui|chu) (?:\w+ ){0,2}|\b(?:travaille|bosse|taffe) (?:dans|en|comme|chez|a|sur) (?:une? |la |le |l')?)(?:caissi\w+|vendeu\w+|fleurist\w+|commerc\w+|agent immobilier|coiffeu\w+|estheticienne|libraire|pharmacien\w*|opticien\w*|banqui\w+|comptable|notaire|clerc|avocate?|architecte|ingenieure?|dev\b|developpeu\w+|graphiste|traduct\w+|factrice|facteur|gendarme|polici\w+|militaire|huissier|dj\b|surveillante?|secretaire|assistante?)\b(?!.*\betais\b)|\b(?:ma (?:boutique|librairie)|mon (?:magasin|etal|salon)|je vends des)\b/,
    say: [
      'Chaque métier a ses coulisses, et c’est souvent là que ça se passe.',
      'Un métier comme ça, ça donne de quoi raconter.',
    ],
    ask: [
      'C’est quoi, le meilleur moment de tes semaines ?',
      'Tu as choisi ce métier, ou c’est venu comme ça ?',
    ],
  },
  {
    signs:
      /\b(?:(?:ma|la|en|a la|petite|de) pause\b(?! toi)|pause (?:cafe|clope|dej\w*|midi)|ma (?:coupure|pause)|coupure de \d)/,
    say: [
      'Une pause, même courte, ça remet les idées en place.',
      'Le temps d’une pause, le reste peut attendre.',
    ],
    ask: ['Tu la passes comment, ta pause ?'],
  },
  {
    signs:
      /\b(?:these|mon memoire|soutenance|rapport de stage|doctora\w+|soutenu (?:sa|ma)|(?:j'ai|mon|un|l') ?expose|dossier (?:sur|a rendre)|a rendre (?:vendredi|lundi|demain|mardi|jeudi|pour|dimanche)|mon manuscrit|le manuscrit)\b/,
    say: [
      'Un gros écrit, ça occupe la tête même quand on n’écrit pas.',
      'Entre la page vide et la date limite, il y a tout un monde.',
    ],
    ask: ['Tu en es où, à peu près ?', 'C’est sur quoi, en deux mots ?'],
  },
  {
    signs:
      /\b(?:je (?:presente (?:un|mon|ma|le)|fais un discours)|(?:ma|une|la) presentation|diaporama|(?:mon|l'|un|a l') ?oral\b|devant (?:toute )?(?:la classe|le jury|les eleves|trois elus|(?:vingt|cent|trente|\d+) personnes)|(?:mon|un) discours|prendre la parole|au tableau)\b/,
    say: [
      'Parler devant du monde, ça se prépare autant dans le ventre que sur papier.',
      'Être face aux autres, ça fait battre le cœur à n’importe qui.',
    ],
    ask: ['C’est quand, ou c’est déjà passé ?', 'C’est devant combien de personnes ?'],
  },
  {
    signs:
      /\b(?:parcoursup|(?<!ans )(?:le|mon|du|au|un) bac\b(?! (?:a|de|en plastique))|(?:mes|les) partiels|(?:mon|j'ai un|mes) (?:concours|examens?|exam)|brevet blanc|bac blanc|voeux|terminale|annee de (?:cap|bts|licence|master|pharma|medecine|droit)|en (?:licence|master|prepa|premiere annee)\b|(?:(?<!carte )etudiante?|fac|iut|cegep)\b)/,
    say: [
      'Les études, c’est du travail qui ne se voit pas tout de suite.',
      'Ces années d’études, tout se joue un peu en même temps.',
    ],
    ask: ['Qu’est-ce qui te plaît le plus, dans ce que tu étudies ?', 'C’est toi qui as choisi cette voie ?'],
  },
  {
    signs:
      /\b(?:(?:un|mon|le|des) (?:dm|devoirs?|ds|dst|interro|exos?|controle (?:de \w+|en \w+|demain|lundi|mardi|jeudi|vendredi))\b|(?:mes|ses|les) devoirs|revis(?:e|er|es|ions?)\b|a la bu\b|la bu\b|mes fiches|surlign\w+|apprend\w* (?:\w+ )?par coeur|mes cours)\b/,
    say: [
      'Réviser, c’est surtout de la patience sur une chaise.',
      'Le travail d’école, ça déborde vite sur tout le reste.',
    ],
    ask: ['C’est quelle matière, le plus dur ?', 'C’est pour quel jour ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|la|le|un|une|ma) (?:prof|maitresse|maitre d'ecole|instit\w*|cpe)\b(?! de (?:yoga|gym|danse|guitare|piano|chant))|le proviseur)\b/,
    say: ['Un prof, ça peut changer toute une matière.', 'Ce qu’un prof dit, ça reste longtemps.'],
    ask: ['C’est quel genre de prof ?'],
  },
  {
    signs:
      /\b(?:(?:au|mon|(?<!depuis )le|du|de) (?:lycee|college|bahut|internat)|l'internat|l'ecole\b(?! de la)|la cantine|la recre|en (?:6e|5e|4e|3e|seconde|3eme|4eme|5eme|6eme)|en (?:maths|techno|svt|eps)|la rentree|heures? de colle|dans ma classe|la classe)\b/,
    say: [
      'L’école, c’est tout un monde avec ses règles à part.',
      'Une journée d’école, il s’y passe plus de choses que sur l’emploi du temps.',
    ],
    ask: ['Ça se passe comment, là-bas, en général ?'],
  },
  {
    signs:
      /(?:^|\bans,? |\b(?:suis|chui|chu) (?:\w+ ){0,2})(?:apprentie?s?|alternante?|stagiaire)\b(?! (?:demain|ce|cet|lundi|mardi|mercredi|jeudi|vendredi|samedi|pas|trop|qui|vient|est|injoignable|a \d))|\b(?:(?:en|mon|un|de|fini mon) stage|alternance|service civique|mon tuteur|cesure)\b/,
    say: [
      'Un stage ou un apprentissage, ça montre surtout les gens à l’œuvre.',
      'Apprendre un métier sur place, ça rentre par les mains et par les yeux.',
    ],
    ask: ['On te laisse faire de vraies choses ?'],
  },
  {
    signs:
      /\b(?:(?:mon|le|au|du|passe le|mon) permis\b(?! de (?:construire|sejour))|lecons? de conduite|auto-?ecole|l'examinat\w+|moniteur d'auto|le creneau|mon code|au code\b|j'ai cale)\b/,
    say: [
      'Le permis, c’est toute une affaire de nerfs.',
      'Apprendre à conduire, c’est cent gestes à la fois.',
    ],
    ask: ['C’est prévu pour quand, ou c’est derrière toi ?'],
  },
  {
    signs:
      /\b(?:(?:mon|un|vrai|le|de) salaire|fiche de paie|ma paie|le smic|au smic|payee? (?:au|a l)|ca paye|petits boulots|mon (?:boulot|taf|travail|job|metier))\b/,
    say: [
      'Le travail, ça prend plus de place qu’un emploi du temps.',
      'Un boulot, c’est la paie, mais c’est aussi des heures de vie.',
    ],
    ask: ['Tu le fais depuis longtemps ?', 'Il te plaît, en gros ?'],
  },
  {
    signs:
      /\b(?:j'?ai (?:enfin )?(?:fini|termine|boucle|rendu|livre|poste|signe) (?:mon|ma|le|la|mes|les|un|une)|c'est (?:rendu|poste|boucle|signe|envoye|depose|valide)\b|(?:signe|depose|envoye|poste)e? (?:par(?! erreur)|et depose|a 1?\d))/,
    tone: 'glad',
    say: [
      'Voilà, une chose qui ne traîne plus dans la tête.',
      'Ce qui est fait est fait, et ça libère de la place.',
    ],
    ask: ['Et qu’est-ce qui vient après ça ?'],
  },
]
