import type { Remark } from '../../remarks.ts'

export const remarksOnHome: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:mange|manger|mangeais|bouffe|dine|diner|dejeune|souper?|soupe) (?:[\w']+ )?(?:toute? seule?|seule?\b|devant (?:la tele|l'ordi|mon ecran|youtube|netflix|l'ecran)|debout)|(?:repas|diner|souper|dej) (?:toute? )?seule?\b|cuisiner? (?:que )?pour (?:moi (?:toute? )?seule?|une personne)|une seule assiette)/,
    tone: 'hard',
    say: ['Personne en face à table, ça se sent.', 'Un repas sans compagnie, ça passe vite.'],
    ask: ['C’était quoi, au menu ?', 'C’est tous les soirs, ou aujourd’hui ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|tout|a|est|c'?est|a peine|encore) (?:\w+ )?(?:crame|brule|carbonise|trop cuit)\b(?! (?:la|un|vif|les? (?:doigt|pont)|d))|(?:gateau|plat|riz|pates|viande|poulet|sauce|quiche|tarte|pizza|crepes?) (?:[\w']+ ){0,2}(?:ratee?s?|cramee?s?|brulee?s?|immangeables?)|ratee? (?:ma|mon|mes|le|la|un|une) (?:gateau|plat|tarte|sauce|mayo\w*|crepes|cake|recette|quiche|omelette))\b/,
    tone: 'hard',
    say: ['Raté en cuisine, mince.', 'Tout ce travail, et le plat qui lâche.'],
    ask: ['Mangeable quand même, ou poubelle ?', 'Tu as mangé quoi, du coup ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je|on a|vais|viens de|suis en train de|en train de) (?:\w+ )?(?:cuisine|cuisiner|prepare|preparer|fais|faire|fait|mijote) (?:a |le |un |une |des |du |de la |la |mon |les |ma |un bon |une bonne )*(?:manger|repas|diner|souper|gratin|quiche|lasagnes?|curry|risotto|ragout|couscous|tajine|ratatouille|poulet|roti|blanquette|chili|bolognaise|omelette|puree|legumes|salade)\b)/,
    say: ['Ça sent sûrement bon, par chez toi.', 'Aux fourneaux, alors.'],
    ask: ['C’est pour combien de personnes ?', 'Une recette à toi, ou une nouveauté ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je|on a|vais|viens de|en train de|suis en train de) (?:\w+ )?(?:fais|faire|fait|prepare|preparer|cuire|cuit|petri) (?:a |le |un |une |des |du |de la |la |mon |les |ma |gros |bon )*(?:gateau\w*|tartes?|crepes|gaufres|cookies|brioche|pain|cake|confitures?|muffins|biscuits|madeleines|galette|brownies?|pizza maison)|(?:gateau|tarte|pain|brioche|cookies) (?:est |sont )?(?:au|dans le) four)\b/,
    say: ['Du fait maison, la classe.', 'Quelqu’un va se régaler.'],
    ask: ['C’est pour une occasion, ou juste comme ça ?', 'Il est réussi ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je|on a|on) (?:\w+ )?(?:mange|bouffe|dine de|avale) (?:\w+ )?(?:des|un|une|du|de la|les|mes|mon) (?:pates|coquillettes|nouilles|cereales|sandwich|restes|raviolis|tartines?|croque\w*|chips|oeufs|bol|soupe|conserve|jambon|yaourt|riz|pain|boite)|(?:ce soir|a midi|au menu|diner) ?:? ?(?:c'est |c'etait )?(?:pates|coquillettes|nouilles|cereales|soupe|restes|raclette|pizza|croque\w*))\b/,
    say: ['Simple et efficace, comme menu.', 'Au moins, le ventre a eu quelque chose.'],
    ask: ['C’était bon, au moins ?', 'Un dessert derrière ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|on a|vais|on va|on|me suis|m'|je) (?:\w+ )?(?:commande|commander|pris|prendre|prends|manger|mange|fait livrer) (?:\w+ )?(?:des?|une?|le|du|mon|un gros) ?(?:pizzas?|sushis?|kebab|tacos|mcdo|burgers?|chinois|indien|thai|japonais|grec|uber|fast-food)|uber ?eats|deliveroo|me suis fait livrer)\b/,
    say: ['Zéro casserole à laver, c’est déjà ça.', 'Un repas qui arrive tout prêt, pas mal.'],
    ask: ['Tu prends toujours le même, ou tu varies ?'],
  },
  {
    signs:
      /\b(?:(?:fait|faire|fais|reste|attaque\w*|fini|finir) (?:\w+ )?(?:la|ma|une|toute la) vaisselle|(?:la|ma) vaisselle (?:qui )?(?:s'empile|traine|m'attend|deborde|s'accumule|attend)|evier (?:qui )?(?:deborde|plein)|vide le lave-vaisselle|montagne de vaisselle)\b/,
    say: ['Ah, la vaisselle, toujours elle.', 'Les mains dans la mousse, donc.'],
    ask: ['Il y en a une montagne ?', 'Tu as mis de la musique, pour la peine ?'],
  },
  {
    signs:
      /\b(?:(?:fait|faire|fais|lance|lancer|tourne|tourner|etendu|etendre|etends|plie|plier|range|ramasse) (?:\w+ )?(?:une|des|mes|deux|trois|la|ma|les|le|mon|tout le) (?:machines?|lessives?|linge)|(?:trois|deux|\d|quatre) lessives|(?:pile|montagne) de linge|linge (?:a|qui) (?:plier|laver|etendre|attend|seche|s'accumule))\b(?! de l'annee)/,
    say: ['Du linge, encore et toujours.', 'Machines et lessives, quel refrain.'],
    ask: ['C’est plié, ou ça attend dans le panier ?', 'Il en reste beaucoup ?'],
  },
  {
    signs:
      /\b(?:(?:du|le|mon|de|fini|ma pile de) repassage|repass(?:e|er|ais|ant) (?:\w+ )?(?:les|mes|des|ses|le|du|son|sa|une?|toute?|deux|trois|\d+) ?(?:[\w']+ )?(?:chemises?|linge|draps|pantalons?|robe|costume|uniforme|apres-midi|soiree|journee)|tout a repasser|sorti le fer)\b(?! (?:mon permis|demain|plus tard))/,
    say: ['Le fer à la main, quel courage.', 'Du repassage, ouf, ça fait les bras.'],
    ask: ['Il y en avait une grosse pile ?', 'Musique ou télé, pendant ce temps ?'],
  },
  {
    signs:
      /\b(?:(?:fait|faire|fais|fini|finir|passe la journee a faire) (?:\w+ )?(?:un peu de |du |le |mon |un gros |un grand |tout le )(?:menage)\b|(?:passe|passer|passais) (?:l'aspi\w*|la serpilliere|le balai|la toile)|(?:nettoye?|nettoyer|recure|recurer|frotte|lave|astique) (?:\w+ )?(?:tout|toute|la|le|les|mon|ma|mes) (?:appart\w*|maison|cuisine|salle de bain|sdb|sol|toilettes|four|frigo|vitres|carreaux|chambre|baraque))\b/,
    say: ['Bravo pour le ménage, ce n’est pas rien.', 'Ça doit briller, chez toi.'],
    ask: ['C’est fini, ou il reste un coin ?', 'Quelle pièce t’a donné le plus de mal ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je|vais|dois|faut|faudrait|on a) (?:\w+ )?(?:range|ranger|trie|trier|fait du tri|faire du tri|vide|vider|jete|desencombr\w+) (?:\w+ )?(?:ma|mon|le|la|les|mes|tout|un|des) ?(?:chambre|placards?|armoire|garage|grenier|cave|bureau|maison|appart\w*|tiroirs?|dressing|affaires|papiers|cartons|vetements|fringues)|(?:gros|grand|du) (?:tri|rangement)\b|c'?est le (?:bordel|bazar|chantier|foutoir) (?:chez moi|dans|ici))/,
    say: ['Du rangement, il faut s’y mettre.', 'Tri et cartons, sacré programme.'],
    ask: ['Tu as retrouvé quelque chose d’oublié ?'],
  },
  {
    signs:
      /\b(?:(?:fait|faire|fais|rentre|reviens|sors|retour|en plein\w*) (?:\w+ )?(?:les|mes|des|quelques) courses\b|(?:aller|alle|allee|vais|suis|passee?|passer|etais|sors|reviens|rentre) (?:\w+ )?(?:au|a|de|du) (?:supermarche|super u|leclerc|lidl|carrefour|auchan|intermarche|aldi|monop\w*|marche|inter)\b(?! du travail)|frigo (?:est )?(?:vide|plein))/,
    say: ['Mission courses, alors.', 'Caddie, caisse, sacs : la totale.'],
    ask: ['Il y avait du monde ?', 'Un petit plaisir dans le panier, au moins ?'],
  },
  {
    signs:
      /\b(?:(?:est |trop |hyper |super |devenue? )(?:trop )?(?:hors de prix|cher(?:e|s|es)?)\b|(?:les prix|l'essence|le gaz|le loyer|l'electricite|les courses|la facture) (?:\w+ )?(?:augmente\w*|explos\w*|montent|grimpe\w*|a double|ont augmente)|coute (?:un bras|une blinde|une fortune|trop cher|un rein)|(?:ca fait|fait) cher)\b/,
    tone: 'hard',
    say: ['Aïe, le portefeuille.', 'À ce prix-là, ça fait mal.'],
    ask: ['C’était prévu, comme dépense ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|compte|chuis|jsuis|finis|encore|deja) (?:\w+ )?(?:a|en|dans le) (?:decouvert|rouge|sec|negatif)|fins? de mois (?:difficiles?|dures?|serrees?)|plus (?:un (?:rond|sou|centime|euro)|de thunes?|d'argent|une thune)|(?:pas|manque) (?:assez )?(?:d'argent|de thunes?|de fric)|joindre les deux bouts|galere (?:niveau |de |d')?(?:thune|argent))\b/,
    tone: 'hard',
    say: ['L’argent qui manque, ça pèse, je comprends.', 'Compter chaque euro, c’est usant.'],
    ask: ['Ça se tend tous les mois, ou là c’est exceptionnel ?'],
  },
  {
    signs:
      /\b(?:(?:recu|j'ai|jai|encore|une|grosse) (?:\w+ )?(?:facture|amende|regularisation|pv) (?:a payer|de \d+|impayee|salee|d'(?:eau|elec\w*|electricite|gaz))|(?:pay(?:e|er)|reste a payer|retard de|impaye de) (?:le |mon )?loyer|(?:des|mes) dettes|huissiers?)\b/,
    tone: 'hard',
    say: ['Aïe, la facture.', 'Encore à payer, ça n’arrête pas.'],
    ask: ['Ça tombe au mauvais moment ?'],
  },
  {
    signs:
      /\b(?:(?:degat|degats) des eaux|fuite (?:d'eau|de gaz|sous|dans|au plafond|chez)|(?:ca|eau|evier|toit|robinet|machine|chaudiere|frigo|plafond) (?:fuit|coule|goutte)\b|(?:de la|la) moisissure|inond(?:e|ee|ation)s?|(?:plus|pas) (?:d'eau chaude|de chauffage|d'electricite|de courant|d'internet|de wifi)|coupure (?:de courant|d'eau)|(?:wc|toilettes|evier|douche) (?:est |sont )?bouchee?s?)\b/,
    tone: 'hard',
    say: ['Aïe, gros souci à la maison.', 'Chez soi, c’est là que ça embête le plus.'],
    ask: ['Quelqu’un vient réparer ?'],
  },
  {
    signs:
      /\b(?:(?:machine|lave-linge|lave-vaisselle|frigo|four|chaudiere|ascenseur|ordi|ordinateur|pc|tele|telephone|tel|portable|imprimante|aspi\w*|seche-linge|wifi|box|chauffe-eau|micro-ondes|cafetiere) (?:[\w']+ ){0,3}(?:en panne|lache\w*|casse\w*|mort\w*|rend l'ame|plante\w*|marche (?:plus|pas)|foutue?|tombee? en panne|hs|bugue?|fonctionne (?:plus|pas)))\b/,
    tone: 'hard',
    say: ['Une panne, il ne manquait plus que ça.', 'Pile quand on en a besoin, forcément.'],
    ask: ['C’est réparable, ou il faut en racheter ?'],
  },
  {
    signs:
      /\b(?:(?:voiture|bagnole|caisse|auto|scooter|moto|velo|camion|batterie|embrayage) (?:[\w']+ ){0,3}(?:en panne|lache\w*|demarre (?:plus|pas)|foutue?|au garage|morte?\b|fait un bruit|en rade|a plat|fourriere|hs|creve)|(?:suis|chui|tombee?) (?:tombee? )?en panne|(?:j'?ai|jai|g) creve\b(?! de)|pneu (?:creve|a plat))/,
    tone: 'hard',
    say: ['Aïe, la mécanique qui lâche.', 'Ça, c’est vraiment la galère pour bouger.'],
    ask: ['C’est grave, ou vite réparé ?', 'Tu fais comment, en attendant ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|on a) (?:\w+ )?(?:repare|bricole|monte|repeint|peint|pose|change|fixe|demonte) (?:\w+ )?(?:la|le|mon|ma|mes|les|un|une|des) (?:fuite|robinet|etageres?|meubles?|mur|murs|chambre|cuisine|velo|lampe|porte|volets?|parquet|carrelage|joint|armoire|lit|pneu|machine|ampoule|salon|placards?|tringle)|(?:du|fait du|un peu de) bricolage|meuble ikea|monter un meuble)\b/,
    say: ['Fait de tes mains, pas mal.', 'Perceuse et tournevis de sortie, je vois.'],
    ask: ['Ça a tenu du premier coup ?'],
  },
  {
    signs:
      /\b(?:(?:en|les|des|fini les|mes|gros) travaux\b(?! (?:pratiques|diriges|de recherche))|(?:plombier|electricien|chauffagiste|technicien|proprio|artisan|serrurier|depanneur)s? (?:[\w']+ ){0,3}(?:passe|passee?|vient|venue?|repond (?:pas|plus)|doit (?:venir|passer)|arrive|est la)\b)/,
    say: ['Les réparations, toute une histoire, dis donc.', 'Vivement que ce soit réparé.'],
    ask: ['Ça avance ?', 'Ça doit durer encore longtemps ?'],
  },
  {
    signs:
      /\b(?:(?:je |on |j'|vais |va |viens de |dois |j'ai |jai |je vais )(?:\w+ )?demenag\w+|(?:mon|notre|le|un|en plein) demenagement|(?:les|mes|des|fais mes|fini les|derniers) cartons\b|(?:nouvel|nouveau|premier) (?:appart\w*|logement|studio|chez[- ]moi)|nouvelle maison|emmenag\w+|(?:recu|eu|recupere|pris) (?:les|mes) cles de)/,
    say: ['Un déménagement, rien que ça.', 'Entre les cartons et les clés, sacré chantier.'],
    ask: ['C’est plus grand, plus calme, ou juste autre chose ?', 'Tout est déjà en place ?'],
  },
  {
    signs:
      /\b(?:(?:cherche|chercher|visite|visiter|visites|trouve|trouver) (?:\w+ )?(?:un|d'|des|mon|pas d') ?(?:appart\w*|logement|studio|coloc\w*|maison)|(?:dossier|refusee?) (?:pour|de) (?:l'|un )?(?:appart\w*|location)|(?:mon|le|la) (?:proprio|proprietaire|bailleur) (?:\w+ ){0,3}(?:veut|vend|refuse|augmente|rend pas|repond|me))\b/,
    say: ['Ah, le logement, quel casse-tête.', 'Pas simple, ces histoires d’appart.'],
    ask: ['Tu en es où, là ?', 'C’est pressé ?'],
  },
  {
    signs:
      /\b(?:(?:mes|ma|mon|les|la) (?:plantes?|orchidees?|basilic|cactus|ficus|succulentes?|monstera|geraniums?) (?:[\w']+ ){0,3}(?:mort\w*|meur\w*|creve\w*|fane\w*|seche\w*|jaunit|jaunissent|fleuri\w*|repousse\w*|pousse\w*|fait une feuille|va mal)|(?:j'?ai|jai|g|je|viens de) (?:\w+ )?(?:arrose\w*|rempote\w*) (?:mes|les|ma|mon|la|le)|(?:tue|oublie d'arroser) (?:mes|ma|mon|les) (?:plantes?|\w+))\b/,
    say: ['Ah, tes protégées vertes.', 'Côté plantes, il y a du nouveau, donc.'],
    ask: ['Tu en as beaucoup ?', 'Elle est près d’une fenêtre ?'],
  },
  {
    signs:
      /\b(?:(?:fait|faire|fais|passe\w*|bosse|travaille|suis|reviens|etais|rentre) (?:[\w']+ )?(?:au|du|dans le|dans mon|le) (?:jardin|potager|jardinage)\b(?! d'enfants?)|(?:tondu|tondre|tonds|tond) (?:la|ma) (?:pelouse|gazon|herbe)|desherb\w+|(?:j'?ai|jai|je) (?:\w+ )?jardine\b|(?:plante|seme|recolte|ramasse|cueilli|taille) (?:mes|des|les|mon|ma|quelques) (?:tomates?|salades?|fraises|courgettes|fleurs|rosiers?|haie|feuilles|cerises|pommes))\b/,
    say: ['Les mains dans la terre, ça a du bon.', 'Un moment au jardin, alors.'],
    ask: ['Qu’est-ce qui pousse, en ce moment ?', 'Et ton dos, ça va ?'],
  },
  {
    signs:
      /\b(?:(?:colis|commande|paquet|livraison|livreur) (?:[\w']+ ){0,4}(?:perdue?|bloquee?|pas (?:arrivee?|passee?|sonne|la|recu)|en retard|disparue?|abimee?|ouvert|cassee?)|(?:toujours pas|pas encore|jamais) recu (?:mon|ma|le|la) (?:colis|commande|paquet))\b/,
    tone: 'hard',
    say: ['Ah, les colis, quelle loterie.', 'Une livraison ratée, ça agace.'],
    ask: ['Le suivi dit quelque chose ?'],
  },
  {
    signs:
      /\b(?:(?:mon|un|le|ma|une) (?:colis|paquet|commande) (?:est |vient d'|vient de |m'est )?(?:enfin )?(?:arriv\w+|livree?|la\b)|(?:j'?ai|jai|g|viens de) (?:\w+ )?(?:recu|recevoir) (?:\w+ )?(?:un|mon|ma|une) (?:colis|paquet|commande|lettre|carte postale))\b/,
    say: ['Oh, du courrier pour toi.', 'Ah, le moment du carton à ouvrir.'],
    ask: ['C’est ce que tu attendais ?'],
  },
  {
    signs:
      /\b(?:(?:perdu|paume|oublie|laisse|trouve (?:plus|pas)|retrouve (?:plus|pas)|cherche) (?:encore )?(?:mes|les|ma|mon trousseau de) ?(?:cles?|clefs?)|cles? (?:\w+ )?(?:a l'interieur|dans l'appart|perdues)|(?:enfermee?|coincee?|bloquee?) (?:dehors|sur le palier)|porte (?:a claque|s'est claquee)|claque la porte (?:avec|en laissant))\b/,
    tone: 'hard',
    say: ['Ah non, les clés.', 'Les clés envolées, la poisse.'],
    ask: ['Quelqu’un a un double ?'],
  },
  {
    signs:
      /\b(?:(?:du|ce|un|le|trop de|tellement de|quel|le moindre) (?:bruit|boucan|vacarme|tapage)(?! (?:blanc|du frigo|des machines|de fond|des? (?:la mer|pluie|vagues)))\b(?=.*\b(?:voisin|dessus|nuit|dormir|rue|immeuble|travaux|marteau|matin|arrete))|(?:perceuse|marteau[- ]piqueur|musique a fond|alarme) (?:[\w']+ ){0,4}(?:depuis|a \d+ ?h|toute la|des \d|du matin|au-dessus))\b/,
    tone: 'hard',
    say: ['Ce bruit, de quoi devenir dingue.', 'Impossible d’avoir la paix, quoi.'],
    ask: ['C’est tous les jours ?', 'Il y a moyen de leur en parler ?'],
  },
  {
    signs:
      /\b(?:(?:l'appart\w*|la maison|l'appartement|ma chambre|le studio|chez moi) (?:[\w']+ ){0,3}(?:vide|silencieu\w+|trop (?:grande?|calme))|(?:appart\w*|maison|studio) (?:trop )?(?:vides?|silencieu\w+)|(?:un|ce|le|trop de|quel) silence (?:chez moi|le soir|a la maison))\b(?!.*(?:bonheur|respire|fait du bien))/,
    tone: 'hard',
    say: ['Tout ce silence autour, ça fait drôle.', 'Ce vide à la maison, je comprends que ça pèse.'],
    ask: ['C’est récent ?', 'Un peu de musique, ça aide ?'],
  },
  {
    signs:
      /\b(?:(?:une?|des|l'|une grosse|une enorme|plein de|de) ?(?:araignees?|cafards?|souris|rat|rats|guepes?|moustiques?|fourmis|punaises?(?: de lit)?|mites|chauve[- ]souris|cafard|frelons?|limaces|gecko|blattes?) (?:[\w']+ ){0,4}(?:dans|chez|sur|au plafond|partout|cuisine|chambre)|(?:bouffee?|devoree?|piquee?) par (?:les moustiques|une? (?:guepe|moustique|araignee))|(?:punaises de lit|moustiques cette nuit))\b/,
    say: ['Oh là, les petites bêtes.', 'Un invité de trop, celui-là.'],
    ask: ['Il est encore là ?', 'Ça t’embête, ou ça te fait sursauter ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je viens de|viens de) (?:\w+ )?(?:renverse\w*|fait tomber|casse|cassee?|pete) (?:\w+ )?(?:mon|ma|du|un|une|le|la|de la|tout|des|de l') ?(?!ecran de pub|gueule|pieds|tete|baraque|jambe|bras|figure|cheville|dent|poignet|nez|doigt|orteil|copain|copine)\w+|(?:s'est|c'est|est) (?:tout )?(?:renversee?|explosee? par terre)|en mille morceaux)\b/,
    tone: 'hard',
    say: ['Oups, et par terre.', 'La petite catastrophe, mince.'],
    ask: ['Il y a beaucoup de dégâts ?'],
  },
]
