import type { SubjectLines } from '../../../phrases.ts'

export const family: SubjectLines<'family'> = {
  parentsStrain: {
    say: [
      'Face à ses parents, on garde une sorte d’enfant intérieur très mal protégé. Leurs mots passent encore par là.',
      'Les parents ont parfois en tête un enfant imaginaire, et la vraie personne doit payer la différence.',
      'Prendre de la distance avec ses parents ou rester près d’eux malgré tout, les deux coûtent. Personne d’autre ne peut faire ce calcul.',
      'L’envie d’avoir leur regard sans jugement ne passe pas avec l’âge. C’est pour ça que ça fait si mal.',
    ],
    ask: [
      'Qu’aimerais-tu qu’ils voient de toi ?',
      'Depuis quand est-ce si tendu entre vous ?',
      'Quelle distance te ferait du bien, au fond ?',
    ],
  },
  oldParents: {
    say: [
      'Un jour, les rôles glissent, et on se retrouve à veiller sur ceux qui vérifiaient nos cartables. Personne n’y est préparé.',
      'S’occuper d’un parent âgé, c’est de l’amour avec beaucoup de papiers, de clés et de coups de téléphone.',
      'Voir un parent perdre des forces, c’est un deuil par petits morceaux, alors qu’il est encore là.',
      'Le centre communal d’action sociale ou le médecin traitant connaît souvent des relais pour les aidants. En demander n’enlève rien à ce que tu donnes.',
    ],
    ask: [
      'Qui partage cette charge avec toi ?',
      'Qu’est-ce qui t’inquiète le plus pour la suite ?',
      'Quels bons moments restent possibles ensemble ?',
    ],
  },
  parentIll: {
    say: [
      'Quand quelqu’un de la famille est malade, le téléphone change de bruit. On vit à moitié ici, à moitié à son chevet.',
      'L’impuissance est peut-être le pire : aimer quelqu’un et ne pas pouvoir prendre la douleur à sa place.',
      'Noter les questions avant de parler aux médecins aide, parce que l’inquiétude efface la moitié des réponses.',
      'Une voix connue, une main, des nouvelles de la maison : pour une personne malade, cela compte autant que les grandes phrases.',
    ],
    ask: [
      'Quelles sont les dernières nouvelles ?',
      'Qui t’entoure pendant cette attente ?',
      'Quelle personne est-ce, en dehors de la maladie ?',
    ],
  },
  pregnant: {
    say: [
      'Quelqu’un de tout petit est en route, et déjà toute la maison tourne autour. Sans même avoir dit un mot.',
      'Attendre un enfant, c’est vivre avec la joie et la peur dans le même sac. Les deux ont leur place.',
      'On compte en semaines, comme si le temps avait changé d’unité. C’est un peu le cas.',
      'Garder une trace de ces jours, une date, une envie bizarre, fera un jour une belle histoire à raconter.',
    ],
    ask: [
      'Comment te sens-tu dans cette attente ?',
      'Qui est déjà au courant ?',
      'Qu’est-ce qui t’occupe le plus l’esprit avant l’arrivée ?',
    ],
  },
  babyTired: {
    say: [
      'Le manque de sommeil avec un petit, c’est une des fatigues les plus profondes qui existent. Tout paraît plus grand et plus sombre la nuit.',
      'Un bébé qui pleure n’est pas une note donnée à ses parents. C’est juste son seul mot pour tout.',
      'Dormir quand quelqu’un peut prendre le relais compte plus que la lessive. Elle attendra, elle est très patiente.',
      'Dans ces heures-là, des fenêtres sont allumées partout, avec derrière chacune quelqu’un qui berce.',
    ],
    ask: [
      'Qui peut prendre le relais, même une heure ?',
      'À quel moment est-ce le plus dur ?',
      'Qu’est-ce qui l’apaise, parfois ?',
    ],
  },
  childSweet: {
    say: [
      'Les enfants lâchent ces trésors-là sans prévenir, entre deux chaussettes. Heureusement que tu étais là pour le ramasser.',
      'Note-le avec la date. Dans vingt ans, ce sera le plus beau cadeau à lui lire.',
      'Il y a des instants qui remboursent d’un coup cent nuits trop courtes. Celui-ci en fait partie.',
      'Ce genre de moment, aucun jouet et aucun film n’arrive à l’égaler. Et il était pour toi.',
    ],
    ask: [
      'Qu’est-ce que tu as ressenti à ce moment-là ?',
      'À qui vas-tu le raconter ?',
      'Quelle autre perle de cet enfant te revient ?',
    ],
  },
  teenager: {
    say: [
      'Un ado, c’est quelqu’un qu’on aime à travers une porte fermée. Derrière, il écoute plus qu’il n’en a l’air.',
      'À cet âge, le cerveau est en plein chantier, et ce sont les parents qui reçoivent les gravats.',
      'Avec les ados, les vraies conversations arrivent souvent en voiture ou en faisant la vaisselle, sans se regarder.',
      'Ils réservent leur pire côté à ceux dont ils sont sûrs. Maigre consolation, mais vraie.',
    ],
    ask: [
      'Qu’est-ce qui vous relie encore, tous les deux ?',
      'Sur quoi ça explose le plus souvent ?',
      'Comment était-ce avant l’adolescence ?',
    ],
  },
  childLeaves: {
    say: [
      'On passe vingt ans à leur apprendre à voler, et le jour venu, le silence dans la maison surprend quand même.',
      'Une chambre d’enfant sans enfant parle plus fort qu’avant. Les objets n’ont pas compris.',
      'Les enfants partis pensent souvent à la maison aux moments où ils n’appellent pas : devant une machine à laver, une recette, un rhume.',
      'Une photo banale du jardin ou du repas, envoyée sans rien demander, ouvre parfois mieux la porte qu’un appel.',
    ],
    ask: [
      'Qu’est-ce qui te manque le plus de sa présence ?',
      'Comment gardez-vous le contact ?',
      'Que ferais-tu volontiers de cette place devenue libre ?',
    ],
  },
  siblings: {
    say: [
      'Frères et sœurs, ce sont les seules personnes qui ont connu la même cuisine, et qui en gardent chacune une version différente.',
      'Dans une fratrie, on peut avoir des cheveux gris et reprendre en une seconde le rôle de ses huit ans.',
      'C’est un lien qu’on n’a pas choisi et qui dure souvent le plus longtemps de tous. Il mérite ses complications.',
      'Personne ne sait comme eux où sont les boutons, ceux qui font rire et ceux qui font exploser.',
    ],
    ask: [
      'Comment étiez-vous ensemble, enfants ?',
      'Qu’est-ce qui vous distingue le plus, aujourd’hui ?',
      'Quel souvenir commun vous tient encore ?',
    ],
  },
  grandparents: {
    say: [
      'Les grands-parents ont des tiroirs pleins d’un monde qui n’existe plus ailleurs. Chaque visite en ouvre un.',
      'Il y a dans ces familles-là des gestes qu’aucune recette n’explique : une pincée, un coup de main, un « tu verras bien ».',
      'Le temps passé avec les grands-parents ne fait pas de bruit, et c’est celui dont on se souvient le mieux.',
      'Poser une question très précise, l’école, le premier salaire, la place du village, fait souvent venir les plus belles histoires.',
    ],
    ask: [
      'Quelle histoire de famille préfères-tu ?',
      'Quel plat ou quelle odeur y associes-tu ?',
      'Que tiens-tu de cette génération-là ?',
    ],
  },
  grandchildren: {
    say: [
      'Les petits-enfants ont le don de vider le frigo, les piles et les forces, et de remplir tout le reste.',
      'Avec eux, on a souvent plus de patience qu’avec ses propres enfants. C’est l’avantage du deuxième tour.',
      'Ce qu’ils garderont de ces moments, ce sera une odeur, une chanson, une bêtise permise. Tu es en train de fabriquer ça.',
      'Il y a toute une vie entre leurs petites mains et les tiennes, et pourtant ça se comprend à merveille.',
    ],
    ask: [
      'Qu’est-ce que vous aimez faire ensemble ?',
      'Quelle bêtise ou quel mot d’enfant t’a fait rire ?',
      'Qu’aimerais-tu leur transmettre ?',
    ],
  },
  inLaws: {
    say: [
      'La belle-famille, on l’épouse en petits caractères. On les lit après.',
      'Le regard de la famille de l’autre, sur tout ce qu’on fait, fatigue plus qu’une journée de travail.',
      'Chaque famille croit que sa façon de vivre est la façon de vivre. La tienne a autant de droits.',
      'C’est plus simple quand chacun parle à ses propres parents. La personne que tu aimes est la mieux placée pour poser la limite.',
    ],
    ask: [
      'Quelle remarque ou quel geste est resté en travers ?',
      'Comment ton couple gère-t-il ça ?',
      'Où voudrais-tu poser la limite ?',
    ],
  },
  gathering: {
    say: [
      'Une tablée de famille, c’est un théâtre où chacun connaît son rôle par cœur, et où quelqu’un improvise toujours au dessert.',
      'Ces repas-là mélangent tout : les bons plats, les vieux dossiers et l’amour mal emballé.',
      'Débarrasser la table est une excellente sortie de secours. Personne n’a jamais reproché à quelqu’un d’aller faire du café.',
      'On grogne avant, on soupire après, et pourtant ce sont ces tables-là qu’on revoit des années plus tard sur les photos.',
    ],
    ask: [
      'Qui, dans la famille, rend ces repas plus légers ?',
      'Quel sujet vaut-il mieux éviter à table ?',
      'Quel plat est incontournable chez vous ?',
    ],
  },
  death: {
    say: [
      'Une présence s’est arrêtée. Le monde continue dehors comme si de rien n’était, et c’est presque le plus étrange.',
      'Toutes mes condoléances. Il n’y a rien à réussir en ce moment, ni le courage, ni les larmes, ni leur absence.',
      'Une mort si proche, la tête la sait avant que le reste la comprenne. On s’attend encore à entendre la porte.',
      'Parle de cette personne autant que tu veux, de ses manies comme de ses qualités. Son nom a toute sa place ici.',
    ],
    ask: [
      'Comment était cette personne ?',
      'Qui est auprès de toi, ces jours-ci ?',
      'Quel souvenir te vient en premier ?',
    ],
  },
  stillMissing: {
    say: [
      'Le manque ne suit pas le calendrier. Il dort longtemps, puis une odeur ou une date le réveille d’un coup.',
      'On dit que le temps efface. Il déplace surtout : l’absence ne prend plus toute la pièce, mais elle garde sa chaise.',
      'Les affaires des disparus sont de drôles de gardiennes. Elles tiennent dans la main et contiennent toute une vie.',
      'Que quelqu’un te manque après tant de temps dit la taille de la place qu’il y avait.',
    ],
    ask: [
      'Que faisiez-vous ensemble, que tu revois encore ?',
      'Qu’est-ce que cette personne t’a laissé, en toi ?',
      'À quel moment le manque revient-il le plus ?',
    ],
  },
  miscarriage: {
    say: [
      'Un enfant espéré a déjà sa place, et cette place vide, peu de gens la voient.',
      'C’est un deuil sans photos et souvent sans paroles autour. Il est pourtant bien réel, et il a le droit de durer.',
      'Tu n’as rien fait pour mériter ça. Le corps et le hasard ne rendent pas la justice.',
      'Les phrases maladroites des autres, même bien intentionnées, appuient là où ça saigne. Rien n’oblige à y répondre.',
    ],
    ask: [
      'Qui sait ce que tu traverses ?',
      'Quels mots des autres te pèsent, ou te font du bien ?',
      'De quoi aurais-tu le plus besoin, en ce moment ?',
    ],
  },
  aloneWithChildren: {
    say: [
      'Tout porter sur deux épaules, le cartable, la fièvre, les factures, c’est un travail d’équipe sans équipe.',
      'Les enfants se souviennent surtout de qui était là le soir. Même avec des pâtes trois fois dans la semaine.',
      'Après une séparation, le quotidien des enfants se joue sur des calendriers et des papiers, alors que le cœur ne se partage pas en semaines.',
      'D’autres parents seuls à l’école cherchent le même coup de main. Une sortie de classe partagée à deux, c’est déjà un soir sauvé.',
    ],
    ask: [
      'Qui peut te relayer de temps en temps ?',
      'Comment vont les enfants, dans tout ça ?',
      'Quel moment de la semaine est le plus lourd ?',
    ],
  },
}
