import type { Remark } from '../../remarks.ts'

export const remarksOnLeisure: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|on a|je|vais|viens de|on va|suis en train de|en train de) (?:\w+ )?(?:regarde|regarder|mate|mater|vu|voir|revu|fini de regarder) (?:\w+ )?(?:un|le|ce|mon|des|deux|un vieux) (?:\w+ )?(?:films?|documentaire|docu|dessin anime|nanar|navet)\b|(?:alle|allee|vais|va|sors|sorti|sortie|rentre|soiree|etais) (?:\w+ )?(?:au|du) (?:cine|cinema)|soiree (?:film|cine|netflix|plateau tele))\b/,
    say: ['Un film, bonne idée.', 'Le temps d’un film, alors.'],
    ask: ['C’était quoi, comme film ?', 'Tu le conseillerais ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|on a|je|vais|viens de|suis en train de|en train de|on) (?:\w+ )?(?:regarde|mate|enchaine|binge|binge-watche|fini|commence|devore|finis|mater|regarder|finir) (?:\w+ )?(?:une|la|ma|cette|trois|deux|toute|des|le dernier|les|quatre|cinq|un|\d+) (?:\w+ )?(?:series?|saisons?|episodes?|animes?|mangas?|kdramas?)\b|(?:ma|une) (?:nouvelle )?serie\b(?! de)|(?:dernier|un) episode)/,
    say: ['Ah, une série qui tient en haleine.', 'Encore un épisode, et puis un autre, je vois.'],
    ask: ['Laquelle ?', 'Tu en es où ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je|vais|viens de|on) (?:\w+ )?(?:lis|lu|lire|fini|termine|commence|devore|finis|relis|relu|bouquine) (?:\w+ )?(?:un|le|mon|ce|des|les|du|quelques|deux|trois|\d+|cent|vingt) (?:\w+ )?(?:livres?|romans?|bouquins?|polars?|chapitres?|pages|mangas?|bd|tome)\b|(?:mon|un bon|le nez dans un) (?:livre|bouquin|roman|polar)\b(?! de (?:comptes|cuisine)))/,
    say: ['Un livre, voilà une bonne compagnie.', 'Le nez dans les pages, alors.'],
    ask: ['Ça raconte quoi ?', 'Tu le recommanderais ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je|vais|viens de|on a|on|en train de|passe\w* (?:\w+ ){1,3}a) (?:\w+ )?(?:joue|jouer|joues|fini|lance|geek|geeke|farm\w*) (?:\w+ )?(?:a|aux|au|sur) ?(?:la |ma |mon |l')?(?:jeux? video|console|switch|play|ps\d|xbox|pc|ordi|minecraft|fortnite|fifa|zelda|sims|lol|valo\w*|gta|mario)|partie de (?:fifa|lol|valo\w*|fortnite))\b/,
    say: ['Manette en main, donc.', 'Encore une partie, et puis une autre.'],
    ask: ['Tu joues à quoi, en ce moment ?', 'En ligne, ou dans ton coin ?'],
  },
  {
    signs:
      /\b(?:jeux? de (?:societe|cartes|plateau)|(?:partie|soiree|joue) (?:de |aux? |jeux? )?(?:belote|tarot|scrabble|echecs|uno|monopoly|petanque|poker|rami|dames|jeux|loup-garou|flechettes|billard|bowling)|(?:un|mon|le) puzzle|(?:mots croises|sudoku|mots fleches))\b/,
    say: ['Un bon vieux jeu, pas mal.', 'Une partie, ça occupe bien.'],
    ask: ['Tu gagnes souvent ?'],
  },
  {
    signs:
      /\b(?:(?:om|psg|ol|asse|losc|rcl|bleus|france|equipe|club|marseille|lens|toulouse|monaco|rennes|nantes|canadiens) (?:a|ont|est|sont|s'est|se sont) (?:encore |fait |ete )?(?:perdu|elimine\w*|battus?|pris une (?:raclee|branlee|volee)|sortir|battre|eclater)|on a (?:encore |re)?perdu (?:\d|contre|aux? (?:tirs|penalt))|(?:perdu|perd) (?:le|notre|mon|un|encore un) match|match perdu|defaite \d)/,
    tone: 'hard',
    say: ['Perdu, aïe. Ça trotte encore dans la tête, un match comme ça.', 'Une défaite, mince.'],
    ask: ['C’était serré, au moins ?', 'À quel moment ça a basculé ?'],
  },
  {
    signs:
      /\b(?:(?:om|psg|ol|asse|losc|rcl|bleus|france|equipe|club|marseille|lens|toulouse|monaco|rennes|nantes|canadiens) (?:a|ont|est|sont|s'est|se sont) (?:encore |enfin )?(?:gagne|qualifie\w*|champions?|en finale|remporte)\b|on a (?:encore |enfin )?gagne (?:\d|contre|samedi|hier|aux? (?:tirs|penalt))|(?:gagne|remporte) (?:le|notre|mon|un|la) (?:match|tournoi|finale|coupe|championnat|course|derby)|marque (?:un|deux|trois|\d|le) (?:buts?|essais?|paniers?)|victoire \d)/,
    tone: 'glad',
    say: ['Gagné, bien joué.', 'Une victoire, ça fait du bien au moral.'],
    ask: ['C’était quoi, le plus beau moment ?', 'Ça s’est fêté comment ?'],
  },
  {
    signs:
      /\b(?:(?:regarde|regarder|mate|mater|vu|voir|soir de|devant le|avant le) (?:un |le |mon |du )?(?:match|foot|rugby|tennis|tour de france|finale|roland[- ]garros)|(?:au|du) stade (?:de|velodrome|ce|hier|demain)|match (?:ce soir|demain|hier|dimanche|samedi))\b/,
    say: ['Un match, il y a de quoi vibrer.', 'Soir de match, alors.'],
    ask: ['Tu es pour qui ?', 'Et ça s’annonce comment ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je|vais|viens de|suis allee?|suis partie?|reviens de|rentre de|envie d') ?(?:\w+ )?(?:courir|couru|cours|footing|jogging|running|un footing|faire un footing)\b(?! (?:de|partout|apres|a (?:la|l')|le risque|un risque))|(?:mon|un|petit|premier) (?:footing|jogging|semi|marathon|10 ?km|5 ?km)|\d+ (?:km|bornes) (?:en|de|a) (?:courant|course|footing|\d+ ?h|\d+ ?min))/,
    say: ['Baskets aux pieds, bravo.', 'Une bonne suée, alors.'],
    ask: ['Combien de kilomètres ?', 'Tu cours souvent ?'],
  },
  {
    signs:
      /\b(?:(?:seance|entrainement|sors|rentre|reviens|retour|vais|alle|allee|passe|remise?|remets|inscrite?) (?:\w+ )?(?:de|du|d'|a|au|a la|de la) ?(?:la |l')?(?:sport|salle|muscu|yoga|pilates|gym|fitness|boxe|judo|danse|escalade|foot|basket|hand|volley|tennis|rugby|zumba)\b|(?:j'?ai fait|je fais|on a fait|vais faire) (?:du|de la|ma|une|mon) (?:\w+ )?(?:sport|seance|muscu|yoga|gym|boxe|danse)|(?:j'ai|a l'|mon|sors de l') ?entrainement)\b/,
    say: ['Du sport, bravo pour l’effort.', 'Le corps a bossé, alors.'],
    ask: ['Tu t’y tiens depuis longtemps ?', 'Les courbatures, c’est pour demain ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|on a) (?:bien |beaucoup |trop )?marche (?:\d|une|deux|trois|le long|en foret|toute|jusqu)|(?:me suis|on s'est) (?:promene|balade)\w*|(?:fait|faire|fais|rentre d'|reviens d'|partie? en|suis en) ?(?:une |ma |un )?(?:petite |grande |belle |longue |bonne )?(?:balade|promenade|rando|randonnee|petit tour dehors)|(?:vais|sorti|sortie|alle|allee|envie de) (?:\w+ )?(?:marcher|me promener|me balader))\b/,
    say: ['Une balade, ça aère.', 'Un peu d’air et de marche, très bien.'],
    ask: ['C’est beau, par là ?', 'Tu marches souvent ?'],
  },
  {
    signs:
      /\b(?:(?:vais|alle|allee|suis|sors|reviens|rentre|passe|etais|fait|retour|aller) (?:\w+ )?(?:a la|de la|des|du) (?:piscine|longueurs|natation)|(?:j'?ai|jai|je|vais|envie de|aime) (?:\w+ )?(?:nage|nager|me baigner|plonge dans)|(?:me suis|on s'est|s'est) baigne\w*)\b/,
    say: ['Dans l’eau, alors.', 'Nager un coup, bonne idée.'],
    ask: ['L’eau était bonne ?', 'Tu fais des longueurs, ou tu barbotes ?'],
  },
  {
    signs:
      /\b(?:(?:fait|faire|fais|vais|sorti|sortie|tour|balade|rentre|suis|partie?|reviens) (?:\w+ )?(?:du|a|en|de|le) velo\b|\d+ (?:km|bornes) (?:a|de|en) velo|sortie velo|pedale (?:\w+ )?(?:\d|une|deux|toute|jusqu))/,
    say: ['À vélo, bravo aux mollets.', 'Deux roues et du vent, alors.'],
    ask: ['C’était loin ?'],
  },
  {
    signs:
      /\b(?:(?:ecoute|ecouter|je mets|remets) (?:[\w']+ ){0,3}(?:musique|album|chanson|playlist|vinyles?|disques?|morceau|podcasts?|radio)\b|(?:cette|une|la meme) (?:chanson|musique) (?:en boucle|me|dans la tete|qui)|(?:chanson|musique|morceau|album) en boucle|casque sur les oreilles)/,
    say: ['De la musique dans les oreilles, alors.', 'Un bon son, ça tient compagnie.'],
    ask: ['C’est quoi, ce que tu écoutes ?', 'Ça va avec quelle humeur ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai fait|je fais|viens de|en train d'|apprends|appris|cours|lecon|repet\w*|joue|jouer|rejoue) (?:(?!plus|pas)\w+ )?(?:de |a |du |au |d'|jouer |joue )?(?:la |l')?(?:guitare|piano|violon|batterie|basse|flute|accordeon|saxo\w*|trompette|violoncelle|ukulele|clarinette|harmonica)\b(?! (?:dort|prend|traine))|(?:repet\w*|chante) (?:\w+ )?(?:avec|de|dans|a) (?:mon|ma|la|le|une) (?:groupe|chorale|choeur|fanfare|orchestre))/,
    say: ['De la musique faite maison, la classe.', 'L’instrument de sortie, donc.'],
    ask: ['Tu travailles quel morceau ?', 'Ça fait longtemps que tu joues ?'],
  },
  {
    signs:
      /\b(?:(?:vais|va|alle|allee|sors|rentre|reviens|etais|vu|voir|places?|billets?|billet) (?:\w+ )?(?:en|a|au|d'un|de|du|pour|un|le) (?:\w+ )?(?:concert|festival|theatre|opera|spectacle|ballet|musee|expo)\b|(?:concert|spectacle|festival|expo) (?:ce soir|demain|hier|samedi|vendredi))/,
    say: ['Une sortie, chouette.', 'Ça change du quotidien, tant mieux.'],
    ask: ['C’était comment, ou c’est à venir ?', 'Tu y vas à plusieurs ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|on a|viens de|je|vais|on) (?:\w+ )?(?:reserve|reserver|pris|prendre|booke|achete) (?:\w+ )?(?:mes|mon|nos|des|un|une|les|le|notre) (?:\w+ )?(?:billets?(?: d'avion| de train)?|vols?|vacances|voyage|hotel|gite|airbnb|camping|week-?end a|location)\b|(?:(?:je |on )?pars?|partons|part|vais partir) (?:\w+ )?(?:en (?:vacances|voyage)|a la (?:mer|montagne|campagne)|en week-?end))/,
    tone: 'glad',
    say: ['Un départ en vue, chouette.', 'Oh, ça donne quelque chose à attendre.'],
    ask: ['Tu pars quand ?', 'Tu y vas pour quoi en premier ?'],
  },
  {
    signs:
      /\b(?:(?:fait|faire|fais|fini|finir|prepare|boucle|boucler) (?:\w+ )?(?:ma|mes|la|les|mon|une) (?:valises?|sac a dos|sac pour|bagages)|valise (?:\w+ )?(?:prete|bouclee|faite|a faire|qui ferme))\b/,
    say: ['La valise, grand moment.', 'Bientôt le départ, alors.'],
    ask: ['Tu emportes toujours trop, ou pas assez ?'],
  },
  {
    signs:
      /\b(?:(?:rentre|rentree|reviens|revenue?|retour|de retour|rentres) (?:\w+ )?(?:de|des|du) (?:vacances|voyage|week-?end|mer|sejour|conges)\b|(?:on est|suis|viens d'etre) (?:\w+ )?(?:rentres?|rentree) (?:hier|ce matin|de (?:vacances|voyage)))/,
    say: ['De retour, donc.', 'Le retour à la maison, ça fait drôle.'],
    ask: ['C’était bien ?', 'Qu’est-ce que tu gardes de là-bas ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|chuis|jsuis|on est|sommes|enfin|vais|etais|pars|passe\w* (?:\w+ ){0,3}) ?(?:a la|au bord de la|devant la|au) (?:mer|plage|montagne|ocean|campagne|lac)\b(?! (?:noire|morte))|(?:j'ai|avec) vue sur la mer)/,
    tone: 'glad',
    say: ['Ah, le grand air et la vue.', 'Ça doit faire du bien aux yeux.'],
    ask: ['Tu y restes longtemps ?'],
  },
  {
    signs:
      /\b(?:(?:fait|faire|fais|prepare|organise|sors|rentre|vais|alle|allee|invitee?) (?:\w+ )?(?:a |d'|une |la |de |grosse |en )*(?:fete|soiree|boum|teuf|boite|raclette|barbecue|apero)\b(?! de (?:merde|musique))|(?:gueule de bois|trop bu hier|mal aux cheveux)|(?:on a|j'ai|jai) (?:\w+ )?(?:danse|fait la fete)(?: \w+)? (?:toute|jusqu'a))/,
    say: ['Ah, la fête.', 'De l’animation, alors.'],
    ask: ['Il y a du monde, dans ces cas-là ?', 'C’était quoi, l’occasion ?'],
  },
  {
    signs:
      /\b(?:(?:c'est|c'?etait|demain c'est|fete|fetais|hier c'etait|bientot) (?:mon|mes) (?:anniv\w*|annif|\d+ ans|trente ans|vingt ans|quarante ans|cinquante ans)|mon (?:anniv\w*|annif)\b (?:demain|aujourd|samedi|hier|c'est|approche)|j'ai (?:eu )?\w+ ans (?:aujourd'hui|demain|hier)|souhaite mon anniv\w*)/,
    say: ['Oh, ton anniversaire, ça compte.', 'Un an de plus, alors.'],
    ask: ['Tu fais quelque chose de spécial ?', 'Tu aimes ce jour-là, ou pas trop ?'],
  },
  {
    signs:
      /\b(?:anniversaire|anniv|annif) (?:de|d'|a) (?:ma|mon|mes|une?|la|le|notre) ?\w+|\b(?:gateau|cadeau|surprise) (?:d'|pour (?:l'|son )|pour les )?(?:anniv\w*|\d+ ans|ses \d+)/,
    say: ['Un anniversaire à fêter, donc.', 'Bougies et gâteau, classique.'],
    ask: ['Tu as une idée de cadeau ?', 'Ça fera quel âge ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|me suis|on a|viens de m'|viens d'|on s'est) ?(?:\w+ )?(?:achetee?|acheter|offert|offerte|paye|commande|trouve|craque pour) (?:\w+ )?(?:un|une|des|mon|ma|le|la) (?:nouve\w+ |nouvelle? |belle |beau |super |petite? )*(?:telephone|tel|portable|iphone|robe|pull|manteau|jean|chaussures|baskets|sac|ordi\w*|velo|voiture|casque|canape|livre|plante|lampe|montre|blouson|jupe|guitare|console|switch|veste|fringues|bottes))\b/,
    tone: 'glad',
    say: ['Un petit achat plaisir, très bien.', 'Du neuf ou presque, chouette.'],
    ask: ['C’était prévu, ou un coup de cœur ?', 'Déjà essayé ?'],
  },
  {
    signs:
      /\b(?:(?:coupe\w*|couper|colore\w*|teint|teindre|rase\w*|decolore\w*) (?:\w+ )?(?:mes|les) cheveux|(?:chez le|vais au|sors de chez le|rendez-vous chez le|du) coiffeur|nouvelle coupe|coupe de cheveux|(?:fait|faire|me suis fait) (?:\w+ )?(?:un |mon (?:premier )?)?(?:tatou\w+|tattoo|piercing)|ma frange)\b/,
    say: ['Nouvelle tête, alors.', 'Ah, le passage devant le miroir.'],
    ask: ['Ça te plaît ?', 'Les autres l’ont remarqué ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|le|la|notre) (?:chat|chatte|chaton|chien|chienne|chiot|minou|lapin|cheval|jument|hamster|perruche) (?:[\w']+ ){0,3}(?:malade|vomi\w*|boite|blessee?|mange (?:plus|pas)|(?:chez|au|vu le) (?:le )?veto\w*|operee?|se sent pas bien|tousse|fait une colique)|(?:emmen\w+|veto pour|urgence veto|amen\w+) (?:[\w']+ ){0,3}(?:au veto\w*|chez le veto\w*|mon chat|mon chien))\b/,
    tone: 'hard',
    say: ['Pauvre bête. C’est inquiétant, je comprends.', 'Oh non. Dur de voir une bête mal en point.'],
    ask: ['Qu’est-ce que dit le véto ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|le|la|notre) (?:chat|chatte|chaton|chien|chienne|chiot|lapin) (?:[\w']+ ){0,3}(?:s'est (?:sauvee?|echappee?|enfuie?|barree?)|a (?:disparu|fugue)|(?:est|n'est) (?:toujours )?pas (?:rentree?|revenue?)|est (?:perdue?|partie?)|introuvable)|perdu (?:mon|notre) (?:chat|chien))\b/,
    tone: 'hard',
    say: ['Oh non, une bête dans la nature. Quelle angoisse.', 'Ne pas savoir où, c’est affreux.'],
    ask: ['Les voisins sont prévenus ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|le|la|mes|notre) (?:chats?|chatte|chaton|chiens?|chienne|chiot|lapin|minou) (?:[\w']+ ){0,3}(?:dort|dorment|ronronne\w*|ronfle|s'est (?:mise?|couchee?|installee?|endormie?)|vient (?:se|me|sur|contre)|sur (?:mes genoux|moi|mon lit|mes pieds)|contre moi|me (?:regarde|suit|colle|fixe|leche|reveille)|fait (?:la fete|un calin))|ronronne (?:sur|contre) moi)\b/,
    say: ['Une boule de poils tout près, ça tient chaud.', 'De la bonne compagnie, celle-là.'],
    ask: ['C’est quoi, son petit nom ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|le|la|mes|notre) (?:chats?|chatte|chaton|chiens?|chienne|chiot|lapin|minou) (?:[\w']+ ){0,3}(?:(?:mange|bouffe|vole|pique) (?:mon|ma|mes|le|la|les|un|une|tout|encore)|renvers\w+|casse\w*|fait (?:pipi|caca|ses griffes|une betise|des betises|tomber)|grimp\w+|gratte\w*|detrui\w+|ronge\w*|aboie\w*|miaule\w*|couine\w*|pisse\w*|griffe\w*|saute\w*))(?! (?:plus|pas))\b/,
    say: ['Quelle canaille à quatre pattes.', 'Sacré numéro, cette bête.'],
    ask: ['Et l’air innocent après, en plus ?', 'C’est une habitude ?'],
  },
  {
    signs:
      /\b(?:(?:promene|promener|sors|sorti|sortir|balade|balader) (?:\w+ )?(?:mon|le|la|ma|mes|les) (?:chiens?|chienne|chiot|toutou))\b/,
    say: ['Un tour avec le chien, alors.', 'Laisse en main, un peu d’air.'],
    ask: ['C’est quel caractère ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je|vais|viens de|me suis mise?|suis en train de|en train de|passe\w* (?:\w+ ){1,3}a) (?:\w+ )?(?:a |au |du |de la |fait du |fais du )?(?:tricot\w*|crochet\w*|dessine|dessiner|dessin|peint une|peindre|aquarelle|coud|cousu|coudre|couture|broder?|broderie|poterie|ecrire un|scrapbook\w*|origami|lego|maquettes?|peche|pecher))\b(?! (?:de profil|d'identite|pour|a l'infini))/,
    say: ['Un passe-temps à toi, j’aime bien.', 'De quoi occuper les mains, très bien.'],
    ask: ['Tu fais quoi, en ce moment ?'],
  },
  {
    signs:
      /\b(?:(?:passe|perdu|passer|reste|resta) (?:[\w']+ ){0,4}(?:a scroller|sur (?:mon (?:tel\w*|portable)|tiktok|insta\w*|les reseaux|youtube|twitter|facebook))|(?:je |j'ai |jai )?scroll\w*|(?:tiktok|insta) (?:toute|jusqu))\b/,
    say: ['Ah, le scroll sans fond.', 'Le pouce a bien travaillé, dis donc.'],
    ask: ['Quelque chose de bien, au moins ?'],
  },
  {
    signs:
      /\b(?:on a|j'ai|jai|je viens|on vient|vais|viens|va) (?:d'|en )?(?:\w+ )?(?:adopt\w+|recueilli\w*) (?:\w+ )?(?:un|une|deux) (?:petite? )?(?:chatons?|chats?|chatte|chiens?|chienne|chiot|lapin)\b/,
    tone: 'glad',
    say: ['Un nouvel arrivant à quatre pattes, oh.', 'Chouette, de la compagnie à poils.'],
    ask: ['Il a déjà un nom ?'],
  },
]
