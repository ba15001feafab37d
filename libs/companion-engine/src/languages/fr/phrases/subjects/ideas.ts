import type { SubjectLines } from '../../../phrases.ts'

export const ideas: SubjectLines<'ideas'> = {
  whatToCook: {
    say: [
      'Une poêlée de légumes du frigo en dés, ail, huile d’olive, œufs cassés dessus, couvercle cinq minutes. Fromage si tu en as, pain pour saucer.',
      'Des pâtes au citron : zeste, jus, ail, huile d’olive, une louche d’eau de cuisson, poivre. Thon, poulet ou courgettes s’y invitent très bien.',
      'Un dahl : oignon, ail, curry, lentilles corail, lait de coco, vingt minutes. Pas cher, nourrissant, meilleur encore le lendemain.',
      'Plaque au four : légumes en morceaux, pois chiches ou poulet, huile, paprika, sel, à 200 degrés, environ quarante minutes. Le four reçoit, toi tu souffles.',
      'Une tarte salée : pâte, moutarde, légumes ou reste de viande, deux œufs et de la crème, trente-cinq minutes à 180 degrés. Salade verte, affaire réglée.',
    ],
    ask: ['Qu’y a-t-il dans ton frigo ?'],
  },
  breakfastIdea: {
    say: [
      'Flocons d’avoine trempés la nuit dans du lait ou une boisson végétale, avec pomme râpée et cannelle. Ça se mange froid et ça s’emporte en bocal.',
      'Tartine de pain complet, fromage frais, tranches de concombre ou œuf dur, poivre. Du salé, pour changer, et ça tient des heures.',
      'Yaourt, compote sans sucre, une poignée de noix et de flocons grillés. Trois minutes, couches bien visibles, allure de café chic.',
      'Pancakes express : une banane écrasée, deux œufs, deux cuillerées de flocons, petite poêle. Bons chauds, bons froids dans une boîte.',
      'Une pomme en quartiers avec de la purée d’amande ou de cacahuète, et un carré de chocolat noir. Croquant, doux, réglé en une minute.',
    ],
    ask: ['Plutôt sucré, salé, chaud ou froid ?'],
  },
  dessertIdea: {
    say: [
      'Le gâteau au yaourt : un pot de yaourt, trois de farine, deux de sucre, un demi d’huile, trois œufs, levure. Environ trente-cinq minutes à 180 degrés, inratable.',
      'Un crumble : fruits en morceaux, puis farine, beurre, sucre frottés du bout des doigts, trente minutes au four. Servi tiède, il fait toujours taire la table.',
      'Un tiramisu : jaunes et sucre, mascarpone, blancs en neige, biscuits au café ou au chocolat chaud pour les petits. Une nuit au frais, aucun four.',
      'Fondant : 200 g de chocolat noir et 150 g de beurre fondus, 120 g de sucre, quatre œufs, une cuillère de farine. Vingt minutes à 180 degrés.',
      'Des rochers coco : 200 g de coco râpée, 100 g de sucre, deux blancs d’œufs, petits tas, quinze minutes à 170 degrés. Ils voyagent très bien.',
    ],
    ask: ['Pour combien de gourmands est-ce ?'],
  },
  giftForHer: {
    say: [
      'Un bocal de cinquante petits papiers : souvenirs, raisons de l’aimer, blagues à vous. Peu d’argent, beaucoup de toi, et elle le gardera.',
      'Un moment plutôt qu’un objet : deux places de spectacle ou un déjeuner dans un joli endroit, avec la date déjà fixée. C’est la date qui fait le cadeau.',
      'Un beau livre photo de vous ou de la famille, vingt images choisies, une phrase sous chacune. Simple à commander, impossible à trouver en magasin.',
      'Un abonnement selon ses goûts : thés, livres, fleurs de saison, magazine. Elle pense à toi plusieurs fois au lieu d’une.',
      'Une très bonne version d’une petite chose quotidienne : écharpe douce, tasse d’artisan, crème pour les mains, sécateur bien fait. Le luxe à l’usage.',
    ],
    ask: ['De quoi a-t-elle parlé avec envie dernièrement ?'],
  },
  giftForHim: {
    say: [
      'Un bon couteau de poche, avec ses initiales si le budget suit. Utile au pique-nique, à l’atelier, et il s’en servira des années.',
      'Une journée prévue par toi : petit train, match, marché, dégustation, selon ses goûts, avec un billet glissé dans une enveloppe.',
      'Un coffret fait maison autour de sa passion : trois bonnes choses à goûter, un livre sur le sujet, une carte drôle. Le lien fait tout.',
      'Une photo ancienne qui compte pour lui, bien tirée et encadrée. Les hommes qui ont déjà tout n’ont souvent pas celle-là.',
      'Un jeu de société court ou un beau puzzle, offert avec une soirée pour y jouer ensemble. L’objet est petit, le rendez-vous est grand.',
    ],
    ask: ['Que fait-il quand il a une heure à lui ?'],
  },
  giftForChild: {
    say: [
      'Un livre choisi selon sa passion du moment, avec une dédicace de ta main. Pour un bébé, un album cartonné à garder ; pour les grands, une série à commencer.',
      'Un bon d’aventure dessiné par toi : une journée au zoo, une nuit de camping au jardin, un après-midi cuisine. Les parents applaudiront, pas de piles.',
      'Du matériel qui sert à créer : beaux crayons, pâte à modeler, blocs de bois, kit de bijoux ou de science, selon l’âge indiqué sur la boîte.',
      'Un jeu de société tout simple, comme le memory pour les petits ou Dobble dès six ans environ. On l’ouvre et toute la table joue.',
      'Quelque chose pour observer : lampe frontale, loupe, petites jumelles, ou pour un tout-petit un mobile. Le monde devient le jouet.',
    ],
    ask: ['Qu’est-ce qui passionne ce petit monde en ce moment ?'],
  },
  dateIdea: {
    say: [
      'Un marché couvert ou une épicerie inconnue : chacun choisit en secret trois choses à goûter, puis pique-nique, dehors ou sur le tapis.',
      'Cuisiner à deux un plat d’un pays jamais visité, musique de là-bas, téléphones dans un tiroir. Même raté, le dîner sera une histoire.',
      'Une promenade du soir avec mission : chacun montre à l’autre trois endroits qui comptent ou qui l’intriguent. Chocolat chaud à l’arrivée.',
      'Un musée ou une librairie, avec un jeu : trouver l’œuvre ou le livre qui ressemble à l’autre, et se justifier. On apprend beaucoup en riant.',
      'Un cours à essayer à deux, poterie, danse, escalade. Débuter ensemble rapproche plus vite qu’une table bien mise.',
    ],
    ask: ['Plutôt calme, drôle ou un peu aventureux ?'],
  },
  weekendIdea: {
    say: [
      'Prendre un train ou un bus jusqu’à un arrêt jamais visité, marcher deux heures, manger dans le premier café sympathique. Aventure à petit prix.',
      'Un tournoi maison : pétanque, ping-pong, cartes, crêpes à l’aveugle. Trois épreuves, un trophée ridicule fabriqué avec une boîte de conserve.',
      'Brocante ou vide-grenier avec un défi : trouver en une heure le meilleur objet à moins de cinq euros. Vote au goûter.',
      'Une rivière, un lac ou une forêt le matin, pique-nique à onze heures, sieste après. Partir tôt donne l’impression d’un jour en plus.',
      'Jouer les touristes dans ta propre ville : un musée jamais vu, un point de vue, une spécialité locale. On découvre souvent ce qu’on longe tous les jours.',
    ],
    ask: ['Plutôt dehors, au calme ou en bande ?'],
  },
  rainyIdea: {
    say: [
      'Chasse au trésor : dix petits papiers cachés, dessins pour les plus jeunes, énigmes pour les grands, goûter au bout. Un quart d’heure à préparer, une heure de paix.',
      'Une cabane : draps, chaises, pinces à linge, lampe de poche. Puis pique-nique et histoires dedans, avec mot de passe à l’entrée.',
      'Parcours du petit aventurier : coussins à sauter, ligne de scotch à suivre, table à ramper. Chronomètre en main, la pluie est vite oubliée.',
      'Pâte à sel : deux verres de farine, un de sel, un d’eau tiède. Chacun modèle un animal, séchage au four très doux, peinture après.',
      'Théâtre d’ombres : une lampe, un drap, des silhouettes en carton sur des pailles. Le spectacle du soir se prépare tout l’après-midi.',
    ],
    ask: ['Quel âge ont les troupes à occuper ?'],
  },
  soloEveningIdea: {
    say: [
      'Choisis un album entier, lumière basse, téléphone loin, et écoute-le du début à la fin comme un film. Presque plus personne ne le fait.',
      'Écris une vraie lettre à quelqu’un qui ne s’y attend pas. Une page suffit, et demain elle part avec un timbre.',
      'Apprends une chose minuscule : un nœud marin, un tour de cartes, dix mots d’une langue, un pliage. À minuit, tu sauras quelque chose de plus.',
      'Soirée grand hôtel : douche longue, meilleur pyjama, boisson chaude, trois chapitres d’un livre. Le luxe, c’est surtout de ne rien devoir à personne.',
      'Une promenade de trente minutes au hasard : pile à gauche, face à droite, à chaque coin. Puis une photo du détail le plus étrange rencontré.',
    ],
    ask: ['Plutôt envie de bouger, de créer ou de se poser ?'],
  },
  tripIdea: {
    say: [
      'Porto : ruelles, azulejos, fleuve, poisson grillé, l’océan au bout du tram. Belle au printemps, facile à pied malgré les côtes.',
      'La Slovénie : Ljubljana, le lac de Bled, la vallée de la Soča, petites distances. Parfaite en train, en voiture ou en van.',
      'Les Canaries pour la douceur toute l’année : Tenerife ou La Palma, volcans, sentiers, piscines naturelles. Courts trajets sur place, bonne lumière en hiver.',
      'La Bretagne par la côte de Granit rose : sentier des douaniers, crêpes, îles à marée basse. Grand spectacle sans prendre l’avion.',
      'Bologne : arcades à perte de vue, tortellini, Ravenne et Florence à portée de train. On y mange si bien que le musée peut attendre.',
    ],
    ask: ['Mer, ville, montagne ou calme complet ?'],
  },
  whatToWear: {
    say: [
      'Pars d’une pièce dans laquelle tu te tiens bien, puis reste simple autour : deux couleurs calmes, chaussures propres. L’aisance se voit plus que la mode.',
      'Bleu marine : plus doux que le noir, juste presque partout, du rendez-vous à la cérémonie. Ajoute un seul accessoire qui te ressemble.',
      'En cas de doute, un cran au-dessus du quotidien : belle chemise ou beau haut, pantalon net, veste à retirer. Enlever est facile, ajouter moins.',
      'Choisis des couches légères en coton ou en lin, et une étole ou une veste dans le sac. Le confort thermique fait la moitié de l’élégance.',
      'Essaie tout à l’avance, debout puis sur une chaise, devant un miroir. Ce qui serre ou remonte maintenant agacera trois fois plus là-bas.',
    ],
    ask: ['Dans quelle tenue te sens-tu vraiment bien ?'],
  },
  petName: {
    say: [
      'Biscuit : doux, deux syllabes, facile à appeler de loin, et il va aux poils, aux plumes comme aux carapaces.',
      'Pixel : court, vif, moderne. Il se crie bien dans un jardin et ne ressemble à aucun ordre.',
      'Moka : chaud et rond, pour lui comme pour elle. Et si un deuxième arrive un jour, Chicorée attend.',
      'Gaufrette : un brin ridicule, donc parfait. Impossible de gronder longtemps quelqu’un qui porte ce nom.',
      'Olive : petit, tendre, méditerranéen. Il vieillit bien, ce qui compte aussi pour une vie de bête.',
    ],
    ask: ['Quel trait de caractère saute aux yeux ?'],
  },
  babyName: {
    say: [
      'Alba : « l’aube » en italien. Court, lumineux ; pour un enfant, un bateau, une boutique ou même un groupe, il tient debout.',
      'Malo : breton, marin, deux syllabes franches. Il va à un garçon, à un voilier, et ferait une enseigne très chaleureuse.',
      'Céleste : ancien et rare sans être étrange. On l’entend bien, il s’écrit sans explication, et il a du ciel dedans.',
      'Noé : trois lettres, une arche, de la douceur. À dire dix fois à voix haute avec la suite du nom, c’est le meilleur test.',
      'Mistral : du vent, du Sud, du caractère. Superbe pour un bateau, un groupe, une enseigne, et possible en deuxième prénom audacieux.',
    ],
    ask: ['Quel son ou quelle image devrait-on entendre dans ce nom ?'],
  },
  partyIdea: {
    say: [
      '« Une couleur chacun » : chaque personne arrive vêtue d’une seule couleur, avec un plat assorti. La table devient un arc-en-ciel et les photos sont superbes.',
      'Le mur des souvenirs : photos envoyées en secret par tous, à légender sur place. Ça lance les conversations, même entre gens qui ne se connaissent pas.',
      'Mini-jeux olympiques absurdes : lancer de tong, relais de cuillère, concours d’imitations. Équipes tirées au sort, médailles en chocolat.',
      'Guinguette : lampions, nappes à carreaux, limonade, accordéon ou playlist bal musette. Joyeux à tout âge, dedans comme dehors.',
      'Soirée enquête : un mystère à résoudre, un rôle par enveloppe, des indices dans l’appartement. Même les timides ont une raison de parler.',
    ],
    ask: ['Qui sera de la fête, et dans quel lieu ?'],
  },
  hobbyIdea: {
    say: [
      'La linogravure : une plaque, une gouge, de l’encre. On grave le soir, on imprime ses cartes, et les mains n’ont plus le temps de s’ennuyer.',
      'L’ukulélé : quatre cordes, trois accords, des dizaines de chansons en quelques semaines. Petit, doux pour les voisins, et des groupes de débutants existent.',
      'L’observation des oiseaux : un carnet, des jumelles prêtées, une fenêtre ou un parc. Gratuit, et une promenade ne sera plus jamais vide.',
      'Le pain au levain : un peu de farine, de la patience, une odeur qui rassemble les gens. Le levain devient presque un animal domestique.',
      'Une chorale ou une troupe amateur : presque toutes cherchent des voix, peu exigent de savoir. On y gagne un soir fixe et du monde.',
    ],
    ask: ['Que préfères-tu autour de toi : du calme ou du monde ?'],
  },
  talkStarter: {
    say: [
      '« Quelle a été la meilleure chose de ta semaine, même minuscule ? » On y répond facilement, et on voit tout de suite ce qui compte.',
      'Pars de ce qui est sous vos yeux : le lieu, un livre, une photo. « Il y a une histoire derrière ça ? » suffit à lancer quelqu’un.',
      'Demande un petit conseil local ou pratique : un restaurant, une série, une recette. Les gens aiment être utiles, et la suite vient seule.',
      '« Qu’est-ce qui t’a donné envie de faire ça ? » marche pour un métier, un sport, une ville. Ensuite, rebondis sur le dernier mot.',
      'Un jeu léger : « Si demain était libre et payé, ce serait quoi, ta journée ? » Réponds aussi, pour que ce ne soit pas un interrogatoire.',
    ],
    ask: ['Que sais-tu déjà de cette personne ?'],
  },
  morningHabit: {
    say: [
      'Un grand verre d’eau et la fenêtre ouverte avant tout écran. Trois minutes de lumière du jour, et le corps sait que ça commence.',
      'Décide la veille de trois choses seulement : vêtements, repas, première tâche. Le matin, il n’y a plus qu’à suivre.',
      'Le faux trajet : un tour du pâté de maisons avant et après le travail ou la journée. Le cerveau comprend qu’on a changé de lieu.',
      'Greffe la nouveauté sur un geste existant : après le café, cinq étirements ; après les dents, deux lignes dans un carnet.',
      'Une heure de lever stable, un vrai vêtement, un rendez-vous avec dehors avant dix heures. Trois piquets suffisent à tenir la tente.',
    ],
    ask: ['Quel moment de la journée t’échappe le plus ?'],
  },
}
