import type { Remark } from '../../remarks.ts'

export const remarksOnPeople: readonly Remark[] = [
  {
    signs:
      /\b(?:m'a(?:vait)? (?:(?!pas|jamais)[\w']+ )?(?:traitee?|insultee?|humiliee?|engueulee?|gueulee? dessus|rabaissee?|critiquee?|balance que)|(?:se|s'est|est|sont) (?:\w+ )?(?:moque\w*|fout\w*|foutue?) de (?:moi|ma|mon)|me (?:traitent?|rabaiss\w+|critiqu\w+|insult\w+|gueule)|crie\w* dessus|rit de (?:moi|mon|ma|mes)|morts? de rire,? j'?ai la haine|(?:on|ils?|elles?|qui) (?:\w+ )?m'appel\w+ (?:la|le|radio)|avec ses remarques|que (?:j'etais|j'suis|je suis) (?:trop )?(?:moche|nulle?|grosse?|bete|conn?e?|lourde?|inutile|laide?))\b/,
    tone: 'hard',
    say: [
      'Des mots comme ça, ça reste bien après qu’ils ont été dits.',
      'Se faire parler comme ça, ça laisse une trace.',
      'Il y a des phrases qu’on entend encore le lendemain.',
    ],
    ask: ['Quelque chose t’est venu, comme réponse ?', 'C’est la première fois, ou ça revient ?'],
  },
  {
    signs:
      /\b(?:m'a (?:[\w']+ )?(?:quittee?|larguee?|plaquee?|trompee?|jetee? par)|on s'est (?:\w+ )?(?:separe\w*|quitte\w*)|(?:nous nous sommes|sont|etes) (?:\w+ )?separe\w*|(?:une|la|ma|notre) rupture|divorc\w+|c'est fini (?:entre|avec) (?:nous|lui|elle|mon|ma))\b/,
    tone: 'hard',
    say: [
      'Une séparation, ça ne se range pas en trois jours.',
      'Quand deux vies se séparent, tout le quotidien est à refaire.',
    ],
    ask: ['C’est tout frais, ou ça fait un moment ?', 'Qui est là pour toi, autour ?'],
  },
  {
    signs:
      /\b(?:(?:il|elle|ils|elles|on|personne|qui|frere|soeur|fille|fils|mere|pere|pote|copine) (?:ne |n'|m'|me |l'|lui )*(?:a |ont )?(?:\w+ )?(?:repond\w*|rappel\w+|ecri\w+) (?:plus|pas|jamais|rien)|(?:a|ont|m'a|n'a|m'ont) (?:\w+ )?(?:rien|pas|jamais|toujours pas|meme pas) (?:repondu|rappelee?|donne (?:de )?nouvelles)|laissee? en vu|m'a ghost\w*|mis un vu|(?:il|elle) a vu$|vu et (?:rien|n'a)|tjrs rien|lu mon message|pas un (?:sms|message|mot|coup de fil)(?! de travers)|(?:son|le) telephone (?:sonne dans le vide|ne repond pas))\b/,
    tone: 'hard',
    say: ['Une réponse qui ne vient pas, ça prend toute la place.', 'Ce silence-là, on l’écoute malgré soi.'],
    ask: ['Ça ressemble à la personne, de ne pas répondre ?', 'Tu attends depuis quand ?'],
  },
  {
    signs:
      /\b(?:(?:a|ont|m'a|m'ont|vient d'|s'est|se sont) (?:encore |tout |finalement |aussi |meme )?(?:annule[rs]?|(?<=m'a |m'ont )plantee?|decommandee?|desistee?s?|posee? un lapin|fait faux bond)|viendra pas|viendront pas|ne vien(?:t|nent) (?:plus|pas)|n'est pas venue?)\b/,
    tone: 'hard',
    say: [
      'Attendre quelqu’un qui ne vient pas, ça laisse un creux.',
      'Quand quelqu’un manque au rendez-vous, ça se remarque plus que le reste.',
    ],
    ask: ['Tu sais pourquoi ?', 'Et toi, ça te fait quoi ?'],
  },
  {
    signs:
      /\b(?:(?:ne|n') ?(?:me|nous|se) (?:parl\w+|adress\w+) plus|(?:on|se|me) (?:se )?(?:parl\w+) (?:plus|pas) (?:depuis|trop)|me reparle (?:pas|plus)|(?:nous|me|se) parl\w+ plus|m'adresse plus la parole|(?:se|est|sont|suis) (?:\w+ )?fache\w* avec|fache\w* a mort|coupe les ponts|plus de contact|n'est pas venue? depuis|ne se dit plus|on ne se dit plus)/,
    tone: 'hard',
    say: [
      'Ne plus se parler, ça fait beaucoup de silence à porter.',
      'Un lien qui se tait, ça continue de tirer.',
    ],
    ask: ['Tu sais ce qui a tout arrêté ?', 'Tu aimerais que ça reprenne ?'],
  },
  {
    signs:
      /\b(?:(?:on s'est|nous nous sommes|me suis|s'est|se sont|s'est encore|on s') (?:\w+ ){0,2}(?:disput\w+|engueul\w+|gueul\w+|pris\w* (?:la tete|le bec|le chou)|embrouill\w+|frit\w+|clash\w+|fritt\w+|hurl\w+ dessus)|(?:une|notre|cette|la) (?:grosse )?(?:dispute|engueulade|embrouille)|(?:il|elle|mec|meuf|femme|mari|copine|copain) (?:\w+ ){0,4}(?:fait la (?:gueule|tete|tronche)|boude)|c'est tendu|en froid\b|claque la porte|raccroche au nez)\b/,
    tone: 'hard',
    say: [
      'Après une dispute, l’air ne redevient pas tout de suite normal.',
      'Se fâcher, c’est rarement pour la petite chose du début.',
    ],
    ask: ['Et maintenant, c’est retombé ?', 'C’était parti de quoi ?'],
  },
  {
    signs:
      /\b(?:personne (?:ne )?(?:le |l'|en |s'en )?(?:sait|est au courant)|tout le monde l'ignore|(?:ai|n'ai|l'ai|jai) (?:\w+ )?(?:jamais|pas encore|encore rien|pas|rien) (?:ose )?(?:le )?(?:dit|dire|avoue) (?:a|de ca|tout)|(?:truc|chose) que j'?(?:e n')?(?:ai jamais dit|avoue a personne)|(?:lui|leur) ai (?:\w+ )?menti|menti a|l'ai pas encore dit|ne l'ai pas (?:\w+ )?dit|le cache|je cache|mon secret|un truc que le groupe ignore|(?:chose|truc) que mes \w+ ignorent|n'en ai parle qu'a|jamais parle (?:a|de ca))\b/,
    tone: 'hard',
    say: [
      'Ce qu’on garde pour soi, ça finit par peser.',
      'Un secret, c’est lourd justement parce qu’on le porte en silence.',
    ],
    ask: ['Qu’est-ce qui te retient de le dire ?', 'Tu as presque réussi à le dire, parfois ?'],
  },
  {
    signs:
      /(?<!\bpas |plus )\b(?:me sens (?:tellement |tres |vraiment |trop |si |un peu |bien )?(?:seule?|isolee?)|parle a personne|parler a personne|connais (?:encore )?personne|personne (?:a qui|ne m'a|m'a dit)|(?:toute?|suis|reste|encore) (?:toute? )?seule? (?:ce soir|chez moi|a la maison|ici|dans|le soir|comme)|(?:soiree|soirs?|dimanche|noel|week-?end|nuit) (?:\w+ )?(?:toute? )?seule?\b|pas d'amis|plus personne (?:ne|a)|la seule voix|ma seule compagnie|tout le monde est en famille)\b/,
    tone: 'hard',
    say: [
      'Être sans personne autour, ça allonge les soirées.',
      'Ce genre de solitude, ça ne fait pas de bruit, mais ça pèse.',
    ],
    ask: ['Il y a quelqu’un que tu aurais envie d’appeler ?', 'C’est plutôt le soir que ça pèse ?'],
  },
  {
    signs:
      /\b(?:il|elle|ils|elles|tu|qui|(?:ma|mon|mes) \w+) me manque(?:nt)?\b(?! (?:\d|un|une|le|la|les|des|de|du|encore|plus que|que|trois|deux))|\bme manque (?:trop|tellement|enormement|beaucoup)\b|\b(?:mois|ans|semaines) que (?:j'ai pas|je n'ai pas|j'ai plus) vu\w*|\bpas (?:pu rentrer|vu ma famille)\b|\b(?:mal|manque) du pays\b|\bloin de (?:chez moi|ma famille|tout le monde|mes|mon|ma)\b/,
    tone: 'hard',
    say: [
      'Quand quelqu’un ou quelque chose manque, ça se loge partout.',
      'Le manque, ça revient par les petites choses.',
    ],
    ask: ['C’est quand, que ça revient le plus fort ?', 'Vous arrivez à vous parler un peu ?'],
  },
  {
    signs:
      /\b(?:on s'est|s'est|nous nous sommes|se sont) (?:\w+ )?(?:reconcili\w+|excuse\w*|rabiboch\w+|reparle|pardonne\w*|retrouve\w*)\b|\b(?:m'a|lui ai|ont repondu \w+ \w+) (?:\w+ )?(?:demande pardon|pardonne|presente (?:ses|mes) excuses|serree? dans ses bras|prise? dans ses bras)\b|\bfait la paix\b/,
    tone: 'glad',
    say: ['Un geste l’un vers l’autre, et l’air est plus léger.', 'Se retrouver après coup, ça vaut cher.'],
    ask: ['Qui a fait le premier pas ?'],
  },
  {
    signs:
      /^(?!.*\b(?:jamais|ne m'a|d'un coup)\b).*\b(?:(?:m'a|m'ont) (?:(?!pas)[\w']+ )?(?:aidee?|pretee?|ramenee?|gardee?|apportee?|offerte?|tenue?|tendue?|consolee?|rassuree?|raccompagnee?|serree? la main|tricote|cuisine|donne(?:e)? (?:un|une|sa|son|a manger|du)|laisse(?:e)? (?:une?|sa|la moitie|un pot|\d+ balles)|file(?:e)? (?:une?|sa|son|\w+ \w+ balles)|fait (?:une place|(?:une|la) surprise|un dessin|un gateau|du the|des crepes|asseoir)|faite? des crepes)\b(?! (?:baffe|claque|gifle|amende|pv|coup|avertissement|rhume|blame|punition|heure|colle|zero|virus|gastro|vide|gout))|(?:sans rien demander|(?:venue?s?|montee?|descendue?|passee?|debarquee?) (?:m'aider|m'apporter|avec (?:une|un|des|de la)))\b)/,
    tone: 'glad',
    say: [
      'Un geste comme ça, ça se garde longtemps.',
      'Les petites attentions, c’est ce qui reste d’une journée.',
      'Il y a des gens qui savent y faire, sans grands mots.',
    ],
    ask: ['C’était une surprise, ou tu le sentais venir ?', 'C’était déjà arrivé, ce genre de geste ?'],
  },
  {
    signs:
      /\b(?:(?:m'a|m'ont|vient de me) (?:[\w']+ )?(?:dit (?:bravo|merci|que c'etait (?:tres |super |vraiment )?(?:bien|beau|bon|parfait|touchant)|bienvenue)|felicit\w+|compliment\w+|remerci\w+|applaudi\w*)|(?:un|le|des) (?:beau |gros )?compliments?|(?:est|sont|etait) (?:\w+ )?fiere?s? de moi|(?:a|avait) dit (?:« ?|")?(?:bienvenue dans|tu peux rester|bravo|tres touchant)|merci pour)\b/,
    tone: 'glad',
    say: [
      'Un mot comme ça, ça tient chaud un bon moment.',
      'Être reconnu pour ce qu’on fait, ça change la journée.',
    ],
    ask: ['Qu’est-ce que tu as répondu ?', 'Ça venait de qui, au juste ?'],
  },
  {
    signs:
      /\b(?:le petit|la petite|les (?:petits|enfants|gosses|jumeaux|filles|garcons)|le bebe|(?:ma fille|mon fils|mon bebe)|la maman) (?:[\w']+ ){0,2}(?:dort|dorment|endormi\w*|couche\w*|redort|fait (?:ses|des) nuits)\b|\bil redort\b|\belle redort\b/,
    tone: 'glad',
    say: [
      'Quand ça dort enfin, toute la maison respire.',
      'Un petit qui dort, et les adultes marchent sur la pointe des pieds.',
    ],
    ask: ['Et maintenant, c’est ton tour de souffler ?'],
  },
  {
    signs:
      /\b(?:ma fille|mon fils|mon bebe|(?:le|la) (?:petite?|gosse)|les (?:petits|enfants|gosses)|mes (?:enfants|gosses|fils|filles)|mon (?:grand|aine|cadet)) (?:[\w']+ ){0,4}(?:malades?|fievre|vomi\w*|tousse\w*|otite|varicelle|gastro|grippe|bronchiolite|aux urgences)\b/,
    tone: 'hard',
    say: [
      'Un enfant malade, et toute la maison se met en veille.',
      'Quand un enfant ne va pas bien, on ne dort que d’une oreille.',
    ],
    ask: ['Comment ça évolue, là ?', 'Tu as quelqu’un pour prendre le relais ?'],
  },
  {
    signs:
      /^(?!.*\b(?:etait|quand elle|moche)\b).*\b(?:coliques|biberons?|bebe|tetees?|allait\w+|chang\w+ (?:\w+ )?couches?|nourrisson|poussette|doudou|(?:il|elle|fille|fils) a (?:deux|trois|quatre|cinq|six|sept|huit|neuf|\d) (?:mois|semaines)|(?:quatre|trois|cinq|six|\d) mois,)\b/,
    say: [
      'Avec un tout-petit, les heures n’ont plus la même forme.',
      'Les tout-petits, ça gouverne toute une maison.',
    ],
    ask: ['Comment se passent les nuits ?', 'Qui vous donne un coup de main ?'],
  },
  {
    signs:
      /\b(?:enceinte|attend un (?:bebe|enfant)|attend une petite|va etre (?:papa|maman|grand-mere|grand-pere)|accouch\w+|echographie|l'echo (?:c'est|est|du)\b|grossesse|(?:il|elle) est nee?|(?:la|une|sa) naissance|maternite|sage-femme|\bfiv\b|l'adoption)\b/,
    say: [
      'L’arrivée d’un enfant, ça change la place de tout le monde.',
      'Autour d’un bébé qui s’annonce, rien n’est plus tout à fait pareil.',
    ],
    ask: ['C’est pour quand, ou c’est déjà là ?', 'Qui est déjà au courant ?'],
  },
  {
    signs: /\b(?:petits?[- ]fils|(?:petites?-|(?:ma|mes|sa) petites? )filles?|petits?[- ]enfants)\b/,
    say: [
      'Les petits-enfants, ça remet du mouvement partout.',
      'Avec les petits-enfants, on regarde tout d’un œil neuf.',
    ],
    ask: ['C’est quel âge, déjà ?', 'Vous arrivez à vous voir ?'],
  },
  {
    signs:
      /^(?!.*\b(?:mort|morte|deced\w+|enterr\w+|partie?)\b).*\b(?:grand[- ]?(?:pere|mere|parents)|(?:mon|ma|mes) (?:papi|papy|mamie|meme|pepe|mamy|memere|pepere|nonno|nonna|bonne-maman))\b/,
    say: [
      'Les grands-parents laissent des choses qu’on garde toute la vie.',
      'Ce qui vient des grands-parents, ça a un goût à part.',
    ],
    ask: ['Qu’est-ce qui te vient en premier, en y pensant ?'],
  },
  {
    signs:
      /\b(?:appelle|appelee?|telephone|coup de fil|au telephone|sonne|rappel\w*) (?:[\w']+ ){0,3}(?:ma mere|maman|mon pere|papa|mes parents|ma fille|mon fils|ma soeur|mon frere)\b|\b(?:ma mere|maman|mon pere|papa|mes parents|ma fille|mon fils|ma soeur|mon frere) (?:[\w']+ ){0,3}(?:appelee?|m'appelle|appelle|telephone|rappelle)\b/,
    say: [
      'La famille au téléphone, ça dit souvent plus que les mots.',
      'Un coup de fil en famille, ça peut changer toute l’humeur.',
    ],
    ask: ['Vous vous appelez souvent ?'],
  },
  {
    signs:
      /\b(?:belle?[- ](?:mere|soeur|famille|fille|maman|doche)|beau[- ](?:pere|frere|fils|papa)|beaux[- ]parents|(?:mon|le) gendre|ma bru)\b/,
    say: [
      'La belle-famille, c’est une famille en plus, avec ses règles.',
      'Avec la belle-famille, il y a toujours de quoi raconter.',
    ],
    ask: ['Vous vous entendez bien, en général ?'],
  },
  {
    signs:
      /\b(?:(?<!\b(?:de|devant) )toute la famille|(?:repas|reunion|fete|diner) de famille|en famille|viennent (?:manger|diner|dejeuner|dimanche|a la maison)|vient (?:manger|diner|dejeuner)|invite\w* (?:\w+ )?(?:a diner|a manger|des|les|tout le monde)|ils seront (?:\d+|\w+)\b|a table|mes trois fils seront|repas du dimanche)\b/,
    say: [
      'Du monde à table, ça fait du bruit et du souvenir.',
      'Quand la famille se rassemble, il se passe toujours quelque chose.',
    ],
    ask: ['Vous êtes combien, dans ces cas-là ?', 'Qui fait le plus de bruit, chez vous ?'],
  },
  {
    signs:
      /\b(?:la garde alternee|garde partagee|(?:une )?semaine (?:sur deux|ici)|pension alimentaire|paye la pension|chez (?:leur|sa) (?:mere|pere)|(?:jours|week-?ends?) par mois|(?:mon|son|leur) pere envoie|mes parents sont separes|famille recomposee|maman solo|papa solo|eleve seule?|papa divorce)\b/,
    tone: 'hard',
    say: [
      'Dans ces familles-là, chacun porte un peu plus que sa part.',
      'Tenir une famille dans ces conditions, ça demande beaucoup.',
    ],
    ask: ['Ça fait longtemps que vous vivez comme ça ?'],
  },
  {
    signs:
      /\b(?:(?:un|le|son|mon|au|du|notre|des) mariages?|(?:se|nous|me|j'me) mari(?:e|ent|ons|er)|fiance\w*|demand\w+ en mariage|(?:robe|alliance|temoins?|vin d'honneur|faire-part)\b(?=.*\b(?:mari|noce|fianc|soeur|frere|samedi))|nos (?:noces|\w+ ans de mariage)|ans de mariage|la mariee|le marie\b|les maries|vin d'honneur|enterrement de vie)/,
    say: [
      'Un mariage, ça remue tout le monde autour.',
      'Autour d’un mariage, il y a toujours une histoire à raconter.',
    ],
    ask: ['Tu y seras pour quoi, dans tout ça ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|le|un) crush|suis (?:\w+ )?(?:amoureu\w+|love|raide|dingue) de|je craque completement|(?:craque|flashe) (?:\w+ )?(?:sur|pour)|(?:un|mon|le|premier) (?:date|rencard)|s'est embrasse\w*|m'a embrasse\w*|papillons dans|(?:il|elle) me plait|(?:tombee?|suis) amoureu\w+|m'a (?:demandee? (?:de sortir|mon (?:num|insta|snap))|drague\w*)|a mis un coeur|avec un coeur)\b/,
    tone: 'glad',
    say: [
      'Un cœur qui s’emballe, ça occupe toute la journée.',
      'Ces choses-là, on les repasse dix fois dans sa tête.',
      'Quand quelqu’un plaît comme ça, le moindre détail compte.',
    ],
    ask: ['Qu’est-ce qui te plaît tant, là-dedans ?', 'Tu crois que c’est réciproque ?'],
  },
  {
    signs:
      /\b(?:il|elle) m'a (?:enfin |encore |juste )?(?:ecrit|repondu|rappelee?|envoye (?:un|une) (?:message|sms|vocal|photo|carte|lettre))\b(?! (?:pas|que c'(?:est|etait) fini))/,
    say: [
      'Un message de quelqu’un, on le relit toujours une deuxième fois.',
      'Quelques mots reçus, et la tête se met à tout interpréter.',
    ],
    ask: ['Qu’est-ce que ça disait ?', 'Tu as déjà répondu ?'],
  },
  {
    signs:
      /\b(?:(?:mon|mes|ses|son|l'|une|un) ?ex\b(?!amen)|mon ancienne? (?:mec|copain|copine|mari|femme|chum|blonde))/,
    say: ['Les ex, ça remue toujours quelque chose.', 'Une ancienne histoire, ça garde une place bizarre.'],
    ask: ['Ça fait longtemps, cette histoire ?'],
  },
  {
    signs: /\b(?:colocs?|colocation|colocataires?|mes roommates)\b/,
    say: [
      'La coloc, c’est de la vie commune sans l’avoir vraiment choisie.',
      'Vivre à plusieurs, c’est du spectacle tous les jours.',
    ],
    ask: ['Vous êtes combien, là-dedans ?', 'Vous partagez quoi, à part le frigo ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|la|le|les|mes|une|un|du|des|nos) voisine?s?|le palier|l'immeuble)\b(?! de (?:chambre|table))/,
    say: ['Les voisins, c’est un petit monde à part.', 'Entre voisins, tout se sait et tout s’entend.'],
    ask: ['Vous vous connaissez bien ?'],
  },
  {
    signs:
      /^(?!.*\b(?:mort|morte|deced\w+|enterr\w+|moto|partie?|hopital|urgences|cercueil|perdu)\b).*\b(?:mon|ma|mes|nos) (?:petite?s? |grande?s? |demi-|ptite? )?(?:freres?|soeurs?|frangine?s?|frerots?|jumelle|jumeau|reuf|reus)\b/,
    say: [
      'Entre frères et sœurs, chaque histoire vient de loin.',
      'Frères et sœurs, ça se connaît par cœur et ça surprend encore.',
    ],
    ask: ['Vous êtes proches, ou ça dépend des jours ?'],
  },
  {
    signs:
      /^(?!.*\b(?:mort|morte|deced\w+|enterr\w+|hopital|urgences|partie|alzheimer|reconnue|amputee|\w+[^fl]ait)\b|.*[«"][^»"]*\bmaman).*\b(?:ma (?:mere|reum|daronne|mom)|(?<!(?:la|une) )maman)\b(?! (?:solo|de|dort|du))/,
    say: [
      'Avec une mère, rien n’est jamais tout à fait neutre.',
      'Les mères ont toujours une place bien à elles dans l’histoire.',
    ],
    ask: ['Ça se passe comment, entre vous, d’ordinaire ?'],
  },
  {
    signs:
      /^(?!.*\b(?:mort|morte|deced\w+|enterr\w+|hopital|urgences|parti|avc|survivra|alzheimer|\w+[^fl]ait)\b).*\b(?:mon (?:pere|daron|reup|paternel)|(?<!(?:a|un|le) )papa)\b(?! (?:de|en|divorce|solo|ici))/,
    say: [
      'Avec un père, beaucoup passe par ce qui ne se dit pas.',
      'Un père, ça compte, que ce soit simple ou non.',
    ],
    ask: ['Vous arrivez à vous parler, tous les deux ?'],
  },
  {
    signs: /\bmes (?:parents|vieux|darons)\b(?! (?:sont separes|livres))/,
    say: [
      'Les parents, on reste leur enfant à tout âge.',
      'Avec les parents, on redevient vite comme avant.',
    ],
    ask: ['Tu leur parles facilement ?'],
  },
  {
    signs:
      /^(?!.*\b(?:mort|morte|deced\w+|enterr\w+|hopital|urgences|rentree|fugue|cimetiere)\b).*\b(?:(?:ma|mes) (?:filles?|gosses|gamine)|(?:mon|mes) (?:fils|gamins?|garcons|gosses?)|mes (?:enfants|petits|jumeaux)|mon (?:aine|cadet|grand|petit|petit dernier)(?![ -](?:frere|ami|pere|copain|cousin|chat|chien|solo|boulot|coeur|fils|dejeuner|dej|appart|studio|monde|reve|plaisir|doigt))|ma (?:cadette|ainee|derniere fille|ado)|mon (?:aine|ado))\b/,
    say: [
      'Les enfants, on y pense même en faisant autre chose.',
      'Avec les enfants, chaque jour apporte sa scène.',
      'Un enfant, ça tient de la place dans une tête, à tout âge.',
    ],
    ask: ['Quel âge, maintenant ?', 'Vous passez beaucoup de temps ensemble ?'],
  },
  {
    signs:
      /^(?!.*\b(?:mort|morte|deced\w+|enterr\w+|disparu|feue?|premier mari|hopital|urgences|avait|etait|quitte|trompe|vendait|est partie?|trahir|hotel|veuve?)\b|.*[«"][^»"]*\b(?:ma femme|mon (?:mari|amoureux))).*\b(?:mon (?:mari|mec|chum|homme|compagnon|cheri|epoux|amoureux|conjoint)|ma (?:femme|meuf|blonde|compagne|cherie|moitie|vieille|epouse))\b/,
    say: [
      'À deux, la moindre petite chose devient une histoire commune.',
      'La vie à deux, c’est plein de scènes comme ça.',
    ],
    ask: ['Vous êtes ensemble depuis longtemps ?', 'Vous êtes souvent du même avis, tous les deux ?'],
  },
  {
    signs:
      /(?<!\b(?:ex|ancien) )\b(?:mon copain|ma copine|mon petit[- ]ami|ma petite[- ]amie)\b(?!.*\b(?:morte?|hopital|urgences|quittee?|trompee?)\b)/,
    say: [
      'Être proches, ça se joue dans ces petites scènes-là.',
      'Avec quelqu’un qui compte, chaque détail a son poids.',
    ],
    ask: ['Ça fait longtemps, vous deux ?'],
  },
  {
    signs:
      /^(?!.*\b(?:coma|accident|hopital|mort|morte|enterr\w+|suicid\w+)\b).*\b(?:(?:ma|mon|mes|une?|des|seule) (?:meilleure?s? |vieux |vieille |seule )?(?:potes?|amie?s?|copains|poto|potos|bestie|reufs?|chumme?)|mes copines|la bande|toute la gang)\b/,
    say: ['Les amis, ça change la couleur des choses.', 'Entre amis, il y a toujours une histoire de plus.'],
    ask: ['Vous vous connaissez d’où ?'],
  },
  {
    signs:
      /^(?!.*\b(?:mort|morte|deced\w+|enterr\w+|hopital|urgences|creuse)\b).*\b(?:(?:mon|ma|mes|une?) (?:cousine?s?|oncle|tante|tonton|nieces?|neveux?|parrain|marraine|filleule?)|tonton \w+|tata \w+)\b/,
    say: [
      'Dans une famille, il y a toujours un personnage à part.',
      'La famille, ça va bien plus loin que le premier cercle.',
    ],
    ask: ['Vous vous voyez souvent, ou surtout aux fêtes ?'],
  },
  {
    signs:
      /^(?!.*\b(?:perdu un|crise cardiaque|mort|morte)\b).*\b(?:(?<!fais )(?:une?|le|la) (?:vieille? |petite? |vieux )?(?:dame|monsieur|papy|mamie|gamine?|inconnue?|passante?|type|couple)|un (?:mec|gars|homme) (?:m'|a|qui|dans|du)|une (?:meuf|fille|femme) (?:m'|a|qui|dans|du)|des inconnus)\b/,
    say: [
      'Les gens qu’on croise, il y en a qui restent en tête.',
      'Une rencontre, même courte, ça laisse parfois une image.',
    ],
    ask: ['C’est quel genre de personne ?'],
  },
]
