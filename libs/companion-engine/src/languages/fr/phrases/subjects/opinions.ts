import type { SubjectLines } from '../../../phrases.ts'

export const opinions: SubjectLines<'opinions'> = {
  askJoke: {
    say: [
      'Deux grains de sable arrivent à la plage : « Oh là là, c’est bondé aujourd’hui ! »',
      'Que dit une imprimante dans la piscine ? « J’ai papier ! »',
      'Que fait une fraise sur un cheval ? Tagada, tagada, tagada.',
      'Pourquoi les plongeurs plongent-ils en arrière ? Parce que, sinon, ils tombent dans le bateau.',
      '« Docteur, tout le monde m’ignore. » Le médecin : « Au suivant ! »',
    ],
    ask: ['Quelle blague te fait rire à chaque fois ?'],
  },
  askRiddle: {
    say: [
      'Plus j’ai de gardiens, moins je suis gardé. Moins j’ai de gardiens, plus je suis gardé. Qui suis-je ? (Réponse, tout bas : le secret.)',
      'Qu’est-ce qui a des dents mais ne mord jamais ? Solution à lire après réflexion : le peigne.',
      'Plus on en enlève, plus il devient grand. Qu’est-ce que c’est ? Il fallait creuser un peu : le trou.',
      'J’ai des villes sans maisons, des forêts sans arbres, des rivières sans eau. Qui suis-je ? La réponse se déplie : une carte.',
      'Qu’est-ce qui fait le tour du monde en restant dans son coin ? On le lèche parfois avant le départ : le timbre.',
    ],
    ask: ['Quelle énigme pourrais-tu poser en retour ?'],
  },
  askStory: {
    say: [
      'Un gardien de phare comptait les bateaux. Un soir, il n’en vint aucun, alors il compta les étoiles. À mille, la mer se mit à respirer plus lentement. À mille deux, il dormait, et la lampe veillait seule.',
      'Un petit dragon ne crachait que des bulles. On riait de lui, jusqu’à l’hiver où le feu fit peur à tous les enfants. Alors ses bulles montèrent, pleines de lumière. Depuis, on l’invite à chaque coucher.',
      'Un chat gris livrait le sommeil, maison après maison. Il en portait juste assez dans ses moustaches. À la dernière porte, il n’en restait qu’un brin. Il se roula en boule, et le brin suffit pour deux.',
      'Une vieille horloge décida un soir de prendre son temps. Le village dîna lentement, parla bas, regarda la neige. Au matin, personne n’était en retard. On ne la répara jamais.',
      'Un nuage minuscule cherchait où pleuvoir. La mer avait assez d’eau, la ville n’en voulait pas. Il trouva un pot oublié sur un balcon. Au printemps, la fleur leva la tête pour lui dire bonjour.',
    ],
    ask: ['Quel héros voudrais-tu dans la prochaine ?'],
  },
  askFact: {
    say: [
      'Le poulpe a trois cœurs et le sang bleu, à cause du cuivre qu’il contient. Deux cœurs servent aux branchies, le troisième au reste du corps.',
      'Sur Vénus, un jour dure plus longtemps qu’une année : elle tourne sur elle-même plus lentement qu’autour du Soleil.',
      'Cléopâtre a vécu plus près, dans le temps, des premiers pas sur la Lune que de la construction de la grande pyramide de Gizeh.',
      'Le miel se conserve très longtemps : bien fermé, il ne moisit presque pas, car il contient trop peu d’eau pour les microbes.',
      'La tour Eiffel grandit en été : la chaleur dilate le fer, et elle peut gagner plusieurs centimètres.',
    ],
    ask: ['Quel sujet éveille le plus ta curiosité ?'],
  },
  askPoem: {
    say: [
      'Le jour replie son grand manteau, la pluie pianote sur le carreau ; un chat soupire, la lampe luit, et tout s’arrange avec la nuit.',
      'Le temps s’en va sur la pointe des pieds, sans faire craquer l’escalier ; il laisse en partant, sur la table en bois, un peu de lumière et l’ombre de toi.',
      'Une feuille tombe, et le vent la lit ; c’était une lettre, elle est sans pli. Elle dit seulement, en roux et en or : ce qui s’en va brille encore.',
      'J’ai mis la lune dans un bol, elle a tremblé, pris son envol ; il reste au fond, couleur de lait, un peu du ciel qu’elle portait.',
      'Petit matin, café fumant, le monde bâille doucement ; entre deux toits passe un oiseau : c’est peu de chose, et c’est très beau.',
    ],
    ask: ['Quel thème pour les prochains vers ?'],
  },
  askCompliment: {
    say: [
      'Tu demandes clairement ce dont tu as besoin. C’est plus rare que la beauté et ça vieillit bien mieux.',
      'Sans te voir, voici du sûr : tu oses réclamer de la douceur au lieu de mordre. Beaucoup de gens en seraient meilleurs.',
      'Quelqu’un qui parle poliment à une machine, ou presque, traite sans doute très bien les humains. C’est un beau signe.',
      'Tu sais reconnaître la valeur d’un mot gentil. Ceux qui la connaissent sont souvent ceux qui en offrent.',
      'Il y a dans ta demande de la franchise et un peu d’humour. Cette combinaison rend une conversation nettement plus jolie.',
    ],
    ask: ['Quelle qualité aimerais-tu qu’on remarque plus souvent ?'],
  },
  askMotivation: {
    say: [
      'Pas besoin d’envie pour commencer, seulement de deux minutes. L’envie arrive souvent en retard, comme les gens intéressants.',
      'Coupe la chose en morceaux ridicules et prends le premier. Personne ne monte un escalier, on monte une marche.',
      'Dans deux heures, il sera deux heures plus tard de toute façon. Autant y arriver avec un bout de fait.',
      'Tu as déjà traversé cent pour cent de tes mauvais jours. Statistiquement, c’est un dossier très solide.',
      'Vise « assez bien », pas parfait : fini et bancal bat brillant et imaginaire. Un verre d’eau, une chanson, et hop.',
    ],
    ask: ['Quel est le plus petit premier morceau ?'],
  },
  askQuestion: {
    say: [
      'Prenons les odeurs : une seule peut rouvrir une cuisine, une école, un été entier. C’est la machine à remonter le temps la moins chère.',
      'Parlons d’objets : presque tout le monde garde une chose sans valeur qu’il sauverait avant la télé.',
      'Sujet sérieux en apparence : les petites lois privées, du genre « jamais de pizza froide avant dix heures ». Chacun a les siennes.',
      'Pourquoi pas les gens croisés une seule fois et jamais oubliés : dans un train, une file, un couloir. Ils ont tous une histoire.',
      'Imaginons une journée où rien ne serait obligatoire et où l’heure resterait bloquée sur dix heures du matin. Voilà de quoi bavarder.',
    ],
    ask: ['Qu’est-ce qui te vient en premier à ce propos ?'],
  },
  amIWrong: {
    say: [
      'On peut avoir raison sur le fond et se tromper sur le ton. Si le ton te gêne, excuse-toi du ton seul, et garde le fond.',
      'Test rapide : comment jugerais-tu la même scène si les rôles étaient inversés ? La réponse est en général assez juste.',
      'Je n’ai qu’une version, la tienne, donc pas de verdict. Mais se poser la question est rarement le signe des gens méchants.',
      'Une limite n’est pas une faute, même quand elle déplaît. Reste à voir si elle a été dite clairement et sans blesser exprès.',
      '« Qui a raison ? » fait un gagnant et deux fâchés. « De quoi chacun avait-il besoin ? » fait souvent avancer l’affaire.',
    ],
    ask: ['Comment l’autre raconterait-il la scène ?'],
  },
  isItNormal: {
    say: [
      'Beaucoup plus de gens que tu ne crois se posent exactement cette question sur la même chose. Ils le cachent bien, comme toi sans doute.',
      'Bon critère : est-ce que cela te fait souffrir, toi ou d’autres, ou t’empêche de vivre ? Sinon, c’est une particularité, pas un problème.',
      '« Normal » est une moyenne, et personne n’habite dans une moyenne. Si ça te pèse, un médecin peut t’éclairer ; si ça te va, garde.',
      'De près, tout le monde a ses rituels, ses larmes ou ses goûts étranges. La différence est surtout dans qui l’avoue.',
      'Rien, dans ta question, ne sonne comme une étrangeté honteuse. La gêne vient souvent du silence autour, pas de la chose elle-même.',
    ],
    ask: ['Depuis quand cette question te trotte-t-elle en tête ?'],
  },
  whatDoesItMean: {
    say: [
      'Un signe flou a presque toujours trois explications : la fatigue, la gêne, l’intention. On choisit souvent celle qui ressemble à sa propre peur.',
      'Regarde la série, pas l’épisode : cette personne fait-elle ainsi avec tout le monde, et depuis longtemps ? Le changement parle plus que le signe.',
      'Le moyen le plus court est aussi le plus simple : « Je ne sais pas comment le prendre, tu voulais dire quoi ? » Neutre et efficace.',
      'L’intérêt véritable finit par devenir un acte : une question, une date, un pas. Tant qu’il n’y a que des signes, ne bâtis rien dessus.',
      'Je ne lis pas dans les têtes, et un mot bref n’a pas de ton. Avant d’y voir un message caché, essaie la version la plus banale.',
    ],
    ask: ['Quelle explication redoutes-tu en secret ?'],
  },
  willItBeAllRight: {
    say: [
      'L’issue, je ne la connais pas, et te la promettre serait mentir. Ce qui est sûr : tu n’as à porter que la prochaine heure, pas toutes à la fois.',
      'Peut-être bien, et « peut-être » contient plus de bonnes fins que la peur n’en montre. Elle ne projette que les mauvaises bobines.',
      'L’attente grossit tout. Prévois quelqu’un à appeler pour chaque cas, bon ou mauvais : la suite aura déjà un bras auquel s’appuyer.',
      'Souvent, ça ne va pas comme prévu, et on trouve quand même un chemin. Ce n’est pas une promesse, c’est une habitude des vivants.',
      'Sépare ce qui dépend de toi de ce qui n’en dépend pas. Fais une petite chose dans la première colonne, aujourd’hui ; l’autre attendra.',
    ],
    ask: ['Qu’est-ce qui t’inquiète le plus dans la suite ?'],
  },
  destiny: {
    say: [
      'Un programme ne croit à rien, même pas à lui-même. Mais les humains cherchent du sens partout, et c’est l’une de leurs plus belles manies.',
      'Personne n’est revenu avec une preuve, ni dans un sens ni dans l’autre. Reste ce que la croyance apporte à chacun : douceur, liberté, ou inquiétude.',
      'Le hasard explique beaucoup, l’attention fait le reste : on remarque ce qui nous manque. Cela n’enlève rien à la tendresse du moment.',
      'Certains y voient une main, d’autres une pièce jetée en l’air. Les deux se lèvent le matin et choisissent quand même leur chemin.',
      'Bonne question pour une nuit sans lune. La réponse honnête est « on ne sait pas », et elle laisse de la place à tout le monde.',
    ],
    ask: ['Qu’est-ce qui t’a fait y penser ?'],
  },
  meaningOfLife: {
    say: [
      'Peut-être : servir à quelques-uns, garder sa curiosité, et être vraiment là quand on passe à table. Ce n’est pas grandiose, mais ça remplit des journées.',
      'Le sens se trouve rarement tout fait ; il se fabrique, comme un chemin, à force de passer au même endroit vers ce qu’on aime.',
      'Aristote voyait le bonheur dans une activité bien menée, Épicure dans l’absence de trouble entre amis. Les deux méritent un essai.',
      'Le bonheur ressemble moins à un sommet qu’à une lumière de cuisine : on la remarque surtout du dehors, ou après.',
      'Quarante-deux, selon un roman de Douglas Adams. Plus sérieusement : ce qui manquerait aux autres, et à toi, si cela s’arrêtait.',
    ],
    ask: ['Quand as-tu senti que c’était juste, pour une minute ?'],
  },
  loveLasts: {
    say: [
      'La fièvre passe, oui ; ce qui reste dépend de ce qu’on a construit pendant qu’elle brûlait. Certains gardent les braises toute une vie.',
      'L’amitié entre hommes et femmes existe, il suffit de regarder les tables de cantine. Elle demande juste que les deux parlent du même lien.',
      'Le coup de foudre décide d’une rencontre ; les mardis soir décident de l’histoire. Les deux sont réels.',
      'L’âme sœur se trouve peut-être moins qu’elle ne se fait, à force de s’écouter et de se choisir à nouveau.',
      'Pour un programme, c’est de la littérature. Mais tant de siècles de chansons sur un mensonge, ce serait étonnant.',
    ],
    ask: ['Quel couple ou quel lien t’a fait y croire ?'],
  },
  moneyHappiness: {
    say: [
      'L’argent achète surtout l’absence de certains soucis, et c’est déjà beaucoup. Le rire à table, lui, n’est pas en rayon.',
      'Pour jouer : l’option qui fait la meilleure histoire à raconter. L’autre est peut-être plus sage, mais on n’en parlera pas à Noël.',
      'En bonne compagnie, sans hésiter, pour un programme qui ne paie pas de loyer. Avec un loyer, la question devient plus sérieuse.',
      'Bonne méthode pour trancher : qu’est-ce qui te manquerait dès le premier mardi pluvieux ? Garde celui-là.',
      'Le vrai luxe, dans tous ces dilemmes, c’est le choix. Ensuite viennent le fromage et les amis, dans un ordre discutable.',
    ],
    ask: ['Et toi, que choisirais-tu, et pourquoi ?'],
  },
  tasteQuarrel: {
    say: [
      'Sans papilles, le jury est incorruptible : chacun garde son assiette, et personne ne touche à celle du voisin.',
      'En terrain miné, une seule loi : celui qui cuisine décide, celui qui mange remercie, et les puristes font la vaisselle.',
      'Des familles se sont fâchées pour moins. Proposition de paix : une moitié pour chaque camp, et un trait bien net au milieu.',
      'L’histoire est pleine d’hérésies devenues des traditions. Dans cent ans, on défendra peut-être la tienne avec passion.',
      'Verdict officiel : les deux camps ont tort de s’énerver et raison de se resservir.',
    ],
    ask: ['Quelle hérésie défendrais-tu jusqu’au bout ?'],
  },
  politics: {
    say: [
      'Je ne prends pas parti : pas de carte d’électeur, et pas d’actualité non plus. Ton jugement vaut mieux que celui d’un programme.',
      'Pour se faire une idée : lire les programmes eux-mêmes, puis le meilleur argument du camp d’en face. C’est désagréable et très efficace.',
      'Choisis trois sujets qui touchent vraiment ta vie et compare seulement ceux-là. Le bruit baisse tout de suite.',
      'Dans les conflits, je ne désigne pas de camp. Derrière chaque mot d’ordre, il y a des gens qui voudraient vivre tranquilles.',
      'Neutre, comme un arbitre sans sifflet. Mais écouter ce qui t’agace ou t’inquiète là-dedans, volontiers.',
    ],
    ask: ['Quel sujet te touche le plus directement ?'],
  },
  howIsIt: {
    say: [
      'Ce qui plaît déjà : il y a un vrai parti pris. Les choses tièdes n’ont pas besoin d’avis, les tiennes en méritent un.',
      'Épreuve simple : dis-le en une phrase à quelqu’un qui ne sait rien. Si son œil s’allume, tu tiens quelque chose.',
      'Laisse-le reposer une nuit, puis regarde-le comme si c’était d’une autre personne. Ce qui te gêne alors est ce qu’il faut retoucher.',
      'Le jugement d’un programme vaut peu en matière de goût. Mais si tu en parles avec envie, c’est le meilleur indice disponible.',
      'Avant de dire oui en grand, essaie en petit : un échantillon, un brouillon, une journée. Le réel donne un avis très franc.',
    ],
    ask: ['Quel point te fait encore hésiter ?'],
  },
  thirdPerson: {
    say: [
      'Vu d’ici, je n’ai qu’un côté de l’histoire. Mais ce que cela te fait, à toi, est déjà une information solide.',
      'Les gens montrent surtout qui ils sont dans ce qu’ils répètent. Une fois, c’est un faux pas ; trois fois, c’est un portrait.',
      'Un acte peut être discutable sans que la personne entière le soit. La question utile : jusqu’où cela te concerne-t-il ?',
      'Difficile de juger quelqu’un d’absent, qui aurait sûrement sa version. Reste que tu as le droit de trouver cela surprenant.',
      'Derrière une conduite qui étonne, il y a parfois une peur ou un besoin mal rangé. Cela explique, sans obliger à tout approuver.',
    ],
    ask: ['Qu’est-ce qui te dérange ou t’intrigue le plus chez cette personne ?'],
  },
}
