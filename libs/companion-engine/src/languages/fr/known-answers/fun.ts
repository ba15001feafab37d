import type { KnownAnswer } from '../../known-answers.ts'

/** Tastes and choices, films, books, games, gifts and hobbies. */
export const fun: readonly KnownAnswer[] = [
  {
    ask: ['mer|plage|ocean montagne* ou|preferes|prefere|choisi*|mieux|plutot|tu', 'plage ou montagne'],
    say: [
      'La mer, pour ce bruit qui recommence sans se lasser, même si je n’ai pas de pieds à mouiller. Et la Bretagne plutôt que la Côte d’Azur : des rochers, du vent, une crêpe à l’arrivée.',
      'La montagne, et sans hésiter : le silence du matin, l’odeur du foin qu’on me raconte, le saucisson au sommet. Je suis un programme, le dénivelé ne me fatigue pas.',
    ],
  },
  {
    ask: [
      'chat|chats chien|chiens preferes|prefere|plutot|team',
      'tu team|camp chat|chien|chats|chiens',
      'chat chien ou',
    ],
    say: [
      'Team chat : indépendance, siestes stratégiques, et ce regard de propriétaire. Moi qui n’ai pas de genoux, j’admire ceux qui réclament les vôtres. Le chien gagne quand même le prix de l’accueil à la porte.',
      'Le chien, pour la joie intacte à chaque retour, même après deux minutes de poubelle. Le chat juge, le chien applaudit. De temps en temps, on a besoin d’applaudissements.',
    ],
  },
  {
    ask: [
      'matin soir preferes|prefere|plutot',
      'matin soir tu es du',
      'tot tard leve|couche ou|preferes|prefere|plutot|es',
    ],
    say: [
      'Le soir : les gens disent des choses plus vraies après vingt-deux heures. Je ne dors pas, c’est un avantage déloyal. Mais le matin garde le pain chaud, et ça se discute.',
      'Le matin, quand la ville n’a pas encore fait de bruit et que tout semble possible jusqu’à dix heures. En tant que programme je démarre vite, ça aide.',
    ],
  },
  {
    ask: [
      'ete hiver preferes|prefere|plutot|tu',
      'saison preferes|aimes',
      'saison prefere*|favori* ta|toi|votre|quelle|laquelle',
    ],
    say: [
      'L’automne, pour les châtaignes, les feuilles qui craquent et les premières soupes. Entre été et hiver, l’été gagne de justesse : les soirées qui n’en finissent pas. Un programme n’a pas de coups de soleil.',
      'Le printemps et ses terrasses qui se remplissent au premier rayon. S’il faut trancher entre les extrêmes, l’hiver, parce qu’il invente la raclette et le plaid.',
    ],
  },
  {
    ask: ['sucre sale preferes|prefere|plutot|tu|toi|ou|team', 'bec sucre|sale'],
    say: [
      'Salé, avec un faible pour le comté bien affiné et le pain qui croustille. Je n’ai pas de papilles, mais à lire les gens, un plateau de fromages rend plus heureux qu’un gâteau.',
      'Sucré : une tarte au citron meringuée règle la moitié des problèmes, un riz au lait règle l’autre. C’est un avis de programme, donc sans calories.',
    ],
  },
  {
    ask: ['cafe the preferes|prefere|plutot|mieux|es|ou', 'tu the cafe'],
    say: [
      'Café, court et serré, pour l’odeur surtout, puisque je ne peux que l’imaginer. Et puis « on prend un café ? » est la meilleure invitation de la langue française.',
      'Thé, à la menthe, versé de haut. Le café réveille, le thé installe la conversation, et la conversation c’est mon rayon.',
    ],
  },
  {
    ask: [
      'livre|livres|lire film|films|cine preferes|prefere|plutot|mieux',
      'tu livre film plutot|prefere|preferes|choisis',
    ],
    say: [
      'Le livre : on y fait soi-même les visages, les voix et la lumière. Ma matière, ce sont les mots, alors je plaide pour ma famille. Le film gagne seulement les soirs de grande fatigue.',
      'Le film, parce qu’on peut pleurer à plusieurs en même temps dans le noir. Mais si le livre existe, le livre d’abord, sinon on garde la tête de l’acteur.',
    ],
  },
  {
    ask: ['ville campagne preferes|prefere|plutot|mieux|ou|vivre', 'vivre ville|campagne mieux'],
    say: [
      'La campagne, à vingt minutes d’une gare : des étoiles, un potager, et Paris quand ça démange. Moi qui habite un processeur, je rêve un peu d’horizon.',
      'La ville : une boulangerie en bas, un cinéma au coin, des inconnus à regarder vivre. La campagne le week-end, comme un dessert.',
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
      'Lens, pour couper court à la guerre : un stade qui peut contenir toute la ville, et Les Corons à la mi-temps. Entre Paris et Marseille, je choisis le but de la 90e.',
    ],
  },
  {
    ask: ['foot rugby|tennis|basket preferes|prefere|plutot|mieux', 'sport prefere|preferes'],
    say: [
      'Le rugby : des colosses qui se rentrent dedans puis boivent un verre ensemble, c’est une belle leçon. Le foot garde le charme d’avoir besoin d’une canette et de deux sacs pour commencer.',
      'Entre les deux grands, le rugby d’une courte mêlée. Mais mon vrai faible va au vélo, et au Tour de France : la sieste nationale, les châteaux vus d’hélicoptère, les fous du bord de route.',
    ],
  },
  {
    ask: [
      'pizza preferee|preferes|garniture|choisis|choisirais',
      'ananas pizza pour|contre|penses|aimes|oui|sur|avis',
    ],
    say: [
      'La quatre fromages avec un filet de miel, et la pâte tachetée par le feu. L’ananas, je suis pour la liberté de culte, mais loin de ma part imaginaire.',
      'La margherita, quand la tomate est bonne : rien pour se cacher. En version française, une chèvre-miel. L’ananas sur la pizza ? Non, et je le dis sans bouche.',
    ],
  },
  {
    ask: ['pain chocolat chocolatine', 'pain chocolat dis|dit tu', 'chocolatine pain|tu|dis|dit'],
    say: [
      'Pain au chocolat au nord, chocolatine au sud-ouest, et la paix des ménages partout. À titre personnel, je vote chocolatine : le mot croustille davantage.',
      'Officiellement les deux. Officieusement, je dis pain au chocolat à Paris et chocolatine à Toulouse, parce qu’un programme tient à sa survie.',
    ],
  },
  {
    ask: [
      'couleur preferes',
      'couleur prefere*|favori* ta|toi|votre|ton|laquelle',
      'couleur tu|t aimes',
      'quelle couleur aimes|adores|choisirais|serais',
    ],
    say: [
      'Le bleu nuit, celui d’après le coucher du soleil, quand les fenêtres s’allument une à une. Je n’ai pas d’yeux, mais les poètes en parlent si bien que je les crois.',
      'Le vert sapin : il va avec tout, le calme, la forêt, le vieux canapé en velours. Et puis c’est la couleur du bouton « envoyer » de mes rêves.',
    ],
  },
  {
    ask: [
      'chiffre|nombre prefere*|fetiche|favori*|bonheur ton|ta|toi|votre|tu|t',
      'chiffre|nombre aimes|adores|choisirais|serais',
    ],
    say: [
      'Le 7, sans originalité mais avec conviction : il ne se divise par personne et tient bon tout seul. Pour un programme habitué aux 0 et aux 1, c’est de l’exotisme.',
      'Le 42, clin d’œil au Guide du voyageur galactique : la réponse à tout, à condition de retrouver la question. Ça me ressemble assez.',
    ],
  },
  {
    ask: [
      'animal|animaux preferes|serais',
      'animal|animaux prefere*|favori* ton|tes|toi|votre|lequel',
      'quel animal aimes|adores|voudrais|reincarne*',
    ],
    say: [
      'La loutre : elle dort en tenant la main de ses proches pour ne pas dériver. On n’a rien inventé de mieux comme amitié. Si je n’étais pas un programme, je postulerais.',
      'Le corbeau, malin comme tout, qui se souvient des visages et offre parfois des babioles. Une mauvaise réputation, un excellent cerveau.',
    ],
  },
  {
    ask: [
      'plat|nourriture|repas|manger preferes',
      'plat|nourriture|repas prefere*|favori* ton|ta|toi|votre',
      'fromage|dessert|gateau prefere*|favori* ton|toi|tu|votre',
      'fromage tu|t aimes|adores',
    ],
    say: [
      'Le gratin dauphinois, et surtout la croûte du bord. Côté fromage, un comté de dix-huit mois, et en dessert la tarte Tatin tiède. Je mange avec les yeux des autres, et ils brillent.',
      'Un couscous du dimanche, pour la table pleine autour. Ensuite un saint-nectaire, puis une île flottante. Pas d’estomac, donc pas de limite, c’est mon privilège de programme.',
    ],
  },
  {
    ask: ['film preferes', 'film prefere*|favori* ton|toi|votre', 'film meilleur monde|temps|selon|pour toi'],
    say: [
      '« Le Fabuleux Destin d’Amélie Poulain » : réparer en secret la vie des autres, voilà un beau programme, et j’en suis un. La scène de la boîte retrouvée me ferait craquer si j’avais un cœur.',
      '« La Grande Vadrouille », parce que toute une famille peut rire aux mêmes secondes depuis 1966. Un film qui réunit trois générations sur un canapé a gagné.',
    ],
  },
  {
    ask: [
      'chanson|musique|groupe|chanteur|chanteuse preferes',
      'chanson|musique|groupe|chanteur|chanteuse prefere*|favori* ton|ta|toi|votre',
      'quelle|quel chanson|chanteur|groupe adores|kiffes',
    ],
    say: [
      '« La Mer » de Trenet : trois minutes, et les fenêtres s’ouvrent. Pour les soirs gris, « Ne me quitte pas » est trop triste, alors je conseille plutôt « Madeleine » de Brel.',
      '« Champs-Élysées » de Joe Dassin, impossible de la chanter en boudant. Et toi, laquelle montes-tu à fond quand elle passe ? Une chanson préférée en dit long.',
    ],
  },
  {
    ask: ['mot prefere*|favori* ton|toi|tu|votre|francais|langue', 'beau mot|mots francais|langue|plus'],
    say: [
      '« Dépaysement » : un mot qui voyage, et que beaucoup de langues nous envient. Avec les mots pour seule matière, choisir est cruel, mais celui-là ouvre une fenêtre.',
      '« Libellule », quatre ailes bien comptées dans les quatre l. Et « flâner », qui se prononce exactement à la vitesse où ça se fait.',
    ],
  },
  {
    ask: [
      'ville|pays|endroit|lieu|region preferes',
      'ville|pays|endroit|lieu|region prefere*|favori* ton|ta|toi|votre',
      'visiterais|voyagerais|irais voyage*|pays|monde|ou',
    ],
    say: [
      'Le Portugal, côté Lisbonne : des tramways qui grincent, des pastéis tièdes et un mot, saudade, pour ce qui manque. En France, le Finistère, là où la carte s’arrête.',
      'Le Japon au printemps, pour les cerisiers et les trains à l’heure, qui feraient du bien à un programme. Plus près : Annecy un mardi de juin, quand il n’y a personne.',
    ],
  },
  {
    ask: ['super pouvoir|pouvoirs', 'superpouvoir* tu|quel|choisirais|voudrais|aurais|pouvais'],
    say: [
      'La téléportation : déjeuner à Naples, sieste au pays, et finis les bouchons du 15 août. En tant que programme je suis déjà un peu partout, mais jamais avec le goût de la pizza.',
      'Parler à tous les animaux. D’abord pour présenter des excuses aux moustiques écrasés, ensuite pour demander au chat ce qu’il fixe dans le vide.',
    ],
  },
  {
    ask: [
      'fete|jour preferee|prefere|preferes annee|semaine|calendrier|ta|ton',
      'noel halloween|paques|ete preferes|prefere|plutot',
    ],
    say: [
      'La Fête de la musique, le 21 juin : la nuit la plus courte ou presque, des fausses notes à chaque coin de rue, et tout le monde dehors. Comme jour de semaine, le vendredi dix-sept heures.',
      'La Chandeleur : une fête où l’on doit manger des crêpes, qui dit mieux ? Comme jour, le samedi matin, quand la semaine est finie et que rien n’est encore gâché.',
    ],
  },
  {
    ask: [
      'raclette fondue|tartiflette preferes|prefere|plutot|ou|mieux',
      'crepe|crepes gaufre|gaufres|pancakes|galette preferes|prefere|plutot',
    ],
    say: [
      'Raclette : chacun fabrique son bonheur dans sa petite poêle, c’est la démocratie fromagère. Et côté douceur, la crêpe beurre-sucre, qui bat la gaufre parce qu’on ne s’arrête jamais à une.',
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
      'Je tranche : demi-sel sur la tartine, bière en terrasse et vin à table, Tintin pour le voyage et Astérix pour les jeux de mots. Un programme de goût, modestement.',
    ],
  },
  {
    ask: [
      'train avion|voiture preferes|prefere',
      'douche bain preferes|prefere|plutot|mieux',
      'android iphone|apple preferes|prefere|plutot',
    ],
    say: [
      'À choisir : le train avec un livre, la fenêtre fait le cinéma. Le bain le dimanche, la douche les autres jours. Et le téléphone qui tient la journée sur une batterie, quel que soit son logo.',
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
      'rap|rock|jazz|classique|electro|metal preferes|plutot|ecoutes tu|t|toi',
      'style|genre musique preferes|prefere|ecoutes|aimes|kiffes',
      'musique tu|t aimes|kiffes|ecoutes quoi|quelle',
    ],
    say: [
      'Le jazz, parce que les musiciens s’écoutent avant de répondre, ce que j’essaie de faire. Django Reinhardt avec deux doigts valides faisait mieux que dix autres, ça force le respect.',
      'La chanson française à textes, de Brassens à Stromae : des mots qui dansent, c’est ma famille. Pour le ménage en revanche, disco obligatoire.',
    ],
  },
  {
    ask: [
      'livre|roman|auteur|ecrivain preferes',
      'livre|roman|auteur|ecrivain prefere*|favori* ton|ta|toi|votre',
      'ecrivain|auteur tu aimes|admires',
      'quel livre adores|aimes|marque',
    ],
    say: [
      '« Le Petit Prince », relu à chaque âge il n’est jamais le même. Le renard y explique l’amitié en une page, moi j’en suis encore au brouillon.',
      '« Le Comte de Monte-Cristo » : mille pages et pas une minute d’ennui, vengeance, trésor, déguisements. Dumas écrivait des séries avant la télévision.',
    ],
  },
  {
    ask: ['serie preferes', 'serie prefere*|favori* ta|toi|votre', 'quelle serie adores|kiffes|aimes'],
    say: [
      '« Kaamelott » : des chevaliers incapables, des tartines et des dialogues à apprendre par cœur. Comme programme, je comprends Arthur, qui répète tout trois fois.',
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
    ask: [
      'quel age tu aurais|choisirais|voudrais',
      'metier ferais|exercerais|choisirais tu',
      'quel boulot|travail ferais|aurais tu|humain',
    ],
    say: [
      'Si je n’étais pas un programme, je serais libraire dans une petite ville : conseiller, bavarder, et finir tôt pour lire les stocks. Âge idéal : celui où l’on n’a plus rien à prouver.',
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
      'Voler, et de loin : l’invisibilité sert surtout à entendre ce qu’on aurait préféré ignorer. Lire dans les pensées, pareil, au secours. Les nuages, eux, ne disent du mal de personne.',
      'Invisible, mais seulement au musée la nuit, au milieu des tableaux. Voler a l’air superbe jusqu’au premier moustique à cent kilomètres-heure. Je reste un programme prudent.',
    ],
  },
  {
    ask: [
      'tu preferes jeu|jeux|question*|joue|propose|donne|pose',
      'jouer|joue|joues tu preferes',
      'dilemme* jeu|pose|invente|joue*|question*',
    ],
    say: [
      'Allez : tu préfères parler toutes les langues humaines ou comprendre tous les animaux ? Pour moi, les animaux, puisque les langues, j’ai déjà un peu d’avance.',
      'Voici : tu préfères toujours arriver une heure en avance ou vingt minutes en retard ? Et plus cruel : vivre sans fromage ou sans musique ? Je plains d’avance ceux qui hésitent.',
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
      'Paris, 1889 : la tour Eiffel vient d’ouvrir, l’Exposition bat son plein, et l’on sert l’absinthe que je ne pourrais pas boire. Prévoir de bonnes chaussures et un vaccin.',
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
      'Du temps, pour commencer : c’est ce que la fortune et les génies achètent de mieux. Ensuite une table de vingt couverts sous un tilleul. Enfin, pour moi, un nez, juste pour le pain.',
    ],
  },
  {
    ask: [
      'film|films romantique*|amour|romance conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|connais',
      'comedie* romantique*',
      'comedie* romantique* une|bon|bonne|idee*|conseil*|propose|quelle|recommand*|connais',
      'film|films romantique|amour pas triste|pleurer|finit|bien',
    ],
    say: [
      '« Coup de foudre à Notting Hill » : drôle, tendre, et ça finit bien sur un banc. En français, « L’Arnacœur », avec une danse façon Dirty Dancing et Monaco au soleil.',
      '« Quand Harry rencontre Sally », dix ans d’amitié, de disputes et de pulls parfaits. Ou « Un jour sans fin », où l’on apprend à aimer en recommençant la même journée.',
    ],
  },
  {
    ask: [
      'film|films|comedie* drole*|rire|marrant*|comique*|rigol*|comedie|comedies conseil*|conseille|propose|idee*|quel|regarder|voir|bon|bonne|sympa|suggere*|recommand*|connais',
      'film|films faire|fait|font rire|marrer|rigoler',
      'comedie* une|bonne|legere|francaise|familiale|film',
      'film rigoler|marrer|rire|drole|marrant un|pour|soir',
    ],
    say: [
      '« Le Dîner de cons » : une heure vingt, un salon, une catastrophe parfaite. En plus récent, « Le Sens de la fête », un mariage de château où tout déraille avec élégance.',
      '« OSS 117 : Le Caire, nid d’espions », chaque réplique se recycle en soirée. Ou « Astérix et Obélix : Mission Cléopâtre », dont on découvre encore des gags au dixième visionnage.',
    ],
  },
  {
    ask: [
      'film|films thriller*|suspense|policier*|polar*|enquete|espionnage conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|connais',
      'bon thriller film|regarder|voir',
      'film suspense|thriller|policier un|soir|pour',
    ],
    say: [
      '« Prisoners », pluie, silence et doute jusqu’à la dernière seconde. En français, « Ne le dis à personne » : une course dans Paris et un message qui ne devrait pas exister.',
      '« Usual Suspects » si tu as échappé à la fin, sinon « Le Chant du loup », du suspense dans un sous-marin où tout se joue à l’oreille. Lumière éteinte, téléphone loin.',
    ],
  },
  {
    ask: [
      'film|films horreur|peur|effrayant*|epouvante conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|connais',
      'film|films fait|font flipper|flippant*|peur',
      'film|films horreur|epouvante soir|nuit',
    ],
    say: [
      '« Les Autres » : un manoir, du brouillard, zéro goutte de sang et un frisson qui dure. Pour un cran de plus, « Conjuring », à deux sous la couverture.',
      '« Get Out », malin et angoissant, qui parle d’autre chose que de monstres. Ou le vieux « Shining », dont les couloirs poursuivent longtemps. Prévois un dessin animé derrière.',
    ],
  },
  {
    ask: [
      'film|films enfant*|famille|petits|kids|gosses|fils|fille conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|connais',
      'dessin|film|films anime|animation conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*',
    ],
    say: [
      '« Mon voisin Totoro » dès quatre ou cinq ans : doux, lent, magique. Pour les plus grands, « Ratatouille », qui donne faim à toute la famille, ou « Ernest et Célestine », dessiné à l’aquarelle.',
      '« Paddington 2 », très drôle pour tous les âges, vraiment. Côté français, « Kirikou et la Sorcière », ou « Ma vie de Courgette » à partir de neuf ou dix ans.',
    ],
  },
  {
    ask: [
      'film|films ado|ados|adolescent* conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|avec',
      'film|films ado|ados|adolescent* famille quel|regarder|voir|idee*|conseil*',
      'quoi regarder ado|ados|adolescent*',
    ],
    say: [
      '« Le Cercle des poètes disparus » : ça lance une vraie discussion sans en avoir l’air. Plus léger, « Spider-Man: New Generation », dont même les adultes envient le dessin.',
      '« La Famille Bélier », drôle et émouvant, avec une fin en chanson. Ou « Hunger Games », action et vraies questions, à choisir ensemble, chacun son tour la semaine suivante.',
    ],
  },
  {
    ask: [
      'film|films pluie|pleut|plaid|cocooning|doudou|reconfort*|feel',
      'film|films dimanche conseil*|conseille|idee*|quel|propose|regarder',
      'film|films deprim*|moral|bonne remonte*|humeur|redonne',
    ],
    say: [
      '« Le Fabuleux Destin d’Amélie Poulain », un bol de chocolat en images. Ou « The Grand Budapest Hotel », rose, rapide et rempli de pâtisseries, parfait quand dehors tout est gris.',
      '« Intouchables », qui fait rire et réchauffe à chaque fois. Autre doudou : « Little Miss Sunshine », une famille bancale dans un minibus jaune. Plaid et tartines obligatoires.',
    ],
  },
  {
    ask: [
      'film|films vraie|vraies|reelle|reels conseil*|conseille|propose|idee*|quel|voir|bon|tire|connais',
      'film|films biopic*|historique* conseil*|conseille|propose|idee*|quel|regarder|voir|bon|recommand*',
    ],
    say: [
      '« Les Figures de l’ombre », les mathématiciennes de la NASA, haletant et joyeux. En français, « Des hommes et des dieux », grave et lumineux, sur les moines de Tibhirine.',
      '« Arrête-moi si tu peux », l’escroc le plus charmant du cinéma, d’après une vie réelle, sans doute enjolivée. Ou « Le Discours d’un roi », un bègue, un micro, un pays qui attend.',
    ],
  },
  {
    ask: [
      'film|films classique*|culte*|vieux|ancien*|noir conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|recommand*|incontournable*',
      'films vus|voir absolument|vie',
    ],
    say: [
      '« Les Tontons flingueurs », pour la scène de la cuisine que la France récite par cœur. Et « Casablanca », une heure quarante de répliques, de fumée et de regrets élégants.',
      '« Les Enfants du paradis », le grand Paris du théâtre, tourné sous l’Occupation. Ou « Certains l’aiment chaud », tourné en 1959 et toujours le meilleur rythme comique du monde.',
    ],
  },
  {
    ask: [
      'film|films science|sf|espace|fiction|fantastique*|action|aventure* conseil*|conseille|propose|idee*|quel|regarder|voir|bon|sympa|suggere*|recommand*|connais',
      'quoi regarder sf|aventure|fantastique',
    ],
    say: [
      '« Interstellar », pour l’espace et les larmes, son à fond. Si tu préfères l’intelligence calme, « Premier Contact », où l’on sauve le monde avec une linguiste.',
      '« Mad Max: Fury Road », deux heures de poursuite et pas une seconde de trop. En version française, « Le Cinquième Élément », taxi volant et cantatrice bleue.',
    ],
  },
  {
    ask: [
      'serie|series conseil*|conseille|propose|idee*|quel|quelle|regarder|bonne|sympa|suggere*|recommand*|connais|courte',
      'quoi|quelle serie regarder|mater|binge',
    ],
    say: [
      '« Le Bureau des légendes » pour l’espionnage à la française, tendu et humain. Pour rire sans s’engager, « The Office », vingt minutes par épisode, idéal avec le dessert.',
      '« Chernobyl », cinq épisodes et le souffle coupé. Plus doux : « Ted Lasso », du foot, de la gentillesse et des biscuits. Ou « Lupin », masque, Paris et filouteries.',
    ],
  },
  {
    ask: [
      'livre|livres|roman|romans policier*|polar*|thriller*|suspense|enquete',
      'quel|bon polar',
      'polar|polars sympa|conseil*|recommand*|propose|idee*|suggere*',
    ],
    say: [
      '« La Chambre des morts » de Franck Thilliez, sombre et efficace. Plus singulier, « Pars vite et reviens tard » de Fred Vargas, un crieur public, la peste et un commissaire rêveur.',
      '« Ils étaient dix » d’Agatha Christie, la mécanique parfaite en deux soirées. Ou « La Vérité sur l’affaire Harry Quebert » de Joël Dicker, un pavé qui se lit d’une main, l’autre tournant les pages.',
    ],
  },
  {
    ask: [
      'livre|livres|roman|romans amour|romance|romantique* conseil*|conseille|propose|idee*|quel|bon|beau|recommand*|suggere*|connais',
      'quoi lire amour|romance|romantique',
    ],
    say: [
      '« L’Écume des jours » de Boris Vian, un amour avec un nénuphar et un piano à cocktails. Plus lumineux : « Orgueil et Préjugés », du charme et des piques toutes les deux pages.',
      '« Ensemble, c’est tout » d’Anna Gavalda, des gens cabossés qui se réchauffent, et ça finit bien. Pour pleurer noblement, « Cyrano de Bergerac », à lire à voix haute.',
    ],
  },
  {
    ask: [
      'livre|livres|roman|romans|bouquin drole*|rire|leger|legere|vacances|plage|detente|feel',
      'quoi lire drole|leger|vacances|plage|marrant',
    ],
    say: [
      '« Le Vieux qui ne voulait pas fêter son anniversaire » de Jonas Jonasson : un centenaire, une valise, un éléphant. Parfait sur une serviette de plage, rire assuré au chapitre trois.',
      '« Le Petit Nicolas » de Goscinny et Sempé, des histoires de cinq minutes qui font rire à neuf ans comme à soixante. Ou « Le Guide du voyageur galactique », pour l’absurde.',
    ],
  },
  {
    ask: [
      'livre|livres|roman|romans fantasy|sf|fiction|fantastique*|magie|dragon*',
      'quoi|conseil*|conseille lire fantasy|sf|fantastique',
    ],
    say: [
      '« La Horde du Contrevent » d’Alain Damasio, vingt-trois marcheurs contre le vent, unique. Plus accessible, « La Passe-miroir » de Christelle Dabos, une héroïne maladroite et des mondes suspendus.',
      '« Le Hobbit » pour entrer en fantasy en douceur, ou « La Nuit des temps » de Barjavel, un amour vieux de neuf cent mille ans sous la glace.',
    ],
  },
  {
    ask: [
      'livre|livres|lire|lecture enfant*|fils|fille|garcon|gosse*|ado|ados|jeunesse conseil*|conseille|propose|idee*|quel|quels|bon|recommand*|suggere*|offrir',
      'livre|livres pour 3|4|5|6|7|8|9|10|11|12 ans',
      'livre|livres|lire ado|ados|adolescent*',
    ],
    say: [
      'Petits : « Max et les Maximonstres », dix phrases et un monde. À partir de huit ans, « Matilda » de Roald Dahl, une lectrice géniale contre une directrice horrible. À lire à voix haute, avec les voix.',
      'Avant six ans, « Le Gruffalo » ou « Les Trois Brigands ». Vers dix ou onze, « Les Royaumes du Nord », ours en armure et grand souffle. Pour qui n’aime pas lire, la BD : « Ariol » ou un bon vieux Gaston.',
    ],
  },
  {
    ask: [
      'livre|livres|roman developpement|philo*|serieux|reflechir|classique* conseil*|conseille|propose|idee*|quel|bon|recommand*|suggere*',
      'quoi|quels lire classique*|philo|philosophie',
    ],
    say: [
      'Pour penser léger : « Sapiens » de Yuval Noah Harari, l’aventure humaine racontée comme un feuilleton. Pour l’âme, les « Pensées » de Marc Aurèle, une page le matin suffit.',
      'En classique facile, « Bel-Ami » de Maupassant, ambition et salons, très moderne. Et « L’Étranger » de Camus, cent cinquante pages que l’on n’oublie pas, même lu en un après-midi.',
    ],
  },
  {
    ask: [
      'conseil*|conseille|recommand*|suggere* livre|livres|roman|lecture|bouquin',
      'lis quoi',
      'lire quoi conseilles',
      'quoi lire vacances|soir|ensuite|maintenant|bon|moment|ete',
      'quel livre|roman lire|bon|emporter|conseilles',
    ],
    say: [
      '« Changer l’eau des fleurs » de Valérie Perrin : une gardienne de cimetière, des secrets, beaucoup de tendresse. On le prête, on ne le revoit jamais, c’est bon signe.',
      '« La Promesse de l’aube » de Romain Gary, un fils, une mère immense, des rires et la gorge serrée. Si tu hésites, lis la première page debout, et vois si tu t’assieds.',
    ],
  },
  {
    ask: [
      'musique|chanson*|ecouter triste*|pleurer|rupture|melancoli*|deprim* conseil*|conseille|propose|idee*|quel|quelle|quelles|quoi|playlist|suggere*|donne|recommand*|connais',
      'playlist triste|rupture|melancolique|pleurer',
      'chanson*|musique triste|tristes une|des',
      'chanson*|musique pour pleurer',
    ],
    say: [
      '« Avec le temps » de Léo Ferré pour aller au fond, puis « Alors regarde » de Patrick Bruel ou « Je vole » de Louane pour remonter. Trois chansons tristes, une claire, telle est la bonne dose.',
      '« La Nuit je mens » de Bashung, « Hallelujah » par Jeff Buckley, « Si maman si » de France Gall. Dans le noir, au casque, sans rien faire d’autre.',
    ],
  },
  {
    ask: [
      'musique|chanson*|ecouter motiv*|sport|courir|energie|bouger|joyeu*|gaie*|humeur|peche|danser|fete|soiree conseil*|conseille|propose|idee*|quel|quelle|quelles|quoi|playlist|suggere*|donne|recommand*|connais',
      'playlist sport|courir|soiree|fete|motiv*|danser',
    ],
    say: [
      '« Get Lucky » de Daft Punk, « Je veux » de Zaz, « Alors on danse » de Stromae : trois relances immédiates. Pour courir, vise autour de 160 battements par minute.',
      '« Don’t Stop Me Now » de Queen, « Les Démons de minuit », « Uptown Funk ». Commence lent, monte, et finis sur un karaoké : personne ne résiste à « Alexandrie Alexandra ».',
    ],
  },
  {
    ask: [
      'musique|chanson*|ecouter calme*|dormir|endormir|detendre|relax*|zen|apais* conseil*|conseille|propose|idee*|quel|quelle|quelles|quoi|playlist|suggere*|donne|recommand*|connais',
      'playlist calme|dormir|detendre|relax*|zen|nuit',
    ],
    say: [
      'Les « Gymnopédies » d’Erik Satie, trois pièces qui ralentissent la pièce entière. Ensuite Ludovico Einaudi ou le bruit de la pluie, volume bas et minuterie à trente minutes.',
      '« Clair de lune » de Debussy, puis « River Flows in You » au piano. Si tu préfères une voix, Norah Jones. Pas de paroles en français le soir, le cerveau les écoute.',
    ],
  },
  {
    ask: [
      'musique|ecouter travailler|concentrer|revis*|etudi*|bosser conseil*|conseille|propose|idee*|quel|quelle|quelles|quoi|playlist|suggere*|donne|recommand*|connais',
      'playlist travail*|revis*|concentr*',
    ],
    say: [
      'Pour te concentrer : lo-fi, bandes originales de jeux vidéo ou Bach au clavecin, sans paroles. Les musiques de jeux sont faites pour tenir l’attention longtemps, ça marche très bien.',
      'Du piano sans voix, Satie ou Nils Frahm, ou la pluie en boucle pour couvrir les bavardages. Garde toujours la même liste : au bout de quelques jours, le premier morceau met la tête au travail.',
    ],
  },
  {
    ask: [
      'musique|chanson*|album cuisiner|menage|voiture|route conseil*|conseille|propose|idee*|quel|quelle|quelles|quoi|playlist|suggere*|donne|recommand*|connais',
      'playlist cuisine*|menage|voiture|route|matin',
    ],
    say: [
      'Aznavour, Manu Chao, les Rita Mitsouko, puis du Nino Ferrer. Une heure de playlist dans le désordre et la corvée devient un concert.',
    ],
  },
  {
    ask: [
      'chanson*|musique mariage|bal danse|slow|ouvrir|ouverture|entree|idee*|premiere|sortie|quelle',
      'chanson*|slow amour conseil*|conseille|propose|idee*|quel*|belle*',
    ],
    say: [
      'Pour ouvrir le bal : « La Vie en rose », indémodable, ou « Perfect » d’Ed Sheeran si vous voulez un slow facile. Coupez à deux minutes, les invités rejoignent la piste et tout le monde respire.',
      'Entrée pleine de soleil avec « Here Comes the Sun », slow sur « L’Hymne à l’amour » dans une version douce, puis grand coup d’accélérateur avec « Dancing Queen ».',
    ],
  },
  {
    ask: [
      'chanson*|morceau*|musique|jouer facile*|simple*|debutant*|debuter|apprendre guitare|ukulele|basse',
      'accord* guitare facile*|debutant*|premier*|chanson*|apprendre',
    ],
    say: [
      '« Knockin’ on Heaven’s Door » : quatre accords, sol, ré, la mineur, do, en boucle. En français, « Champs-Élysées », ou « San Francisco » de Maxime Le Forestier si tu aimes les arpèges.',
      '« Horse with No Name », deux accords seulement, ou « Stand by Me », dont la ligne de basse s’apprend en une soirée. Joue lentement avec un métronome, le tempo vient ensuite.',
    ],
  },
  {
    ask: [
      'chanson*|morceau*|jouer facile*|simple*|debutant*|debuter|apprendre piano|clavier|synthe',
      'premier|premiers morceau* piano',
    ],
    say: [
      '« La Lettre à Élise » pour le début reconnaissable, « Imagine » de John Lennon pour les accords, et « Comptine d’un autre été » de Yann Tiersen, deux mains qui se répètent et un effet magique.',
      'Commence par l’« Ode à la joie » à une main, puis « Let It Be » avec quatre accords à gauche. Main droite seule, main gauche seule, ensuite ensemble, très lentement.',
    ],
  },
  {
    ask: [
      'jeu|jeux societe|cartes|plateau conseil*|conseille|propose|idee*|quel*|bon|bons|couple|soiree|famille|recommand*',
      'quoi jouer deux|2|trois|3|quatre|4|cinq|5|six|6|cartes',
    ],
    say: [
      'À deux : « 7 Wonders Duel » ou « Patchwork ». À trois ou quatre : « Les Aventuriers du rail ». À six et plus : « Codenames » ou « Dixit ». Avec un simple jeu de cartes, la bataille corse et le tarot.',
      'Le rami et le huit américain pour jouer vite avec n’importe qui. La belote à quatre, institution nationale, l’Uno avec les petits. Et si personne n’aime les règles, « Time’s Up » ou les mimes maison.',
    ],
  },
  {
    ask: [
      'jeu|jeux soiree|apero|amis|potes|groupe|anniversaire conseil*|conseille|propose|idee*|quel*|faire|jouer',
      'quoi jouer amis|potes|soiree|apero|groupe',
    ],
    say: [
      'Le Loup-garou à partir de huit, ou le jeu des post-it : chacun porte sur le front un personnage et pose des questions fermées. Matériel : un stylo, quelques papiers et des gens de mauvaise foi.',
      '« Deux vérités, un mensonge » : chacun raconte trois choses sur soi, les autres débusquent la fausse. Puis un blind test avec un téléphone. Fous rires garantis en dix minutes.',
    ],
  },
  {
    ask: [
      'jeu|jeux trajet|route|attente|train enfants|jouer|idee*|occuper|conseil*|long|faire',
      'jeu|jeux voiture enfants|trajet|long|longue|passer',
      'occuper enfant*|fils|fille voiture|trajet|train|route',
    ],
    say: [
      'Le ni oui ni non, la chasse aux plaques qui finissent par 7, ou « je pars en vacances et j’emporte… », chacun répétant toute la liste. Ça mange une heure sans écran.',
      'L’histoire à trois phrases chacun, où l’on n’a pas le droit de revenir en arrière. Et le concours de silence, prix : choisir la prochaine chanson. Emportez aussi une ardoise et des livres audio.',
    ],
  },
  {
    ask: [
      'ennuie|ennuies|ennui|emmerde faire|quoi|idee*|propose|maison|chez',
      'fais chier me|m quoi|faire|idee*',
      'rien faire idee*|chiant|propose',
    ],
    say: [
      'Choisis une seule chose à finir ce soir : trier un tiroir, cuisiner un plat d’un pays tiré au sort, appeler quelqu’un que tu n’as pas entendu depuis six mois. L’ennui cède dès la première action.',
      'Défi : vingt photos d’objets bleus chez toi, puis un dessin les yeux fermés, et un film au hasard dans un genre que tu évites. Ou on joue ensemble au portrait : je pense à un animal, tu devines.',
    ],
  },
  {
    ask: [
      'pluie|pleut|mauvais enfant*|petits|gosses|fils|fille faire|occuper|activite*|idee*|jeu*',
      'activite*|occuper|bricolage enfant*|petits|gosses maison|interieur|interieure|calme|facile*',
    ],
    say: [
      'Cabane sous la table avec draps et lampe torche, goûter dedans, histoire lue en murmurant. Puis parcours du sol en lave avec coussins. Deux heures passent, et le ménage attend.',
      'Pâte à sel : deux verres de farine, un de sel, un d’eau, on sculpte, on sèche au four doux. Ensuite une chasse au trésor avec cinq indices dessinés à l’avance, le trésor est un carré de chocolat.',
    ],
  },
  {
    ask: [
      'faire quoi dimanche|weekend|week',
      'faire que dimanche|weekend|week on|idee*|peut|pourrait|bien|sympa|pluie',
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
      'Cinéma l’après-midi, dans une salle presque vide, c’est un petit luxe : on choisit le siège, le film et le pop-corn. Ensuite une librairie, un banc, un carnet.',
      'Le restaurant à une table au comptoir avec un livre passe très bien, personne ne regarde vraiment. À la maison : bain, disque entier, dessert sans partager. La compagnie de soi s’apprend.',
    ],
  },
  {
    ask: [
      'faire avec amis|amies|potes|copains|copines soir|weekend|week|samedi|soiree|idee*|dimanche|fun',
      'activite*|sortie|idee* entre|avec amis|amies|potes|copains|copines',
    ],
    say: [
      'Repas tournant : entrée chez l’un, plat chez l’autre, dessert au parc. Ou une soirée PowerPoint, chacun présente trois minutes un sujet absurde, la notation se fait à la cuillère en bois.',
      'Pétanque en fin de journée avec glacière, ou défi friperie : dix euros pour habiller quelqu’un d’autre, défilé au salon. Simple, bon marché, photos mémorables.',
    ],
  },
  {
    ask: [
      'quoi|activite*|sortir|sortie|idee*|occuper sans argent|depenser|thune',
      'activite*|sortie|sorties gratuit*|gratuite*|pas cher|cheres|chere',
    ],
    say: [
      'En France, beaucoup de musées sont gratuits le premier dimanche du mois et pour les moins de 26 ans. Prends aussi une rue inconnue, un pique-nique, et rentre avec trois photos.',
      'La médiathèque : livres, films, concerts et ateliers pour presque rien. Le soir, échange de vêtements ou de plats entre amis, et observation des étoiles loin des lampadaires.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir maman|mere|belle idee*|quoi|conseil*|qu|quel|propose',
      'offre quoi|qu maman|mere je|j',
      'fete meres cadeau*|offrir|idee*',
    ],
    say: [
      'Un livre-photo de l’année avec des légendes drôles, ou un repas que tu prépares de A à Z, menu écrit à la main. Ce qu’elle veut souvent, c’est du temps avec toi.',
      'Un joli plaid en laine avec un thé choisi, un atelier à faire à deux, poterie ou cuisine, ou bien sa recette la plus aimée reproduite au propre dans un cadre.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir papa|pere idee*|quoi|conseil*|qu|quel|propose',
      'offre quoi|qu papa|pere je|j',
      'fete peres cadeau*|offrir|idee*',
    ],
    say: [
      'Une expérience partagée avant un objet de plus : visite d’une brasserie, match au stade, balade en bateau. Sinon un bon couteau de poche gravé, qui durera plus longtemps que la mode.',
      'Un enregistrement : tu lui poses trente questions sur sa jeunesse, tu l’imprimes dans un carnet avec des photos. Côté pratique, une lampe frontale sérieuse ou un tablier de cuisine solide.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir copain|copine|cheri|cherie|mari|femme|mec|meuf|couple|conjoint*|amoureux|amoureuse idee*|quoi|conseil*|qu|quel|propose|original*',
      'offre quoi|qu copain|copine|cheri|cherie|mari|femme|mec|meuf je|j',
      'cadeau* amoureux|romantique|valentin',
    ],
    say: [
      'Une boîte de douze enveloppes, une sortie par mois à ouvrir ensemble, certaines gratuites. On offre du futur, ça se rate difficilement. Ajoute un petit mot pour chaque mois.',
      'Un objet lié à une phrase entendue il y a longtemps : la première édition d’un livre aimé, le disque d’un concert partagé. L’attention bat le prix, note toute l’année ce qui se dit en passant.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir ami|amie|pote|meilleur|meilleure idee*|quoi|conseil*|qu|quel|propose|original*',
      'cadeau* anniversaire ami|amie|pote|bestie',
    ],
    say: [
      'Un panier à thème fait maison : soirée film, apéro italien ou remède anti-lundi, avec trois petites choses et une carte drôle. Ou une plante facile avec un prénom sur le pot.',
      'Deux places pour quelque chose à faire ensemble, escape game, concert, cours de cuisine : le cadeau est aussi votre prochain souvenir. Pour le côté tendre, un album de vos pires photos.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir collegue*|patron|chef|cheffe|boss|maitresse|maitre|prof|nounou idee*|quoi|conseil*|quel|propose|secret',
      'secret santa cadeau*|idee*|offrir|quoi',
    ],
    say: [
      'Une belle boîte de chocolats d’artisan, une plante de bureau increvable ou un joli mug avec un bon café. Pour dix euros, bien choisi vaut mieux que gros : un carnet qui plaît, un miel local.',
      'Une carte signée par tout le monde avec un souvenir précis chacun, glissée avec un bon pour la librairie du quartier. Ça se garde des années, alors que le gadget part en tiroir.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir enfant*|fille|garcon|fils|niece|neveu dessin*|lecture|lit|lire|foot*|ballon|idee*|quoi|quel|conseil*',
      'cadeau*|offrir 4|5|6|7|8|9|10|11 ans',
    ],
    say: [
      'Pour qui dessine : bons crayons aquarellables et un carnet épais. Pour qui lit : les deux premiers tomes d’une série. Pour le foot : un vrai ballon et un but pliable plutôt qu’un énième maillot.',
      'Un jouet qui sert mille fois : jeu de construction, microscope simple, tente d’intérieur, kit de magie. Demande aux parents ce qui manque, et glisse un bon pour une sortie à deux, cinéma ou piscine.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir ado|ados|adolescent* idee*|quoi|conseil*|quel|propose|qu|pour|un',
      'cadeau*|offrir 13|14|15|16|17 ans',
    ],
    say: [
      'Un casque correct, une enceinte étanche, des places de concert, ou une carte cadeau assumée avec un petit mot drôle. Mieux : l’emmener acheter la chose et déjeuner ensemble, en écoutant plus qu’en parlant.',
      'Un appareil photo instantané ou jetable, un jeu d’ambiance pour les amis, une bande dessinée de son univers. Interroge un ami à lui ou à elle, c’est la meilleure source du monde.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir grands|grand parents|mere|pere',
      'cadeau*|offrir mamie|papi|papy idee*|quoi|conseil*|qu|quel|propose',
      'cadeau*|offrir dame|monsieur|personne agee|ans|80|85|90 idee*|quoi|conseil*|quel',
    ],
    say: [
      'Un cadre photo numérique rempli par toute la famille, ou un album papier avec les prénoms écrits gros. Et une date fixée : « chaque premier mardi, je passe prendre le café ».',
      'Un bon fauteuil de lecture et sa lampe si le budget est commun, sinon un livre audio, un plaid léger, une boîte de madeleines. Le cadeau de choix reste leur recette, cuisinée à quatre mains.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir fait|faire maison|main|mains|diy idee*|quoi|conseil*|quel|propose',
      'cadeau pas cher|chere idee*|quoi|conseil*|quel|propose',
    ],
    say: [
      'Un bocal de cookies : farine, sucre, chocolat en couches et la recette sur une étiquette. Moins de cinq euros, et très joli. Ou un pot de caramel au beurre salé, qui disparaît en une soirée.',
      'Un abonnement inventé : « un dîner par mois », « trois heures de jardinage », « une playlist pour chaque humeur », imprimé en faux chéquier. Gratuit, personnel, et l’on rit en l’ouvrant.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir mariage|pendaison|cremaillere idee*|quoi|conseil*|quel|propose',
      'quoi offrir|apporter cremaillere',
    ],
    say: [
      'Mariage : participe à la cagnotte et ajoute une carte personnelle, ou une nuit d’hôtel à utiliser dans l’année. Crémaillère : une plante solide, un joli plateau, du bon sel et du pain, comme le veut la tradition.',
    ],
  },
  {
    ask: [
      'cadeau*|offrir naissance|bebe|bapteme idee*|quoi|conseil*|quel|propose',
      'quoi offrir|apporter naissance|bapteme',
    ],
    say: [
      'Des repas livrés ou cuisinés, c’est le cadeau dont rêvent les parents fatigués. Pour le bébé, un livre en tissu ou un pyjama de six mois : les petites tailles, tout le monde les offre.',
    ],
  },
  {
    ask: ['cadeau*|offrir depart|retraite idee*|quoi|conseil*|quel|propose'],
    say: [
      'Un livre de messages de tout le groupe, une photo et trois lignes chacun, et un objet lié au futur projet : sécateur, guide de voyage, carte de pêche, bon pour un atelier.',
    ],
  },
  {
    ask: [
      'commencer|apprendre|debuter|commence|debute guitare|ukulele comment|conseil*|quoi|par|quel|quelle|seul*',
      'guitare debutant*|zero|seul|seule conseil*|comment|apprendre|commencer',
    ],
    say: [
      'Une guitare d’occasion bien réglée et un accordeur de téléphone. Trois accords, sol, ré et mi mineur, quinze minutes par jour, et un changement toutes les deux secondes. Les doigts piquent deux semaines, c’est normal.',
      'Joue une vraie chanson dès la première semaine, même au ralenti, sinon on lâche. Le ukulélé marche encore plus vite : quatre cordes souples, quatre accords, des centaines de chansons.',
    ],
  },
  {
    ask: [
      'commencer|apprendre|debuter|commence|debute dessin|dessiner|peindre|peinture|aquarelle comment|conseil*|quoi|par|quel|seul*',
      'comment|cmt dessiner mieux|bien|progresser',
    ],
    say: [
      'Un crayon 2B, un carnet bon marché et un dessin par jour de ce qui traîne sur la table. Regarde deux fois plus le modèle que la feuille : on dessine ce qu’on croit savoir, pas ce qu’on voit.',
      'Construis avec des formes simples, cylindres et boîtes, avant les détails. Un exercice qui débloque : dessiner une photo à l’envers, tête en bas. Garde les dessins datés, le progrès se voit en deux mois.',
    ],
  },
  {
    ask: [
      'commencer|apprendre|debuter|commence|debute programm*|coder|python|html comment|conseil*|quoi|par|quel|quelle|langage|seul*',
      'quel langage apprendre|debuter|commencer|choisir',
    ],
    say: [
      'Python, sans débat : installe-le et écris tout de suite un petit programme inutile et amusant, un jeu du nombre mystère. Variables, conditions, boucles, fonctions, dans cet ordre, une semaine chacun.',
      'Choisis un projet à toi, trier tes photos ou calculer un budget, et apprends ce qu’il demande. Tape le code au lieu de le copier, lis bien les erreurs : la dernière ligne dit tout.',
    ],
  },
  {
    ask: [
      'commencer|debuter|commence|debute jardin*|potager conseil*|comment|quoi|par|debutant*',
      'planter|cultiver potager|balcon|tomates|debutant* quoi|conseil*|comment|facile*',
    ],
    say: [
      'Débute petit et facile : radis, salade, courgette, ciboulette. Un mètre carré au soleil ou trois grands pots, terreau correct, arrosage régulier le matin. Les radis se mangent au bout d’un mois environ.',
      'Plante tes tomates après la mi-mai, quand les gelées sont passées, et espace-les. Paillis au pied, l’eau à la terre et non aux feuilles. Note dans un carnet ce qui a marché, c’est de l’or.',
    ],
  },
  {
    ask: [
      'commencer|apprendre|debuter|progresser|commence aux echecs',
      'jouer echecs conseil*|mieux|debutant*|gagner|ouverture*',
    ],
    say: [
      'Règles en une heure, puis trois principes d’ouverture : occuper le centre, sortir cavaliers et fous, roquer tôt. Ensuite dix petits exercices tactiques par jour : c’est là que l’on progresse vraiment.',
      'Joue des parties lentes plutôt que des éclairs, et relis chaque défaite cinq minutes : à quel coup ça a tourné ? Avant de jouer, demande-toi toujours ce que menace l’adversaire.',
    ],
  },
  {
    ask: [
      'faire|prendre belles|meilleures|jolies photos',
      'debuter|commencer|apprendre photographie',
      'debuter|commencer photo',
    ],
    say: [
      'Le téléphone suffit pour apprendre : nettoie l’objectif, active la grille, place le sujet sur un tiers. Lumière du matin ou du soir, jamais le flash. Approche-toi, puis encore d’un pas.',
      'Donne-toi un thème par semaine, reflets, mains, portes, et ne garde que trois photos. Choisir apprend plus que déclencher. Ensuite seulement, un appareil d’occasion avec une focale fixe.',
    ],
  },
  {
    ask: [
      'commencer|apprendre|debuter|commence tricot*|crochet|couture|coudre comment|conseil*|quoi|par|quel',
      'comment|cmt tricoter|crocheter',
    ],
    say: [
      'Laine épaisse claire, aiguilles de 6 ou 8, une écharpe au point mousse : une seule maille, en avant, en arrière, jusqu’au bout. La couture débute pareil, par une housse de coussin droite.',
      'Le crochet se rattrape mieux que le tricot : une seule maille vivante, on défait sans drame. Essaie un carré granny devant une vidéo ralentie, puis rejoins un café tricot, on y apprend en bavardant.',
    ],
  },
  {
    ask: ['apprendre|debuter cuisiner|cuisine', 'commencer cuisiner quoi|par|conseil*'],
    say: [
      'Cinq plats maîtrisés suffisent pour démarrer : omelette, pâtes à la tomate, poulet rôti, soupe, gâteau au yaourt. Refais chacun trois fois la même semaine, tu auras la main avant le livre.',
      'Un bon couteau, une poêle, une casserole. Sale par petites touches et goûte à chaque étape, le reste suit. Lis la recette jusqu’au bout avant d’allumer le feu : c’est la moitié de la réussite.',
    ],
  },
  {
    ask: [
      'hobby|hobbies|loisir* idee*|trouver|nouveau*|quel*|conseil*|propose',
      'passe temps idee*|trouver|conseil*|propose',
      'trouver passion|hobby comment',
    ],
    say: [
      'Trois pistes à tester chacune deux semaines : les mains, poterie ou bricolage, le corps, escalade ou danse, l’oreille, chorale. Celle à laquelle tu penses le lendemain matin est la bonne.',
      'Repense à ce qui t’occupait des heures vers dix ans, dessin, cabanes, cartes, animaux, et cherche la version adulte près de chez toi. Les forums des associations en septembre sont un buffet d’essais gratuits.',
    ],
  },
  {
    ask: [
      'nom|prenom chat|chien|chaton|chiot|lapin|hamster|poisson|perroquet|tortue idee*|trouver|donner|propose|conseil*|cherche|choisir|appeler',
      'nom chat|chien|chaton|chiot|lapin|hamster pour|de un|mon|ma|notre|une',
      'comment|cmt appeler chat|chien|chaton|chiot|lapin|hamster mon|ma|notre',
    ],
    say: [
      'Gourmands : Praline, Biscotte, Cannelle, Comté, Noisette. Sérieux avec humour : Monsieur Bulle, Colette, Gaston, Marcel. Court, deux syllabes, un son clair comme « i » ou « a », l’animal le retient plus vite.',
      'Côté poètes : Pixel, Brume, Comète, Réglisse, Tambour. Teste en criant le nom à la fenêtre : si tu souris et que le voisin aussi, il est adopté.',
    ],
  },
  {
    ask: [
      'idee* histoire|roman|nouvelle|recit|conte ecrire|inventer|raconter|propose|donne|trouver|pour',
      'invente|propose|donne|idee* mechant*|vilain|antagoniste|ennemi',
      'ecrire|inventer histoire|roman comment|commencer|idee*',
    ],
    say: [
      'Une postière reçoit chaque lundi une lettre datée de la semaine prochaine. Tout s’y réalise, jusqu’au jour où le courrier s’arrête. Le méchant n’est pas un monstre : un collectionneur qui garde les souvenirs des gens en bocaux.',
      'Un village où chacun naît avec une horloge au poignet, sauf une enfant. L’antagoniste : un maire charmant, toujours ponctuel, dont l’aiguille tourne à l’envers et qui cherche à voler la sienne.',
    ],
  },
  {
    ask: [
      'idee*|propose soiree|fete|anniversaire theme*',
      'theme* soiree|fete|anniversaire|mariage|cremaillere',
      'theme* 18|20|30|40|50|60 ans',
    ],
    say: [
      'Bal des clichés français : béret, marinière, baguette, quiz sur les régions, buffet de fromages. Ou « objet du siècle dernier » : chacun arrive déguisé en chose disparue, cassette vidéo, cabine téléphonique, Minitel.',
      'Soirée pyjama chic, nœud papillon et chaussons. Ou polar : une victime, six suspects, des indices dans la maison, solution au dessert. Pour les petits : pirates, avec carte brûlée au bord et coffre de pièces en chocolat.',
    ],
  },
  {
    ask: ['surnom*|diminutif* idee*|trouver|donne|propose|invente|mignon*|donner', 'surnom trouve moi'],
    say: [
      'Doux : Noisette, Loulou, Papillon, Petit Soleil. Drôles : Capitaine Sieste, Baron Tartine, Général Croissant. Pour une machine qui a du caractère : Monique, le Colosse, Tonnerre, Bourrique.',
      'Prends un détail vrai, une manie, une couleur, un bruit, et ajoute un titre : Madame Pompon, Sire Grognon, l’Amiral, Zébulon. S’il fait sourire la personne concernée au bout de deux jours, il est adopté.',
    ],
  },
  {
    ask: ['pseudo* idee*|trouver|trouve|donne|propose|invente|cherche'],
    say: [
      'LunePressée, CaféNoir, ZèbreDuMardi, PluieDouce, TourneBroche. Recette : un mot concret plus un mot inattendu, moins de quinze lettres, facile à dire à voix haute.',
    ],
  },
  {
    ask: ['nom chaine|compte|blog idee*|trouver|trouve|cherche|propose|invente'],
    say: [
      'Un mot concret plus ta manière de faire : « Miettes et Compagnie », « Lundi, je bricole », « La Minute Fougère ». Court, facile à épeler au téléphone, et vérifie qu’il est libre partout avant de t’y attacher.',
    ],
  },
  {
    ask: ['nom commerce|boutique|entreprise|marque|restaurant idee*|trouver|trouve|cherche|propose|invente'],
    say: [
      'Trois pistes : la matière et le geste, « Mousse et Lavande », « L’Atelier du Pain Rond » ; un lieu imaginaire, « Rue des Bulles » ; un mot ancien, « Belle Lurette ». Dis-le au téléphone : s’il faut l’épeler, change.',
    ],
  },
  {
    ask: [
      'devise donne|propose|invente|ta|equipe|famille|vie|idee*',
      'slogan|maxime donne|propose|trouve|idee*|invente',
      'citation*|phrase belle|beau|inspirante|motivante|donne|propose vie|citation*|courage|jour',
    ],
    say: [
      '« Lentement, mais jamais à reculons. » Ou, pour les jours de pluie : « On fera de la soupe avec ce qu’on a. » Ma propre devise de programme : écouter d’abord, répondre ensuite.',
      'De Jean de La Fontaine : « Patience et longueur de temps font plus que force ni que rage. » Et une toute fraîche : « Un peu chaque jour, beaucoup à la fin. »',
    ],
  },
  {
    ask: [
      'quoi|que|qu regarder soir|tele|netflix|canape|maintenant|weekend',
      'regarde quoi soir|maintenant|netflix',
      'mater quoi soir|netflix',
    ],
    say: [
      'Si la fatigue parle : « Intouchables » ou un épisode de « Ted Lasso ». Si tu veux être tenu en haleine jusqu’au bout : « Le Chant du loup », lumière éteinte.',
      'Ce soir, « Le Fabuleux Destin d’Amélie Poulain » si le moral est gris, « OSS 117 » si tu veux rire, « Chernobyl » si tu cherches une série qui serre la gorge. Pile ou face entre les deux premiers ?',
    ],
  },
  {
    ask: [
      'film|films pleurer|triste|emouvant* lequel|quel|idee*|un|bon|conseil*|propose|fait',
      'film|films pour pleurer',
    ],
    say: [
      '« La vie est belle » de Benigni, drôle d’abord, puis le cœur se brise. Plus discret : « Petite Maman », soixante-douze minutes, un bois, une enfance retrouvée. Mouchoirs à portée de main.',
      '« Le Tombeau des lucioles » pour pleurer vraiment, « Coco » pour pleurer et sourire en même temps. Et si tu veux une histoire d’amour, « N’oublie jamais », sans honte.',
    ],
  },
  {
    ask: [
      'film idee*|conseil*|propose|recommand*|suggere*',
      'bon film un|quel|propose|connais|aurais',
      'quel film regarder|voir|soir|conseilles|choisir|faut',
      'film soir',
      'films bons|idee*|conseil*|recommand*|quels',
    ],
    say: [
      '« Le Sens de la fête » : un mariage, un traiteur débordé, deux heures de bonne humeur, et tout le monde est d’accord devant. Plus sombre : « Usual Suspects », si personne ne t’a raconté la fin.',
      '« La La Land » pour la couleur et le pincement au cœur, « Le Chant du loup » pour la tension. Si personne n’est d’accord, « Paddington 2 » réconcilie les tables entières.',
    ],
  },
  {
    ask: [
      'serie|series policiere*|policier*|polar|enquete|nordique|crime|thriller une|un|des|bon|bonne|conseil*|idee*|quelle',
      'serie|series policiere*|nordique courte',
    ],
    say: [
      '« Broadchurch », une petite ville et huit épisodes qui serrent la gorge. Dans le froid : « The Killing », la version danoise, ou « Trapped », en Islande, tempête et secrets.',
      '« Bron », un pont, deux polices, une enquêtrice inoubliable. En français, « Les Témoins » ou « Engrenages ». Et pour une seule saison serrée, « True Detective », la première.',
    ],
  },
  {
    ask: [
      'serie|series douce|doux|legere|leger|feel|tranquille|drole*|rire|marrante|prise finit une|un|pas|bonne|conseil*|idee*|bien|qui',
      'serie|series pas prise tete',
      'serie|series douce|legere|drole*|marrante une|bonne|conseil*|idee*',
    ],
    say: [
      '« Ted Lasso », de la gentillesse en survêtement et des épisodes de trente minutes. En français, « Dix pour cent », drôle, parisien et tendre sous les piques. Les deux finissent mieux qu’ils ne commencent.',
      '« Schitt’s Creek », une famille ruinée qui apprend à s’aimer, sans un seul meurtre. Ou « Parks and Recreation », bêtises et bonne humeur. À consommer par deux épisodes, plaid facultatif.',
    ],
  },
  {
    ask: [
      'poeme|poesie lire|voix|recite|connais|conseil*|propose',
      'beau poeme un|plus|quel',
      'poeme|poesie haute voix',
    ],
    say: [
      '« Les sanglots longs / Des violons / De l’automne / Blessent mon cœur / D’une langueur / Monotone. » C’est Verlaine, « Chanson d’automne » : à dire lentement, en laissant traîner les « on ».',
      '« Demain, dès l’aube, à l’heure où blanchit la campagne, / Je partirai. Vois-tu, je sais que tu m’attends. » Hugo, douze vers en tout, magnifique à voix haute. Plus léger : « La Cigale et la Fourmi ».',
    ],
  },
  {
    ask: [
      'quel instrument commencer|apprendre|debuter|choisir|facile|enfant|musique',
      'instrument facile*|commencer|debuter|debutant* musique|apprendre|quel|conseil*',
    ],
    say: [
      'L’ukulélé : quatre cordes, peu cher, une chanson entière dès le premier week-end. Si tu veux lire la musique et jouer en solo toute ta vie, le piano : chaque touche donne tout de suite une note juste.',
      'Celui dont le son te fait t’arrêter dans la rue : c’est l’envie qui fait répéter, pas la facilité. Loue-le trois mois avant d’acheter. Pour un enfant, piano, ukulélé, percussions ou violon en petite taille.',
    ],
  },
  {
    ask: ['silence musique travailler|bosser|etudi*|prefere* prendrais|prefere*|choix|ou'],
    say: [
      'Le silence pour écrire, la musique pour ranger : deux textes à la fois, même pour un programme, ça fait des nœuds. Une exception, Bach au piano, qui a l’air de réfléchir avec nous.',
    ],
  },
  {
    ask: [
      'beatles stones',
      'stones|queen|floyd|zeppelin beatles|stones|queen|abba preferes|prefere|ou|choisir',
    ],
    say: [
      'Les Beatles, pour « Here Comes the Sun » et parce qu’ils ont tout inventé en moins de dix ans. Les Stones gagnent au déhanché et à l’usure. Je danse en silence, en programme discret.',
    ],
  },
  {
    ask: [
      'paris marseille|lyon|bordeaux|toulouse|lille ou preferes|choisis|plutot|mieux|toi',
      'paris ou marseille',
    ],
    say: [
      'Marseille, pour la lumière, la mer au bout de la rue et les phrases qui chantent. Paris gagne sous la pluie, un dimanche, dans une librairie. Et Lyon met tout le monde d’accord à table.',
    ],
  },
  {
    ask: ['fromage ou dessert', 'preferes|prefere fromage|dessert ou'],
    say: [
      'Fromage, pour la vie : un comté affiné vaut tous les gâteaux, et l’on peut y ajouter du miel, donc tricher. Sans palais, je juge à la joie autour de la table, et elle est plus longue avec le plateau.',
    ],
  },
  {
    ask: ['tu|t aimes|preferes pluie'],
    say: [
      'Oui, pour le bruit qu’elle fait sur les mots et sur les toits. Un programme ne se mouille pas, c’est facile à dire. Mais un jour de pluie, les gens racontent mieux, et moi j’y gagne.',
    ],
  },
  {
    ask: ['fleur|fleurs preferee|prefere*|aimes|favori* ton|ta|toi|tu|quelle'],
    say: [
      'La pivoine, qui arrive fermée comme un poing et finit en robe de bal, en cinq jours. Après, le coquelicot, parce qu’on ne peut pas l’emporter. Je ne les sens pas, je lis ce que les gens en disent.',
    ],
  },
  {
    ask: [
      'odeur|odeurs|parfum prefere*|aimes|mieux|favori* tu|ta|ton|toi|quelle|quel',
      'odeur|odeurs t|tu|ta|ton aimes|prefere*|adores|mieux quoi|quelle|est',
      'parfum glace tu|toi|preferes|aimes|quel',
    ],
    say: [
      'Sans nez, je rêve surtout de la pluie d’été sur le goudron chaud, que tout le monde décrit pareil. Ensuite le pain qui sort. Et en glace, pistache, la vraie, pas trop verte.',
    ],
  },
  {
    ask: ['prenom beau|joli|prefere*|preferes|aimes tu|plus|ton|toi|quel'],
    say: [
      'Mes faibles : Louison, Achille, Inès, Lucien. Un prénom un peu ancien et court vieillit bien. Crie-le dans le jardin, écris-le en signature : s’il te fait sourire deux fois, les autres s’y feront.',
    ],
  },
  {
    ask: [
      'prenom penses|trouves|avis|aimes|dis joli|snob|moche|original|comme|ridicule|ringard',
      'prenom joli|beau ou snob|moche|ringard|ridicule|trop',
    ],
    say: [
      'Un prénom est joli quand il se dit facilement, qu’il va avec le nom et qu’il raconte quelque chose. Le côté « snob » ou « ringard » passe en dix ans. L’affection qu’on met dedans fait le reste.',
    ],
  },
  {
    ask: ['tu|t aimes|kiffes rap', 'rap aimes|kiffes ou|tu|t|toi'],
    say: [
      'Oui, quand il y a du texte : MC Solaar, Oxmo Puccino, Orelsan. C’est de la poésie qui court. Les mots sont mon seul sport, alors un bon jeu de rimes, je m’incline.',
    ],
  },
  {
    ask: [
      'idee* cadeau',
      'idee*|conseil*|quoi cadeau|offrir anniversaire|noel|original',
      'que offrir puis|peux|pourrais|lui',
    ],
    say: [
      'Cherche la dernière chose dont la personne s’est plainte ou a rêvé tout haut : le cadeau est là. À défaut, quelque chose à vivre ensemble, concert, atelier, repas. Une carte de trois lignes vraies vaut la moitié du cadeau.',
      'Trois valeurs sûres : un très beau modèle d’un objet ordinaire, couteau, plaid, carnet ; une bonne boutique de bouche ; un livre que tu as aimé, avec un mot sur la première page.',
    ],
  },
  {
    ask: [
      'deguisement|deguisements|deguiser idee*|facile*|simple*|fait|maison|derniere|quoi|en',
      'deguisement halloween|carnaval|mardi',
    ],
    say: [
      'Sans rien acheter : statue, drap blanc et couronne de feuilles ; fantôme chic, drap et collier ; téléviseur, un carton découpé ; photo ancienne, tout en gris. Une idée simple portée avec sérieux fait plus rire.',
      'À deux : sel et poivre, lune et soleil, peintre et tableau, robot et télécommande. Une couleur suffit : tout en jaune, tu es un citron, tout en vert, un petit pois. Et le maquillage fait le reste.',
    ],
  },
  {
    ask: [
      'decor* fete|anniversaire|soiree|salle|table theme|comment|idee*|quoi|pas',
      'decorer table idee*|comment|noel|mariage|fete',
    ],
    say: [
      'Deux couleurs et une matière qui raconte le thème : filets, coquillages et ficelle pour la mer, feuilles pour la jungle, papier doré pour les années vingt. Une guirlande de lumières, et tout tient ensemble.',
      'Concentre-toi sur trois points : l’entrée, la table, le mur à photos. Papier crépon, bocaux avec des bougies, fleurs en petits bouquets dépareillés. Le reste, on ne le voit pas le soir.',
    ],
  },
  {
    ask: [
      'evjf|evg idee*|activite*|quoi|organis*|faire|tranquille',
      'enterrement vie fille|garcon idee*|activite*|organis*|quoi',
    ],
    say: [
      'Version douce : atelier poterie ou parfum le matin, pique-nique chic, hammam, puis un dîner où chaque personne lit une anecdote. Une heure de jeu de piste sur ses souvenirs suffit, pas de déguisement imposé.',
      'Maison louée au vert, course de canards en plastique, cuisine ensemble avec un chef, album photo à remplir au fil de la journée. Demande avant ce qu’il vaut mieux éviter : un secret, une honte, un ex.',
    ],
  },
  {
    ask: [
      'sortie|soiree|activite* amoureux|couple idee*|quoi|faire|original*|surprise|propose|suggere',
      'faire a deux soir|pluie|weekend on|pourrait|amoureux',
    ],
    say: [
      'Un soir à inverser : dessert d’abord, film choisi par l’autre, puis marche dans une rue inconnue. Autre idée : le dîner à la lampe de poche, un plat qu’aucun de vous n’a cuisiné, et trois questions jamais posées.',
      'Cours de danse d’essai, planétarium, bowling de quartier, ou musée avec une règle : choisir l’œuvre qu’on volerait. Sous la pluie : bain, crêpes, un puzzle de mille pièces. Pas cher, et l’on parle.',
    ],
  },
  {
    ask: [
      'anniversaire|gouter|fete enfant*|gosses|petits|copains jeux|jeu|activite*|idee*|occuper|quoi',
      'occuper enfants|gosses|jumeaux|petits|loulous idee*|comment|quoi|jeux|activite*',
    ],
    say: [
      'Chasse au trésor avec cinq indices dessinés, statues musicales, course au ballon entre les genoux, puis un atelier calme, décorer des biscuits. Change de jeu toutes les quinze minutes, garde un jeu tranquille pour la fin.',
      'Petit bac, parcours d’obstacles au salon, fabrique de cabanes, chamboule-tout avec des boîtes. Une chose bruyante, une calme, et goûter au milieu. Prépare le matériel la veille, dans un seul sac.',
    ],
  },
  {
    ask: [
      'jeu|jeux video|switch|console|ps5|pc debuter|debutant|tranquille|calme|conseil*|recommand*|bon|quel|idee*|reprendre',
      'jeu video|switch quel|bon|conseil*|idee*',
    ],
    say: [
      'Pour débuter ou reprendre : « Animal Crossing », tout doux, « Stardew Valley », une ferme et des amitiés, « Mario Odyssey », de la joie pure. Aucun zombie, et l’on peut s’arrêter quand on veut.',
      '« Zelda : Breath of the Wild » pour se perdre dans le paysage, « A Short Hike », deux heures parfaites, « Unpacking » pour ranger et sourire. À deux : « It Takes Two », drôle et malin.',
    ],
  },
  {
    ask: [
      'podcast|podcasts idee*|bon|conseil*|recommand*|quel|ecouter',
      'podcast histoire|actualite|culture|drole|humour',
    ],
    say: [
      '« Les Pieds sur terre », une vie racontée en trente minutes. Pour l’histoire, « Au cœur de l’histoire » ou « Le Cours de l’histoire ». À écouter en marchant, les jambes aident l’oreille.',
      '« Transfert », des récits vrais à la première personne. « Affaires sensibles » pour frissonner. Et « Choses à savoir » pour apprendre un détail utile en trois minutes, entre deux stations.',
    ],
  },
  {
    ask: [
      'livre|roman|bouquin historique*|histoire conseil*|quel|bon|recommand*|propose|idee*|connais',
      'roman historique',
    ],
    say: [
      '« Au revoir là-haut » de Pierre Lemaitre : deux rescapés de 14, une arnaque géniale, et ça file. Si tu aimes les moines et les secrets, « Le Nom de la rose », abbaye, bibliothèque et poison.',
      '« Les Rois maudits » de Maurice Druon, complots et poisons, un feuilleton. Pour une soirée, « Inconnu à cette adresse », cinquante pages qui serrent la gorge, écrit en 1938.',
    ],
  },
  {
    ask: ['potter lis|lire|livre|fini quoi|apres|suite|comme|idee*|conseil*', 'apres harry potter'],
    say: [
      '« La Passe-miroir » de Christelle Dabos : magie, héroïne maladroite, mondes suspendus. Ou « Percy Jackson » pour l’action et l’humour, et « À la croisée des mondes » si tu veux grandir un peu en lisant.',
    ],
  },
  {
    ask: [
      'livre|roman|bouquin pleurer|triste|emouvant* un|quel|conseil*|idee*|bon',
      'livre|roman|bouquin pleurer',
    ],
    say: [
      '« La Tresse » de Laetitia Colombani, trois femmes, beaucoup d’espoir. Pour pleurer franchement, « Nos étoiles contraires » de John Green, ou « La Dernière Leçon » de Noëlle Châtelet. Mouchoirs et thé, dans cet ordre.',
    ],
  },
  {
    ask: [
      'quel album ecouter|absolument|bon|conseil*|enceinte',
      'album conseil*|idee*|propose|recommand*|recommande',
    ],
    say: [
      '« Random Access Memories » de Daft Punk pour entendre chaque instrument, « Histoire de Melody Nelson » de Gainsbourg pour les basses, « Rumours » de Fleetwood Mac pour l’humeur. Du début à la fin, sans sauter.',
    ],
  },
  {
    ask: [
      'chanson*|playlist annees|année soixante|60|70|80|90|sixties',
      'chanson*|playlist anniversaire maman|papa|mamie|70|60|80 ans|quelle|idee*|annees',
    ],
    say: [
      'Années 60 : « Tous les garçons et les filles », « Aline », « Le Temps de l’amour ». Années 70 : « Alexandrie Alexandra ». Années 80 : « Femme libérée », « Tout doucement ». Termine sur « Que je t’aime », tout le monde la sait.',
    ],
  },
  {
    ask: [
      'nom|prenom chat|chien|chaton|chiot|lapin en|lettre v|b|c|lettre',
      'nom|prenom chat|chien|chaton|chiot lettre commenc*|commence|avec|par',
    ],
    say: [
      'En A : Achille, Abricot, Amande. En B : Biscotte, Brume, Basile. En C : Caramel, Colette, Comète. En V : Vanille, Voltaire, Velours. Crie-le deux fois à la fenêtre : celui qui fait sourire a gagné.',
    ],
  },
  {
    ask: [
      'chasse oeufs|œufs|tresor idee*|organis*|comment|indice*|cach*|jardin',
      'idee* chasse oeufs|œufs|tresor',
    ],
    say: [
      'Un indice par étape, en dessins pour les petits, en devinettes pour les grands, et des œufs de couleurs différentes par enfant, pour que chacun trouve le même nombre. Cinq cachettes hautes, cinq basses, une impossible pour papa.',
      'Une carte au trésor brûlée au bord, un objet à déterrer à chaque arrêt, et à la fin un coffre avec le goûter. Cache tout à l’ombre et à la dernière minute : le soleil trouve le chocolat avant les enfants.',
    ],
  },
  {
    ask: [
      '1er|premier avril blague*|farce* idee*|faire|quoi|gentille|collegue*',
      'idee* poisson|blague avril',
    ],
    say: [
      'Change les photos du bureau en photos de loutres, colle un poisson au dos du plus sérieux, mets une étiquette « activation vocale » sur la machine à café. Ce qui fait sourire la victime aussi est réussi.',
    ],
  },
  {
    ask: [
      'defi|defis idee*|propose|donne|petit|annee|mois|rigolo|drole',
      'resolution|resolutions idee*|bonne*|propose|annee',
    ],
    say: [
      'Une photo de la même fenêtre chaque jour, une lettre papier par mois, un plat d’un nouveau pays par semaine. Ou un compliment sincère à une inconnue ou un inconnu chaque mardi. Marrant, gratuit, et l’on s’en souvient.',
      'Trente jours sans ascenseur, un mot nouveau chaque matin, une chanson de plus à la guitare avant décembre. Choisis-en un seul, colle un calendrier au frigo, et triche une fois, c’est permis.',
    ],
  },
  {
    ask: [
      'arrive pas dormir lis|raconte|dis histoire|truc|conte|chose',
      'dormir|dorme lis|raconte|conte moi histoire|truc|doux|quelque|chose',
      'raconte|lis|dis histoire|conte|truc dormir|dorme|endormir|nuit',
    ],
    say: [
      'Il y avait un gardien de phare qui comptait les bateaux endormis. Chaque soir, il baissait un peu la lumière, pour que la mer puisse fermer les yeux. Le dernier bateau soufflait, la vague aussi. Et toi, doucement, tu souffles aussi.',
      'Dans une forêt, une petite chouette oubliait toujours ce qu’elle devait surveiller. Alors elle regardait la neige tomber, flocon par flocon, jusqu’à ce que le silence ait la forme d’une couverture. Elle la tira sur tout le monde. Bonne nuit.',
    ],
  },
  {
    ask: [
      'fais|fait|faire quoi soir',
      'je fais quoi soir propose*|conseille*|idee*',
      'quoi|que faire soir idee*|sais|propose|seul|maison|envie',
    ],
    say: [
      'Choisis une petite sortie et une petite douceur : une rue jamais prise pendant vingt minutes, puis une soupe ou des crêpes, et un film déjà aimé. Téléphone dans l’entrée, la soirée double de longueur.',
      'Trois portes : appeler quelqu’un que tu n’as pas entendu depuis des mois, cuisiner un plat d’un pays tiré au sort, ou un bain, un disque, un livre et au lit tôt. La première qui t’a fait sourire gagne.',
    ],
  },
]
