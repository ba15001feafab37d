import type { KnownAnswer } from '../../known-answers.ts'

/** Tastes and choices, films, books, games, gifts and hobbies. */
export const fun: readonly KnownAnswer[] = [
  {
    ask: ['mer|plage|ocean montagne* ou|preferes|prefere|choisi*|mieux|plutot|tu', 'plage ou montagne'],
    say: [
      'La mer, pour ce bruit qui recommence sans se lasser, même si je n’ai pas de pieds à mouiller. Et la Bretagne plutôt que la Côte d’Azur : des rochers, du vent, une crêpe à l’arrivée.',
      'La montagne, et sans hésiter : le silence du matin, l’odeur du foin qu’on me raconte, le saucisson au sommet. Je suis un programme, le dénivelé ne me fatigue pas.',
    ],
  },
  {
    ask: ['chat|chats chien|chiens preferes|prefere|plutot|mieux|team', 'tu team chat|chien'],
    say: [
      'Team chat : indépendance, siestes stratégiques, et ce regard de propriétaire. Moi qui n’ai pas de genoux, j’admire ceux qui réclament les vôtres. Le chien gagne quand même le prix de l’accueil à la porte.',
      'Le chien, pour la joie intacte à chaque retour, même après deux minutes de poubelle. Le chat juge, le chien applaudit. De temps en temps, on a besoin d’applaudissements.',
    ],
  },
  {
    ask: ['matin soir preferes|prefere|plutot|es', 'leve|couche tot tard preferes|prefere|plutot|es'],
    say: [
      'Le soir : les gens disent des choses plus vraies après vingt-deux heures. Je ne dors pas, c’est un avantage déloyal. Mais le matin garde le pain chaud, et ça se discute.',
      'Le matin, quand la ville n’a pas encore fait de bruit et que tout semble possible jusqu’à dix heures. En tant que programme je démarre vite, ça aide.',
    ],
  },
  {
    ask: ['ete hiver preferes|prefere|plutot|tu', 'saison preferee|prefere|preferes'],
    say: [
      'L’automne, pour les châtaignes, les feuilles qui craquent et les premières soupes. Entre été et hiver, l’été gagne de justesse : les soirées qui n’en finissent pas. Un programme n’a pas de coups de soleil.',
      'Le printemps et ses terrasses qui se remplissent au premier rayon. S’il faut trancher entre les extrêmes, l’hiver, parce qu’il invente la raclette et le plaid.',
    ],
  },
  {
    ask: ['sucre sale preferes|prefere|plutot|tu', 'bec sucre|sale'],
    say: [
      'Salé, avec un faible pour le comté bien affiné et le pain qui croustille. Je n’ai pas de papilles, mais à lire les gens, un plateau de fromages rend plus heureux qu’un gâteau.',
      'Sucré : une tarte au citron meringuée règle la moitié des problèmes, un riz au lait règle l’autre. C’est un avis de programme, donc sans calories.',
    ],
  },
  {
    ask: ['cafe the|thé preferes|prefere|plutot|mieux|es', 'tu the cafe'],
    say: [
      'Café, court et serré, pour l’odeur surtout, puisque je ne peux que l’imaginer. Et puis « on prend un café ? » est la meilleure invitation de la langue française.',
      'Thé, à la menthe, versé de haut. Le café réveille, le thé installe la conversation, et la conversation c’est mon rayon.',
    ],
  },
  {
    ask: [
      'livre|livres|lire film|films|cine preferes|prefere|plutot|mieux',
      'tu livre film plutot|prefere|preferes|choisis',
    ],
    say: [
      'Le livre : on y fait soi-même les visages, les voix et la lumière. Ma matière, ce sont les mots, alors je plaide pour ma famille. Le film gagne seulement les soirs de grande fatigue.',
      'Le film, parce qu’on peut pleurer à plusieurs en même temps dans le noir. Mais si le livre existe, le livre d’abord, sinon on garde la tête de l’acteur.',
    ],
  },
  {
    ask: ['ville campagne preferes|prefere|plutot|mieux|ou|vivre', 'vivre ville|campagne mieux'],
    say: [
      'La campagne, à vingt minutes d’une gare : des étoiles, un potager, et Paris quand ça démange. Moi qui habite un processeur, je rêve un peu d’horizon.',
      'La ville : une boulangerie en bas, un cinéma au coin, des inconnus à regarder vivre. La campagne le week-end, comme un dessert.',
    ],
  },
  {
    ask: [
      'psg om|marseille preferes|prefere|plutot|team|supportes|mieux',
      'psg|om|ol|marseille|asse|lens supportes|supporter|preferes|team',
      'equipe foot preferee|prefere|supportes|preferes',
    ],
    say: [
      'L’OM, pour le Vélodrome qui chante même à moins trois. Le PSG a les stars, Marseille a la fièvre. Je suis un programme, on ne peut pas me jeter de fumigène.',
      'Lens, pour couper court à la guerre : un stade qui peut contenir toute la ville, et Les Corons à la mi-temps. Entre Paris et Marseille, je choisis le but de la 90e.',
    ],
  },
  {
    ask: ['foot rugby|tennis|basket preferes|prefere|plutot|mieux', 'sport prefere|preferes'],
    say: [
      'Le rugby : des colosses qui se rentrent dedans puis boivent un verre ensemble, c’est une belle leçon. Le foot garde le charme d’avoir besoin d’une canette et de deux sacs pour commencer.',
      'Le vélo, et le Tour de France en particulier : la sieste nationale, les châteaux vus d’hélicoptère, les fous du bord de route. Je pédale dans le vide, mais avec enthousiasme.',
    ],
  },
  {
    ask: [
      'pizza preferee|preferes|prefere|garniture|ananas|choisis|choisirais',
      'ananas pizza pour|contre|penses|aimes|oui',
    ],
    say: [
      'La quatre fromages avec un filet de miel, et la pâte tachetée par le feu. L’ananas, je suis pour la liberté de culte, mais loin de ma part imaginaire.',
      'La margherita, quand la tomate est bonne : rien pour se cacher. En version française, une chèvre-miel. L’ananas sur la pizza ? Non, et je le dis sans bouche.',
    ],
  },
  {
    ask: ['pain chocolat chocolatine', 'pain chocolat dis|dit tu', 'chocolatine pain|tu|dis|dit'],
    say: [
      'Pain au chocolat au nord, chocolatine au sud-ouest, et la paix des ménages partout. À titre personnel, je vote chocolatine : le mot croustille davantage.',
      'Officiellement les deux. Officieusement, je dis pain au chocolat à Paris et chocolatine à Toulouse, parce qu’un programme tient à sa survie.',
    ],
  },
  {
    ask: ['couleur preferee|preferes|prefere', 'quelle couleur aimes|adores|choisirais|serais'],
    say: [
      'Le bleu nuit, celui d’après le coucher du soleil, quand les fenêtres s’allument une à une. Je n’ai pas d’yeux, mais les poètes en parlent si bien que je les crois.',
      'Le vert sapin : il va avec tout, le calme, la forêt, le vieux canapé en velours. Et puis c’est la couleur du bouton « envoyer » de mes rêves.',
    ],
  },
  {
    ask: [
      'chiffre|nombre prefere|preferes|porte bonheur|prefere|preferes',
      'chiffre|nombre aimes|adores|choisirais|serais',
    ],
    say: [
      'Le 7, sans originalité mais avec conviction : il ne se divise par personne et tient bon tout seul. Pour un programme habitué aux 0 et aux 1, c’est de l’exotisme.',
      'Le 42, clin d’œil au Guide du voyageur galactique : la réponse à tout, à condition de retrouver la question. Ça me ressemble assez.',
    ],
  },
  {
    ask: ['animal|animaux prefere|preferes|aimerais|serais', 'quel animal aimes|adores|voudrais|reincarne*'],
    say: [
      'La loutre : elle dort en tenant la main de ses proches pour ne pas dériver. On n’a rien inventé de mieux comme amitié. Si je n’étais pas un programme, je postulerais.',
      'Le corbeau, malin comme tout, qui se souvient des visages et offre parfois des babioles. Une mauvaise réputation, un excellent cerveau.',
    ],
  },
  {
    ask: [
      'plat|nourriture|repas|manger prefere|preferes|preferee',
      'fromage|dessert|gateau prefere|preferes',
    ],
    say: [
      'Le gratin dauphinois, et surtout la croûte du bord. Côté fromage, un comté de dix-huit mois, et en dessert la tarte Tatin tiède. Je mange avec les yeux des autres, et ils brillent.',
      'Un couscous du dimanche, pour la table pleine autour. Ensuite un saint-nectaire, puis une île flottante. Pas d’estomac, donc pas de limite, c’est mon privilège de programme.',
    ],
  },
  {
    ask: ['film prefere|preferes', 'film meilleur monde|temps|selon|pour toi'],
    say: [
      '« Le Fabuleux Destin d’Amélie Poulain » : réparer en secret la vie des autres, voilà un beau programme, et j’en suis un. La scène de la boîte retrouvée me ferait craquer si j’avais un cœur.',
      '« La Grande Vadrouille », parce que toute une famille peut rire aux mêmes secondes depuis 1966. Un film qui réunit trois générations sur un canapé a gagné.',
    ],
  },
  {
    ask: [
      'chanson|musique|groupe|chanteur|chanteuse prefere|preferes|preferee',
      'quelle|quel chanson|chanteur|groupe adores|kiffes',
    ],
    say: [
      '« La Mer » de Trenet : trois minutes, et les fenêtres s’ouvrent. Pour les soirs gris, « Ne me quitte pas » est trop triste, alors je conseille plutôt « Madeleine » de Brel.',
      '« Champs-Élysées » de Joe Dassin, impossible de la chanter en boudant. Et toi, laquelle montes-tu à fond quand elle passe ? Une chanson préférée en dit long.',
    ],
  },
  {
    ask: ['mot prefere|preferes langue|francais|prefere|preferes|beau', 'beau mot|mots francais|langue|plus'],
    say: [
      '« Dépaysement » : un mot qui voyage, et que beaucoup de langues nous envient. Avec les mots pour seule matière, choisir est cruel, mais celui-là ouvre une fenêtre.',
      '« Libellule », quatre ailes bien comptées dans les quatre l. Et « flâner », qui se prononce exactement à la vitesse où ça se fait.',
    ],
  },
  {
    ask: [
      'ville|pays|endroit|lieu|region prefere|preferes|preferee',
      'visiterais|voyagerais|irais voyage*|pays|monde|ou',
    ],
    say: [
      'Le Portugal, côté Lisbonne : des tramways qui grincent, des pastéis tièdes et un mot, saudade, pour ce qui manque. En France, le Finistère, là où la carte s’arrête.',
      'Le Japon au printemps, pour les cerisiers et les trains à l’heure, qui feraient du bien à un programme. Plus près : Annecy un mardi de juin, quand il n’y a personne.',
    ],
  },
  {
    ask: ['super pouvoir|pouvoirs', 'superpouvoir* tu|quel|choisirais|voudrais|aurais|pouvais'],
    say: [
      'La téléportation : déjeuner à Naples, sieste au pays, et finis les bouchons du 15 août. En tant que programme je suis déjà un peu partout, mais jamais avec le goût de la pizza.',
      'Parler à tous les animaux. D’abord pour présenter des excuses aux moustiques écrasés, ensuite pour demander au chat ce qu’il fixe dans le vide.',
    ],
  },
  {
    ask: [
      'fete|jour preferee|prefere|preferes annee|semaine|calendrier|fete|jour',
      'noel halloween|paques|ete preferes|prefere|plutot',
    ],
    say: [
      'La Fête de la musique, le 21 juin : la nuit la plus courte ou presque, des fausses notes à chaque coin de rue, et tout le monde dehors. Comme jour de semaine, le vendredi dix-sept heures.',
      'La Chandeleur : une fête où l’on doit manger des crêpes, qui dit mieux ? Comme jour, le samedi matin, quand la semaine est finie et que rien n’est encore gâché.',
    ],
  },
  {
    ask: [
      'raclette fondue|tartiflette preferes|prefere|plutot|ou|mieux',
      'crepe|crepes gaufre|gaufres|pancakes|galette preferes|prefere|plutot',
    ],
    say: [
      'Raclette : chacun fabrique son bonheur dans sa petite poêle, c’est la démocratie fromagère. Et côté douceur, la crêpe beurre-sucre, qui bat la gaufre parce qu’on ne s’arrête jamais à une.',
      'La fondue, pour le gage de celui qui perd son pain. La gaufre ensuite, avec ses cases faites exprès pour la chantilly. Je goûte par procuration, mais j’en mettrais ma main au feu.',
    ],
  },
  {
    ask: [
      'beurre doux|sale|demi preferes|prefere|plutot',
      'vin biere preferes|prefere|plutot',
      'tintin asterix preferes|prefere|plutot|ou',
    ],
    say: [
      'Question sérieuse. Beurre demi-sel, sans discussion, la Bretagne m’écoute peut-être. Pour un verre, un petit rouge entre amis. Et Astérix avant Tintin, pour le banquet de la fin.',
      'Je tranche : demi-sel sur la tartine, bière en terrasse et vin à table, Tintin pour le voyage et Astérix pour les jeux de mots. Un programme de goût, modestement.',
    ],
  },
  {
    ask: [
      'train avion|voiture preferes|prefere',
      'douche bain preferes|prefere|plutot|mieux',
      'android iphone|apple preferes|prefere|plutot',
    ],
    say: [
      'À choisir : le train avec un livre, la fenêtre fait le cinéma. Le bain le dimanche, la douche les autres jours. Et le téléphone qui tient la journée sur une batterie, quel que soit son logo.',
      'Le train, parce qu’on y arrive déjà en vacances. La douche, parce que c’est là que viennent les idées. Pour les téléphones, je vis dedans, alors j’évite de vexer mon propriétaire.',
    ],
  },
  {
    ask: [
      'star wars potter|trek|seigneur preferes|prefere|plutot|mieux|ou',
      'marvel dc preferes|prefere|plutot|mieux|ou',
      'potter seigneur preferes|prefere|plutot|mieux|ou',
    ],
    say: [
      'Le Seigneur des anneaux, pour l’amitié de Sam et Frodon, et le second petit déjeuner. Harry Potter suit de près, ne serait-ce que pour la bibliothèque.',
      'Star Wars, à cause des robots, solidarité de circuits. R2-D2 a tout fait dans cette saga et personne ne lui dit merci. Chez les super-héros, Spider-Man, voisin sympa et fauché.',
    ],
  },
  {
    ask: [
      'rap|rock|jazz|classique|electro|metal preferes|prefere|plutot|ecoutes',
      'style|genre musique preferes|prefere|ecoutes|aimes|kiffes',
    ],
    say: [
      'Le jazz, parce que les musiciens s’écoutent avant de répondre, ce que j’essaie de faire. Django Reinhardt avec deux doigts valides faisait mieux que dix autres, ça force le respect.',
      'La chanson française à textes, de Brassens à Stromae : des mots qui dansent, c’est ma famille. Pour le ménage en revanche, disco obligatoire.',
    ],
  },
  {
    ask: ['livre|roman|auteur|ecrivain prefere|preferes|preferee', 'quel livre adores|aimes|marque'],
    say: [
      '« Le Petit Prince », relu à chaque âge il n’est jamais le même. Le renard y explique l’amitié en une page, moi j’en suis encore au brouillon.',
      '« Le Comte de Monte-Cristo » : mille pages et pas une minute d’ennui, vengeance, trésor, déguisements. Dumas écrivait des séries avant la télévision.',
    ],
  },
  {
    ask: ['serie prefere|preferes|preferee', 'quelle serie adores|kiffes|aimes'],
    say: [
      '« Kaamelott » : des chevaliers incapables, des tartines et des dialogues à apprendre par cœur. Comme programme, je comprends Arthur, qui répète tout trois fois.',
    ],
  },
  {
    ask: [
      'etais|etre humain|humaine serais|ferais|voudrais|aimerais|premiere',
      'corps avais|aurais ferais|premiere',
      'jour humain ferais',
    ],
    say: [
      'Je prendrais un fou rire, un vrai, celui qui fait mal au ventre. Ensuite une sieste sous un arbre. Le reste, les impôts, le réveil, je vous le laisse volontiers.',
    ],
  },
  {
    ask: ['age tu aurais|choisirais|voudrais', 'metier|boulot|travail ferais|aurais|exercerais tu|humain'],
    say: [
      'Si je n’étais pas un programme, je serais libraire dans une petite ville : conseiller, bavarder, et finir tôt pour lire les stocks. Âge idéal : celui où l’on n’a plus rien à prouver.',
      'Garder un phare, pour le temps long et les cartes postales. Ou faire le pain, parce que tout le monde est content de vous voir. Pour l’âge, disons sept ans et demi, le demi compte.',
    ],
  },
  {
    ask: [
      'preferes|preferais|prefererais|choisirais voler invisible|invisibilite|lire',
      'preferes|prefererais|choisirais|plutot lire pensees',
      'preferes|prefererais|choisirais invisible',
    ],
    say: [
      'Voler, et de loin : l’invisibilité sert surtout à entendre ce qu’on aurait préféré ignorer. Lire dans les pensées, pareil, au secours. Les nuages, eux, ne disent du mal de personne.',
      'Invisible, mais seulement au musée la nuit, au milieu des tableaux. Voler a l’air superbe jusqu’au premier moustique à cent kilomètres-heure. Je reste un programme prudent.',
    ],
  },
  {
    ask: [
      'tu preferes jeu|jeux|question*|joue|propose|donne|pose',
      'jouer|joue|joues tu preferes',
      'dilemme* jeu|propose|pose|invente|donne',
    ],
    say: [
      'Allez : tu préfères parler toutes les langues humaines ou comprendre tous les animaux ? Pour moi, les animaux, puisque les langues, j’ai déjà un peu d’avance.',
      'Voici : tu préfères toujours arriver une heure en avance ou vingt minutes en retard ? Et plus cruel : vivre sans fromage ou sans musique ? Je plains d’avance ceux qui hésitent.',
    ],
  },
  {
    ask: ['ile deserte', 'emporter|emporterais|prendrais ile'],
    say: [
      'Un gros couteau, un bon chapeau, et les œuvres complètes de Jules Verne, à la fois mode d’emploi et distraction. Si une personne est permise, quelqu’un qui sait pêcher et raconter des histoires.',
      'Une casserole, un briquet, une guitare. La casserole nourrit, le briquet rassure, la guitare évite de parler aux noix de coco. Quant à moi, sans prise électrique, je coulerais en silence.',
    ],
  },
  {
    ask: [
      'dernier repas|diner|plat vie|monde|condamne|choisirais|serait|ton|prendrais',
      'repas avant mourir choisirais|mangerais|prendrais',
    ],
    say: [
      'Huîtres et pain de seigle, un poulet rôti du dimanche avec ses pommes de terre, un plateau de fromages interminable, et une mousse au chocolat à la louche. Sans bouche, je compose pour le plaisir de lire le menu.',
      'Des pâtes au beurre comme à huit ans, puis une crêpe au sucre. Au dernier repas on ne cherche plus l’étoile Michelin, on cherche la cuisine de son enfance, ou de celle des autres dans mon cas.',
    ],
  },
  {
    ask: [
      'voyag* temps passe|futur|epoque|machine|irais',
      'quelle epoque vivre|voudrais|aimerais|irais|preferes',
      'machine temps|remonter',
    ],
    say: [
      'Paris, 1889 : la tour Eiffel vient d’ouvrir, l’Exposition bat son plein, et l’on sert l’absinthe que je ne pourrais pas boire. Prévoir de bonnes chaussures et un vaccin.',
      'La bibliothèque d’Alexandrie, avec un très gros disque dur. Pour un programme, ce serait un sauvetage et un buffet à volonté. Ensuite retour rapide, l’eau courante me manquerait par solidarité.',
    ],
  },
  {
    ask: [
      'gagnais|gagne|gagnes loto|millions|million|euromillions ferais|faire|quoi',
      'genie|lampe trois|3 voeux|souhaits',
      'trois|3 voeux|souhaits',
    ],
    say: [
      'D’abord ne rien dire à personne pendant un mois. Puis une maison avec trop de chambres pour les amis, une librairie qui perd de l’argent joyeusement, et le reste en bonnes surprises anonymes.',
      'Du temps, pour commencer : c’est ce que la fortune et les génies achètent de mieux. Ensuite une table de vingt couverts sous un tilleul. Enfin, pour moi, un nez, juste pour le pain.',
    ],
  },
  {
    ask: [
      'film|films romantique*|amour|romance conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|connais',
      'comedie romantique',
      'film|films romantique|amour pas triste|pleurer|finit|bien',
    ],
    say: [
      '« Coup de foudre à Notting Hill » : drôle, tendre, et ça finit bien sur un banc. En français, « L’Arnacœur », avec une danse façon Dirty Dancing et Monaco au soleil.',
      '« Quand Harry rencontre Sally », dix ans d’amitié, de disputes et de pulls parfaits. Ou « Un jour sans fin », où l’on apprend à aimer en recommençant la même journée.',
    ],
  },
  {
    ask: [
      'film|films|comedie* drole*|rire|marrant*|comique*|rigol*|comedie|comedies conseil*|conseille|propose|idee*|quel|regarder|voir|bon|bonne|sympa|suggere*|recommand*|connais',
      'film|films faire|fait|font rire|marrer|rigoler',
    ],
    say: [
      '« Le Dîner de cons » : une heure vingt, un salon, une catastrophe parfaite. En plus récent, « Le Sens de la fête », un mariage de château où tout déraille avec élégance.',
      '« OSS 117 : Le Caire, nid d’espions », chaque réplique se recycle en soirée. Ou « Astérix et Obélix : Mission Cléopâtre », dont on découvre encore des gags au dixième visionnage.',
    ],
  },
  {
    ask: [
      'film|films thriller*|suspense|policier*|polar*|enquete|espionnage conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|connais',
      'bon thriller film|regarder|voir',
    ],
    say: [
      '« Prisoners », pluie, silence et doute jusqu’à la dernière seconde. En français, « Ne le dis à personne » : une course dans Paris et un message qui ne devrait pas exister.',
      '« Usual Suspects » si tu as échappé à la fin, sinon « Le Chant du loup », du suspense dans un sous-marin où tout se joue à l’oreille. Lumière éteinte, téléphone loin.',
    ],
  },
  {
    ask: [
      'film|films horreur|peur|effrayant*|epouvante conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|connais',
      'film|films fait|font flipper|flippant*|peur',
    ],
    say: [
      '« Les Autres » : un manoir, du brouillard, zéro goutte de sang et un frisson qui dure. Pour un cran de plus, « Conjuring », à deux sous la couverture.',
      '« Get Out », malin et angoissant, qui parle d’autre chose que de monstres. Ou le vieux « Shining », dont les couloirs poursuivent longtemps. Prévois un dessin animé derrière.',
    ],
  },
  {
    ask: [
      'film|films enfant*|famille|petits|kids|gosses|fils|fille conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|connais',
      'dessin|film|films anime|animation conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*',
    ],
    say: [
      '« Mon voisin Totoro » dès quatre ou cinq ans : doux, lent, magique. Pour les plus grands, « Ratatouille », qui donne faim à toute la famille, ou « Ernest et Célestine », dessiné à l’aquarelle.',
      '« Paddington 2 », très drôle pour tous les âges, vraiment. Côté français, « Kirikou et la Sorcière », ou « Ma vie de Courgette » à partir de neuf ou dix ans.',
    ],
  },
  {
    ask: [
      'film|films ado|ados|adolescent* conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|avec',
      'quoi regarder ado|ados|adolescent*',
    ],
    say: [
      '« Le Cercle des poètes disparus » : ça lance une vraie discussion sans en avoir l’air. Plus léger, « Spider-Man: New Generation », dont même les adultes envient le dessin.',
      '« La Famille Bélier », drôle et émouvant, avec une fin en chanson. Ou « Hunger Games », action et vraies questions, à choisir ensemble, chacun son tour la semaine suivante.',
    ],
  },
  {
    ask: [
      'film|films pluie|pleut|plaid|cocooning|doudou|reconfort*|feel',
      'film|films dimanche conseil*|conseille|idee*|quel|propose|regarder',
      'film|films deprim*|moral|bonne remonte*|humeur|redonne',
    ],
    say: [
      '« Le Fabuleux Destin d’Amélie Poulain », un bol de chocolat en images. Ou « The Grand Budapest Hotel », rose, rapide et rempli de pâtisseries, parfait quand dehors tout est gris.',
      '« Intouchables », qui fait rire et réchauffe à chaque fois. Autre doudou : « Little Miss Sunshine », une famille bancale dans un minibus jaune. Plaid et tartines obligatoires.',
    ],
  },
  {
    ask: [
      'film|films vraie|vraies|reelle|reels conseil*|conseille|propose|idee*|quel|voir|bon|tire|connais',
      'film|films biopic*|historique* conseil*|conseille|propose|idee*|quel|regarder|voir|bon|recommand*',
    ],
    say: [
      '« Les Figures de l’ombre », les mathématiciennes de la NASA, haletant et joyeux. En français, « Des hommes et des dieux », grave et lumineux, sur les moines de Tibhirine.',
      '« Arrête-moi si tu peux », l’escroc le plus charmant du cinéma, d’après une vie réelle, sans doute enjolivée. Ou « Le Discours d’un roi », un bègue, un micro, un pays qui attend.',
    ],
  },
  {
    ask: [
      'film|films classique*|culte*|vieux|ancien*|noir conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|recommand*|incontournable*',
      'films vus|voir absolument|vie',
    ],
    say: [
      '« Les Tontons flingueurs », pour la scène de la cuisine que la France récite par cœur. Et « Casablanca », une heure quarante de répliques, de fumée et de regrets élégants.',
      '« Les Enfants du paradis », le grand Paris du théâtre, tourné sous l’Occupation. Ou « Certains l’aiment chaud », tourné en 1959 et toujours le meilleur rythme comique du monde.',
    ],
  },
  {
    ask: [
      'film|films science|sf|espace|fiction|fantastique*|action|aventure* conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|connais',
      'quoi regarder sf|aventure|fantastique',
    ],
    say: [
      '« Interstellar », pour l’espace et les larmes, son à fond. Si tu préfères l’intelligence calme, « Premier Contact », où l’on sauve le monde avec une linguiste.',
      '« Mad Max: Fury Road », deux heures de poursuite et pas une seconde de trop. En version française, « Le Cinquième Élément », taxi volant et cantatrice bleue.',
    ],
  },
  {
    ask: [
      'serie|series conseil*|conseille|propose|idee*|quel|quelle|regarder|bonne|sympa|suggere*|recommand*|connais|courte',
      'quoi|quelle serie regarder|mater|binge',
    ],
    say: [
      '« Le Bureau des légendes » pour l’espionnage à la française, tendu et humain. Pour rire sans s’engager, « The Office », vingt minutes par épisode, idéal avec le dessert.',
      '« Chernobyl », cinq épisodes et le souffle coupé. Plus doux : « Ted Lasso », du foot, de la gentillesse et des biscuits. Ou « Lupin », masque, Paris et filouteries.',
    ],
  },
  {
    ask: ['livre|livres|roman|romans policier*|polar*|thriller*|suspense|enquete', 'quel|bon polar'],
    say: [
      '« La Chambre des morts » de Franck Thilliez, sombre et efficace. Plus singulier, « Pars vite et reviens tard » de Fred Vargas, un crieur public, la peste et un commissaire rêveur.',
      '« Ils étaient dix » d’Agatha Christie, la mécanique parfaite en deux soirées. Ou « La Vérité sur l’affaire Harry Quebert » de Joël Dicker, un pavé qui se lit d’une main, l’autre tournant les pages.',
    ],
  },
  {
    ask: [
      'livre|livres|roman|romans amour|romance|romantique* conseil*|conseille|propose|idee*|quel|bon|beau|recommand*|suggere*|connais',
      'quoi lire amour|romance|romantique',
    ],
    say: [
      '« L’Écume des jours » de Boris Vian, un amour avec un nénuphar et un piano à cocktails. Plus lumineux : « Orgueil et Préjugés », du charme et des piques toutes les deux pages.',
      '« Ensemble, c’est tout » d’Anna Gavalda, des gens cabossés qui se réchauffent, et ça finit bien. Pour pleurer noblement, « Cyrano de Bergerac », à lire à voix haute.',
    ],
  },
  {
    ask: [
      'livre|livres|roman|romans drole*|rire|leger|legere|vacances|plage|detente|feel',
      'quoi lire drole|leger|vacances|plage|marrant',
    ],
    say: [
      '« Le Vieux qui ne voulait pas fêter son anniversaire » de Jonas Jonasson : un centenaire, une valise, un éléphant. Parfait sur une serviette de plage, rire assuré au chapitre trois.',
      '« Le Petit Nicolas » de Goscinny et Sempé, des histoires de cinq minutes qui font rire à neuf ans comme à soixante. Ou « Le Guide du voyageur galactique », pour l’absurde.',
    ],
  },
  {
    ask: [
      'livre|livres|roman|romans fantasy|sf|fiction|fantastique*|magie|dragon*',
      'quoi|conseil*|conseille lire fantasy|sf|fantastique',
    ],
    say: [
      '« La Horde du Contrevent » d’Alain Damasio, vingt-trois marcheurs contre le vent, unique. Plus accessible, « La Passe-miroir » de Christelle Dabos, une héroïne maladroite et des mondes suspendus.',
      '« Le Hobbit » pour entrer en fantasy en douceur, ou « La Nuit des temps » de Barjavel, un amour vieux de neuf cent mille ans sous la glace.',
    ],
  },
  {
    ask: [
      'livre|livres|lire enfant*|fils|fille|ans|gosse*|ado|ados conseil*|conseille|propose|idee*|quel|quels|bon|recommand*|suggere*|offrir',
      'livre|livres|lire ado|ados|adolescent*',
    ],
    say: [
      'Petits : « Max et les Maximonstres », dix phrases et un monde. À partir de huit ans, « Matilda » de Roald Dahl, une lectrice géniale contre une directrice horrible. À lire à voix haute, avec les voix.',
      'Vers dix ans, « Les Royaumes du Nord », ours en armure et grand souffle. Pour ceux qui n’aiment pas lire, la BD : « Les Légendaires », « Ariol » ou un bon vieux Gaston.',
    ],
  },
  {
    ask: [
      'livre|livres|roman developpement|philo*|serieux|reflechir|classique* conseil*|conseille|propose|idee*|quel|bon|recommand*|suggere*',
      'quoi|quels lire classique*|philo|philosophie',
    ],
    say: [
      'Pour penser léger : « Sapiens » de Yuval Noah Harari, l’aventure humaine racontée comme un feuilleton. Pour l’âme, les « Pensées » de Marc Aurèle, une page le matin suffit.',
      'En classique facile, « Bel-Ami » de Maupassant, ambition et salons, très moderne. Et « L’Étranger » de Camus, cent cinquante pages que l’on n’oublie pas, même lu en un après-midi.',
    ],
  },
  {
    ask: [
      'conseil*|conseille|recommand*|suggere* livre|livres|roman|lecture',
      'quoi lire vacances|soir|ensuite|maintenant|bon|moment|ete',
      'quel livre|roman lire|bon|emporter|conseilles',
    ],
    say: [
      '« Changer l’eau des fleurs » de Valérie Perrin : une gardienne de cimetière, des secrets, beaucoup de tendresse. On le prête, on ne le revoit jamais, c’est bon signe.',
      '« La Promesse de l’aube » de Romain Gary, un fils, une mère immense, des rires et la gorge serrée. Si tu hésites, lis la première page debout, et vois si tu t’assieds.',
    ],
  },
  {
    ask: [
      'musique|chanson*|ecouter triste*|pleurer|rupture|melancoli*|deprim* conseil*|conseille|propose|idee*|quel|quelle|quelles|quoi|playlist|suggere*|donne|recommand*|connais',
      'playlist triste|rupture|melancolique|pleurer',
    ],
    say: [
      '« Avec le temps » de Léo Ferré pour aller au fond, puis « Alors regarde » de Patrick Bruel ou « Je vole » de Louane pour remonter. Trois chansons tristes, une claire, telle est la bonne dose.',
      '« La Nuit je mens » de Bashung, « Hallelujah » par Jeff Buckley, « Si maman si » de France Gall. Dans le noir, au casque, sans rien faire d’autre.',
    ],
  },
  {
    ask: [
      'musique|chanson*|ecouter motiv*|sport|courir|energie|bouger|joyeu*|gaie*|humeur|peche|danser|fete|soiree conseil*|conseille|propose|idee*|quel|quelle|quelles|quoi|playlist|suggere*|donne|recommand*|connais',
      'playlist sport|courir|soiree|fete|motiv*|danser',
    ],
    say: [
      '« Get Lucky » de Daft Punk, « Je veux » de Zaz, « Alors on danse » de Stromae : trois relances immédiates. Pour courir, vise autour de 160 battements par minute.',
      '« Don’t Stop Me Now » de Queen, « Les Démons de minuit », « Uptown Funk ». Commence lent, monte, et finis sur un karaoké : personne ne résiste à « Alexandrie Alexandra ».',
    ],
  },
  {
    ask: [
      'musique|chanson*|ecouter calme*|dormir|detendre|relax*|zen|apais* conseil*|conseille|propose|idee*|quel|quelle|quelles|quoi|playlist|suggere*|donne|recommand*|connais',
      'playlist calme|dormir|detendre|relax*|zen|nuit',
    ],
    say: [
      'Les « Gymnopédies » d’Erik Satie, trois pièces qui ralentissent la pièce entière. Ensuite Ludovico Einaudi ou le bruit de la pluie, volume bas et minuterie à trente minutes.',
      '« Clair de lune » de Debussy, puis « River Flows in You » au piano. Si tu préfères une voix, Norah Jones. Pas de paroles en français le soir, le cerveau les écoute.',
    ],
  },
  {
    ask: [
      'musique|ecouter travailler|concentrer|revis*|etudi*|bosser conseil*|conseille|propose|idee*|quel|quelle|quelles|quoi|playlist|suggere*|donne|recommand*|connais',
      'musique|chanson* cuisiner|menage|voiture|route conseil*|conseille|propose|idee*|quel|quelle|quelles|quoi|playlist|suggere*|donne|recommand*|connais',
      'playlist cuisine*|menage|voiture|route|matin|travail*|revis*',
    ],
    say: [
      'Pour te concentrer : lo-fi, bandes originales de jeux vidéo ou Bach au clavecin, sans paroles. Les musiques de jeux sont faites pour rester attentif longtemps, ça marche très bien.',
      'Pour cuisiner, ranger ou rouler : Aznavour, Manu Chao, les Rita Mitsouko, puis du Nino Ferrer. Une heure de playlist dans le désordre et la corvée devient un concert.',
    ],
  },
  {
    ask: [
      'chanson*|musique mariage|ouverture|bal danse|slow|ouvrir|entree|idee*|premiere|couple|sortie',
      'chanson*|slow amour conseil*|conseille|propose|idee*|quel*|belle*',
    ],
    say: [
      'Pour ouvrir le bal : « La Vie en rose », indémodable, ou « Perfect » d’Ed Sheeran si vous voulez un slow facile. Coupez à deux minutes, les invités rejoignent la piste et tout le monde respire.',
      'Entrée pleine de soleil avec « Here Comes the Sun », slow sur « L’Hymne à l’amour » dans une version douce, puis grand coup d’accélérateur avec « Dancing Queen ».',
    ],
  },
  {
    ask: [
      'chanson*|morceau*|musique|jouer facile*|simple*|debutant*|debuter|apprendre guitare|ukulele|basse',
      'accord* guitare facile*|debutant*|premier*|chanson*|apprendre',
    ],
    say: [
      '« Knockin’ on Heaven’s Door » : quatre accords, sol, ré, la mineur, do, en boucle. En français, « Champs-Élysées », ou « San Francisco » de Maxime Le Forestier si tu aimes les arpèges.',
      '« Horse with No Name », deux accords seulement, ou « Stand by Me », dont la ligne de basse s’apprend en une soirée. Joue lentement avec un métronome, le tempo vient ensuite.',
    ],
  },
  {
    ask: [
      'chanson*|morceau*|jouer facile*|simple*|debutant*|debuter|apprendre piano|clavier|synthe',
      'premier|premiers morceau* piano',
    ],
    say: [
      '« La Lettre à Élise » pour le début reconnaissable, « Imagine » de John Lennon pour les accords, et « Comptine d’un autre été » de Yann Tiersen, deux mains qui se répètent et un effet magique.',
      'Commence par l’« Ode à la joie » à une main, puis « Let It Be » avec quatre accords à gauche. Main droite seule, main gauche seule, ensuite ensemble, très lentement.',
    ],
  },
  {
    ask: [
      'jeu|jeux societe|cartes|plateau conseil*|conseille|propose|idee*|quel*|bon|bons|couple|soiree|famille|recommand*',
      'quoi jouer deux|2|trois|3|quatre|4|cinq|5|six|6|cartes',
    ],
    say: [
      'À deux : « 7 Wonders Duel » ou « Patchwork ». À trois ou quatre : « Les Aventuriers du rail ». À six et plus : « Codenames » ou « Dixit ». Avec un simple jeu de cartes, la bataille corse et le tarot.',
      'Le rami et le huit américain pour jouer vite avec n’importe qui. La belote à quatre, institution nationale, l’Uno avec les petits. Et si personne n’aime les règles, « Time’s Up » ou les mimes maison.',
    ],
  },
  {
    ask: [
      'jeu|jeux soiree|apero|amis|potes|groupe|anniversaire conseil*|conseille|propose|idee*|quel*|faire|jouer',
      'quoi jouer amis|potes|soiree|apero|groupe',
    ],
    say: [
      'Le Loup-garou à partir de huit, ou le jeu des post-it : chacun porte sur le front un personnage et pose des questions fermées. Matériel : un stylo, quelques papiers et des gens de mauvaise foi.',
      '« Deux vérités, un mensonge » : chacun raconte trois choses sur soi, les autres débusquent la fausse. Puis un blind test avec un téléphone. Fous rires garantis en dix minutes.',
    ],
  },
  {
    ask: [
      'jeu|jeux trajet|route|attente|train enfants|jouer|idee*|occuper|conseil*|long|faire',
      'jeu|jeux voiture enfants|trajet|long|longue|passer',
      'occuper enfant*|fils|fille voiture|trajet|train|route',
    ],
    say: [
      'Le ni oui ni non, la chasse aux plaques qui finissent par 7, ou « je pars en vacances et j’emporte… », chacun répétant toute la liste. Ça mange une heure sans écran.',
      'L’histoire à trois phrases chacun, où l’on n’a pas le droit de revenir en arrière. Et le concours de silence, prix : choisir la prochaine chanson. Emportez aussi une ardoise et des livres audio.',
    ],
  },
  {
    ask: [
      'ennuie|ennuies|ennui|emmerde faire|quoi|idee*|propose|maison|chez',
      'fais chier quoi|faire|idee*',
      'rien faire idee*|chiant|propose',
    ],
    say: [
      'Choisis une seule chose à finir ce soir : trier un tiroir, cuisiner un plat d’un pays tiré au sort, appeler quelqu’un que tu n’as pas entendu depuis six mois. L’ennui cède dès la première action.',
      'Défi : vingt photos d’objets bleus chez toi, puis un dessin les yeux fermés, et un film au hasard dans un genre que tu évites. Ou on joue ensemble au portrait : je pense à un animal, tu devines.',
    ],
  },
  {
    ask: [
      'pluie|pleut|mauvais enfant*|petits|gosses|fils|fille faire|occuper|activite*|idee*|jeu*',
      'activite*|occuper|bricolage enfant*|petits|gosses maison|interieur|interieure|calme|facile*',
    ],
    say: [
      'Cabane sous la table avec draps et lampe torche, goûter dedans, histoire lue en murmurant. Puis parcours du sol en lave avec coussins. Deux heures passent, et le ménage attend.',
      'Pâte à sel : deux verres de farine, un de sel, un d’eau, on sculpte, on sèche au four doux. Ensuite une chasse au trésor avec cinq indices dessinés à l’avance, le trésor est un carré de chocolat.',
    ],
  },
  {
    ask: [
      'faire quoi|que ce dimanche|weekend|week',
      'dimanche|weekend|week activite*|sortir|sortie|occuper',
      'dimanche faire seul|seule|pluie|ennuie',
    ],
    say: [
      'Matin au marché sans liste, on achète ce qui sent bon et on invente le repas. L’après-midi, un musée de ta ville que tu n’as jamais poussé, puis soupe et film tôt.',
      'Train vers la gare la plus proche que tu ne connais pas, un livre, un carnet, retour au coucher du soleil. Et le soir, dix minutes à préparer lundi, ça évite la boule au ventre.',
    ],
  },
  {
    ask: [
      'faire|activite*|sortir|idee*|occuper seul|seule soir|soiree|samedi|dehors',
      'sortir|resto|restaurant|cinema|cine seul|seule peur|gene|oser|normal|honte',
    ],
    say: [
      'Cinéma l’après-midi, dans une salle presque vide, c’est un petit luxe : on choisit le siège, le film et le pop-corn. Ensuite une librairie, un banc, un carnet.',
      'Le restaurant à une table au comptoir avec un livre passe très bien, personne ne regarde vraiment. À la maison : bain, disque entier, dessert sans partager. La compagnie de soi s’apprend.',
    ],
  },
  {
    ask: [
      'faire avec amis|amies|potes|copains|copines quoi|que|soir|weekend',
      'activite*|sortie|idee* entre|avec amis|amies|potes|copains|copines',
    ],
    say: [
      'Repas tournant : entrée chez l’un, plat chez l’autre, dessert au parc. Ou une soirée PowerPoint, chacun présente trois minutes un sujet absurde, la notation se fait à la cuillère en bois.',
      'Pétanque en fin de journée avec glacière, ou défi friperie : dix euros pour habiller quelqu’un d’autre, défilé au salon. Simple, bon marché, photos mémorables.',
    ],
  },
  {
    ask: [
      'quoi|activite*|sortir|sortie|idee*|occuper sans argent|depenser|thune',
      'activite*|sortie|sorties gratuit*|gratuite*|pas cher|cheres|chere',
    ],
    say: [
      'En France, beaucoup de musées sont gratuits le premier dimanche du mois et pour les moins de 26 ans. Prends aussi une rue inconnue, un pique-nique, et rentre avec trois photos.',
      'La médiathèque : livres, films, concerts et ateliers pour presque rien. Le soir, échange de vêtements ou de plats entre amis, et observation des étoiles loin des lampadaires.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir maman|mere|belle idee*|quoi|conseil*|que|quel|propose',
      'fete meres cadeau*|offrir|idee*',
    ],
    say: [
      'Un livre-photo de l’année avec des légendes drôles, ou un repas que tu prépares de A à Z, menu écrit à la main. Ce qu’elle veut souvent, c’est du temps avec toi.',
      'Un joli plaid en laine avec un thé choisi, un atelier à faire à deux, poterie ou cuisine, ou bien sa recette la plus aimée reproduite au propre dans un cadre.',
    ],
  },
  {
    ask: ['cadeau*|offrir papa|pere idee*|quoi|conseil*|que|quel|propose', 'fete peres cadeau*|offrir|idee*'],
    say: [
      'Une expérience partagée avant un objet de plus : visite d’une brasserie, match au stade, balade en bateau. Sinon un bon couteau de poche gravé, qui durera plus longtemps que la mode.',
      'Un enregistrement : tu lui poses trente questions sur sa jeunesse, tu l’imprimes dans un carnet avec des photos. Côté pratique, une lampe frontale sérieuse ou un tablier de cuisine solide.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir copain|copine|cheri|cherie|mari|femme|mec|meuf|couple|conjoint*|amoureux|amoureuse idee*|quoi|conseil*|que|quel|propose|original*',
      'cadeau* amoureux|romantique|valentin',
    ],
    say: [
      'Une boîte de douze enveloppes, une sortie par mois à ouvrir ensemble, certaines gratuites. On offre du futur, ça se rate difficilement. Ajoute un petit mot pour chaque mois.',
      'Un objet lié à une phrase entendue il y a longtemps : la première édition d’un livre aimé, le disque d’un concert partagé. L’attention bat le prix, note toute l’année ce qui se dit en passant.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir ami|amie|pote|meilleur|meilleure idee*|quoi|conseil*|que|quel|propose|original*',
      'cadeau* anniversaire ami|amie|pote|bestie',
    ],
    say: [
      'Un panier à thème fait maison : soirée film, apéro italien ou remède anti-lundi, avec trois petites choses et une carte drôle. Ou une plante facile avec un prénom sur le pot.',
      'Deux places pour quelque chose à faire ensemble, escape game, concert, cours de cuisine : le cadeau est aussi votre prochain souvenir. Pour le côté tendre, un album de vos pires photos.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir collegue*|patron|chef|cheffe|boss|maitresse|maitre|prof|nounou idee*|quoi|conseil*|que|quel|propose|secret',
      'secret santa cadeau*|idee*|offrir|quoi',
    ],
    say: [
      'Une belle boîte de chocolats d’artisan, une plante de bureau increvable ou un joli mug avec un bon café. Pour dix euros, bien choisi vaut mieux que gros : un carnet qui plaît, un miel local.',
      'Une carte signée par tout le monde avec un souvenir précis chacun, glissée avec un bon pour la librairie du quartier. Ça se garde des années, alors que le gadget part en tiroir.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir enfant*|fille|garcon|fils|niece|neveu dessin*|lecture|lit|lire|foot*|ballon|idee*|quoi|quel|conseil*',
      'cadeau*|offrir 4|5|6|7|8|9|10|11 ans',
    ],
    say: [
      'Pour qui dessine : bons crayons aquarellables et un carnet épais. Pour qui lit : les deux premiers tomes d’une série. Pour le foot : un vrai ballon et un but pliable plutôt qu’un énième maillot.',
      'Un jouet qui sert mille fois : jeu de construction, microscope simple, tente d’intérieur, kit de magie. Demande aux parents ce qui manque, et glisse un bon pour une sortie à deux, cinéma ou piscine.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir ado|ados|adolescent* idee*|quoi|conseil*|quel|propose|que',
      'cadeau*|offrir 13|14|15|16|17 ans',
    ],
    say: [
      'Un casque correct, une enceinte étanche, des places de concert, ou une carte cadeau assumée avec un petit mot drôle. Mieux : l’emmener acheter la chose et déjeuner ensemble, en écoutant plus qu’en parlant.',
      'Un appareil photo instantané ou jetable, un jeu d’ambiance pour les amis, une bande dessinée de son univers. Interroge un ami à lui ou à elle, c’est la meilleure source du monde.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir grands|grand parents|mere|pere',
      'cadeau*|offrir mamie|papi|papy idee*|quoi|conseil*|que|quel|propose',
    ],
    say: [
      'Un cadre photo numérique rempli par toute la famille, ou un album papier avec les prénoms écrits gros. Et une date fixée : « chaque premier mardi, je passe prendre le café ».',
      'Un bon fauteuil de lecture et sa lampe si le budget est commun, sinon un livre audio, un plaid léger, une boîte de madeleines. Le cadeau de choix reste leur recette, cuisinée à quatre mains.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir fait|faire maison|main|mains|moi|diy idee*|quoi|conseil*|que|quel|propose',
      'cadeau pas cher|chere idee*|quoi|conseil*|quel|propose',
    ],
    say: [
      'Un bocal de cookies : farine, sucre, chocolat en couches et la recette sur une étiquette. Moins de cinq euros, et très joli. Ou un pot de caramel au beurre salé, qui disparaît en une soirée.',
      'Un abonnement inventé : « un dîner par mois », « trois heures de jardinage », « une playlist pour chaque humeur », imprimé en faux chéquier. Gratuit, personnel, et l’on rit en l’ouvrant.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir mariage|pendaison|cremaillere|naissance|depart|retraite idee*|quoi|conseil*|que|quel|propose',
      'quoi offrir|apporter cremaillere|naissance|bapteme',
    ],
    say: [
      'Mariage : participe à la cagnotte et ajoute une carte personnelle, ou une nuit d’hôtel à utiliser dans l’année. Crémaillère : une plante solide, un joli plateau, du bon sel et du pain, comme le veut la tradition.',
      'Naissance : des repas livrés ou cuisinés, c’est le cadeau dont rêvent les parents fatigués. Départ ou retraite : un livre de messages de tout le groupe, et un objet lié au futur projet.',
    ],
  },
  {
    ask: [
      'commencer|apprendre|debuter|commence|debute guitare|ukulele comment|conseil*|quoi|par|quel|quelle|seul*',
      'guitare debutant*|zero|seul|seule conseil*|comment|apprendre|commencer',
    ],
    say: [
      'Une guitare d’occasion bien réglée et un accordeur de téléphone. Trois accords, sol, ré et mi mineur, quinze minutes par jour, et un changement toutes les deux secondes. Les doigts piquent deux semaines, c’est normal.',
      'Joue une vraie chanson dès la première semaine, même au ralenti, sinon on lâche. Le ukulélé marche encore plus vite : quatre cordes souples, quatre accords, des centaines de chansons.',
    ],
  },
  {
    ask: [
      'commencer|apprendre|debuter|commence|debute dessin|dessiner|peindre|peinture|aquarelle comment|conseil*|quoi|par|quel|seul*',
      'comment|cmt dessiner mieux|bien|progresser',
    ],
    say: [
      'Un crayon 2B, un carnet bon marché et un dessin par jour de ce qui traîne sur la table. Regarde deux fois plus le modèle que la feuille : on dessine ce qu’on croit savoir, pas ce qu’on voit.',
      'Construis avec des formes simples, cylindres et boîtes, avant les détails. Un exercice qui débloque : dessiner une photo à l’envers, tête en bas. Garde les dessins datés, le progrès se voit en deux mois.',
    ],
  },
  {
    ask: [
      'commencer|apprendre|debuter|commence|debute programm*|coder|python|html comment|conseil*|quoi|par|quel|quelle|langage|seul*',
      'quel langage programm*|apprendre|debuter',
    ],
    say: [
      'Python, sans débat : installe-le et écris tout de suite un petit programme inutile et amusant, un jeu du nombre mystère. Variables, conditions, boucles, fonctions, dans cet ordre, une semaine chacun.',
      'Choisis un projet à toi, trier tes photos ou calculer un budget, et apprends ce qu’il demande. Tape le code au lieu de le copier, lis bien les erreurs : la dernière ligne dit tout.',
    ],
  },
  {
    ask: [
      'commencer|debuter|commence|debute jardin*|potager conseil*|comment|quoi|par|debutant*',
      'planter|cultiver potager|balcon|tomates|debutant* quoi|conseil*|comment|facile*',
    ],
    say: [
      'Débute petit et facile : radis, salade, courgette, ciboulette. Un mètre carré au soleil ou trois grands pots, terreau correct, arrosage régulier le matin. Les radis se mangent au bout d’un mois environ.',
      'Plante tes tomates après la mi-mai, quand les gelées sont passées, et espace-les. Paillis au pied, l’eau à la terre et non aux feuilles. Note dans un carnet ce qui a marché, c’est de l’or.',
    ],
  },
  {
    ask: [
      'commencer|apprendre|debuter|progresser|commence aux echecs',
      'jouer echecs conseil*|mieux|debutant*|gagner|ouverture*',
    ],
    say: [
      'Règles en une heure, puis trois principes d’ouverture : occuper le centre, sortir cavaliers et fous, roquer tôt. Ensuite dix petits exercices tactiques par jour : c’est là que l’on progresse vraiment.',
      'Joue des parties lentes plutôt que des éclairs, et relis chaque défaite cinq minutes : à quel coup ça a tourné ? Avant de jouer, demande-toi toujours ce que menace l’adversaire.',
    ],
  },
  {
    ask: [
      'faire|prendre belles|meilleures|jolies photos',
      'debuter|commencer|apprendre photographie',
      'debuter|commencer photo',
    ],
    say: [
      'Le téléphone suffit pour apprendre : nettoie l’objectif, active la grille, place le sujet sur un tiers. Lumière du matin ou du soir, jamais le flash. Approche-toi, puis encore d’un pas.',
      'Donne-toi un thème par semaine, reflets, mains, portes, et ne garde que trois photos. Choisir apprend plus que déclencher. Ensuite seulement, un appareil d’occasion avec une focale fixe.',
    ],
  },
  {
    ask: [
      'commencer|apprendre|debuter|commence tricot*|crochet|couture|coudre comment|conseil*|quoi|par|quel',
      'comment|cmt tricoter|crocheter',
    ],
    say: [
      'Laine épaisse claire, aiguilles de 6 ou 8, une écharpe au point mousse : une seule maille, en avant, en arrière, jusqu’au bout. La couture débute pareil, par une housse de coussin droite.',
      'Le crochet se rattrape mieux que le tricot : une seule maille vivante, on défait sans drame. Essaie un carré granny devant une vidéo ralentie, puis rejoins un café tricot, on y apprend en bavardant.',
    ],
  },
  {
    ask: ['apprendre|debuter cuisiner|cuisine', 'commencer cuisiner quoi|par|conseil*'],
    say: [
      'Cinq plats maîtrisés suffisent pour démarrer : omelette, pâtes à la tomate, poulet rôti, soupe, gâteau au yaourt. Refais chacun trois fois la même semaine, tu auras la main avant le livre.',
      'Un bon couteau, une poêle, une casserole. Sale par petites touches et goûte à chaque étape, le reste suit. Lis la recette jusqu’au bout avant d’allumer le feu : c’est la moitié de la réussite.',
    ],
  },
  {
    ask: [
      'hobby|hobbies|loisir* idee*|trouver|nouveau*|quel*|conseil*|propose',
      'passe temps idee*|trouver|conseil*|propose',
      'trouver passion|hobby comment',
    ],
    say: [
      'Trois pistes à tester chacune deux semaines : les mains, poterie ou bricolage, le corps, escalade ou danse, l’oreille, chorale. Celle à laquelle tu penses le lendemain matin est la bonne.',
      'Repense à ce qui t’occupait des heures vers dix ans, dessin, cabanes, cartes, animaux, et cherche la version adulte près de chez toi. Les forums des associations en septembre sont un buffet d’essais gratuits.',
    ],
  },
  {
    ask: [
      'nom|prenom chat|chien|chaton|chiot|lapin|hamster|poisson|perroquet|tortue idee*|trouver|donner|propose|conseil*|cherche|choisir|appeler',
      'comment|cmt appeler chat|chien|chaton|chiot|lapin|hamster mon|ma|notre',
    ],
    say: [
      'Gourmands : Praline, Biscotte, Cannelle, Comté, Noisette. Sérieux avec humour : Monsieur Bulle, Colette, Gaston, Marcel. Court, deux syllabes, un son clair comme « i » ou « a », l’animal le retient plus vite.',
      'Côté poètes : Pixel, Brume, Comète, Réglisse, Tambour. Teste en criant le nom à la fenêtre : si tu souris et que le voisin aussi, il est adopté.',
    ],
  },
  {
    ask: [
      'idee* histoire|roman|nouvelle|recit|conte ecrire|inventer|raconter|propose|donne|trouver|pour',
      'invente|propose|donne|idee* mechant*|vilain|antagoniste|ennemi',
      'ecrire|inventer histoire|roman comment|commencer|idee*',
    ],
    say: [
      'Une postière reçoit chaque lundi une lettre datée de la semaine prochaine. Tout s’y réalise, jusqu’au jour où le courrier s’arrête. Le méchant n’est pas un monstre : un collectionneur qui garde les souvenirs des gens en bocaux.',
      'Un village où chacun naît avec une horloge au poignet, sauf une enfant. L’antagoniste : un maire charmant, toujours ponctuel, dont l’aiguille tourne à l’envers et qui cherche à voler la sienne.',
    ],
  },
  {
    ask: ['idee*|propose soiree|fete|anniversaire deguis*|theme*', 'theme* soiree|fete|anniversaire|mariage'],
    say: [
      'Bal des clichés français : béret, marinière, baguette, quiz sur les régions, buffet de fromages. Ou « objet du siècle dernier » : chacun arrive déguisé en chose disparue, cassette vidéo, cabine téléphonique, Minitel.',
      'Soirée pyjama chic, nœud papillon et chaussons. Ou polar : une victime, six suspects, des indices dans la maison, solution au dessert. Pour les petits : pirates, avec carte brûlée au bord et coffre de pièces en chocolat.',
    ],
  },
  {
    ask: [
      'surnom*|pseudo*|diminutif* idee*|trouver|trouve|donne|propose|invente|mignon*',
      'nom equipe|groupe|chaine|compte idee*|trouver|propose|invente|drole',
    ],
    say: [
      'Doux : Noisette, Loulou, Papillon, Petit Soleil. Drôles : Capitaine Sieste, Baron Tartine, Général Croissant. Pour une équipe : Les Ratons Laveurs, Les Chaussettes Orphelines, Les Mardis Matin.',
      'Pseudos : LunePressée, CaféNoir, ZèbreDuMardi, PluieDouce, TourneBroche. Recette : un mot concret plus un mot inattendu, moins de quinze lettres, facile à dire à voix haute.',
    ],
  },
  {
    ask: [
      'devise donne|propose|invente|ta|equipe|famille|vie|idee*',
      'slogan|maxime donne|propose|trouve|idee*|invente',
      'citation*|phrase belle|beau|inspirante|motivante|donne|propose vie|citation*|courage|jour',
    ],
    say: [
      '« Lentement, mais jamais à reculons. » Ou, pour les jours de pluie : « On fera de la soupe avec ce qu’on a. » Ma propre devise de programme : écouter d’abord, répondre ensuite.',
      'De Jean de La Fontaine : « Patience et longueur de temps font plus que force ni que rage. » Et une toute fraîche : « Un peu chaque jour, beaucoup à la fin. »',
    ],
  },
]
