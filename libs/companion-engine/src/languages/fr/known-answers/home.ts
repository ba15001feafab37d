import type { KnownAnswer } from '../../known-answers.ts'

/** Kitchen, household, plants, animals, trips and the body. */
export const home: readonly KnownAnswer[] = [
  {
    ask: [
      'recette*|idee*|cuisin* oeuf|oeufs|œuf|œufs',
      'faire|prepar*|manger avec oeuf|oeufs|œuf|œufs',
      'plus|reste oeufs|œufs frigo|diner|repas',
    ],
    say: [
      'Une omelette aux pommes de terre et oignons : fais-les fondre vingt minutes à la poêle, ajoute six œufs battus, laisse prendre doucement. Une salade, et le repas est là pour trois.',
      'Des œufs cocotte : une cuillère de crème, un œuf, un peu de fromage dans un ramequin, dix minutes à 180 degrés dans un plat d’eau chaude. Avec des mouillettes, c’est parfait.',
    ],
  },
  {
    ask: [
      'recette*|idee*|cuisin* thon',
      'faire|prepar*|manger avec thon',
      'boite thon faire|quoi|recette*|idee*|reste',
      'pates thon faire|fais|quoi|idee*|recette*|manger',
    ],
    say: [
      'Pâtes au thon : fais revenir de l’ail, ajoute le thon, une boîte de tomates et des câpres ou des olives, dix minutes de feu doux. Le temps de cuire les pâtes, la sauce est prête.',
      'Cake ou rillettes : thon, fromage frais, citron, ciboulette, le tout écrasé à la fourchette. Sur du pain grillé, c’est un apéro ou un dîner léger en cinq minutes.',
    ],
  },
  {
    ask: ['recette*|idee*|cuisin* chiche|chiches', 'faire|prepar*|manger avec chiches|chiche'],
    say: [
      'Curry express : oignon, ail, curry, une boîte de tomates, les pois chiches et un peu de lait de coco. Quinze minutes de feu doux, du riz à côté, et c’est végétarien.',
      'Pois chiches croquants : bien séchés, un filet d’huile, paprika, sel, trente minutes à 200 degrés. En salade avec concombre, feta et citron, ils font un vrai repas.',
    ],
  },
  {
    ask: ['recette*|idee*|cuisin* lentille|lentilles', 'faire|prepar*|manger avec lentille|lentilles'],
    say: [
      'Salade tiède : lentilles vertes cuites vingt-cinq minutes, échalote, moutarde, vinaigre, persil, un œuf mollet dessus. Des lardons si on en mange.',
      'Dahl : lentilles corail, oignon, ail, gingembre, curcuma, lait de coco et eau, vingt minutes. Un filet de citron à la fin et du riz, c’est tout.',
    ],
  },
  {
    ask: ['recette*|idee*|cuisin* riz', 'faire|prepar*|manger avec riz', 'reste|restes riz'],
    say: [
      'Riz sauté : du riz froid de la veille, un œuf brouillé, des petits pois ou carottes en dés, de la sauce soja, à feu vif pendant cinq minutes.',
      'Risotto simple : oignon, riz rond, un peu de vin blanc, puis du bouillon chaud louche par louche pendant dix-huit minutes. Parmesan et beurre hors du feu.',
    ],
  },
  {
    ask: [
      'recette*|idee*|cuisin* pates|spaghetti*|nouilles',
      'faire|prepar*|manger avec pates|spaghetti*',
      'sauce pates|spaghetti*',
    ],
    say: [
      'Carbonara sans crème : lardons dorés, deux jaunes d’œufs et parmesan mélangés à une louche d’eau de cuisson, hors du feu, poivre. Dix minutes en tout.',
      'Pâtes citron : beurre, zeste et jus d’un citron, parmesan, une louche d’eau de cuisson. Avec quelques petits pois ou des épinards jetés dans l’eau deux minutes avant la fin, c’est complet.',
    ],
  },
  {
    ask: [
      'recette*|idee*|cuisin* courgette|courgettes',
      'recette*|idee*|cuisin*|faire|fais|quoi courgette|courgettes oeuf|oeufs|œuf|œufs|feta|riz',
      'faire|prepar*|manger avec courgette|courgettes',
    ],
    say: [
      'Galettes : deux courgettes râpées et bien essorées, un œuf, trois cuillères de farine, feta, menthe. Par petits tas à la poêle, trois minutes par côté.',
      'Gratin léger : rondelles de courgettes poêlées, crème, ail, chèvre ou gruyère, vingt-cinq minutes à 200 degrés. Une poignée de riz cru au fond boit l’eau des légumes.',
    ],
  },
  {
    ask: [
      'recette*|idee*|cuisin* poulet',
      'faire|prepar*|manger avec poulet',
      'reste|restes|blanc|blancs|cuisses poulet faire|quoi|idee*',
    ],
    say: [
      'Poulet moutarde : fais dorer les morceaux, ajoute une échalote, un peu de vin blanc ou de bouillon, crème et moutarde, vingt minutes à couvert. Avec du riz ou des tagliatelles.',
      'Plaque au four : poulet, pommes de terre, carottes, oignons, citron, huile, thym, quarante-cinq minutes à 200 degrés. Les restes, froids, finissent en salade César ou en wraps.',
    ],
  },
  {
    ask: [
      'recette*|idee*|cuisin* patate|patates|pomme terre',
      'recette*|idee*|cuisin* pommes terre',
      'faire|prepar*|manger avec patate|patates|pommes terre',
    ],
    say: [
      'Hachis végétal ou de viande : une purée maison au-dessus d’une viande ou de lentilles mijotées, gratinée vingt minutes à 200 degrés. Tout le monde en reprend.',
      'Gratin dauphinois : rondelles fines, crème, lait, ail, muscade, sans fromage si on suit Grenoble, une heure à 160 degrés. Une salade verte, et voilà le dîner.',
    ],
  },
  {
    ask: [
      'pain dur|rassis|sec faire|quoi|recette*|idee*|recuperer|ramollir',
      'reste|restes|vieux pain|baguette faire|quoi|idee*|recette*',
    ],
    say: [
      'Pain perdu : trempe les tranches dans un œuf battu avec du lait et un peu de sucre, puis dore-les au beurre. En version salée, avec fromage et ciboulette.',
      'Croûtons à l’huile et à l’ail au four, dix minutes à 180 degrés, ou chapelure au mixeur. Pour raviver une baguette : quelques gouttes d’eau sur la croûte et cinq minutes de four chaud.',
    ],
  },
  {
    ask: [
      'banane|bananes mure|mures|noires|noire|recette*|idee*|dessert',
      'faire|prepar* avec banane|bananes',
    ],
    say: [
      'Banana bread : trois bananes écrasées, deux œufs, 80 g de beurre fondu, 200 g de farine, 100 g de sucre, un sachet de levure. Cinquante minutes à 180 degrés.',
      'Congelées en rondelles puis mixées, elles deviennent une glace sans rien d’autre. Ou pancakes : une banane et deux œufs, à la poêle deux minutes par côté.',
    ],
  },
  {
    ask: ['recette*|idee*|cuisin* carotte|carottes', 'faire|prepar*|manger avec carotte|carottes'],
    say: [
      'Carottes râpées au citron et raisins secs, ou glacées : rondelles, beurre, un peu de miel, d’eau et de cumin, quinze minutes à couvert.',
      'Velouté : carottes, oignon, une pomme de terre, bouillon, vingt minutes, puis mixe avec un peu de lait de coco ou d’orange. Et pour le dessert, un gâteau aux carottes et noix.',
    ],
  },
  {
    ask: ['recette*|idee*|cuisin* saumon', 'faire|prepar*|manger|cuire avec|comment|du saumon'],
    say: [
      'En papillote : un pavé, du citron, de l’aneth, un filet d’huile, quinze minutes à 180 degrés. Dans la même papillote, des lamelles de courgette ou de poireau.',
      'À la poêle : côté peau quatre minutes à feu vif, puis une à deux minutes de l’autre côté. Un peu de beurre, de citron, et des pommes de terre vapeur.',
    ],
  },
  {
    ask: [
      'recette*|idee*|cuisin* viande|boeuf|bœuf hache|hachee',
      'steak|steaks hache|haches recette*|idee*|faire|quoi',
      'faire|prepar* avec viande hachee',
    ],
    say: [
      'Bolognaise : oignon, carotte, viande bien dorée, tomates, thym, quarante minutes de feu doux. Double les quantités, le reste se congèle très bien.',
      'Boulettes : viande, un œuf, un peu de pain trempé dans du lait, persil, paprika. Poêle-les puis laisse-les mijoter vingt minutes dans une sauce tomate.',
    ],
  },
  {
    ask: [
      'recette*|idee*|cuisin* champignon|champignons',
      'faire|prepar*|manger avec champignon|champignons',
    ],
    say: [
      'À la crème, sur du pain : poêle-les à feu vif sans les remuer trop, ail, persil, une cuillère de crème. Un œuf poché dessus, et c’est un repas.',
      'Risotto, quiche ou omelette : ils vont avec tout. Astuce : sale à la fin, sinon ils rendent leur eau au lieu de dorer.',
    ],
  },
  {
    ask: ['recette*|idee*|cuisin* tomate|tomates', 'faire|prepar* avec tomate|tomates'],
    say: [
      'Tarte à la moutarde : pâte feuilletée, moutarde, rondelles de tomates, gruyère ou comté, herbes, trente-cinq minutes à 200 degrés. Très bonne chaude ou froide.',
      'Tomates farcies de riz ou de viande, ou rôties une heure à 150 degrés à l’huile et à l’ail : elles se gardent au frais et rehaussent pâtes et salades.',
    ],
  },
  {
    ask: ['recette*|idee*|cuisin* aubergine|aubergines', 'faire|prepar* avec aubergine|aubergines'],
    say: [
      'Caviar : coupe-les en deux, quarante minutes à 200 degrés, puis écrase la chair avec ail, citron, huile d’olive et un peu de cumin.',
      'Gratin façon parmigiana : tranches rôties, sauce tomate, mozzarella, basilic, en couches, trente minutes au four. Encore meilleur le lendemain.',
    ],
  },
  {
    ask: [
      'recette*|idee*|cuisin* potiron|courge|butternut|citrouille|potimarron',
      'faire|prepar* avec potiron|courge|butternut|citrouille|potimarron',
    ],
    say: [
      'Soupe : courge, oignon, une pomme, bouillon, vingt-cinq minutes, mixe avec une cuillère de crème. Le potimarron se cuit avec sa peau, ce qui gagne du temps.',
      'Quartiers au four, huile, miel, thym, trente-cinq minutes à 200 degrés. Avec feta et noix, c’est une salade tiède qui fait plat.',
    ],
  },
  {
    ask: [
      'recette*|idee*|cuisin* pomme|pommes dessert|gateau|four|compote',
      'crumble recette*|faire|pommes|comment',
      'trop|kilos|plein pommes faire|jardin|verger',
    ],
    say: [
      'Crumble : pommes en morceaux, puis 100 g de farine, 100 g de sucre, 100 g de beurre froid, frottés du bout des doigts. Trente-cinq minutes à 180 degrés.',
      'Tarte fine : pâte feuilletée, lamelles de pommes, un peu de sucre et de beurre, vingt-cinq minutes à 200 degrés. Ou compote : quinze minutes à couvert avec un fond d’eau et de la vanille.',
    ],
  },
  {
    ask: [
      'rapide|express manger|recette*|diner|repas|cuisiner|plat|souper',
      'minutes|min recette*|diner|repas|plat 10|15|20|30|dix|quinze',
      'pas|peu temps cuisiner|diner|repas',
    ],
    say: [
      'Wok : un reste de viande ou du tofu, des légumes surgelés, sauce soja, nouilles. Dix minutes, une seule poêle, et le repas est complet.',
      'Quesadillas : deux tortillas, fromage râpé, haricots ou jambon, trois minutes par côté, avec une salade de tomates. On peut aussi finir les restes du frigo dedans.',
    ],
  },
  {
    ask: ['sans four gateau|dessert', 'pas four gateau|dessert'],
    say: [
      'Tiramisu, mousse au chocolat, cheesecake sur biscuits écrasés, ou gâteau de crêpes. Tout au frais quelques heures, rien à cuire ou presque.',
      'Gâteau au mug : quatre cuillères de farine, trois de sucre, deux de cacao, un œuf, trois de lait, deux d’huile, une minute et demie au micro-ondes. Ou des petits-beurre trempés dans le café et montés avec du mascarpone.',
    ],
  },
  {
    ask: ['sans four recette*|cuisin*|repas|plat|manger', 'pas four recette*|cuisin*'],
    say: [
      'Galettes de légumes, riz sauté, curry en casserole, croque-monsieur à la poêle, salades de pâtes. Même une pizza se fait à la poêle, couvercle fermé, à feu doux. Pour finir, une mousse au chocolat.',
      'Chili, risotto, omelette garnie, nouilles sautées : une seule casserole suffit. En dessert, un tiramisu ou des bananes poêlées au beurre et au sucre.',
    ],
  },
  {
    ask: [
      'cuisiner|recette*|plat invites|amis|copains',
      'quoi|idee*|menu manger|repas|diner|servir|plat recois|recevoir|invites',
    ],
    say: [
      'Un plat unique préparé la veille : blanquette, bœuf bourguignon, curry ou lasagnes. Meilleur réchauffé, il te laisse libre à table. Entrée froide, dessert du pâtissier ou mousse au chocolat.',
      'Un grand plat à partager : gigot ou poulet rôti et légumes, ou une tarte salée géante avec salade. Compte un plat végétarien dans le lot, et demande avant qui ne mange pas quoi.',
    ],
  },
  {
    ask: ['apero|aperitif idee*|recette*|quoi|prepar*', 'apero dinatoire'],
    say: [
      'Sans cuisine : houmous, tapenade, radis au beurre salé, melon et jambon, fromages. Compte trois ou quatre choix, pas plus, mais assez de pain.',
      'Feuilletés minute : étale du pesto ou de la tapenade sur une pâte feuilletée, roule, coupe en rondelles, quinze minutes à 200 degrés. Un cake salé fait le reste.',
    ],
  },
  {
    ask: [
      'cuisiner enfant|enfants|gosses|loulous quoi|que|idee*',
      'repas|recette*|plat|menu enfant|enfants|gosses|loulous idee*|quoi|recette*|simple|facile',
    ],
    say: [
      'Une soirée à monter soi-même : petites pizzas sur pain pita, ou wraps, chacun met ce qu’il veut. Ce qu’un enfant a préparé, il le goûte plus volontiers.',
      'Valeurs sûres : croquettes de poisson maison, pâtes aux légumes cachés mixés dans la sauce tomate, riz au poulet, pancakes aux courgettes. Un seul aliment nouveau à la fois, sans forcer.',
    ],
  },
  {
    ask: [
      'vegetarien*|vegan*|vege|veggie recette*|plat|repas|manger|cuisin*|idee*|diner',
      'vegetarien*|vegan*|vege|veggie gamelle|lunch|bento|bureau|boulot idee*|recette*|quoi|prepar*|manger',
      'sans viande recette*|plat|repas|manger|cuisin*|idee*|diner',
    ],
    say: [
      'Chili sans viande : haricots rouges, maïs, poivron, tomates, cumin, un carré de chocolat noir, trente minutes. Avec du riz et du guacamole, personne ne réclame le reste.',
      'Curry de pois chiches au lait de coco, ou tofu mariné à la sauce soja et poêlé avec des légumes. Végétalien sans effort, et prêt en vingt-cinq minutes.',
    ],
  },
  {
    ask: [
      'frigo vide|rien|reste*',
      'rien manger placard|frigo',
      'fonds|fond placard|tiroir recette*|manger|cuisin*|idee*',
    ],
    say: [
      'Avec un placard presque vide : pâtes à l’ail et à l’huile, riz aux œufs, ou soupe de lentilles aux épices. Trois ingrédients suffisent.',
      'Avec les restes : tout va dans une omelette, une quiche ou une soupe mixée. Une pointe de moutarde, de citron ou de fromage râpé donne du caractère.',
    ],
  },
  {
    ask: [
      'dessert facile|simple|rapide|vite|idee*|recette*|quoi|faire|express',
      'idee*|recette* gateau facile|simple|rapide',
    ],
    say: [
      'Gâteau au yaourt : un pot de yaourt sert de mesure, puis deux pots de sucre, trois de farine, un demi d’huile, trois œufs, un sachet de levure. Trente-cinq minutes à 180 degrés.',
      'Mousse au chocolat : 200 g de chocolat fondu, six jaunes, puis six blancs en neige, délicatement. Trois heures au frais, œufs très frais. Toujours applaudie.',
    ],
  },
  {
    ask: [
      'petit dejeuner|dej idee*|quoi|recette*|manger|prepar*|sain|healthy',
      'matin manger|mange quoi|sain|idee*',
    ],
    say: [
      'Flocons d’avoine avec du lait ou du yaourt, une pomme râpée, des noix et de la cannelle. Prépare-les la veille au frigo, et le matin, rien à faire.',
      'Version salée : pain complet, œuf ou fromage, tomate ou avocat. On tient bien jusqu’à midi, sans coup de fatigue à dix heures.',
    ],
  },
  {
    ask: [
      'manger|repas|boire apres sport|course|muscu|entrainement|seance',
      'apres sport recuper*|mange|manger',
    ],
    say: [
      'Dans les deux heures : des protéines et des féculents, par exemple riz, poulet et légumes, ou omelette et pain. Et de l’eau, à petites gorgées.',
      'En collation : fromage blanc, banane et une poignée de noix, ou un simple verre de lait chocolaté. Pas besoin de poudres pour une séance ordinaire.',
    ],
  },
  {
    ask: [
      'pique nique|niquer',
      'piquenique',
      'lunch|gamelle|tupperware|bento midi|bureau|travail|boulot|idee*|recette*',
    ],
    say: [
      'Wraps au poulet ou houmous, salade de pâtes, œufs durs, taboulé : tout ce qui se mange avec une fourchette. La sauce à part, sinon tout ramollit.',
      'Cake salé, tortilla froide ou salade de lentilles tiennent bien. Gourde gelée au fond du sac : elle garde au frais puis se boit. Et un fruit qui ne s’écrase pas.',
    ],
  },
  {
    ask: ['soupe|veloute|potage recette*|idee*|faire|quoi', 'soupe facile|hiver'],
    say: [
      'Base de toute soupe : un oignon revenu, deux légumes, une pomme de terre, du bouillon à hauteur, vingt minutes, puis mixe. Poireau-pomme de terre est la classique.',
      'Pour la relever : curry et lait de coco avec carotte ou courge, croûtons et fromage avec poireau, un filet de citron avec petits pois et menthe.',
    ],
  },
  {
    ask: [
      'salade|salades recette*|idee*|quoi|composee|faire',
      'chaud|chaleur|canicule manger|cuisiner|recette*|repas frais|froid|quoi|idee*',
    ],
    say: [
      'Salade niçoise : tomates, œufs durs, thon, olives, haricots verts, anchois. Ou pastèque, feta, menthe et citron, fraîche et prête en cinq minutes.',
      'La règle : du croquant, du moelleux, quelque chose de salé, quelque chose d’acide. Par exemple quinoa, concombre, chèvre, noix et vinaigrette au miel.',
    ],
  },
  {
    ask: [
      'temps|minutes|duree|cuire|cuisson oeuf|oeufs|œuf|œufs dur|durs|mollet|coque',
      'temps|minutes|cuisson oeufs|œufs eau',
    ],
    say: [
      'Dans l’eau déjà frémissante : trois minutes à la coque, six mollet, neuf à dix dur. Ensuite l’eau froide, et il s’épluche mieux.',
      'Sors-les du frigo dix minutes avant pour éviter qu’ils éclatent. Un œuf qui a une semaine s’écale bien plus facilement qu’un œuf du jour.',
    ],
  },
  {
    ask: ['tache|taches vin', 'renvers* vin nappe|canape|tapis|chemise|robe|pull'],
    say: [
      'Éponge sans frotter, puis sel ou bicarbonate tout de suite pour boire le liquide. Ensuite, eau froide et savon, et à la machine.',
      'Sur du blanc : eau oxygénée à 3 % avec un peu de liquide vaisselle, vingt minutes, puis lave. Sur les couleurs : vinaigre blanc dilué, essai d’abord sur un endroit caché.',
    ],
  },
  {
    ask: ['tache|taches gras|graisse|huile|beurre', 'tache|taches maquillage|mascara|vinaigrette'],
    say: [
      'Saupoudre de terre de Sommières, de farine ou de talc, laisse une nuit, brosse. Puis du liquide vaisselle pur, dix minutes, et lavage à 40 degrés.',
      'Liquide vaisselle d’abord, eau tiède ensuite, jamais l’inverse. Ne mets pas au sèche-linge tant que la tache n’est pas partie : la chaleur la fixe.',
    ],
  },
  {
    ask: [
      'repass* chemise|chemises|linge|pantalon|vetement*|robe',
      'defroisser',
      'fer repasser sans|astuce*|brule|colle',
    ],
    say: [
      'Chemise : encore un peu humide, dans l’ordre col, poignets, manches, dos, devant. Sur cintre tout de suite. Dix minutes à peine.',
      'Sans fer : suspends-la dans la salle de bains pendant une douche chaude, ou pulvérise de l’eau et lisse à la main. Sortie de la machine dès la fin, elle froisse moitié moins.',
    ],
  },
  {
    ask: [
      'demenag* liste|carton*|astuce*|prepar*',
      'demenag* organis*|oublier comment|rien|mon|notre',
      'organiser|preparer demenagement',
    ],
    say: [
      'Commence deux mois avant par trier, puis les cartons pièce par pièce, étiquetés sur le côté avec la pièce de destination. Les livres dans de petits cartons, le linge autour de la vaisselle.',
      'À ne pas oublier : préavis, électricité, Internet, réexpédition du courrier, assurance. Un sac à part pour la première nuit : draps, brosse à dents, chargeur, papier toilette, café, outils.',
    ],
  },
  {
    ask: [
      'balcon|terrasse planter|plantes|plante|fleurs|potager|jardin*',
      'planter|pousser|cultiver balcon|pot|pots',
    ],
    say: [
      'Au soleil : thym, romarin, ciboulette, tomates cerises, fraisiers, lavande. À l’ombre : fougères, hostas, menthe, persil, impatiens.',
      'Un grand bac sèche moins vite que dix petits pots. Terreau, billes d’argile au fond, trous, et arrosage le soir. La menthe toujours seule, elle envahit tout.',
    ],
  },
  {
    ask: [
      'chat|chats|chatte|chaton griffe|griffer|griffent|griffoir',
      'chat|chats|chatte|chaton abime*|detrui*|gratt* canape|fauteuil|rideaux|meubles',
    ],
    say: [
      'Mets un griffoir haut et stable juste à côté de l’endroit attaqué, frotte-le avec de l’herbe à chat, et récompense quand il s’en sert. Le déplacement se fait petit à petit.',
      'Sur le canapé, du ruban adhésif double face ou un plaid épais, le temps qu’il change d’habitude. Jamais le gronder, il n’y comprend rien : griffer, pour un chat, c’est se détendre et marquer.',
    ],
  },
  {
    ask: [
      'chat|chats|chatte miaul* nuit|matin|arret*|temps|faire',
      'chat|chats|chatte reveille|reveiller matin|nuit|5h|4h',
    ],
    say: [
      'Joue une quinzaine de minutes avant de te coucher, puis donne le repas : un chat qui a chassé et mangé dort. La nuit, aucune réponse, même pour le gronder, sinon il recommence.',
      'Un distributeur automatique de croquettes à l’aube fait taire le réveil. S’il miaule soudain plus que d’habitude, surtout avec l’âge, un contrôle chez le vétérinaire est utile.',
    ],
  },
  {
    ask: [
      'chat|chats|chatte|chaton pipi|urine|urin*|litiere|proprete',
      'chat|chats|chatte|chaton fait|pisse|urine lit|canape|tapis|hors',
    ],
    say: [
      'Litière propre chaque jour, un bac par chat plus un, loin du bruit et de la gamelle, granulés fins sans parfum. C’est ce qui règle la plupart des cas.',
      'Nettoie l’endroit avec un produit enzymatique, jamais à la Javel, qui l’attire. Si cela arrive d’un coup, ou s’il force sans uriner, c’est une urgence vétérinaire, surtout chez le mâle.',
    ],
  },
  {
    ask: [
      'chien|chiens|chienne seul|seule|absence|absent|absente combien|temps|maison|pleure|aboie|laisser|heures|rester',
      'laisser chien|chiens|chienne maison|journee|seul|seule',
    ],
    say: [
      'Un adulte habitué tient quatre à six heures, huit au grand maximum et pas tous les jours. Un chiot, une heure ou deux, avec un peu plus chaque mois.',
      'Habitue-le par étapes : deux minutes, dix, une heure, sans adieux ni grand retour. Une longue sortie avant, un jouet à mâcher, une radio douce. Au-delà, un promeneur à midi.',
    ],
  },
  {
    ask: [
      'adopter|prendre|avoir chien|chat|animal conseil*|idee|race|appart*|choisir|devrais|pret|prete|devoir',
      'quel|quelle race|animal choisir|adopter|prendre|enfant',
    ],
    say: [
      'D’abord les heures de présence : le chien demande deux à trois heures par jour et de la compagnie, le chat bien moins, mais de l’attention. Un animal adulte de refuge a déjà son caractère, c’est rassurant.',
      'Compte le budget véto, les vacances, les quinze ans à venir. En appartement : un chien calme, même grand, vaut mieux qu’un petit nerveux. Deux chats s’ennuient moins qu’un seul.',
    ],
  },
  {
    ask: [
      'economiser|epargner|economies comment|astuce*|conseil*',
      'mettre argent|sous cote',
      'economie* faire courses|maison|mois|quotidien|electricite|chauffage',
    ],
    say: [
      'Un virement automatique vers un livret le jour de la paie, même petit : ce qui part d’abord ne se dépense pas. Puis relis les abonnements, il y en a presque toujours deux d’oubliés.',
      'Courses avec une liste et le ventre plein, marques de distributeur, repas préparés le dimanche. À la maison : 19 degrés, appareils vraiment éteints, lavage à 30. Attendre deux jours avant un achat non prévu.',
    ],
  },
  {
    ask: [
      'budget comment|faire|gerer|tenir|mois|methode|tableau',
      'gerer argent|depenses|budget',
      'gerer mes|ses|nos sous',
    ],
    say: [
      'La règle 50/30/20 : 50 % pour le logement, les factures et les courses, 30 % pour le plaisir, 20 % pour l’épargne et les dettes. À ajuster, mais c’est un bon départ.',
      'Note chaque dépense pendant un mois, sans rien changer. Ensuite, une enveloppe ou un compte par poste. Les grosses factures annuelles divisées par douze, mises de côté tous les mois.',
    ],
  },
  {
    ask: ['dette|dettes comment|sortir|rembours*|plusieurs|credit*', 'decouvert bancaire|banque|compte'],
    say: [
      'Liste toutes les dettes avec leur taux, paye le minimum partout et tout le reste sur la plus chère. Aucun nouveau crédit pour en payer un autre.',
      'Parle tôt à la banque ou au créancier, un échelonnement s’obtient souvent. En France, les Points conseil budget sont gratuits et confidentiels. Et jamais de « prêt rapide » vu sur Internet.',
    ],
  },
  {
    ask: [
      'valise|bagage|bagages faire|mettre|liste|emporter|prendre|oublier|organis*|gagner',
      'sac|bagage cabine voyage|liste|week|weekend',
      'liste voyage|vacances affaires|emporter|prendre|valise',
    ],
    say: [
      'Roule les vêtements, deux couleurs qui vont ensemble, trois hauts par bas, chaussures remplies de chaussettes. Les lourds près des roues, les liquides en sachet.',
      'Toujours en cabine : papiers, chargeur, médicaments, un rechange, brosse à dents. Pose tout sur le lit la veille, enlève un tiers. Photo de la valise et du passeport au cas où.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir paris',
      'quoi|idee*|kwa|y faire|voir paris',
      'que faire paris',
      'paris programme|itineraire|balade|weekend jours|conseil*|idee*|programme',
    ],
    say: [
      'À Paris : Notre-Dame, les quais de Seine, le Marais et la place des Vosges. L’après-midi, Montmartre par l’arrière, rue Lepic, et le coucher de soleil depuis Belleville.',
      'Hors des foules : la Coulée verte, le canal Saint-Martin, le musée Carnavalet, gratuit pour ses collections permanentes, la Grande Mosquée et son thé à la menthe. Orsay plutôt que le Louvre si on n’en fait qu’un.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir lyon',
      'quoi|idee*|kwa|y faire|voir lyon',
      'que faire lyon',
      'lyon programme|itineraire|circuit|weekend|week conseil*|idee*|programme|itineraire|jours',
    ],
    say: [
      'À Lyon : le Vieux-Lyon et ses traboules, la montée à Fourvière pour la vue, les pentes de la Croix-Rousse et le mur des Canuts.',
      'Pour manger : un vrai bouchon, quenelle ou saucisson brioché, et les halles Paul Bocuse. Le parc de la Tête d’Or pour se reposer, et autour du 8 décembre, la Fête des lumières.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir marseille',
      'quoi|idee*|kwa|y faire|voir marseille',
      'que faire marseille',
      'marseille programme|itineraire|circuit|weekend|week conseil*|idee*|programme|itineraire|jours',
    ],
    say: [
      'À Marseille : le Vieux-Port, le Mucem et son toit relié au fort, les ruelles du Panier, puis Notre-Dame de la Garde pour la vue.',
      'Les calanques tôt le matin, Sugiton à pied ou Callelongue en bus, avec beaucoup d’eau. Le soir, le vallon des Auffes et une panisse ou une bouillabaisse.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir bordeaux',
      'quoi|idee*|kwa|y faire|voir bordeaux',
      'que faire bordeaux',
      'bordeaux programme|itineraire|circuit|weekend|week conseil*|idee*|programme|itineraire|jours',
    ],
    say: [
      'À Bordeaux : le miroir d’eau face à la place de la Bourse, les quais, Saint-Pierre et ses terrasses, la tour Pey-Berland, puis la Cité du vin.',
      'Autour : Saint-Émilion en train, et surtout la dune du Pilat, à une heure, avec des huîtres à Arcachon ou au Cap Ferret. Un canelé en partant.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir strasbourg|alsace|colmar',
      'quoi|idee*|kwa|y faire|voir strasbourg|alsace|colmar',
      'que faire strasbourg|alsace|colmar',
      'strasbourg|alsace|colmar programme|itineraire|circuit|weekend|week conseil*|idee*|programme|itineraire|jours',
    ],
    say: [
      'En Alsace : la cathédrale de Strasbourg, la Petite France au petit matin, puis Colmar et sa Petite Venise, le retable d’Issenheim compris.',
      'La route des vins par Riquewihr, Eguisheim et Kaysersberg, le château du Haut-Koenigsbourg, une flammekueche dans une winstub. Fin novembre et décembre : les marchés de Noël, en semaine si on peut.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir bretagne|rennes|brest',
      'quoi|idee*|kwa|y faire|voir bretagne|rennes|brest',
      'que faire bretagne|rennes|brest',
      'bretagne programme|itineraire|circuit|weekend|week conseil*|idee*|programme|itineraire|jours',
    ],
    say: [
      'En Bretagne : Saint-Malo à marée montante, la côte de Granit rose à Ploumanac’h, la pointe du Raz, le golfe du Morbihan et ses îles.',
      'Pour le calme : Belle-Île à vélo, la presqu’île de Crozon, Dinan et ses maisons à colombages. Un ciré même en été, une galette complète et un kouign-amann encore tiède.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir normandie|rouen|honfleur|etretat',
      'quoi|idee*|kwa|y faire|voir normandie|rouen|honfleur|etretat',
      'que faire normandie|rouen|honfleur|etretat',
      'normandie programme|itineraire|circuit|weekend|week conseil*|idee*|programme|itineraire|jours',
    ],
    say: [
      'En Normandie : Étretat à marée basse, Honfleur, le Mont-Saint-Michel tôt ou au coucher du soleil, et les plages du Débarquement autour d’Arromanches.',
      'Rouen et sa cathédrale peinte par Monet, Giverny au printemps, Bayeux et sa tapisserie. Route du cidre et camembert entre deux.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir provence|aix|avignon|luberon|verdon',
      'quoi|idee*|kwa|y faire|voir provence|aix|avignon|luberon|verdon',
      'que faire provence|aix|avignon|luberon|verdon',
      'provence programme|itineraire|circuit|weekend|week conseil*|idee*|programme|itineraire|jours',
    ],
    say: [
      'En Provence : Aix et le cours Mirabeau, le palais des Papes à Avignon, les ocres de Roussillon, Gordes, les gorges du Verdon et leur eau turquoise.',
      'La lavande fleurit de mi-juin à mi-juillet, plateau de Valensole puis Sault. Arles et la Camargue à vélo. Marché tôt le matin, sieste, puis les villages le soir.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir nice|cannes|azur',
      'quoi|idee*|kwa|y faire|voir nice|cannes|azur',
      'que faire nice|cannes|azur',
      'nice|azur programme|itineraire|circuit|weekend|week conseil*|idee*|programme|itineraire|jours',
    ],
    say: [
      'À Nice : la promenade des Anglais, la colline du château, le cours Saleya et les ruelles du Vieux-Nice, avec une socca brûlante.',
      'En train, sans voiture : Villefranche, Menton et ses citrons, Antibes. Èze et Saint-Paul-de-Vence en bus. Juin et septembre sont plus doux et bien plus calmes.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir corse|ajaccio|bastia|bonifacio',
      'quoi|idee*|kwa|y faire|voir corse|ajaccio|bastia|bonifacio',
      'que faire corse|ajaccio|bastia|bonifacio',
      'corse vacances|jours|programme|road|plage*',
    ],
    say: [
      'En Corse : Bonifacio sur ses falaises, les calanques de Piana, la réserve de Scandola en bateau, les aiguilles de Bavella, et la plage de Palombaggia.',
      'Mieux vaut un seul côté par semaine, les routes sont lentes. Corte et les vasques de la Restonica pour la montagne. Septembre : mer chaude, peu de monde.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir bruxelles|belgique',
      'quoi|idee*|kwa|y faire|voir bruxelles|belgique',
      'que faire bruxelles|belgique',
      'bruxelles|belgique programme|itineraire|circuit|weekend|week conseil*|idee*|programme|itineraire|jours',
    ],
    say: [
      'À Bruxelles : la Grand-Place de nuit, le musée Magritte, les Marolles et leur brocante, l’Atomium, et une bande dessinée à chaque coin de rue.',
      'À Bruxelles, gratuit : la Grand-Place, les galeries Saint-Hubert, le parcours BD, le parc du Cinquantenaire et la vue depuis la place Poelaert. Un cornet de frites en marchant. Gand et Bruges sont tout près en train.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir bruges|gand',
      'quoi|idee*|kwa|y faire|voir bruges|gand',
      'que faire bruges|gand',
    ],
    say: [
      'Bruges à l’aube avant les cars, le béguinage et les canaux ; Gand pour l’Agneau mystique et ses soirées au bord de l’eau. Gaufre tiède et frites sauce andalouse.',
      'Bruges : le beffroi, le Minnewater et un chocolat chaud. Gand : le château des comtes, les quais Graslei et Korenlei, la rue des graffitis. Les deux se relient en une demi-heure de train.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir loire|chateaux|chambord',
      'quoi|idee*|kwa|y faire|voir loire|chateaux|chambord',
      'que faire loire|chateaux|chambord',
      'chateau|chateaux loire quel|lequel|plus|weekend|week',
    ],
    say: [
      'Val de Loire : Chambord pour l’escalier, Chenonceau sur l’eau, Villandry pour les jardins, Amboise et le Clos Lucé de Léonard de Vinci. Deux châteaux par jour, pas plus, et la Loire à vélo entre eux.',
      'Dors à Tours, Blois ou Amboise et rayonne : Azay-le-Rideau dans son écrin d’eau, Cheverny et ses airs de Moulinsart, Chaumont pour le festival des jardins. Chambord tôt le matin, avant les cars.',
    ],
  },
  {
    ask: [
      'visit*|incontournable*|decouvrir annecy|alpes|savoie|chamonix',
      'quoi|idee*|kwa|y faire|voir annecy|alpes|savoie|chamonix',
      'que faire annecy|alpes|savoie|chamonix',
    ],
    say: [
      'Annecy : la vieille ville, le tour du lac à vélo, Talloires. Dans les Alpes : Chamonix et la mer de Glace, le lac Blanc à pied, les Aravis et leur reblochon.',
      'Annecy au petit matin, baignade à Talloires, pique-nique au col de la Forclaz. Plus haut : l’aiguille du Midi à Chamonix, le lac de Roselend, le Beaufortain et son fromage.',
    ],
  },
  {
    ask: [
      'mieux|bien|vite dormir|endormir comment|conseil*|astuce*|faire',
      'dors mal',
      'dors pas|plus nuit|comment|faire|conseil*|astuce*|solution|bien',
      'arrive pas dormir|endormir j|je',
      'insomnie|insomnies faire|contre|remede*|comment|quoi',
    ],
    say: [
      'Lève-toi à la même heure même après une mauvaise nuit, lumière du jour le matin, chambre à 18 degrés, noire. La dernière heure sans écran : douche tiède, livre en papier.',
      'Pas de sommeil après vingt minutes ? Debout, lumière faible, une lecture ennuyeuse, et retour quand les yeux piquent. Et les soucis, sur une feuille avant de te coucher : la tête n’a plus à les garder.',
    ],
  },
  {
    ask: ['je me reveille nuit|3h|4h', 'me|m rendormir'],
    say: [
      'Ne regarde pas l’heure, elle réveille plus que le réveil. Respire lentement, quatre temps à l’inspire, six à l’expire, sans chercher à dormir.',
      'Après vingt minutes, lève-toi, lumière basse, quelque chose de calme. Se réveiller une ou deux fois par nuit est normal. L’alcool et la chaleur en sont des causes fréquentes.',
    ],
  },
  {
    ask: [
      'telephone|tel|portable|ecran|ecrans dormir|lit|coucher avant|mauvais|arreter|lacher|empeche|effet',
      'reduire|moins temps telephone|tel|portable|ecran|ecrans|tiktok|insta*',
    ],
    say: [
      'Charge le téléphone dans une autre pièce et achète un réveil à deux sous. Sans lui sur la table de nuit, on lit ou on dort.',
      'Enlève les applis les plus collantes de l’écran d’accueil, notifications coupées, écran en gris après 21 heures. Donne une place à autre chose : dix minutes de livre, de musique.',
    ],
  },
  {
    ask: [
      'mal tete|crane ecran|ecrans|ordi*|bureau|travail',
      'yeux ecran|ecrans|ordi* fatigu*|piqu*|sec|secs|mal|rouges',
    ],
    say: [
      'La règle des 20-20-20 : toutes les vingt minutes, regarde vingt secondes à six mètres. Cligne exprès, l’écran fait oublier. Un verre d’eau, la pièce éclairée, l’écran un peu plus bas que les yeux.',
      'Vérifie la taille du texte et la distance, un bras tendu. Nuque et épaules souvent tendues : dix roulements lents. Si cela dure, un contrôle de vue est utile.',
    ],
  },
  {
    ask: ['mal tete|crane faire|soulager|passer|aide|comment|remede*', 'migraine*'],
    say: [
      'Un grand verre d’eau, une pièce calme et sombre, un linge frais sur le front ou chaud sur la nuque, vingt minutes. Manger un peu aide, si c’est arrivé le ventre vide.',
      'Coupe écran et bruit, marche dehors dix minutes si c’est supportable. Mal brutal et très violent, avec fièvre, raideur du cou ou trouble de la parole : le 15 ou le 112, tout de suite.',
    ],
  },
  {
    ask: [
      'posture|dos mal|bureau|assis|assise|ordi*|droit|chaise|tenir',
      'mal nuque|cou|epaules bureau|ordi*|soulager|etir*|comment|faire',
    ],
    say: [
      'Étirement de deux minutes : menton vers la poitrine, oreille vers chaque épaule, omoplates serrées dix fois. Le soir, dix minutes de marche. Douleur qui descend dans la jambe ou fourmille : médecin.',
    ],
  },
  {
    ask: [
      'courir|course|footing|jogging|running commenc*|debut*|reprendre',
      'mettre course|running|footing|jogging m|me',
    ],
    say: [
      'Trois sorties de vingt-cinq minutes par semaine : une minute de course, deux de marche, en alternance, et un jour de repos entre. Ajoute une minute de course chaque semaine.',
      'Assez lentement pour pouvoir parler : c’est la règle. De bonnes chaussures, essayées le soir, quand le pied est gonflé. En huit à dix semaines, les trente minutes viennent.',
    ],
  },
  {
    ask: [
      'sport|exercice*|muscu|gym maison|salon|chez|appart*',
      'sport commenc*|reprendre|debut*|motiv*|remettre',
    ],
    say: [
      'Quinze minutes, sans matériel : dix squats, dix pompes contre le mur ou au sol, vingt secondes de gainage, dix fentes, à répéter trois fois. Trois fois par semaine suffisent pour changer.',
      'Attache-le à une habitude : juste après le café ou en rentrant. Tenue prête la veille. Les jours sans envie, cinq minutes, pour garder le fil. Marcher vite compte aussi.',
    ],
  },
  {
    ask: [
      'maigrir|mincir comment|cmt|faire|vite|sans|conseil*|astuce*|veux|peu',
      'perdre kilo|kilos|poids|ventre|graisse',
    ],
    say: [
      'Sans régime : la moitié de l’assiette en légumes, un quart de féculents, un quart de protéines, presque rien de sucré à boire. Un demi-kilo par semaine est un rythme qui tient.',
      'Marche de trente minutes par jour, deux séances de muscles, sommeil, manger à table et lentement. Garde les plaisirs, mais en portion choisie. Le ventre seul ne fond pas, c’est le tout qui bouge.',
    ],
  },
  {
    ask: [
      'arret* fumer|cigarette|cigarettes|clope|clopes|tabac|vapoter comment|conseil*|aide*|astuce*|difficile|dur|veux|envie|tenir|essaie|arrive',
      'envie fumer|clope|cigarette resist*|passer|faire|tenir',
    ],
    say: [
      'Choisis une date, jette tout, dis-le à deux personnes. Une envie dure cinq minutes : eau, marche, appel, un bonbon. Les trois premiers jours sont les pires, puis elles s’espacent.',
      'Patchs et gommes doublent à peu près les chances. En France, Tabac Info Service au 39 89 accompagne gratuitement. Une rechute n’efface rien : on reprend le jour même.',
    ],
  },
  {
    ask: [
      'matin lever|reveil* dur|difficile*|tot|arrive|astuce*',
      'lever tot',
      'routine matin|matinale|matinal',
    ],
    say: [
      'Téléphone loin du lit pour devoir te lever, volets ouverts tout de suite, un verre d’eau. La lumière des dix premières minutes réveille mieux qu’un café.',
      'Une routine courte : eau, lumière, bouger cinq minutes, une chose agréable, et les vêtements choisis la veille. Pour te lever plus tôt, avance l’heure de quinze minutes tous les trois jours.',
    ],
  },
  {
    ask: [
      'fatigue|fatiguee|creve|crevee|epuise|epuisee temps|toujours|matin|constamment pourquoi|pk|comment|faire|quoi',
      'coup barre|pompe|mou',
    ],
    say: [
      'Regarde d’abord trois choses : heures de sommeil, lumière du jour et repas qui tiennent. Vingt minutes dehors et un verre d’eau font souvent plus qu’un café de plus.',
      'Coup de barre de l’après-midi : protéines et légumes à midi, dix minutes de marche, sieste de vingt minutes. Si la fatigue dure des semaines sans raison, une prise de sang se discute avec le médecin.',
    ],
  },
  {
    ask: [
      'respiration|respirer calmer|exercice*|technique*',
      'respirer comment stress*|angoiss*|calmer|mieux',
    ],
    say: [
      'Cinq minutes suffisent : inspire par le nez en quatre secondes, expire en six comme à travers une paille, épaules basses. L’expiration longue ralentit le cœur.',
      'La respiration carrée : quatre secondes pour inspirer, quatre poumons pleins, quatre pour expirer, quatre poumons vides, huit tours. Une main sur le ventre : c’est lui qui doit bouger, pas les épaules.',
    ],
  },
  {
    ask: ['stress*|anxie*|angoiss* calmer|respir*|gerer|baisser|reduire|technique*|exercice*'],
    say: [
      'Respire cinq minutes : inspire quatre secondes, expire six, épaules basses. L’expiration longue ralentit le cœur. Ensuite, cinq choses que tu vois, quatre que tu touches, trois que tu entends.',
      'Écris ce qui pèse en deux colonnes : ce que je peux faire, ce que je ne peux pas. Puis une seule action, la plus petite, de la première. Marcher vingt minutes brûle le reste.',
    ],
  },
  {
    ask: [
      'chaleur|canicule|chaud appart*|maison|chambre|dormir|rafraichir|supporter|clim',
      'sans clim|climatisation chaud|chaleur|frais',
    ],
    say: [
      'Volets et fenêtres fermés dès neuf heures du matin, tout ouvert la nuit en courant d’air. Linge humide devant le ventilateur, et un ventilateur qui souffle vers dehors au frais du soir.',
      'Douche tiède plutôt que glacée, drap en coton, pieds mouillés, bouteille d’eau froide au lit. Boire sans attendre la soif, et prendre des nouvelles des voisins âgés.',
    ],
  },
  {
    ask: [
      'froid|chauffage appart*|maison|chambre economis*|faire|comment|rechauff*|isoler',
      'baisser|reduire|economiser facture chauffage',
    ],
    say: [
      '19 degrés dans les pièces à vivre, 17 dans les chambres, volets et rideaux fermés à la nuit, un boudin au bas des portes. Un degré de moins, c’est environ 7 % d’énergie gagnée.',
      'Purge les radiateurs, ne mets rien devant, aère dix minutes en grand plutôt que de laisser entrouvert. Un plaid et une bouillotte réchauffent la personne, pas les murs.',
    ],
  },
  {
    ask: [
      'deboucher|bouche|bouchee evier|lavabo|toilettes|wc|douche|baignoire|canalisation',
      'eau ecoule|evacue plus|pas|mal douche|evier|lavabo',
    ],
    say: [
      'Ventouse d’abord, avec un fond d’eau et l’autre trou bouché : dix coups francs. Puis bicarbonate, vinaigre, une demi-heure, et eau très chaude.',
    ],
  },
  {
    ask: ['recette*|idee*|cuisin* poireau|poireaux', 'faire|prepar*|manger avec poireau|poireaux'],
    say: [
      'Fondue : émince-les fin, vingt minutes au beurre à couvert, une cuillère de crème et de moutarde. Sous un poisson, dans une quiche ou avec des pâtes, elle fait le repas.',
      'Poireaux vinaigrette : quinze minutes à l’eau, bien égouttés, vinaigrette à l’échalote et un œuf dur émietté dessus. Les verts partent dans une soupe avec deux pommes de terre.',
    ],
  },
  {
    ask: ['recette*|idee*|cuisin* endive|endives|chicon|chicons', 'faire|manger avec endives|chicons'],
    say: [
      'Gratin : endives cuites vingt-cinq minutes et bien pressées, roulées dans du jambon, béchamel, gruyère, vingt minutes à 200 degrés.',
      'Crues : en salade avec pomme, noix, roquefort ou comté, et une vinaigrette à la moutarde et au miel. Le miel calme l’amertume, retirer le cœur aussi.',
    ],
  },
  {
    ask: [
      'recette*|idee*|cuisin* chou|choux|fleur|brocoli|brocolis',
      'faire|manger avec chou|brocoli|brocolis',
    ],
    say: [
      'Rôti au four : bouquets de chou-fleur ou de brocoli, ou quartiers de chou, huile, curry ou paprika, vingt-cinq minutes à 210 degrés. Ils dorent et ne sentent presque rien.',
      'Poêlée : émincé fin, à feu vif avec ail, sauce soja et sésame, huit minutes. Avec du riz et un œuf au plat, c’est un dîner complet.',
    ],
  },
  {
    ask: ['gateau anniversaire idee*|recette*|quoi|faire|prepar*|facile', 'gateau pour anniv'],
    say: [
      'Un moelleux au chocolat préparé la veille : 200 g de chocolat, 150 g de beurre, 120 g de sucre, quatre œufs, 60 g de farine, vingt-cinq minutes à 180 degrés. Ganache et fruits par-dessus.',
      'Plus léger : un fraisier facile, génoise coupée en deux, mascarpone fouetté avec de la crème et du sucre, fraises. Hors saison, framboises surgelées ou poires et caramel.',
    ],
  },
  {
    ask: [
      'repas|menu|buffet|manger anniversaire idee*|quoi|cuisin*|recette*|prepar*',
      'repas|menu|buffet anniv',
    ],
    say: [
      'Un buffet où chacun se sert : quiches coupées en carrés, salade de pâtes, crudités et houmous, plateau de fromages, puis le gâteau. Presque tout se fait la veille.',
      'Autour d’une table : un grand chili, une paella ou des lasagnes, en un seul plat. Compte une entrée froide et le gâteau, et tu n’auras pas passé la fête en cuisine.',
    ],
  },
  {
    ask: [
      'repas|diner|plat|recette* romantique|amoureux',
      'recette*|plat|menu saint valentin',
      'cuisiner|recette* pour date|rencard|copine|copain|amoureux|cherie|cheri',
    ],
    say: [
      'Risotto aux champignons, puis fondant au chocolat enfourné au moment de débarrasser. Simple, chaud, et cela se mange lentement.',
      'Saumon au citron et à l’aneth en papillote, pommes de terre grenaille, et des fraises ou une mousse préparée le matin. Évite l’ail cru, allume une bougie, le reste suit.',
    ],
  },
  {
    ask: ['menu|repas semaine idee*|organis*|planifi*|plan|prepar*', 'batch cooking'],
    say: [
      'Un thème par soir : pâtes lundi, œufs mardi, légumineuses mercredi, poisson jeudi, restes vendredi, pizza samedi, soupe dimanche. Plus besoin d’y réfléchir, seule la garniture change.',
      'Deux heures le dimanche : une céréale, une plaque de légumes rôtis, une sauce, des œufs durs, une soupe. En boîtes, cela donne quatre soirs en dix minutes chacun.',
    ],
  },
  {
    ask: [
      'quoi|kwa manger|mange soir|midi',
      'soupe on quoi',
      'fais|fait quoi manger soir|midi tu|on|je',
      'idee* repas|diner|souper',
      'que|quoi|idee*|kwa cuisiner soir|aujourd|midi',
      'idee*|quoi repas|diner|souper soir|aujourd|midi',
      'que manger soir idee*|bon|facile|faim|leger|sais',
    ],
    say: [
      'Des pâtes au citron et petits pois : beurre, zeste, parmesan, une louche d’eau de cuisson. Quinze minutes, une casserole.',
      'Une omelette aux pommes de terre avec une salade verte, ou un riz sauté avec les légumes qui traînent. S’il fait froid, une soupe de lentilles corail en vingt minutes.',
    ],
  },
  {
    ask: ['recette*|faire|pate|proportion* crepes|crepe', 'combien farine|lait|oeufs|œufs crepes'],
    say: [
      'Pour une quinzaine : 250 g de farine, quatre œufs, un demi-litre de lait, 50 g de beurre fondu, une pincée de sel. Une heure de repos, poêle bien chaude.',
      'Sans grumeaux : 250 g de farine et quatre œufs d’abord, puis un demi-litre de lait en filet. Un peu de bière à la place d’un verre de lait les allège, la fleur d’oranger parfume.',
    ],
  },
  {
    ask: ['pate pizza', 'recette*|faire pizza maison'],
    say: [
      'Pour deux grandes : 500 g de farine, 30 cl d’eau tiède, un sachet de levure sèche, deux cuillères d’huile, 10 g de sel. Pétris dix minutes, deux heures de repos, dix minutes au four le plus chaud.',
      'Sans pétrir : les mêmes quantités avec une pincée de levure seulement, mélange le soir, une nuit au frigo. La pâte est plus légère. La mozzarella bien égouttée, pour éviter la flaque.',
    ],
  },
  {
    ask: ['recette*|faire|pate quiche|quiches', 'quiche lorraine'],
    say: [
      'Pâte brisée, 200 g de lardons dorés, quatre œufs, 40 cl de crème, muscade, poivre, trente-cinq minutes à 180 degrés. La vraie lorraine est sans fromage.',
      'La base pour toute quiche : quatre œufs pour 40 cl de crème ou de lait mélangés. Précuis la pâte dix minutes et fais rendre leur eau aux légumes, le fond reste croustillant.',
    ],
  },
  {
    ask: ['recette*|faire ratatouille', 'ratatouille comment|temps|legumes|four'],
    say: [
      'Oignons, poivrons, courgettes et aubergines, chacun doré à part dans l’huile d’olive, puis tout ensemble avec tomates, ail et thym, quarante minutes à feu doux.',
      'Version paresseuse : tous les légumes en dés sur une plaque, huile, thym, ail, une heure à 190 degrés, en remuant deux fois. Encore meilleure le lendemain, froide avec un œuf.',
    ],
  },
  {
    ask: ['recette*|faire tartiflette', 'tartiflette comment|combien|temps|reblochon'],
    say: [
      'Un kilo de pommes de terre cuites en tranches, oignons et 200 g de lardons dorés, un peu de vin blanc et de crème, un reblochon coupé en deux dessus, croûte vers le haut, vingt-cinq minutes à 200 degrés.',
    ],
  },
  {
    ask: ['recette*|faire gratin dauphinois', 'recette*|faire gratin pommes|patates'],
    say: [
      'Un kilo de pommes de terre en rondelles fines, non lavées, un demi-litre de lait, 25 cl de crème, ail, muscade, sel. Une heure à 160 degrés. La version de Grenoble est sans fromage.',
    ],
  },
  {
    ask: ['temps|minutes|cuisson|cuire patate|patates', 'temps|minutes|cuisson|cuire pommes|pomme terre'],
    say: [
      'À l’eau, vingt minutes pour des moyennes, départ à froid. Au four en quartiers, quarante minutes à 200 degrés. Vapeur, vingt-cinq. Au micro-ondes, entières et piquées, environ six minutes pour une.',
    ],
  },
  {
    ask: ['temps|minutes|duree|cuire|cuisson riz', 'combien|quantite eau riz'],
    say: [
      'Riz blanc : un volume et demi d’eau, dix à douze minutes à couvert, puis cinq minutes de repos sans soulever. Riz complet : deux volumes et demi, trente à quarante minutes.',
    ],
  },
  {
    ask: [
      'temps|minutes|cuisson|cuire pates|spaghetti*',
      'combien|quantite|grammes|gr pates|riz|semoule|quinoa|lentilles personne|personnes|pers',
    ],
    say: [
      'Par personne, à sec : 100 g de pâtes, 60 à 70 g de riz, de semoule, de quinoa ou de lentilles. Pâtes : un litre d’eau pour 100 g, et une minute de moins que le paquet.',
    ],
  },
  {
    ask: [
      'combien|quantite|grammes|gr viande|poisson|legumes personne|personnes|pers',
      'combien|quantite|grammes|gr raclette|fondue personne|personnes|pers|fromage',
    ],
    say: [
      'Par adulte : 150 g de viande ou de poisson sans os, 250 g avec os, 200 g de légumes. Raclette : 200 g de fromage et 250 g de pommes de terre. Fondue : 200 g de fromage.',
    ],
  },
  {
    ask: ['remplac* oeuf|oeufs|œuf|œufs', 'sans oeufs|œufs gateau|recette*'],
    say: [
      'Un œuf dans un gâteau : une demi-banane écrasée, 60 g de compote, 60 g de yaourt, ou une cuillère de graines de lin moulues avec trois d’eau, dix minutes d’attente.',
    ],
  },
  {
    ask: ['remplac* beurre', 'sans beurre gateau|recette*'],
    say: [
      'Pour 100 g de beurre : 80 g d’huile neutre, ou 100 g de compote de pommes dans un gâteau moelleux, ou de la purée d’amandes. La compote demande un peu moins de sucre.',
    ],
  },
  {
    ask: ['remplac* creme|lait', 'remplac* levure|farine|sucre'],
    say: [
      'Crème : yaourt à la grecque ou lait de coco. Lait : boisson végétale. Levure chimique : une cuillère à café de bicarbonate et un filet de citron. Farine, en sauce : moitié de maïzena. Sucre : trois quarts de miel.',
    ],
  },
  {
    ask: ['trop sale|salee|sel soupe|plat|sauce|rattraper|pates|riz', 'rattraper sel'],
    say: [
      'Ajoute du liquide sans sel, de la crème ou une pomme de terre, et un peu de citron ou de sucre pour adoucir. Le plus sûr : une deuxième portion sans sel, mélangée à la première.',
      'Selon le plat : riz, pâtes ou lentilles non salés ajoutés dedans, ou un peu de tomate, de crème ou de yaourt. Une viande trop salée se sert avec une purée ou une sauce sans sel.',
    ],
  },
  {
    ask: [
      'trop epice|epicee|pique|pimente|piment|pimentee plat|sauce|rattraper|calmer|curry',
      'trop piquant|piquante|releve|relevee plat|sauce|curry|rattraper',
    ],
    say: [
      'La crème, le yaourt, le lait de coco ou une cuillère de miel adoucissent le plat. À table, du pain, du riz ou du lait, jamais d’eau, qui étale le piquant.',
      'Double la quantité sans épices, ou ajoute des pommes de terre, des pois chiches, une purée d’amandes. Un filet de citron et une pincée de sucre équilibrent aussi le feu.',
    ],
  },
  {
    ask: [
      'combien temps|jours frigo|refrigerateur',
      'conserv*|garder frigo|congelateur combien|temps|jours|longtemps',
    ],
    say: [
      'Plats cuits : trois jours, rangés au frigo moins de deux heures après la cuisson. Viande crue : deux à trois jours, hachée le jour même, poisson un jour. Au congélateur : trois mois environ.',
    ],
  },
  {
    ask: [
      'conserv*|garder pain|fromage|salade|herbes|fraises|avocat|basilic|pommes frais|longtemps|comment|astuce*',
      'comment conserver legumes|fruits|pain|fromage',
    ],
    say: [
      'Pain : dans un torchon. Fromage : en papier, au bac à légumes. Salade lavée et herbes : dans un linge humide, en boîte. Fraises : non lavées. Avocat entamé : citron et noyau. Pommes : loin des bananes.',
    ],
  },
  {
    ask: [
      'peut|peux congeler',
      'congele|congeler|congelent houmous|fromage|yaourt|creme|soupe|pain|riz|gateau|sauce|beurre|lait|pates',
      'congeler comment|combien|quoi',
      'recongel*',
    ],
    say: [
      'Pain, viande, soupes, sauces, fruits, herbes, beurre et houmous se congèlent bien ; yaourt et fromage blanc deviennent granuleux, bons pour cuisiner. Évite salade, concombre, œufs en coquille. Un produit cru décongelé ne se recongèle qu’une fois cuit.',
    ],
  },
  {
    ask: [
      'decongel* comment|vite|viande|poulet|rapide*|temps',
      'sortir congelo|congelateur viande|poulet vite',
    ],
    say: [
      'Une nuit au frigo, c’est le plus sûr. Plus vite : dans un sac étanche, dans de l’eau froide changée toutes les trente minutes, ou au micro-ondes pour cuire tout de suite. Jamais sur le plan de travail.',
    ],
  },
  {
    ask: ['date peremption|dlc|ddm', 'perime*|depasse* manger|yaourt|lait|jambon|viande|pates|fromage'],
    say: [
      '« À consommer jusqu’au » se respecte, surtout pour viande et poisson. « De préférence avant » est une date de goût : pâtes, conserves, chocolat restent bons. Un yaourt bien fermé peut souvent se manger une semaine après.',
    ],
  },
  {
    ask: [
      'oeuf|oeufs|œuf|œufs frais|bon|bons|encore savoir|comment|verifier|test',
      'oeufs|œufs test|verre eau frais',
    ],
    say: [
      'Dans un verre d’eau : couché au fond, il est frais ; debout, mange-le bien cuit et vite ; s’il flotte, jette-le. Une coquille fêlée ou une mauvaise odeur, et c’est la poubelle aussi.',
    ],
  },
  {
    ask: ['tache|taches sang', 'enlever|nettoyer|ravoir|partir sang drap|draps|matelas|linge|vetement*|jean'],
    say: [
      'Eau froide tout de suite, jamais chaude, puis savon de Marseille, dix minutes, et rince. Sur du blanc, un peu d’eau oxygénée à 3 %.',
      'Tache ancienne : trempe une nuit dans de l’eau froide salée, puis savonne et frotte doucement. Sur un matelas, tamponne une pâte de fécule et d’eau froide, laisse sécher, aspire.',
    ],
  },
  {
    ask: ['tache|taches cafe|the', 'tache|taches chocolat'],
    say: [
      'Rince à l’eau froide par l’envers, puis un mélange moitié eau, moitié vinaigre blanc avec une goutte de liquide vaisselle. Tamponne, attends dix minutes, rince.',
      'Sur du blanc qui tient le lavage : percarbonate et eau à 40 degrés, une heure. Gratte d’abord ce qui est sec, et pas de sèche-linge avant que tout ait disparu.',
    ],
  },
  {
    ask: ['tache|taches encre|stylo|feutre|bic', 'tache|taches herbe'],
    say: [
      'Si l’alcool ne suffit pas : du vinaigre blanc dilué, ou du savon au fiel, une demi-heure, puis machine. N’utilise pas d’eau chaude avant, elle fixe la couleur.',
    ],
  },
  {
    ask: [
      'tache|taches tomate|sauce|fruits|fruit|cerise*|fraise*',
      'enlever|ravoir sauce|jus tomate|fruit|fruits vetement*|tshirt|nappe|chemise',
    ],
    say: [
      'Enlève le surplus, rince à l’eau froide par l’envers, liquide vaisselle, dix minutes, puis lave. Le soleil efface souvent ce qui reste.',
      'Pour une tache sèche : vinaigre blanc ou jus de citron une demi-heure, rince, puis percarbonate à 40 degrés si c’est blanc. L’eau bouillante marche sur du coton blanc taché de fruits rouges.',
    ],
  },
  {
    ask: [
      'tache|taches transpiration|sueur|aureole*|deodorant|aisselle*',
      'aureole* enlever|comment|chemise|tshirt|jaunes',
    ],
    say: [
      'Une pâte de bicarbonate et d’eau avec un peu de savon, trente minutes sur la tache, une vieille brosse à dents, puis la machine. Pas d’eau de Javel, qui jaunit encore plus.',
      'Vinaigre blanc pur pendant une heure, ou percarbonate à 40 degrés si le tissu est blanc. Ensuite, laisse sécher le déodorant avant d’enfiler, et les auréoles reviennent moins.',
    ],
  },
  {
    ask: [
      'linge|draps|chemise*|tshirt* jaun*|gris|grisatre',
      'blanchir linge|blanc|chemise*|draps',
      'comment linge blanc',
    ],
    say: [
      'Une cuillère à soupe de percarbonate dans le tambour, à 60 degrés si l’étiquette le permet, blancs seuls. Séchage au soleil. Jamais sur laine ou soie.',
      'Trempage une nuit dans l’eau tiède avec du bicarbonate et du savon de Marseille, puis machine sans trop la remplir et avec moins de lessive : c’est l’excès qui grise souvent le linge.',
    ],
  },
  {
    ask: ['odeur|odeurs|pue|sent|puent frigo|refrigerateur', 'mauvaise odeur frigidaire|frigo'],
    say: [
      'Vide, lave les parois à l’eau et au vinaigre blanc, puis laisse un bol de bicarbonate ouvert, à changer chaque mois. Le marc de café sec marche aussi.',
      'Cherche d’abord le coupable : l’orifice d’écoulement au fond et le joint de la porte. Un coton-tige au vinaigre pour les deux, et tous les restes en boîtes fermées.',
    ],
  },
  {
    ask: [
      'odeur|odeurs|pue|sent|puent evier|canalisation*|lavabo|egout|siphon',
      'odeur|odeurs|pue|sent|puent poubelle',
    ],
    say: [
      'Bicarbonate et vinaigre blanc, quinze minutes, puis de l’eau très chaude, dans l’évier comme au fond de la poubelle vide. Du marc de café sec absorbe ensuite l’odeur.',
      'Évier : dévisse le siphon, vide-le et brosse-le, c’est souvent lui. Poubelle : sacs bien fermés, déchets humides dans du papier journal, et un peu de bicarbonate au fond.',
    ],
  },
  {
    ask: ['odeur|odeurs|pue|sent|puent chaussure*|baskets|pieds', 'desodoriser chaussures|baskets'],
    say: [
      'Bicarbonate dans chaque chaussure toute la nuit, secoue le matin, et laisse-les sécher un jour entre deux ports. Semelles lavables à 40 degrés, chaussettes en coton ou laine.',
      'Une nuit au congélateur dans un sac calme les bactéries, puis séchage à l’air. Pieds bien essuyés entre les orteils, et du papier journal dedans après la pluie.',
    ],
  },
  {
    ask: ['odeur|odeurs|pue|sent|puent linge|machine|lave', 'nettoyer|entretenir machine|lave laver|linge'],
    say: [
      'Un cycle à vide à 90 degrés avec deux verres de vinaigre blanc, joint et bac à lessive frottés, filtre vidé. Ensuite, porte toujours ouverte et linge sorti tout de suite.',
      'Moins de lessive, un lavage à 60 degrés par mois, et un linge qui sèche vite, bien espacé. Le linge déjà moisi : relavé avec un verre de vinaigre dans le bac, sans assouplissant.',
    ],
  },
  {
    ask: [
      'odeur|odeurs|pue|sent cigarette|tabac|friture|poisson|cuisine|renferme',
      'enlever|chasser odeur appart*|piece|maison',
    ],
    say: [
      'Aère en grand dix minutes, puis laisse un bol de vinaigre blanc une nuit dans la pièce. Rideaux et coussins gardent l’odeur : lave-les, ou bicarbonate une heure et aspirateur.',
      'Fais mijoter de l’eau avec du citron et quelques clous de girofle, fenêtre entrouverte, vingt minutes. Essuie les surfaces grasses au vinaigre tiède : c’est là que l’odeur reste.',
    ],
  },
  {
    ask: [
      'moisissure*|moisi mur|murs|salle|enlever|comment|plafond|joint|joints',
      'taches|traces noires mur|plafond|joints humidite|douche',
    ],
    say: [
      'Gants, fenêtre ouverte : vinaigre blanc pur, une heure, frotte, rince, sèche. Pour les joints, une pâte de bicarbonate. Jamais de Javel avec du vinaigre, le gaz est toxique.',
      'Une fois nettoyé, c’est l’humidité qu’il faut battre : aérer deux fois dix minutes, chauffer un peu, meubles à cinq centimètres du mur, aérations débouchées. Si cela revient, il y a une fuite ou un mur froid.',
    ],
  },
  {
    ask: [
      'calcaire|tartre|detartr*|entartr* robinet|douche|pommeau|paroi|vitre|wc|toilettes',
      'enlever calcaire|tartre',
      'traces blanches robinet|douche|paroi',
    ],
    say: [
      'Vinaigre blanc tiède : un linge imbibé autour du robinet ou sur la paroi, une heure, puis frotte et rince. Le pommeau trempe une nuit dans un sac attaché.',
      'Acide citrique : deux cuillères dans un demi-litre d’eau, sans odeur, vingt minutes. Une raclette après chaque douche évite d’y revenir. Jamais sur le marbre.',
    ],
  },
  {
    ask: [
      'detartr*|calcaire|tartre bouilloire|cafetiere|machine',
      'detartr*|calcaire|tartre bouilloire|cafetiere|machine enlever|comment|faire',
      'vinaigre bouilloire|cafetiere',
    ],
    say: [
      'Bouilloire ou cafetière : moitié eau, moitié vinaigre blanc, un cycle ou une ébullition, une heure d’attente, deux rinçages à l’eau claire.',
      'Une cuillère d’acide citrique pour un demi-litre d’eau, une ébullition ou un passage, trente minutes, puis rince deux fois. Pour une machine à dosettes, plutôt le produit du fabricant.',
    ],
  },
  {
    ask: [
      'laver|lavage|machine couleur|couleurs|blanc|laine|jean|jeans|degres|temperature',
      'trier|tri linge',
    ],
    say: [
      'Blancs à 40 ou 60 degrés, couleurs à 30, jeans à l’envers à 30, laine et soie à froid avec essorage doux. Serviettes et draps à 60. Le rouge seul la première fois.',
      'Trois tas : blanc, clair, foncé. Remplis le tambour aux trois quarts, vide les poches, ferme les zips. Trente degrés suffisent pour presque tout, soixante pour le linge de lit et de toilette.',
    ],
  },
  {
    ask: ['pull|laine|vetement* retreci*|retrecir|feutre', 'rattraper pull machine|sechoir|retreci'],
    say: [
      'Eau tiède et une cuillère d’après-shampoing, trente minutes, presse sans tordre, puis étire doucement à plat sur une serviette, à la bonne taille. Recommence le lendemain si besoin.',
      'Cheveux et laine se ressemblent : du shampoing doux dans l’eau tiède, une demi-heure, sans rincer trop fort. Essore dans une serviette, épingle à la bonne taille et laisse sécher à plat.',
    ],
  },
  {
    ask: [
      'linge|vetement*|machine deteint|deteindre|deteints',
      'linge|lessive rose|bleu sorti|devenu|rattraper',
    ],
    say: [
      'Ne sèche rien : relave aussitôt avec du percarbonate pour le blanc, ou une lingette anti-décoloration et du vinaigre pour les couleurs. Une nuit de trempage rattrape souvent le reste.',
      'Tout ce qui est blanc : percarbonate et eau à 40 degrés, deux heures, puis machine. Les couleurs : eau froide et vinaigre, une heure. La prochaine fois, le neuf se lave seul.',
    ],
  },
  {
    ask: ['nettoyer|laver four|plaque|hotte', 'degraisser four|hotte|plaque'],
    say: [
      'Four froid : une pâte de bicarbonate et d’eau sur les parois, une nuit, puis du vinaigre qui mousse, éponge, rince. Les grilles, une nuit dans l’eau chaude et la lessive.',
      'Plaque et hotte : liquide vaisselle et eau très chaude, puis bicarbonate humide sur les taches cuites. Four encore tiède : un plat d’eau et de citron à 120 degrés, vingt minutes, et la graisse se décolle.',
    ],
  },
  {
    ask: [
      'nettoyer|laver vitre|vitres|fenetre|fenetres|miroir|miroirs',
      'vitres|vitre|fenetres|miroir trace|traces sans|eviter|comment',
    ],
    say: [
      'Un litre d’eau tiède, un peu de vinaigre blanc et une goutte de liquide vaisselle, raclette de haut en bas, puis un chiffon microfibre. Choisis un jour sans soleil, sinon cela trace.',
      'Eau chaude et savon noir, une cuillère suffit, puis raclette et un vieux journal pour finir. À l’intérieur en gestes horizontaux, à l’extérieur en verticaux : on voit de quel côté reste la trace.',
    ],
  },
  {
    ask: ['nettoyer|laver canape|matelas|tapis|moquette', 'detacher|desodoriser canape|matelas|tapis'],
    say: [
      'Bicarbonate partout, deux heures ou une nuit, puis aspirateur lent. Taches : eau tiède et savon de Marseille tamponnés, puis un linge sec dessus. Laisse sécher fenêtre ouverte.',
      'Pour l’ensemble : un injecteur-extracteur loué une journée, eau tiède et un peu de savon. Pour une odeur : terre de Sommières ou bicarbonate, une nuit, puis aspirateur et grand air.',
    ],
  },
  {
    ask: ['menage organis*|vite|motiv*|planning|commencer|astuce*|flemme', 'commencer|commence par menage'],
    say: [
      'Un minuteur de quinze minutes, une seule pièce, de haut en bas, poussière avant aspirateur. Quinze minutes par jour valent mieux qu’un samedi entier.',
      'De la musique, un seul panier pour ramasser ce qui traîne, puis les surfaces, puis le sol. Un jour pour la salle de bains, un autre pour la cuisine, et le week-end reste libre.',
    ],
  },
  {
    ask: [
      'ranger|rangement maison|chambre|appart*|placard|dressing|bureau comment|organis*|par',
      'trier vetements|affaires|placard',
    ],
    say: [
      'Trois sacs : garder, donner, jeter. Une étagère à la fois, minuteur sur vingt minutes. Ce qui n’a pas servi depuis un an peut partir.',
      'Tout vider, nettoyer, puis remettre seulement ce qu’on aime ou qu’on utilise. Une place pour chaque chose, à la hauteur où l’on s’en sert. Un objet qui entre, un objet qui sort.',
    ],
  },
  {
    ask: [
      'plante|plantes arros*|eau combien|souvent|quand|frequence|comment',
      'quand|combien|souvent arroser orchidee|cactus|monstera|ficus|plantes',
    ],
    say: [
      'Un doigt dans la terre : sèche à deux centimètres, arrose bien jusqu’à ce que l’eau sorte, puis vide la soucoupe ; humide, attends. C’est plus fiable que le calendrier.',
      'En général une fois par semaine en été, toutes les deux à trois semaines en hiver, cactus et succulentes bien moins. Pot lourd : encore humide. Pot léger : c’est le moment.',
    ],
  },
  {
    ask: [
      'plante|plantes mour*|meurt|fane*|sauver',
      'feuilles|feuille jaune|jaunes|jauniss*|marron|brunes plante|plantes|geranium|ficus|monstera|basilic|citronnier',
    ],
    say: [
      'Sors-la du pot : des racines blanches, tout va bien ; brunes et molles, coupe-les et rempote dans du terreau neuf. Ensuite, lumière sans soleil direct, peu d’eau, deux semaines de patience.',
    ],
  },
  {
    ask: [
      'plante|plantes facile*|increvable*|debutant|tuer|meurent',
      'plante|plantes interieur|choisir ombre|sombre|lumiere|facile*|quelle|quelles',
    ],
    say: [
      'Sansevieria, zamioculcas, pothos, aspidistra : peu d’eau, peu de lumière, et un mois d’oubli pardonné. Avec un chat ou un chien, plutôt l’aspidistra ou le chlorophytum, sans danger pour eux.',
      'Le chlorophytum et le zamioculcas poussent presque partout. Près d’une fenêtre sans soleil direct, une orchidée refleurit avec un bain d’eau par semaine. Un seul interdit : l’eau qui stagne.',
    ],
  },
  {
    ask: [
      'tomate|tomates planter|arroser|semer|pousser|plants|plant|jardin|balcon',
      'tomates cerises pot|balcon|semis',
    ],
    say: [
      'En plein soleil, après les saints de glace, mi-mai, tige enterrée jusqu’aux premières feuilles. Arrose au pied, régulièrement, sans mouiller les feuilles, et attache à un tuteur.',
      'Au balcon : des tomates cerises, un pot de vingt litres au moins, six heures de soleil. Semis au chaud en mars, dehors à la mi-mai, un arrosage par jour en été, du paillage par-dessus.',
    ],
  },
  {
    ask: [
      'basilic meurt|arros*|garder|entretien|taill*|pousser|pot',
      'basilic feuilles|plant tombent|noires|couper|tenir',
    ],
    say: [
      'Il aime 20 degrés, du soleil le matin et jamais de courant d’air froid. Pince les fleurs dès qu’elles pointent. Une tige coupée fait des racines en dix jours dans un verre d’eau.',
    ],
  },
  {
    ask: [
      'moustique|moustiques eviter|chasser|repousser|contre|anti|chambre',
      'moustiques|moustique debarrasser|efficace|soir',
    ],
    say: [
      'Moustiquaire et ventilateur, qui les gêne beaucoup, aucune eau qui stagne, même dans les soucoupes. Le soir, vêtements clairs et longs. La citronnelle aide peu et pas longtemps.',
      'Sur la peau, un répulsif à l’icaridine ou au DEET, en suivant la notice. Ferme avant la tombée de la nuit, vide arrosoirs et gouttières, et éteins les lumières près des fenêtres ouvertes.',
    ],
  },
  {
    ask: [
      'fourmi|fourmis chasser|maison|cuisine|debarrasser|comment|contre|eviter|faire',
      'invasion fourmis',
    ],
    say: [
      'Suis la file jusqu’à l’entrée, bouche-la au mastic, nettoie le chemin au vinaigre blanc : sans piste, elles se perdent. Sucre et miettes en boîtes fermées.',
      'Piège simple : un peu de miel et de bicarbonate sur un carton, près du passage. Marc de café, craie ou cannelle sur les seuils les détournent. La nuit, gamelle des animaux dans une assiette d’eau.',
    ],
  },
  {
    ask: [
      'moucherons|mouches|mites chasser|maison|cuisine|debarrasser|comment|contre|eviter|faire|piege',
      'invasion mites|moucherons|mouches',
    ],
    say: [
      'Moucherons : un verre de vinaigre de cidre, une goutte de liquide vaisselle. Mites alimentaires : jeter le paquet atteint, boîtes en verre. Mites des vêtements : laver à 60 ou 72 heures au congélateur, puis lavande.',
      'Fruits au frigo, évier sec, poubelle vidée : les moucherons partent en une semaine. Mouches : moustiquaire et basilic à la fenêtre. Mites : pièges à phéromones, placards aspirés, laine propre en housse fermée.',
    ],
  },
  {
    ask: ['chiot propre|proprete|pipi|uriner', 'apprendre|rendre proprete|propre chiot|chien'],
    say: [
      'Dehors après chaque réveil, repas et jeu, toujours au même endroit, et une friandise dans la seconde. Les accidents se nettoient sans un mot. Vers quatre à six mois, cela tient.',
      'Note ses heures pendant trois jours, tu verras le rythme, puis sors-le cinq minutes avant. Un petit espace quand personne ne surveille, nettoyant enzymatique sur les accidents, et jamais le nez dedans.',
    ],
  },
  {
    ask: ['chiot mordille|mord|mordiller|mordre', 'chiot mordillement*|mache|machouille'],
    say: [
      'Donne un jouet à mâcher à la place de la main. S’il continue, plus de jeu ni de regard pendant trente secondes. Chaque fois pareil, et en deux à trois semaines, il comprend.',
    ],
  },
  {
    ask: ['chiot nuit|dodo|pleure|dormir', 'chiot premiere|premieres nuit|nuits'],
    say: [
      'Les premières semaines, son panier tout près du lit : ta présence le calme. Dernière sortie juste avant, une sortie sans jeu vers trois heures, et un tissu avec l’odeur de sa mère ou de la maison.',
      'Bouillotte tiède sous une couverture et lumière éteinte. S’il pleure, une main posée, sans jeu ni lumière. Le soir, un vrai moment de jeu, puis calme. En une à deux semaines, il dort.',
    ],
  },
  {
    ask: ['chien|chiens tire|tirer laisse', 'apprendre|marcher laisse|pied chien|chiot'],
    say: [
      'Laisse tendue, on s’arrête sans rien dire ; laisse molle, on repart. Cinq minutes par sortie suffisent, avec un harnais et des friandises à hauteur du genou. Deux semaines et la différence se voit.',
      'Change de direction dès qu’il tire, sans secouer, et récompense-le quand il revient à ta hauteur. Commence dans une rue calme, après un jeu, et laisse-lui de vraies pauses pour renifler.',
    ],
  },
  {
    ask: ['chien|chiens aboie|aboyer|aboiements', 'empecher|arreter aboyer'],
    say: [
      'D’abord la cause : sonnette, ennui, peur ou demande. Ne crie pas, il croit que tu aboies avec lui. Récompense chaque silence de trois secondes, puis de dix. Plus de balades et de jeux de nez réduit le reste.',
      'À la sonnette : envoie-le sur son tapis contre une friandise, dix répétitions par jour avec un faux visiteur. À la fenêtre : un film opaque en bas. Seul à la maison : un jouet à remplir, et des absences plus courtes.',
    ],
  },
  {
    ask: [
      'chien|chiens promen*|sortir|balade|balades combien|fois|temps',
      'combien promenades|sorties|balades chien|chiens',
    ],
    say: [
      'Trois sorties par jour, dont une longue de trente à soixante minutes, avec du temps pour renifler : cela fatigue plus que courir. Un chiot, cinq minutes par mois d’âge, plusieurs fois.',
      'Au moins deux heures réparties pour un adulte actif, une heure pour un petit ou un vieux chien. Par forte chaleur, tôt et tard : si la main ne tient pas cinq secondes sur le bitume, c’est trop chaud.',
    ],
  },
  {
    ask: [
      'chien|chiens|chiot chocolat|raisin|oignon|ail',
      'chien|chiens interdit*|toxique*|danger*|dangereux|droit manger|aliment*|donner',
    ],
    say: [
      'Interdits au chien : chocolat, raisin, oignon, ail, xylitol, alcool, noix de macadamia, os cuits. S’il en a mangé, appelle tout de suite le vétérinaire, en disant quoi, combien et quand, sans le faire vomir.',
    ],
  },
  {
    ask: [
      'chat|chats interdit*|toxique*|danger*|droit manger|aliment*|plante*|donner',
      'plantes|plante toxiques|toxique|danger* chat|chats',
    ],
    say: [
      'Interdits au chat : oignon, ail, chocolat, raisin, alcool, os cuits, et tous les médicaments humains. Parmi les plantes, le lys est mortel. En cas d’accident, le vétérinaire tout de suite.',
    ],
  },
  {
    ask: [
      'voyage*|voyager|partir|vacances|weekend pas|moins cher|chere|argent',
      'voyage*|vacances|weekend petit|mini budget',
    ],
    say: [
      'Mai, juin ou septembre, du mardi au jeudi, train réservé tôt ou bus, et une ville moins célèbre à une heure d’une grande. Logement avec cuisine, marché le matin, une seule visite payante par jour.',
      'Idées qui coûtent peu : Porto, Cracovie, l’Aveyron, le Jura à pied, la Galice, la Loire à vélo sous tente. Échange de maison ou auberge, bien mieux équipée qu’on ne croit.',
    ],
  },
  {
    ask: [
      'vacances|weekend|week idee*|conseil* destination*|partir',
      'ou partir vacances|weekend ete|hiver|juillet|aout|septembre|paques|toussaint|printemps|mai|juin',
      'quelle destination',
    ],
    say: [
      'Pour la mer : la baie de Somme ou la Galice. Pour les montagnes : le Jura et ses lacs. Pour une ville : Gand, Porto ou Turin, à taille humaine et faciles à pied.',
      'Pour marcher : le Vercors ou les Cévennes. Pour nager : l’Ardèche ou le lac d’Annecy, en juin. Pour manger : Lyon ou Bologne. Prends le premier nom qui fait envie, on y va.',
    ],
  },
  {
    ask: [
      'toulouse visit*|incontournable*|decouvrir',
      'quoi|idee*|kwa|y faire|voir toulouse',
      'que faire toulouse',
    ],
    say: [
      'Le Capitole et Saint-Sernin, les Jacobins et leur palmier de pierre, les quais de la Daurade au soleil couchant, et le marché Victor-Hugo à midi.',
      'La Cité de l’espace ou la Halle de la Machine et son minotaure, le canal du Midi à vélo, et une journée à Albi ou à Carcassonne en train.',
    ],
  },
  {
    ask: ['lille visit*|incontournable*|decouvrir', 'quoi|idee*|kwa|y faire|voir lille', 'que faire lille'],
    say: [
      'Le Vieux-Lille et la Vieille Bourse, ses bouquinistes et ses joueurs d’échecs, le palais des Beaux-Arts, puis une carbonade ou un welsh dans un estaminet.',
      'La Piscine de Roubaix, musée dans un bassin Art déco, la citadelle et son parc, le marché de Wazemmes le dimanche matin, et Bruges ou Gand à une heure.',
    ],
  },
  {
    ask: [
      'nantes|montpellier visit*|incontournable*|decouvrir',
      'quoi|idee*|kwa|y faire|voir nantes|montpellier',
      'que faire nantes|montpellier',
    ],
    say: [
      'Nantes : l’éléphant des Machines de l’île, le château, Trentemoult et ses maisons de couleur. Montpellier : l’Écusson, la promenade du Peyrou, le musée Fabre, et la mer à deux pas.',
      'Nantes : le passage Pommeraye, le jardin des Plantes, Clisson et ses airs d’Italie. Montpellier : le jardin des Plantes, le pic Saint-Loup à pied, Palavas ou Sète pour la mer.',
    ],
  },
  {
    ask: [
      'geneve|lausanne|suisse visit*|incontournable*|decouvrir',
      'quoi|idee*|kwa|y faire|voir geneve|lausanne|suisse',
      'que faire geneve|lausanne|suisse',
    ],
    say: [
      'Autour du Léman : les vignes de Lavaux, le château de Chillon, la cathédrale et le Musée olympique à Lausanne, le jet d’eau et la vieille ville à Genève.',
      'Un bateau de la Belle Époque sur le lac, Gruyères et sa fondue, les Rochers de Naye en train à crémaillère depuis Montreux. Les bains publics des Pâquis à Genève sont bon marché.',
    ],
  },
  {
    ask: [
      'montreal|quebec visit*|incontournable*|decouvrir',
      'quoi|idee*|kwa|y faire|voir montreal|quebec',
      'que faire montreal|quebec',
    ],
    say: [
      'À Montréal : le belvédère du Mont-Royal, le Plateau et ses murales, le marché Jean-Talon, une poutine tard le soir. À Québec : les remparts, la terrasse Dufferin, le Petit-Champlain.',
      'La chute Montmorency et l’île d’Orléans, Tadoussac et ses baleines de juin à octobre, les érables fin septembre, et au printemps, une cabane à sucre.',
    ],
  },
  {
    ask: [
      'rome|venise visit*|incontournable*|decouvrir',
      'quoi|idee*|kwa|y faire|voir rome|venise',
      'que faire rome|venise',
    ],
    say: [
      'Rome : le Panthéon, le Forum, le Janicule pour la vue, le soir au Trastevere. Venise : San Marco à l’aube, Cannaregio, Dorsoduro, et un vaporetto sur le Grand Canal. Réserve le Vatican et le Colisée.',
      'Rome : l’Aventin et son trou de serrure, la Via Appia à vélo, Ostia Antica en train. Venise : Burano et Torcello en bateau, la Giudecca pour la vue, des cicchetti debout au comptoir.',
    ],
  },
  {
    ask: [
      'barcelone|lisbonne|porto visit*|incontournable*|decouvrir',
      'quoi|idee*|kwa|y faire|voir barcelone|lisbonne|porto',
      'que faire barcelone|lisbonne|porto',
    ],
    say: [
      'Barcelone : la Sagrada Família réservée, le quartier de Gràcia, les bunkers du Carmel. Lisbonne : Alfama, Belém, un pastel tiède. Porto : la Ribeira, le pont Dom-Luís, les caves de Gaia.',
      'Barcelone : l’hôpital Sant Pau, Montjuïc et la plage tôt. Lisbonne : les miradouros au couchant, LX Factory, Sintra en train. Porto : la librairie Lello réservée, Foz à pied, la vallée du Douro.',
    ],
  },
  {
    ask: [
      'londres visit*|incontournable*|decouvrir',
      'quoi|idee*|kwa|y faire|voir londres',
      'que faire londres',
    ],
    say: [
      'Les grands musées sont gratuits : British Museum, National Gallery, Tate Modern. À pied le long de la Tamise, de Westminster à Tower Bridge, avec un arrêt à Borough Market.',
      'Hampstead Heath pour la vue, Greenwich en bateau, Brick Lane le dimanche, Camden et le canal jusqu’à Little Venice. Une comédie musicale le soir, billets moins chers le jour même.',
    ],
  },
  {
    ask: [
      'combien heures dormir|sommeil adulte|faut|il|besoin|normal|ado|enfant',
      'combien heures sommeil nuit',
    ],
    say: [
      'Un adulte a besoin de sept à neuf heures, un adolescent de huit à dix, un enfant d’âge scolaire de neuf à douze. Le bon nombre est celui qui te laisse en forme l’après-midi sans café.',
    ],
  },
  {
    ask: [
      'sieste combien|duree|longue|temps|bien|minutes|dure*',
      'faire sieste ideale|bonne|mauvais|utile|bienfaits',
    ],
    say: [
      'Vingt minutes, avant 15 heures : la tête en sort claire. Plus longue, elle laisse vaseux et mange la nuit. Bois un café juste avant, il agit au réveil.',
      'Entre dix et vingt-cinq minutes, en début d’après-midi, avec un réveil. Si les nuits sont mauvaises, mieux vaut la sauter quelques jours : la fatigue du soir aide à se rendormir.',
    ],
  },
  {
    ask: [
      'cafe dormir|sommeil|insomnie*|empeche',
      'boire cafe soir|tard|heure jusqu|tard|avant|quelle|mauvais',
      'cafeine combien|effet|dormir|dure*|trop',
    ],
    say: [
      'La caféine met cinq à six heures à être à moitié éliminée : dernier café vers 14 heures, midi si ton sommeil est léger. Thé, cola et chocolat noir en contiennent aussi.',
      'Le soir, un déca, un rooibos ou une verveine donnent le même geste sans la nuit blanche. L’après-midi, dix minutes de lumière et de marche réveillent presque autant.',
    ],
  },
  {
    ask: ['combien cafe|cafes|tasses jour|maximum|max|trop', 'combien cafes|tasses par jour'],
    say: [
      'Trois ou quatre tasses par jour, soit autour de 400 mg de caféine, ne posent pas de souci à un adulte en bonne santé. Cœur qui bat, nervosité ou mauvaises nuits : une ou deux de moins.',
    ],
  },
  {
    ask: [
      'rhume|enrhum* remede*|soigner|faire|guerir|vite|passer|comment',
      'nez bouche deboucher|faire|comment|respirer',
    ],
    say: [
      'Repos, boissons chaudes, nez rincé au sérum physiologique, tête surélevée la nuit, chambre fraîche. Un rhume passe en sept à dix jours, quoi qu’on fasse.',
      'Bouillon, tisane au thym, douche chaude pour la vapeur, mouchoirs jetables et mains lavées. Fièvre de plus de trois jours, souffle court ou forte douleur au visage : un médecin.',
    ],
  },
  {
    ask: [
      'mal gorge soulager|faire|remede*|passer|comment|quoi',
      'toux|tousse remede*|calmer|faire|soulager|nuit|arreter',
    ],
    say: [
      'Une cuillère de miel dans une tisane tiède, de l’eau souvent, et l’air de la chambre un peu humide. La nuit, un oreiller de plus. Pas de miel avant un an.',
      'Gargarisme d’eau tiède salée pour la gorge, pastilles, pas de fumée, voix au repos. Si cela dure plus de dix jours, avec forte fièvre ou souffle court : un médecin.',
    ],
  },
  {
    ask: [
      'changer|creer|prendre|garder|tenir habitude|habitudes|routine',
      'organis* mes|ma|mieux journee|journees|semaine|temps',
      'routine|organis* quotidien|quotidienne',
    ],
    say: [
      'Une seule chose à la fois, toute petite, deux minutes, toujours après un moment fixe comme le café. Coche un calendrier. Un jour raté ne compte pas, deux de suite, on repart.',
      'Le soir, note les trois choses qui comptent demain, pas dix, avec une heure pour chacune. La plus difficile d’abord, et une plage vide pour l’imprévu. Le dimanche, dix minutes pour la semaine.',
    ],
  },
  {
    ask: ['routine soir|coucher', 'idee* routine soir|nuit'],
    say: [
      'Une heure avant le lit : lumière basse, téléphone dans une autre pièce, demain préparé en dix minutes, douche tiède, quelques pages. Toujours dans le même ordre, le corps comprend vite.',
      'Version courte, vingt minutes : ranger la cuisine, sortir les vêtements du lendemain, écrire trois lignes sur la journée, étirer la nuque et le dos. Et la même heure de coucher, week-end compris.',
    ],
  },
  {
    ask: ['combien eau|litre|litres boire|bois', 'boire eau plus|assez|oublie|penser|astuce*'],
    say: [
      'Environ un litre et demi par jour, davantage par temps chaud ou en cas d’effort. L’urine claire dit que c’est assez. Soupes, fruits et thé comptent aussi.',
      'Six à huit verres par jour : un au lever, un ou deux à chaque repas, un en rentrant. Une bouteille toujours en vue, avec du citron ou de la menthe si l’eau ennuie.',
    ],
  },
  {
    ask: [
      'etirement*|etirer bureau|chaise|assis|assise|ordi*|teletravail',
      'exercice*|bouger bureau|chaise|assis|assise dos|nuque|etirer|idee*|faire',
    ],
    say: [
      'Cinq gestes sur la chaise : oreille vers l’épaule, épaules en arrière dix fois, bras croisés derrière la tête et coudes ouverts, torsion douce de chaque côté, jambe tendue et pointe vers soi. Vingt secondes chacun.',
      'Toutes les heures, deux minutes debout : mains au plafond, dos rond puis creux en s’appuyant au bureau, poignets fléchis dans les deux sens, dix montées sur la pointe des pieds. Sans forcer, en soufflant.',
    ],
  },
  {
    ask: ['tarte pommes|pomme recette*|faire|comment|idee*|facile', 'tarte tatin'],
    say: [
      'Tarte aux pommes : pâte brisée, deux cuillères de compote au fond, quatre pommes en fines lamelles, un peu de sucre et de beurre, trente-cinq minutes à 190 degrés. La confiture d’abricot chaude la fait briller.',
      'Tatin : 100 g de sucre et 60 g de beurre en caramel, six pommes en quartiers, dix minutes à la poêle, la pâte par-dessus, bords rentrés, trente minutes à 190 degrés. Retourne-la tiède.',
    ],
  },
  {
    ask: ['pancakes', 'pancake recette*|faire|idee*|pate|comment'],
    say: [
      'Pour dix pancakes : 200 g de farine, un sachet de levure, une cuillère de sucre, deux œufs, 25 cl de lait, 30 g de beurre fondu. Repos d’un quart d’heure, feu moyen, retourne dès que les bulles percent.',
      'Sans levure et tout moelleux : deux jaunes, 150 g de farine, 20 cl de lait, une pincée de sel, puis les deux blancs en neige. Petite louche, couvercle, deux minutes par côté, sirop d’érable.',
    ],
  },
  {
    ask: ['gaufre|gaufres recette*|pate|faire|comment'],
    say: [
      'Pour huit gaufres : 250 g de farine, un demi-sachet de levure, trois œufs, 40 cl de lait, 100 g de beurre fondu, un peu de sucre. Blancs en neige pour la légèreté, gaufrier bien chaud, cinq minutes.',
    ],
  },
  {
    ask: ['tiramisu'],
    say: [
      'Trois jaunes battus avec 80 g de sucre, 250 g de mascarpone, puis trois blancs en neige. Biscuits trempés vite dans du café froid, une couche de crème, recommence, cacao. Une nuit au frais, œufs très frais.',
    ],
  },
  {
    ask: [
      'cookie|cookies recette*|faire|comment|moelleux',
      'recette* biscuits|sables|gateaux sec|secs|facile*|maison',
    ],
    say: [
      'Cookies : 120 g de beurre mou, 120 g de cassonade, un œuf, 200 g de farine, une demi-cuillère à café de levure, 150 g de chocolat en morceaux. Dix minutes à 180 degrés, encore mous à la sortie.',
    ],
  },
  {
    ask: ['fondant|moelleux|gateau|brownie chocolat recette*|faire|facile*|idee*|comment'],
    say: [
      'Fondant : 200 g de chocolat et 150 g de beurre fondus, quatre œufs, 120 g de sucre, 50 g de farine, vingt-deux minutes à 180 degrés. Le centre doit trembler un peu. Meilleur le lendemain.',
      'Brownie : 200 g de chocolat, 120 g de beurre, trois œufs, 150 g de sucre, 80 g de farine, une poignée de noix, vingt minutes à 180 degrés. Coupe-le froid, en petits carrés.',
    ],
  },
  {
    ask: ['mousse chocolat'],
    say: [
      '200 g de chocolat fondu tiède, six jaunes, puis six blancs en neige incorporés doucement, trois heures au frais, œufs très frais. Une pincée de fleur de sel dessus, et c’est une fête.',
    ],
  },
  {
    ask: ['lasagne|lasagnes recette*|faire|comment|combien|bechamel'],
    say: [
      'Bolognaise bien réduite, béchamel souple, feuilles sèches, en quatre couches, fromage râpé dessus. Trente-cinq minutes à 180 degrés, puis dix minutes de repos avant de couper. Sans viande : épinards et ricotta.',
    ],
  },
  {
    ask: ['bourguignon', 'blanquette'],
    say: [
      'Bourguignon : un kilo de bœuf doré par petites quantités, carottes, oignons, une cuillère de farine, une bouteille de vin rouge, trois heures de frémissement. Blanquette : veau, carottes, bouillon, une heure et demie, puis crème, jaune et citron hors du feu.',
    ],
  },
  {
    ask: [
      'vinaigrette recette*|faire|comment|proportion*|dose*',
      'mayonnaise|mayo recette*|faire|comment|rattraper|maison',
    ],
    say: [
      'Vinaigrette : une cuillère de moutarde, une de vinaigre, sel, trois d’huile en fouettant. Mayonnaise : un jaune, une cuillère de moutarde, 20 cl d’huile en filet, tout à la même température. Ratée ? Reprends avec un jaune neuf.',
    ],
  },
  {
    ask: ['bechamel'],
    say: [
      '50 g de beurre fondu, 50 g de farine, deux minutes en remuant sans colorer, puis un demi-litre de lait froid d’un coup, au fouet, jusqu’à épaississement. Sel, muscade. Des grumeaux ? Un coup de mixeur.',
    ],
  },
  {
    ask: [
      'casserole|poele|cocotte|marmite brule*|crame*|attache* fond|comment|nettoyer|recuperer|faire|ravoir|enlever',
      'nettoyer|recuperer|ravoir casserole|poele|cocotte brulee|cramee|noire',
    ],
    say: [
      'Couvre le fond de bicarbonate et d’eau, fais bouillir dix minutes, laisse refroidir, gratte à la spatule en bois. Ce qui reste part avec du vinaigre blanc. Pour l’odeur : fenêtres ouvertes et un bol de vinaigre une nuit.',
    ],
  },
  {
    ask: [
      'tomate|tomates|plants taches|mildiou|brunes|noires|pourri*|noir feuilles|balcon|jardin|faire|quoi|pourquoi|contre|ont',
    ],
    say: [
      'Taches brunes sur feuilles et tiges, c’est souvent le mildiou : coupe et jette tout ce qui est touché, arrose seulement au pied, aère. Un cul noir, c’est un arrosage irrégulier : de l’eau souvent, et un paillage.',
    ],
  },
  {
    ask: [
      'mon|ma|le|la|notre chat|chatte|matou|chien|chienne|chiot|lapin boite|saigne|blesse*|vomi*|convuls* faire|quoi|grave|dois|urgence',
      'chat|chatte|matou|chien|chienne|chiot|lapin mange|boit plus|rien veto|veterinaire|grave|inquiet*|faire',
    ],
    say: [
      'S’il saigne beaucoup, respire mal, ne se lève plus, se cache ou ne mange plus depuis un jour : vétérinaire de garde aujourd’hui, même un dimanche, le répondeur du cabinet donne le numéro. Sinon, repos, eau, et aucun médicament humain.',
    ],
  },
  {
    ask: [
      'bebe|nourrisson miel|fraise|fraises|arachide*|oeuf|oeufs|œuf age|quand|partir|peut|donner|manger',
      'quel age bebe miel|fraise|fraises|manger',
      'diversification quand|comment|commencer',
    ],
    say: [
      'Jamais de miel avant un an, à cause du botulisme. Fraises, œuf bien cuit et arachide en purée peuvent venir dès la diversification, entre quatre et six mois, un aliment nouveau à la fois. Lait de vache en boisson : après un an.',
    ],
  },
  {
    ask: [
      'bebe|nourrisson dort|dormir|endormir|nuit|nuits|reveille comment|pas|plus|refuse|seul|quand|aide*',
      'bebe pleure comment|pourquoi|calmer|nuit|soir',
    ],
    say: [
      'Un petit rituel toujours pareil, bain tiède, tétée ou biberon, chanson, puis le lit encore éveillé, sur le dos, sans oreiller ni peluche. Une main posée et un « chut » régulier suffisent souvent. Relayez-vous la nuit.',
      'Vérifie faim, couche, chaleur, puis porte, berce, bruit doux et lumière basse. Si la patience craque, pose bébé dans son lit, sur le dos, et sors respirer cinq minutes : c’est ce qu’il faut faire. Fièvre ou pleurs inhabituels : médecin.',
    ],
  },
  {
    ask: ['avocat noyau pousse|pousser|planter|germer|germe|faire'],
    say: [
      'Lave le noyau, pique trois cure-dents, pose-le sur un verre d’eau, pointe en haut, la base dans l’eau, près d’une fenêtre. Racine en quatre à huit semaines, puis tige. À vingt centimètres, rempote-le. Il fera des feuilles, rarement des fruits.',
    ],
  },
  {
    ask: ['tailler|taille|couper rosier|rosiers|lavande|hortensia* quand|comment'],
    say: [
      'Rosiers : fin de l’hiver, au-dessus d’un bourgeon tourné vers l’extérieur. Lavande : juste après la fleur, sans entamer le vieux bois. Hortensias : fin mars, sous la fleur sèche, au-dessus des deux premiers gros bourgeons.',
    ],
  },
  {
    ask: ['orchidee couper|tige|refleurir|refleurit|fleurs|fanee'],
    say: [
      'Elle refleurit presque toujours : coupe la tige verte au-dessus du deuxième nœud, ou à la base si elle a séché. Puis lumière sans soleil direct, un bain de dix minutes par semaine bien égoutté, et deux à quatre mois de patience.',
    ],
  },
  {
    ask: ['purger radiateur|radiateurs', 'radiateur glouglou*|bruit|froid haut|purge*|comment'],
    say: [
      'Chauffage arrêté et radiateur tiède, une coupelle et un chiffon, tourne la petite vis d’un quart de tour vers la gauche. L’air siffle, puis l’eau coule en filet : referme. Vérifie ensuite la pression de la chaudière, autour de 1,5 bar.',
    ],
  },
  {
    ask: ['robinet fuit|fuite|goutte|joint changer|reparer|comment|faire', 'changer joint robinet'],
    say: [
      'Coupe l’eau et ouvre le robinet pour le vider. Dévisse la tête à la clé, retire le vieux joint, prends le même en magasin avec lui en poche, remonte sans forcer. Un mitigeur qui goutte : c’est la cartouche qu’on remplace.',
    ],
  },
  {
    ask: [
      'chien|chiens peut|peuvent manger carotte*|pomme*|banane*|fromage|riz|oeuf|oeufs|pain|poulet|pasteque|courgette*|poisson',
      'chien|chiens donner|manger fruits|legumes|carotte*',
    ],
    say: [
      'Oui en petites quantités : carotte, courgette, pomme sans pépins, pastèque, banane, riz et poulet cuits sans sel, un peu d’œuf. Jamais de raisin, d’oignon, de chocolat ni d’os cuits. Le pain et le fromage restent des friandises.',
    ],
  },
  {
    ask: ['chien chat cohabit*|presenter|entendent|entendre|battent|accepte|habituer'],
    say: [
      'Une porte entre eux les trois premiers jours, échange les couvertures pour mêler les odeurs. Puis rencontres de cinq minutes, le chien en laisse, le chat libre de monter en hauteur, friandises des deux côtés. Compte deux à quatre semaines.',
    ],
  },
  {
    ask: [
      'long|prolonge weekend|week ville|destination|idee*|ou',
      'ville|destination trois|3|quatre|deux jours|nuits idee*|ou|quelle|conseil*|weekend|partir|europe',
    ],
    say: [
      'Porto : le fleuve, les azulejos, les caves et un train pour la vallée du Douro. Trois jours suffisent, et on y mange très bien. Plus près : Gand, ses canaux éclairés et ses musées sans foule.',
      'Turin, élégante et gourmande, arcades, musée égyptien et chocolat chaud. En France, Nantes pour ses machines ou Strasbourg à vélo. Pars le vendredi matin, rentre le lundi soir : trois vraies soirées.',
    ],
  },
  {
    ask: [
      'je mets quoi|habill*|tenue|porte mariage|bapteme|invite*|soiree',
      'comment habill*|habille|tenue mariage|bapteme|enterrement|ceremonie|entretien',
    ],
    say: [
      'Mariage : couleur gaie mais ni blanc ni ivoire, chaussures avec lesquelles danser, une veste pour le soir. Cérémonie de deuil : sombre et simple. Entretien : un cran plus chic que l’équipe, dans tes vêtements les plus confortables.',
      'Pars d’une pièce que tu aimes vraiment, accorde le reste autour, deux couleurs et un accessoire. Vérifie l’heure et le lieu : herbe, église fraîche, terrasse. Essaie tout la veille, assis puis debout.',
    ],
  },
  {
    ask: [
      'quoi|que mettre|mets|porter degres|froid|pluie|aujourd|demain habill*|manteau|vetement*|dehors|met',
      'je mets quoi aujourd|demain|matin',
      'comment m|s habiller|habille aujourd|demain|froid|chaud',
    ],
    say: [
      'Trois couches légères : tee-shirt, pull fin, coupe-vent. On enlève à midi, on remet le soir. Sous dix degrés, ajoute écharpe et bonnet ; au-dessus de vingt-cinq, lin ou coton et couleurs claires.',
      'Choisis d’abord les chaussures, selon la marche et la pluie, le reste suit. Une base neutre, jean ou pantalon noir, une pièce de couleur qui donne bonne mine, et une veste à garder sous la main.',
    ],
  },
  {
    ask: [
      'decor*|mettre|idee* mur vide|blanc|nu',
      'decorer mur comment|idee*|couloir|salon',
      'decorer chambre|salon|appart*|studio|couloir idee*|comment|conseil*|pas',
    ],
    say: [
      'Une grande chose plutôt que dix petites : une carte ancienne, un tapis accroché, une étagère fine avec des livres de face. Le centre à hauteur des yeux, un mètre cinquante-cinq environ.',
      'Un mur de cadres dépareillés peints d’une même couleur, des photos de famille en noir et blanc, ou un demi-mur peint en bas dans une teinte profonde. Pose tout au sol d’abord, photographie, puis perce.',
    ],
  },
  {
    ask: [
      'weekend|week|visite|pluie|debarquent|viennent beaux|parents activite*|occuper|proposer',
      'recois|debarquent parents|beaux|famille activite*|proposer|occuper',
    ],
    say: [
      'Un plat à préparer ensemble, leur recette de famille de préférence, puis un petit musée ou un marché couvert. Le soir, vieilles photos et jeu simple, rami ou Triominos. Une chose par jour suffit.',
      'Demande-leur de te montrer quelque chose : un point de tricot, une greffe de rosier, une chanson. Ajoute un salon de thé et une balade courte à l’abri, galerie, serre ou église. Garde un moment libre pour chacun.',
    ],
  },
  {
    ask: [
      'apporte|apporter quoi|conseil*|idee* invite*|voisins|soiree|repas|apero|amis|fete|diner',
      'arriver|venir mains vides',
      'fete voisins quoi|idee*|apport*',
    ],
    say: [
      'Quelque chose qui se pose sur la table et se partage : cake salé, tarte fine, melon et jambon, bonne baguette et fromage local. Pour qui reçoit, une plante en pot ou un petit pot de miel.',
      'Venir les mains vides n’est pas un crime, mais un petit geste réchauffe : des fleurs déjà dans un vase, une bouteille fraîche, une glace artisanale. Demande avant si le dessert est prévu.',
    ],
  },
  {
    ask: [
      'reveillon|noel|nouvel menu|manger|repas petit|budget|pas|nombreux|quinze|dix|cher|facile',
      'reveillon budget|serre idee*|menu|repas|animation',
    ],
    say: [
      'Pour beaucoup avec peu : rillettes de sardine et soupe de potimarron en verrines, grand parmentier de canard ou curry de dinde, bûche roulée maison. Chacun apporte une entrée ou le fromage, tu ne gères que le plat.',
    ],
  },
]
