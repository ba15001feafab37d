import type { KnownAnswer } from '../../known-answers.ts'

/** What curious people ask about the world. */
export const world: readonly KnownAnswer[] = [
  {
    ask: [
      'pourquoi|pk|pq|prq ciel bleu',
      'ciel bleu couleur|explique*|raison',
      'couleur ciel vient|explique*|pourquoi|pk',
    ],
    say: [
      'La lumière du soleil contient toutes les couleurs, et l’air disperse surtout le bleu, qui nous arrive donc de tous les côtés à la fois.',
    ],
  },
  {
    ask: [
      'pourquoi|pk|pq|prq ciel|soleil rouge|orange|rose',
      'couche* soleil rouge|orange pourquoi|pk|explique*',
    ],
    say: [
      'Le soir, la lumière traverse beaucoup plus d’air : le bleu s’est dispersé en route et il ne reste que les rouges et les orangés.',
    ],
  },
  {
    ask: [
      'pourquoi|pk|pq|prq mer|ocean|oceans|mers sale|salee|salees|sel',
      'vient sel mer',
      'eau mer salee pourquoi|pk|comment',
    ],
    say: [
      'La pluie use les roches et les rivières emportent leurs sels vers la mer. L’eau s’évapore, le sel reste, et cela s’accumule depuis des milliards d’années.',
    ],
  },
  {
    ask: [
      'pourquoi|pk|pq|prq glace|glacon|glacons|iceberg* flott*',
      'glace|glacon|glacons flott* eau comment|explique*',
    ],
    say: [
      'En gelant, l’eau prend environ 9 % de volume en plus : à poids égal, la glace occupe plus de place que l’eau, elle est donc moins dense et flotte.',
    ],
  },
  {
    ask: [
      'comment|pourquoi|pk avion|avions vole|volent|voler',
      'avion|avions tient|tiennent air',
      'avion|avions tombe* pas pourquoi|pk|comment',
    ],
    say: [
      'Les moteurs poussent l’avion vers l’avant, et ses ailes dévient l’air vers le bas. En retour, l’air pousse les ailes vers le haut : c’est la portance.',
    ],
  },
  {
    ask: [
      'comment|pourquoi|pk bateau|bateaux|paquebot* flott*',
      'bateau|bateaux coul* pas pourquoi|pk|comment',
    ],
    say: [
      'Un bateau est plein d’air : dans l’ensemble, il pèse moins que l’eau qu’il déplace. C’est la poussée d’Archimède qui le porte.',
    ],
  },
  {
    ask: [
      'comment|pourquoi|pk|explique* arc|arcs ciel|enciel',
      'arcenciel|arcsenciel',
      'couleurs arc ciel combien|quelles|ordre|pourquoi|sont',
    ],
    say: [
      'Chaque goutte de pluie courbe la lumière du soleil et la sépare en couleurs, du rouge au violet. On le voit avec le soleil dans le dos et la pluie devant soi.',
    ],
  },
  {
    ask: [
      'pourquoi|pk|comment|explique* tonnerre',
      'pourquoi|pk|comment|explique* eclair|eclairs|foudre form*|fait|tombe*|apparai*|marche*',
      'eclair tonnerre difference|avant|apres',
    ],
    say: [
      'L’éclair est une énorme étincelle électrique. Il chauffe l’air à près de 30 000 degrés, l’air éclate et c’est le tonnerre. On le voit avant de l’entendre, car la lumière va plus vite.',
    ],
  },
  {
    ask: [
      'orage loin|distance comment|calcul*|savoir',
      'distance orage|foudre|eclair',
      'compt* secondes orage|eclair|tonnerre',
    ],
    say: [
      'Compte les secondes entre l’éclair et le tonnerre, puis divise par trois : tu obtiens à peu près la distance en kilomètres. Six secondes, c’est environ deux kilomètres.',
    ],
  },
  {
    ask: [
      'comment|pourquoi|pk neige form*|fabrique|nait',
      'pourquoi|pk neige blanche',
      'flocon|flocons form*|hexagon*|branches|forme',
    ],
    say: [
      'Dans les nuages froids, la vapeur d’eau gèle en minuscules cristaux à six branches qui s’accrochent en flocons. Ils renvoient toutes les couleurs de la lumière, d’où le blanc.',
    ],
  },
  {
    ask: ['animal rapide plus', 'animal vite plus court|monde|terre', 'guepard vitesse|vite|rapide'],
    say: [
      'À terre, c’est le guépard, avec des pointes autour de 100 à 110 km/h sur quelques secondes. Mais le record absolu est au faucon pèlerin, qui dépasse 300 km/h en piqué.',
    ],
  },
  {
    ask: [
      'animal gros|grand|grosse|lourd plus monde|terre|planete|existe|jamais|record',
      'baleine bleue taille|poids|pese|mesure|grande',
      'baleine plus grande|grosse',
    ],
    say: [
      'La baleine bleue : une trentaine de mètres au maximum et bien plus de 100 tonnes. Son cœur à lui seul pèse autour de 180 kilos.',
    ],
  },
  {
    ask: [
      'animal vit|vivent longtemps plus',
      'animal vieux plus monde|terre',
      'animal longevite record|plus',
    ],
    say: [
      'Chez les vertébrés, c’est le requin du Groenland, qui peut dépasser 250 ans, sans doute bien plus. Une praire d’Islande a même atteint 507 ans.',
    ],
  },
  {
    ask: ['combien|longtemps|esperance vit|vivent|vie chat|chats', 'age chat vivre|meurt|maximum|max'],
    say: [
      'Un chat d’intérieur vit en général de 12 à 18 ans, souvent jusqu’à 20. La doyenne connue, Creme Puff, a atteint 38 ans.',
    ],
  },
  {
    ask: ['combien|longtemps|esperance vit|vivent|vie chien|chiens', 'age chien vivre|meurt|maximum|max'],
    say: [
      'De 10 à 13 ans en moyenne. Les petits chiens arrivent souvent à 15 ans ou plus, les très grandes races plutôt à 8 ou 10.',
    ],
  },
  {
    ask: [
      'pourquoi|pk|comment chat|chats|chatte|chaton|chatons ronron*',
      'ronronnement|ronronne|ronronnent chat|chats|signifi*|veut|sert',
    ],
    say: [
      'Des muscles du larynx vibrent très vite quand il inspire et expire. C’est le plus souvent du bien-être, mais un chat ronronne aussi pour se calmer quand il a mal ou peur.',
    ],
  },
  {
    ask: [
      'pourquoi|pk chat|chats|chatte dor* autant|tant|tout|beaucoup|toujours|tellement',
      'combien heures dor* chat|chats|chatte',
    ],
    say: [
      'Un chat dort 12 à 16 heures par jour : c’est un chasseur, il économise ses forces pour de courts sprints, surtout à l’aube et au crépuscule.',
    ],
  },
  {
    ask: ['chat|chats retomb* pattes', 'chat|chats tomb* pattes'],
    say: [
      'En chute, le chat sent où est le haut grâce à son oreille interne, puis tourne l’avant du corps, ensuite l’arrière. Sa colonne très souple fait le reste.',
    ],
  },
  {
    ask: ['poisson|poissons dort|dorment|dormir', 'poisson|poissons sommeil'],
    say: [
      'Oui, à leur façon : ils ralentissent, flottent sur place ou se cachent au fond. Comme ils n’ont pas de paupières, on les croit toujours éveillés. Seuls les requins en ont.',
    ],
  },
  {
    ask: ['poisson|poissons rouge|rouges memoire', 'memoire poisson|poissons secondes'],
    say: [
      'Les trois secondes sont une légende : un poisson rouge retient des choses pendant des mois et peut apprendre l’heure et le lieu de son repas.',
    ],
  },
  {
    ask: ['pourquoi|pk flamant|flamants rose|roses', 'flamant|flamants couleur'],
    say: [
      'À cause de leur menu : les petites crevettes et les algues qu’ils mangent contiennent des caroténoïdes, qui colorent leurs plumes. À la naissance, ils sont gris.',
    ],
  },
  {
    ask: ['pourquoi|pk zebre|zebres rayures|rayes|rayure', 'rayures zebre|zebres sert|servent|utilite|utile'],
    say: [
      'L’explication la mieux étayée : les rayures embrouillent les mouches piqueuses, qui n’arrivent plus à bien se poser. Et chaque zèbre a un dessin unique.',
    ],
  },
  {
    ask: ['pourquoi|pk girafe|girafes cou', 'cou girafe|girafes long|vertebres|combien'],
    say: [
      'Il lui permet d’atteindre des feuilles que les autres n’ont pas, et sert aussi aux combats entre mâles. Malgré sa longueur, il n’a que sept vertèbres, comme le nôtre.',
    ],
  },
  {
    ask: ['pourquoi|pk coq chant*', 'coq|coqs chant* matin'],
    say: [
      'Le coq a une horloge interne : il chante juste avant l’aube pour rappeler que le territoire est à lui. Le plus haut placé du poulailler commence, les autres suivent.',
    ],
  },
  {
    ask: [
      'pourquoi|pk coq symbole|embleme france|francais|equipe',
      'coq gaulois|symbole|embleme france|francais|origine|signifi*',
    ],
    say: [
      'À cause d’un jeu de mots des Romains : « gallus » veut dire à la fois coq et Gaulois. La moquerie est devenue un emblème, surtout depuis la Révolution.',
    ],
  },
  {
    ask: ['abeille|abeilles miel comment|fabriqu*|font|produi*', 'miel vient|fabrique comment|ou'],
    say: [
      'Les abeilles récoltent le nectar, se le passent de bouche en bouche avec leurs enzymes, puis le ventilent avec leurs ailes dans la ruche jusqu’à ce qu’il devienne épais : c’est le miel.',
    ],
  },
  {
    ask: ['abeille|abeilles meur* piqu*', 'abeille guepe difference|reconnaitre'],
    say: [
      'L’abeille est velue et laisse en nous son dard barbelé, elle en meurt. La guêpe, lisse et à taille fine, a un dard presque lisse et peut piquer plusieurs fois.',
    ],
  },
  {
    ask: [
      'pourquoi|pk moustique|moustiques piqu*',
      'moustique|moustiques attire*|prefere* sang|peau|certain*|moi',
    ],
    say: [
      'Seules les femelles piquent : il leur faut du sang pour leurs œufs. Elles nous repèrent à notre souffle, à notre chaleur et à l’odeur de la peau, plus attirante chez certains.',
    ],
  },
  {
    ask: ['araignee|araignees combien pattes|yeux', 'araignee|araignees insecte|insectes'],
    say: [
      'Une araignée a huit pattes et le plus souvent huit yeux. Ce n’est pas un insecte, car les insectes ont six pattes, mais un arachnide, comme le scorpion.',
    ],
  },
  {
    ask: [
      'combien coeurs|coeur|cœurs|cœur pieuvre|poulpe',
      'pieuvre|poulpe coeurs|cœurs|bras|cerveau*|intelligen*',
    ],
    say: [
      'La pieuvre a trois cœurs, huit bras, du sang bleu et des neurones jusque dans les bras. Elle sait ouvrir un bocal et se glisser dans un trou minuscule.',
    ],
  },
  {
    ask: ['poule oeuf|œuf premier|avant|premiere|abord', 'vient premier oeuf|œuf poule'],
    say: [
      'L’œuf : des animaux en pondaient des centaines de millions d’années avant les poules. Et la première vraie poule est sortie d’un œuf pondu par un oiseau qui n’en était pas tout à fait une.',
    ],
  },
  {
    ask: ['chien|chiens voit|voient|voir couleur|couleurs', 'vision chien couleurs|couleur'],
    say: [
      'Pas en noir et blanc : les chiens voient bien le bleu et le jaune, mais le rouge et le vert se confondent pour eux. Une balle bleue dans l’herbe leur convient mieux qu’une rouge.',
    ],
  },
  {
    ask: [
      'pourquoi|pk feuilles|feuille automne|arbre|arbres|foret|erable',
      'arbres perdent feuilles pourquoi|pk',
    ],
    say: [
      'Quand les jours raccourcissent, l’arbre récupère le vert de ses feuilles, la chlorophylle. Les jaunes et les rouges apparaissent, puis la feuille tombe, ce qui économise l’eau en hiver.',
    ],
  },
  {
    ask: ['dinosaure|dinosaures disparu*|mort*|disparition|extinction|disparai*', 'tue dinosaures'],
    say: [
      'Il y a 66 millions d’années, un astéroïde d’une dizaine de kilomètres a frappé le Mexique et plongé la Terre dans le noir et le froid. Seule une branche a survécu : les oiseaux.',
    ],
  },
  {
    ask: ['pourquoi|pk baill*|baille|baillement*', 'baill* contagieux|sert'],
    say: [
      'On ne le sait pas tout à fait : bâiller semble rafraîchir le cerveau et le réveiller un peu. Et c’est contagieux, parce que nous imitons sans le vouloir ceux qui nous entourent.',
    ],
  },
  {
    ask: [
      'hoquet arret*|pourquoi|pk|comment|passer|faire|stop*|astuce*|ai|remede*',
      'hocquet|oquet arret*|passer|stop*|pourquoi|pk|comment',
    ],
    say: [
      'Le hoquet est un spasme du diaphragme. Pour l’arrêter : retiens ton souffle dix à vingt secondes, ou bois un verre d’eau glacée à petites gorgées sans respirer. En général, il passe en quelques minutes.',
    ],
  },
  {
    ask: ['combien os corps|humain|adulte|squelette|bebe', 'nombre os corps|humain|adulte|squelette'],
    say: [
      'Un adulte a 206 os. Un bébé en a près de 300, souvent encore en cartilage, qui se soudent en grandissant.',
    ],
  },
  {
    ask: ['combien dents adulte|humain|homme|bouche|enfant|personne|on', 'nombre dents adulte|humain|enfant'],
    say: ['Un adulte a 32 dents avec les dents de sagesse, 28 sans elles. Un enfant a 20 dents de lait.'],
  },
  {
    ask: ['combien litres|litre sang corps|humain|adulte|on', 'quantite sang corps|humain'],
    say: [
      'Environ cinq litres chez un adulte, soit à peu près 7 à 8 % du poids du corps. Le cœur fait circuler le tout en une minute environ.',
    ],
  },
  {
    ask: ['combien fois coeur|cœur bat|battement*', 'coeur|cœur battements|bat jour|minute|repos|vie'],
    say: [
      'Au repos, de 60 à 100 fois par minute, donc autour de 100 000 fois par jour. Chez les grands sportifs, cela peut descendre vers 40.',
    ],
  },
  {
    ask: ['pourquoi|pk chair|peau poule', 'chair poule froid|frissons|musique'],
    say: [
      'Un minuscule muscle redresse chaque poil. Chez nos ancêtres plus poilus, cela tenait chaud et faisait paraître plus gros. Il nous reste la réaction au froid, à la peur et à la belle musique.',
    ],
  },
  {
    ask: [
      'pourquoi|pk oignon|oignons|ognon|ognons pleur*',
      'oignon|oignons|ognon|ognons pleur* eviter|sans|comment|astuce',
    ],
    say: [
      'L’oignon coupé libère un gaz qui forme un peu d’acide dans l’œil, et les larmes le rincent. Un couteau bien aiguisé et trente minutes au frigo avant changent tout.',
    ],
  },
  {
    ask: [
      'pourquoi|pk on|nous|humain* reve|reves|rever|revons',
      'rever|reves|reve sert|servent|utilite',
      'pourquoi|pk oubli* reves|reve',
    ],
    say: [
      'En rêvant, le cerveau semble trier les souvenirs et digérer les émotions. On oublie vite ses rêves, parce que la mémoire est en veilleuse. On retient ceux où l’on se réveille en plein milieu.',
    ],
  },
  {
    ask: ['pourquoi|pk pieds|doigts frip*|ride* eau|bain', 'doigts frip*|fripes|ratatin*'],
    say: [
      'Ce n’est pas la peau qui gonfle : les nerfs resserrent les vaisseaux et la peau se plisse. Cela aide à mieux tenir les objets mouillés, comme les sculptures d’un pneu.',
    ],
  },
  {
    ask: ['pourquoi|pk doigts|articulations|genoux craqu*', 'craqu* doigts arthrose|dangereux|mauvais|grave'],
    say: [
      'Le bruit vient d’une bulle de gaz dans le liquide de l’articulation. Les études n’ont trouvé aucun lien entre le craquement des doigts et l’arthrose.',
    ],
  },
  {
    ask: ['utilise* 10 cerveau', 'utilise* dix cerveau', 'pourcent*|pourcentage cerveau utilis*'],
    say: [
      'Les 10 % sont un mythe : l’imagerie montre que presque tout le cerveau est actif au fil de la journée, même pendant le sommeil. Il consomme à lui seul près de 20 % de notre énergie.',
    ],
  },
  {
    ask: ['cheveux|cheveu pouss* vite|mois|combien|vitesse', 'pourquoi|pk cheveux blancs|gris|blanchi*'],
    say: [
      'Les cheveux poussent d’environ un centimètre par mois. Ils blanchissent quand la racine ne fabrique plus de mélanine, surtout à cause de l’âge et de l’hérédité.',
    ],
  },
  {
    ask: [
      'muscle fort|puissant|grand|gros plus corps|humain',
      'os petit|grand|long plus corps|humain',
      'organe grand|gros|lourd plus corps|humain',
    ],
    say: [
      'Quelques records : le plus grand organe est la peau, le plus gros muscle le grand fessier, le plus puissant pour serrer celui de la mâchoire, l’os le plus long le fémur, le plus petit l’étrier, dans l’oreille.',
    ],
  },
  {
    ask: [
      'combien temps|jours survi* sans manger|boire|eau|dormir|air humain|homme|on|corps',
      'record sans dormir|sommeil',
    ],
    say: [
      'À peu près trois minutes sans air, trois jours sans eau et plusieurs semaines sans nourriture. Le record d’éveil étudié est de onze jours, une expérience à ne pas refaire.',
    ],
  },
  {
    ask: ['distance lune terre', 'loin lune combien|est|terre', 'combien km|kilometres lune'],
    say: [
      'En moyenne 384 400 km. La lumière met à peine plus d’une seconde, les astronautes d’Apollo ont mis trois jours.',
    ],
  },
  {
    ask: ['distance soleil terre', 'combien temps|minutes lumiere soleil', 'loin soleil terre'],
    say: [
      'Environ 150 millions de kilomètres. La lumière met huit minutes et vingt secondes pour venir : nous voyons toujours le soleil avec ce retard.',
    ],
  },
  {
    ask: [
      'combien planetes|planete systeme|solaire|existe*|il',
      'planetes ordre',
      'nom|noms planetes systeme|solaire',
    ],
    say: [
      'Il y en a huit, dans l’ordre : Mercure, Vénus, Terre, Mars, Jupiter, Saturne, Uranus et Neptune. Pluton est une planète naine depuis 2006.',
    ],
  },
  {
    ask: ['grande|grosse planete plus systeme|solaire', 'planete chaude plus'],
    say: [
      'La plus grande est Jupiter, onze fois le diamètre de la Terre. La plus chaude est Vénus, autour de 465 degrés, à cause de son énorme effet de serre.',
    ],
  },
  {
    ask: ['trou|trous noir|noirs espace|c|definition|explique*|comment|univers', 'qu trou noir'],
    say: [
      'Un endroit où tant de matière est tassée que rien n’en ressort, même pas la lumière. Beaucoup naissent de l’effondrement d’une étoile géante. Il y en a un énorme au centre de notre galaxie.',
    ],
  },
  {
    ask: [
      'premier|premiere|qui marche|pas|homme|pied lune',
      'quand|date|annee marche|alunissage|homme|apollo lune',
    ],
    say: [
      'Neil Armstrong, le 21 juillet 1969 en heure française, suivi de Buzz Aldrin, pendant que Michael Collins restait en orbite. Douze astronautes ont marché sur la Lune de 1969 à 1972.',
    ],
  },
  {
    ask: ['etoile|etoiles filante|filantes', 'perseides quand|date|c'],
    say: [
      'C’est une poussière de l’espace qui brûle en entrant dans l’air. Le meilleur moment pour en voir : autour du 12 août, les Perséides, loin des lumières, après minuit.',
    ],
  },
  {
    ask: ['combien etoiles ciel|univers|galaxie|voie', 'nombre etoiles ciel|univers|galaxie'],
    say: [
      'À l’œil nu, deux à trois mille d’un coup par une belle nuit. Dans notre galaxie, entre 100 et 400 milliards, et il y a des centaines de milliards de galaxies au moins.',
    ],
  },
  {
    ask: [
      'age univers',
      'quel|quelle|depuis age|vieux|vieille|existe univers|terre a|est|depuis|la|le',
      'age soleil etoile|milliards|astre|planete',
      'big bang c|quand|explique*|avant|quoi',
    ],
    say: [
      'L’Univers a environ 13,8 milliards d’années, depuis le Big Bang, quand tout était extrêmement chaud et serré. Le Soleil et la Terre ont autour de 4,6 et 4,5 milliards d’années.',
    ],
  },
  {
    ask: [
      'pourquoi|pk lune change*|forme|phases|croissant',
      'phases lune|lunaire*',
      'eclipse comment|c|difference|pourquoi|pk',
    ],
    say: [
      'Le Soleil éclaire toujours une moitié de la Lune, mais nous la voyons sous un angle qui change en 29 jours et demi : ce sont les phases. L’éclipse, c’est quand Soleil, Terre et Lune s’alignent.',
    ],
  },
  {
    ask: ['maree|marees pourquoi|pk|comment|explique*|cause', 'lune maree|marees'],
    say: [
      'La Lune, aidée par le Soleil, tire l’eau vers elle. La Terre tourne dans ces bourrelets d’eau, d’où deux marées hautes par jour. À la pleine et à la nouvelle lune, ce sont les grandes marées.',
    ],
  },
  {
    ask: [
      'pourquoi|pk saisons|saison terre|existe*|on|il|change*|y',
      'pourquoi|pk hiver froid fait',
      'pourquoi|pk ete chaud fait',
    ],
    say: [
      'Parce que l’axe de la Terre est penché de 23 degrés. En été, notre moitié est tournée vers le Soleil : rayons plus directs, jours plus longs. La distance n’y est pour rien.',
    ],
  },
  {
    ask: ['pourquoi|pk annee|annees bissextile*', 'bissextile quand|c|comment|prochaine|regle|calcul*'],
    say: [
      'La Terre met 365 jours et un quart environ à faire son tour du Soleil. On ajoute donc un 29 février les années divisibles par 4, sauf celles en 00 qui ne le sont pas par 400.',
    ],
  },
  {
    ask: ['qui invent* ampoule|electricite', 'qui invent* telephone', 'qui invent* radio|cinema|photo*'],
    say: [
      'L’ampoule utilisable : Edison et Swan, 1879. Le téléphone : brevet de Graham Bell, 1876. La photo : Niépce, vers 1826. Le cinéma : les frères Lumière, 1895. L’électricité, elle, ne s’invente pas, elle se découvre.',
    ],
  },
  {
    ask: ['qui invent* imprimerie', 'gutenberg invent*'],
    say: [
      'Gutenberg, à Mayence, vers 1450, avec les caractères mobiles en métal. En Chine et en Corée, on imprimait déjà bien avant.',
    ],
  },
  {
    ask: ['qui invent* internet|web', 'qui cree web|internet'],
    say: [
      'Internet vient d’ARPANET, 1969, et des protocoles de Vint Cerf et Bob Kahn. Le Web a été inventé par Tim Berners-Lee au CERN, en 1989. Le Français Louis Pouzin y a aussi contribué avec Cyclades.',
    ],
  },
  {
    ask: [
      'qui peint|peintre|fait|peinte joconde',
      'joconde volee|vol|qui|femme|louvre|pourquoi|pk',
      'mona lisa',
    ],
    say: [
      'La Joconde est de Léonard de Vinci, peinte à partir de 1503, et serait Lisa Gherardini, une Florentine. François Ier l’a acquise, elle est au Louvre. Volée en 1911, elle est revenue deux ans plus tard.',
    ],
  },
  {
    ask: [
      'qui ecrit|auteur miserables',
      'qui ecrit|auteur notre dame paris',
      'victor hugo oeuvres|livres|ecrit|romans|qui',
    ],
    say: [
      'Victor Hugo : « Notre-Dame de Paris » en 1831, « Les Misérables » en 1862, sans oublier « Les Contemplations », écrites en grande partie pour sa fille Léopoldine.',
    ],
  },
  {
    ask: ['qui ecrit|auteur petit prince', 'saint exupery ecrit|livres|mort|livre'],
    say: [
      'Antoine de Saint-Exupéry, écrivain et aviateur. « Le Petit Prince » est paru en 1943 à New York. Il a disparu en vol au large de Marseille en 1944.',
    ],
  },
  {
    ask: ['qui ecrit|auteur malade|avare|tartuffe|misanthrope', 'moliere pieces|ecrit|vrai|mort'],
    say: [
      'C’est Molière, de son vrai nom Jean-Baptiste Poquelin : « Tartuffe », « L’Avare », « Le Misanthrope », « Le Malade imaginaire ». En 1673, il a eu un malaise pendant cette dernière pièce et est mort peu après.',
    ],
  },
  {
    ask: ['quand|date|annee|pourquoi|pk|cause* revolution francaise', 'prise bastille', 'revolution 1789'],
    say: [
      'La Révolution commence en 1789, avec un État ruiné, le pain trop cher et des privilèges mal supportés. La Bastille tombe le 14 juillet, la République est proclamée en septembre 1792.',
    ],
  },
  {
    ask: [
      '14 juillet pourquoi|pk|fete|celebr*|signifi*|origine',
      'fete nationale france|francaise|pourquoi|pk|origine',
    ],
    say: [
      'On y fête la prise de la Bastille, en 1789, et la Fête de la Fédération, en 1790. C’est la fête nationale depuis 1880, avec défilé, bals et feux d’artifice.',
    ],
  },
  {
    ask: [
      'quand|date|annee guerre mondiale premiere|1ere|14',
      'quand|date|annee guerre mondiale seconde|deuxieme|2eme|2e|39',
      'guerre 39|14 45|18 date*|quand|commenc*|fini*',
    ],
    say: [
      'La Première Guerre mondiale dure de 1914 à l’armistice du 11 novembre 1918. La Seconde va de septembre 1939 au 8 mai 1945 en Europe, et au 2 septembre 1945 avec le Japon.',
    ],
  },
  {
    ask: ['napoleon taille|petit|mesur*', 'napoleon mort|ne|quand|ou|empereur|bataille*|waterloo'],
    say: [
      'Né à Ajaccio en 1769, empereur en 1804, battu à Waterloo en 1815, mort à Sainte-Hélène en 1821. Il mesurait environ 1,69 m : pas petit du tout pour son époque.',
    ],
  },
  {
    ask: ['jeanne arc qui|morte|brulee|histoire|quand|pourquoi|pk', 'pucelle orleans|domremy'],
    say: [
      'Une paysanne de Domrémy qui, à 17 ans, a convaincu le futur Charles VII et fait lever le siège d’Orléans en 1429. Capturée et livrée aux Anglais, elle est brûlée à Rouen en 1431.',
    ],
  },
  {
    ask: ['droit vote femmes', 'quand|annee|date femmes vot*|voter'],
    say: [
      'En France, depuis l’ordonnance du 21 avril 1944, et elles votent pour la première fois le 29 avril 1945. En Belgique, aux législatives, depuis 1948. En Suisse, au niveau fédéral, 1971.',
    ],
  },
  {
    ask: [
      'tour eiffel hauteur|haute|mesure|taille|metres',
      'tour eiffel construi*|annee|date|inaugur*|bati*|age',
    ],
    say: [
      'Construite par l’entreprise de Gustave Eiffel en un peu plus de deux ans, pour l’Exposition de 1889, elle mesure 330 mètres avec ses antennes. Elle ne devait tenir que vingt ans.',
    ],
  },
  {
    ask: ['pyramide|pyramides construi*|comment|qui|quand|egypte', 'pyramide kheops|gizeh'],
    say: [
      'Celle de Khéops date d’environ 2 560 ans avant notre ère. Des milliers d’ouvriers payés, pas des esclaves, ont tiré les blocs sur des traîneaux, le long de rampes.',
    ],
  },
  {
    ask: ['long|longue fleuve plus monde|terre', 'fleuve|fleuves france long|plus|longs|principaux|cinq|5'],
    say: [
      'Le plus long du monde est le Nil ou l’Amazone, autour de 6 600 km, les mesures se disputent encore. En France, c’est la Loire, avec environ 1 000 km.',
    ],
  },
  {
    ask: [
      'haute montagne|sommet plus',
      'haut sommet|montagne plus',
      'mont blanc|everest altitude|hauteur|metres|haut|mesure',
    ],
    say: [
      'Le plus haut du monde est l’Everest, 8 849 mètres. Dans les Alpes, c’est le mont Blanc, autour de 4 806 mètres, une altitude qui varie un peu avec sa calotte de neige.',
    ],
  },
  {
    ask: ['grand pays plus monde|terre|superficie', 'petit pays plus monde|terre|superficie'],
    say: [
      'Le plus grand est la Russie, environ 17 millions de km², devant le Canada. Le plus petit est le Vatican, 0,44 km², devant Monaco, avec ses 2 km².',
    ],
  },
  {
    ask: ['combien pays monde|terre|existe*', 'nombre pays monde', 'combien continents'],
    say: [
      'L’ONU compte 193 États membres et deux observateurs, le Vatican et la Palestine, soit 195. Pour les continents, on en compte de cinq à sept selon qu’on réunit ou non les Amériques, l’Europe et l’Asie.',
    ],
  },
  {
    ask: ['combien pays|langue|personnes|gens parl* francais', 'pays francophones|francophone'],
    say: [
      'On parle français sur cinq continents, et c’est une langue officielle de plus de 20 pays, dont la Belgique, la Suisse, le Canada, le Sénégal et le Congo. Plus de 300 millions de personnes le parlent.',
    ],
  },
  {
    ask: ['combien departements|regions france', 'nombre departements|regions france'],
    say: [
      '101 départements, dont cinq outre-mer, et 18 régions depuis 2016 : treize en métropole, Corse comprise, et cinq outre-mer.',
    ],
  },
  {
    ask: ['capitale australie|canada|suisse|bresil|turquie|maroc', 'capitale pays|piege quiz'],
    say: [
      'Les pièges classiques : Canberra pour l’Australie, Ottawa pour le Canada, Brasília pour le Brésil, Ankara pour la Turquie, Rabat pour le Maroc. Et la Suisse n’en a pas officiellement, mais Berne en fait office.',
    ],
  },
  {
    ask: ['combien langues suisse|belgique', 'langue|langues parl* suisse|belgique'],
    say: [
      'La Suisse en a quatre : l’allemand, le français, l’italien et le romanche. La Belgique en a trois : le néerlandais, le français et l’allemand.',
    ],
  },
  {
    ask: [
      'quelle|quelles|nom mer|mers|ocean borde*|cote|nice|marseille|bretagne|france',
      'quelles mers|mer entourent|bordent|bordant',
    ],
    say: [
      'La France touche la Manche et la mer du Nord au nord, l’Atlantique à l’ouest, la Méditerranée au sud. Nice et Marseille sont sur la Méditerranée, la Bretagne entre Manche et Atlantique.',
    ],
  },
  {
    ask: ['grand desert plus monde|terre', 'sahara taille|grand|superficie', 'grand ocean plus'],
    say: [
      'Le plus grand désert chaud est le Sahara, 9 millions de km², mais l’Antarctique, désert de glace, est plus vaste encore. Le plus grand océan est le Pacifique, un tiers du globe.',
    ],
  },
  {
    ask: ['long mot plus francais|langue|dictionnaire', 'anticonstitutionnellement'],
    say: [
      'On cite « anticonstitutionnellement », 25 lettres, mais « intergouvernementalisations » en compte 27, et les chimistes font bien plus long encore.',
    ],
  },
  {
    ask: [
      'pourquoi|pk septante|nonante',
      'pourquoi|pk quatre vingt|vingts dit|disent|dix',
      'soixante dix septante',
    ],
    say: [
      'En France, on a gardé des restes de comptage par vingt, venus du Moyen Âge. La Belgique et la Suisse ont préféré septante et nonante, plus simples, et certains cantons disent huitante.',
    ],
  },
  {
    ask: ['chocolatine dit|dire|correct|vrai|difference|origine|dictionnaire', 'chocolatine'],
    say: [
      'Pain au chocolat presque partout, chocolatine dans le Sud-Ouest et au Québec. Les deux sont corrects et dans le dictionnaire. À la boulangerie, il vaut mieux suivre l’usage local.',
    ],
  },
  {
    ask: ['pourquoi|pk|origine poisson|poissons avril', '1er|premier avril origine|poisson|pourquoi|pk'],
    say: [
      'Selon la légende, en 1564, Charles IX a fixé le Nouvel An au 1er janvier. Ceux qui le fêtaient encore au printemps recevaient de faux cadeaux, souvent des poissons. L’origine exacte reste incertaine.',
    ],
  },
  {
    ask: [
      'pourquoi|pk|origine|signifi* expression anguille|lapin|lapins|cafard|peche|cordes|croix',
      'expression pos* lapin',
      'avoir cafard expression|origine|pourquoi|pk',
    ],
    say: [
      '« Poser un lapin » désignait au XIXe siècle le fait de ne pas payer, puis de ne pas venir. « Avoir le cafard » doit beaucoup à Baudelaire, qui en fit le mot des idées noires.',
    ],
  },
  {
    ask: ['pourquoi|pk dit|disent merde|merde theatre|scene|chance', 'merde theatre origine|avant'],
    say: [
      'Au temps des calèches, beaucoup de crottin devant le théâtre voulait dire beaucoup de public. Souhaiter « merde », c’était souhaiter une salle pleine, et surtout on ne répond pas merci.',
    ],
  },
  {
    ask: [
      'difference ces ses',
      'difference a|ou|on|son accent|sont|ont orthographe|ecrire|ecrit|grammaire|accent|quand',
      'astuce|regle|quand a accent orthographe|ecrit|met|verbe',
    ],
    say: [
      'Remplace : « avait » marche, c’est « a » sans accent ; « avaient », c’est « ont » ; « étaient », c’est « sont » ; « ou bien », c’est « ou » ; « les siens », c’est « ses ». Sinon, c’est l’autre forme.',
    ],
  },
  {
    ask: ['participe passe accord* avoir|regle|comment|quand', 'accord* avoir cod'],
    say: [
      'Avec être, il s’accorde avec le sujet : elles sont parties. Avec avoir, seulement si le complément direct est placé avant : les pommes que j’ai mangées, mais j’ai mangé des pommes.',
    ],
  },
  {
    ask: ['tomate|tomates fruit legume|legumes', 'tomate fruit est|c|pourquoi|pk', 'banane baie'],
    say: [
      'En botanique, la tomate est un fruit, car elle vient de la fleur et contient les graines. En cuisine, on la traite en légume. La banane, elle, est une baie, mais la fraise non.',
    ],
  },
  {
    ask: [
      'origine|invent*|vient croissant|croissants',
      'origine|invent*|vient baguette',
      'origine|invent*|vient frites|frite',
    ],
    say: [
      'Le croissant vient de Vienne, feuilleté ensuite à Paris. La baguette est parisienne et date du début du XXe siècle. Pour les frites, Belges et Parisiens se disputent encore la gloire.',
    ],
  },
  {
    ask: ['pourquoi|pk trous fromage|emmental|gruyere', 'trous gruyere|emmental', 'combien fromages france'],
    say: [
      'Des bactéries produisent du gaz qui fait des bulles dans la pâte : c’est l’emmental qui a de gros trous, le gruyère suisse n’en a presque pas. La France compte bien plus de mille fromages.',
    ],
  },
  {
    ask: [
      'champagne comment fait|fabri*|bulles',
      'pourquoi|pk bulles champagne',
      'champagne cremant|prosecco difference',
    ],
    say: [
      'On ajoute au vin un peu de sucre et de levure en bouteille : la seconde fermentation fait les bulles. Seul le vin de Champagne en porte le nom. Le crémant suit la même méthode ailleurs.',
    ],
  },
  {
    ask: [
      'intelligence artificielle c|comment|explique*|definition|quoi',
      'ia c quoi',
      'comment fonctionne|marche ia|chatgpt',
    ],
    say: [
      'C’est un programme qui apprend à partir d’énormes quantités d’exemples à reconnaître des motifs, par exemple à deviner le mot qui suit. Il peut être bluffant et se tromper avec aplomb, donc vérifie l’important.',
    ],
  },
  {
    ask: [
      'wifi|wi comment|explique*|quoi fonctionne|marche|c',
      'wifi lent|faible|mauvais|rame|ameliorer|capte',
    ],
    say: [
      'Le wifi transporte les données par ondes radio entre la box et l’appareil. Pour l’améliorer : box au milieu du logement, en hauteur, loin du micro-ondes et des murs épais, et un redémarrage de temps en temps.',
    ],
  },
  {
    ask: ['vpn utile|utilite|marche|fonctionne|definition|veut|comment', 'c quoi|sert vpn'],
    say: [
      'Un VPN fait passer ta connexion par un tunnel chiffré vers un serveur ailleurs : ton fournisseur et le wifi public voient moins, les sites voient l’adresse du serveur. Il ne rend pas pour autant anonyme.',
    ],
  },
  {
    ask: ['bluetooth comment|quoi|difference|marche|origine|nom', 'gps comment fonctionne|marche'],
    say: [
      'Le Bluetooth relie des appareils à quelques mètres par radio et porte le nom d’un roi danois. Le GPS compare les signaux d’au moins quatre satellites pour calculer où l’on est, sans Internet.',
    ],
  },
  {
    ask: [
      'excel figer|bloquer|fixer|fige ligne|lignes|colonne|volet*',
      'figer ligne|volets|colonne tableau|excel|sheets',
    ],
    say: [
      'Dans Excel, onglet Affichage, puis « Figer les volets », et choisis la ligne supérieure. Pour figer plus, clique d’abord sur la cellule sous la ligne et à droite de la colonne voulues.',
    ],
  },
  {
    ask: [
      'excel somme|additionner|addition|moyenne',
      'excel formule|fonction comment si|somme|recherche*|pourcentage',
      'excel pourcentage|recherchev|doublon*',
    ],
    say: [
      'Exemples : =SOMME(A1:A10), =MOYENNE(A1:A10), =SI(A1>10;"oui";"non"), =RECHERCHEV(A1;D:E;2;FAUX). Pour une part en pourcentage : =A1/B1, puis le format %. Doublons : Données, « Supprimer les doublons ».',
    ],
  },
  {
    ask: [
      'pdf comment|transform*|convert*|faire|creer|mettre|enregistr*',
      'word pdf',
      'photo|photos|document pdf en',
    ],
    say: [
      'Sur ordinateur : Imprimer, puis « Enregistrer au format PDF ». Dans Word : Fichier, Exporter. Sur téléphone : ouvre la photo ou la page, Partager, Imprimer, puis enregistre ou partage l’aperçu en PDF.',
    ],
  },
  {
    ask: [
      'liberer|gagner|faire place|espace|memoire|stockage telephone|tel|portable|iphone|android|samsung',
      'telephone|tel|iphone|portable stockage|memoire plein|pleine|sature*',
    ],
    say: [
      'Regarde dans Réglages, Stockage ce qui pèse le plus. D’habitude : les vidéos, les médias de WhatsApp, les applis oubliées et la corbeille de photos. Une fois copié ailleurs, tu peux vider.',
    ],
  },
  {
    ask: [
      'batterie telephone|tel|portable|iphone|decharge*|dure*|economiser|vide',
      'telephone|tel|portable|iphone decharge vite',
    ],
    say: [
      'Baisse la luminosité, coupe les applis qui tournent et se localisent en fond, active l’économie d’énergie. Pour la durée de vie, garde-la entre 20 et 80 % et évite la chaleur.',
    ],
  },
  {
    ask: [
      'capture ecran comment|faire|ordi*|pc|mac|telephone|iphone|android',
      'screenshot|screen comment|faire pc|mac|ordi*|telephone|iphone|android',
    ],
    say: [
      'Téléphone : bouton marche et volume bas ensemble, ou volume haut sur iPhone. Windows : touche Windows + Maj + S. Mac : Cmd + Maj + 4, puis choisis la zone.',
    ],
  },
  {
    ask: ['mot passe securis*|choisir|fort|bon|retenir|solide', 'mots passe retenir|gerer|oubli*|noter'],
    say: [
      'Quatre ou cinq mots sans rapport font un mot de passe long et facile à retenir. Un différent par site, un gestionnaire pour les garder, et la double authentification pour le mail.',
    ],
  },
  {
    ask: [
      'arnaque|phishing|hameconnage sms|mail|colis|reconnaitre|savoir|vrai|lien',
      'sms|mail louche|bizarre|suspect|arnaque lien|colis|banque|reconnaitre|savoir|clique*|faire',
    ],
    say: [
      'Urgence, faute, lien bizarre, demande de code ou de paiement : c’est une arnaque. Ne clique pas, passe par le site officiel tapé à la main. En France, un SMS suspect se transfère au 33700.',
    ],
  },
  {
    ask: ['hors jeu regle|c|explique*|comment|foot*', 'horsjeu c|regle|explique*|comment', 'offside foot*'],
    say: [
      'Un joueur est hors-jeu s’il est, au moment de la passe, plus près de la ligne de but que le ballon et que l’avant-dernier adversaire, et participe à l’action. Pas dans sa moitié, ni sur touche.',
    ],
  },
  {
    ask: [
      'match foot|football|rugby|basket|hand|handball dure*|duree|minutes',
      'combien joueurs foot|football|rugby|basket|hand|handball|volley',
    ],
    say: [
      'Football : 11 joueurs, 2 fois 45 minutes. Rugby : 15 joueurs, 2 fois 40. Handball : 7, 2 fois 30. Basket : 5, 4 fois 10. Volley : 6, trois sets gagnants.',
    ],
  },
  {
    ask: ['tennis points|compt*|score 15|quinze|pourquoi|pk|comment|regle*', 'pourquoi|pk 15 30 40 tennis'],
    say: [
      'On compte 15, 30, 40, jeu, avec deux points d’écart. Six jeux font un set. L’origine vient du jeu de paume, peut-être d’un cadran d’horloge où 45 est devenu 40.',
    ],
  },
  {
    ask: ['maillot jaune|pois|vert|blanc tour|signifi*|cyclis*|velo', 'tour france couleurs|maillots'],
    say: [
      'Jaune pour le premier au classement général, vert aux points, blanc à pois rouges au meilleur grimpeur, blanc au meilleur jeune. Le jaune rappelle le papier du journal L’Auto, créateur du Tour.',
    ],
  },
  {
    ask: ['chandeleur', 'pourquoi|pk crepes fevrier|2'],
    say: [
      'C’est le 2 février, quarante jours après Noël, fête des chandelles. Les crêpes, rondes et dorées, rappellent le soleil qui revient. La tradition : faire sauter la première avec une pièce dans la main.',
    ],
  },
  {
    ask: ['galette rois pourquoi|pk|origine|quand|feve|tradition', 'feve galette|roi|reine', 'epiphanie'],
    say: [
      'L’Épiphanie, le 6 janvier ou le premier dimanche après le 1er, fête les Rois mages. La fève vient des Saturnales romaines. Le plus jeune se met sous la table et distribue les parts.',
    ],
  },
  {
    ask: ['1er|premier mai muguet', 'pourquoi|pk muguet', '1er|premier mai fete|ferie|pourquoi|pk|origine'],
    say: [
      'Le 1er mai est la fête des Travailleurs, née des grèves de Chicago de 1886 pour la journée de huit heures. Le muguet, porte-bonheur depuis Charles IX selon la tradition, s’y est joint.',
    ],
  },
  {
    ask: ['paques date|quand|calcul*|change', 'cloches|oeufs|œufs|lapin paques origine|pourquoi|pk'],
    say: [
      'Pâques tombe le dimanche après la première pleine lune du printemps. Comme les cloches se taisent pendant deux jours, on dit qu’elles partent à Rome et rapportent des œufs, interdits pendant le carême.',
    ],
  },
  {
    ask: ['saint nicolas fete|quand|pourquoi|pk|origine|c', 'saint nicolas pere noel|fouettard'],
    say: [
      'Le 6 décembre, en Belgique, en Lorraine, en Alsace et dans le Nord, saint Nicolas apporte mandarines, spéculoos et pain d’épices aux enfants, avec le Père Fouettard. C’est l’ancêtre du Père Noël.',
    ],
  },
  {
    ask: [
      'reveillon noel repas|manger|menu|tradition|france',
      'buche noel origine|pourquoi|pk',
      '13|treize desserts',
    ],
    say: [
      'Le réveillon classique : huîtres, foie gras ou saumon, volaille aux marrons et bûche, qui rappelle celle qu’on brûlait dans l’âtre. En Provence, on sert treize desserts, comme les convives de la Cène.',
    ],
  },
  {
    ask: [
      'anecdote|fait|faits|truc insolite|insolites|amusant*|mignon|inutile|rigolo|etonnant* dis|raconte|donne|apprends|sors|surprends',
      'fait|faits|infos trois|3|deux|cinq animal|animaux',
      'apprends moi quelque|truc chose|nouveau|animal|animaux|inutile',
    ],
    say: [
      'Trois faits : le wombat fait des crottes en cube, les vaches ont de meilleures amies et stressent moins à leurs côtés, et une pieuvre peut goûter ce qu’elle touche avec ses ventouses.',
    ],
  },
  {
    ask: ['fait|faits|parle|raconte|anecdote loutre|loutres', 'loutre|loutres main|dorment|pourquoi|mignon*'],
    say: [
      'La loutre de mer dort sur le dos en tenant parfois la patte d’une autre, casse les coquillages sur son ventre avec un caillou favori, et a la fourrure la plus dense du monde animal : pas loin d’un million de poils par pouce carré.',
    ],
  },
  {
    ask: [
      'fait|faits|parle|raconte|anecdote dauphin|dauphins|elephant|elephants',
      'dauphin|dauphins dort|dorment|intelligent*',
    ],
    say: [
      'Le dauphin dort une moitié du cerveau à la fois et porte un sifflement à lui, comme un prénom. L’éléphant, lui, entend par les pieds, console ses proches de la trompe et n’oublie pas un point d’eau.',
    ],
  },
  {
    ask: ['faits|anecdote|anecdotes chat|chats', 'fait amusant|insolite|drole chat|chats'],
    say: [
      'Un chat passe les deux tiers de sa vie à dormir, pivote chaque oreille à 180 degrés grâce à une trentaine de muscles, et miaule surtout pour nous : entre adultes, les chats se parlent très peu ainsi.',
    ],
  },
  {
    ask: ['difference crapaud grenouille', 'crapaud male|mari|femelle grenouille'],
    say: [
      'Ce sont deux animaux différents, pas le mâle et la femelle : la grenouille a la peau lisse et saute, le crapaud a la peau sèche et verruqueuse et marche plutôt. Et le crapaud ne donne pas de verrues.',
    ],
  },
  {
    ask: ['difference crocodile|crocodiles alligator|alligators|caiman'],
    say: [
      'Bouche fermée, regarde le museau : en V avec les dents du bas visibles, c’est un crocodile ; en U et seulement celles du haut, un alligator. L’alligator est aussi plus sombre et préfère l’eau douce.',
    ],
  },
  {
    ask: ['herisson|herissons mange|mangent|manger|nourrir|donner', 'herisson trouve|jardin faire|quoi|seul'],
    say: [
      'Le hérisson mange scarabées, chenilles, vers et quelques limaces. On peut l’aider avec des croquettes pour chat et une coupelle d’eau, jamais de lait. S’il se promène en plein jour ou titube, appelle un centre de soins de la faune.',
    ],
  },
  {
    ask: ['combien volcans|volcan', 'volcan|volcans explique*|comment|marche|fonctionne|eruption|entre'],
    say: [
      'Environ 1 500 volcans sont considérés comme actifs, et une cinquantaine entrent en éruption chaque année. Sous la croûte, la roche fondue, plus légère, monte avec ses gaz et perce là où la terre est faible.',
    ],
  },
  {
    ask: ['lune suit|suivre|poursuit pourquoi|pk|voiture|comment|impression'],
    say: [
      'Parce qu’elle est très loin : les arbres proches défilent vite, mais pour la Lune, quelques kilomètres de route ne changent rien à l’angle. Elle reste à la même place dans le ciel, et le cerveau en conclut qu’elle nous accompagne.',
    ],
  },
  {
    ask: ['qui invent* fermeture|eclair|zip|velcro|post', 'fermeture eclair invent*|date|quand|origine'],
    say: [
      'La fermeture éclair : un premier modèle de Whitcomb Judson en 1893, perfectionné par Gideon Sundback en 1913. Le Velcro vient du Suisse George de Mestral, intrigué par les graines de bardane accrochées au poil de son chien.',
    ],
  },
  {
    ask: [
      'qui ecrit|auteur rouge noir',
      'qui ecrit|auteur bovary|germinal|etranger|fleurs|goriot|monte|mousquetaires',
    ],
    say: [
      'Stendhal : « Le Rouge et le Noir ». Flaubert : « Madame Bovary ». Zola : « Germinal ». Balzac : « Le Père Goriot ». Dumas : « Les Trois Mousquetaires » et « Le Comte de Monte-Cristo ». Baudelaire : « Les Fleurs du mal ». Camus : « L’Étranger ».',
    ],
  },
  {
    ask: [
      'ci joint accord*|ecrit|orthographe|invariable|joints|jointe',
      'cijoint|ci jointe|jointes comment|accord*',
    ],
    say: [
      'En début de phrase ou juste avant un nom sans article, il ne bouge pas : « ci-joint le contrat », « vous trouverez ci-joint copie ». Après le nom, il s’accorde : « les pièces ci-jointes ».',
    ],
  },
  {
    ask: ['tva c|quoi|definition|explique*|signifi*|sert'],
    say: [
      'La TVA est la taxe sur la valeur ajoutée, comprise dans presque tout ce qu’on achète. L’entreprise la collecte pour l’État et déduit celle qu’elle a payée : au bout de la chaîne, c’est l’acheteur final qui la paie.',
    ],
  },
  {
    ask: ['miel perime*|conserv*|eternel|cristallis*|perimer', 'date miel peremption|garder'],
    say: [
      'Un miel pur et bien fermé se garde des années : trop sucré et trop acide pour les microbes. S’il cristallise, un bain-marie doux, sous 40 degrés, le rend liquide. La date sur le pot est une date de goût.',
    ],
  },
  {
    ask: [
      'passeport renouvel*|refaire|delai|papiers|documents|combien',
      'passeport demande comment|temps|faire',
    ],
    say: [
      'En France : prédemande en ligne sur le site de l’ANTS, rendez-vous dans n’importe quelle mairie équipée, photo récente, ancien passeport, justificatif de domicile, timbre fiscal. Compte quelques semaines, davantage avant l’été, alors prends-t’y tôt.',
    ],
  },
  {
    ask: ['mode sombre|nuit|noir iphone|android|telephone|samsung|whatsapp', 'comment mettre mode sombre'],
    say: [
      'iPhone : Réglages, Luminosité et affichage, Sombre, ou « Automatique » pour le soir. Android : Paramètres, Affichage, Thème sombre. Beaucoup d’applis suivent alors toutes seules.',
    ],
  },
  {
    ask: ['pourquoi|pk mer|ocean bleue|bleu', 'pourquoi|pk eau bleue'],
    say: [
      'L’eau absorbe d’abord le rouge et laisse passer le bleu, ce qui se voit quand il y en a beaucoup. Le reflet du ciel aide un peu, le plancton verdit, le sable éclaircit : d’où les turquoises et les gris.',
    ],
  },
  {
    ask: ['pourquoi|pk chat|chats pétrit|petrit|patoune|patounes|malaxe|cartons|boites'],
    say: [
      'Pétrir lui vient de la tétée, où il massait le ventre de sa mère : c’est signe qu’il se sent bien. Les cartons, eux, offrent ce qu’un chat adore : des murs, de la chaleur et un poste d’observation.',
    ],
  },
  {
    ask: [
      'pourquoi|pk chien|chiens penche|tourne|tournent tete|coucher|rond|dormir',
      'pourquoi|pk chien|chiens mange|mangent herbe',
    ],
    say: [
      'La tête penchée l’aide à situer un son et à voir ton visage par-dessus son museau. Tourner avant de dormir est un reste d’instinct, pour aplatir l’herbe et vérifier l’endroit. Manger de l’herbe est courant et le plus souvent banal.',
    ],
  },
  {
    ask: ['pourquoi|pk eternue*|eternuer', 'eternu* soleil|lumiere'],
    say: [
      'Un chatouillis dans le nez déclenche une expulsion d’air qui nettoie tout, comme un redémarrage. Une personne sur quatre à peu près éternue aussi en regardant le soleil : un réflexe hérité, sans danger.',
    ],
  },
]
