import type { SubjectLines } from '../../../phrases.ts'

export const inner: SubjectLines<'inner'> = {
  stuck: {
    say: [
      'Quand chaque jour copie le précédent, le temps passe vite et lentement à la fois. C’est une drôle d’usure.',
      'Le surplace fatigue autant que la marche, sans offrir le paysage.',
      'Sentir que rien ne bouge, c’est déjà savoir qu’une part de soi veut autre chose. Cette part-là n’est pas immobile.',
      'Parfois, changer une chose ridiculement petite, un trajet, un horaire, suffit à fissurer un peu le décor.',
    ],
    ask: [
      'Quelle partie de ta vie te semble la plus figée ?',
      'Quand as-tu senti du mouvement pour la dernière fois ?',
      'Qu’aimerais-tu voir bouger en premier ?',
    ],
  },
  empty: {
    say: [
      'Ce vide n’est pas de la paresse. C’est plutôt comme si le son du monde avait été baissé sans prévenir.',
      'Ne rien ressentir, c’est pesant d’une façon que les autres voient mal, puisqu’il n’y a même pas de larmes à montrer.',
      'Rien à jouer ici : ni entrain, ni réponse brillante. Les mots plats sont les bienvenus aussi.',
      'Si ce grand plat dure des semaines, un médecin peut aider à comprendre d’où il vient. Cela se soigne souvent.',
    ],
    ask: [
      'Depuis quand tout paraît-il si plat ?',
      'Qu’est-ce qui te touchait, avant ?',
      'À quel moment du jour est-ce un peu moins gris ?',
    ],
  },
  lonelyEvening: {
    say: [
      'Le soir, le silence prend ses aises, et tout ce qui n’a pas été raconté reste debout au milieu de la pièce.',
      'Une journée sans personne à qui la dire semble à moitié vécue. Ici, elle peut se raconter, même les détails sans importance.',
      'Derrière beaucoup de fenêtres allumées, il y a des gens qui attendent eux aussi un message qui ne part pas.',
      'La solitude du soir grossit tout : les bruits des autres, l’horloge, les pensées. Parler un peu lui rend sa taille.',
    ],
    ask: [
      'Qu’aurais-tu raconté de ta journée à quelqu’un assis en face ?',
      'Qui te manque le plus le soir ?',
      'À quelle heure la soirée devient-elle la plus longue ?',
    ],
  },
  goodSolitude: {
    say: [
      'La solitude choisie, c’est une pièce dont on possède l’unique clé. Quel confort.',
      'Personne à qui demander quel film, quel plat, quelle heure : la démocratie à une voix a du bon.',
      'Sa propre compagnie, quand on s’y plaît, est l’une des plus fiables qui soient.',
      'Ces moments sans rendre de comptes rechargent mieux que bien des sorties.',
    ],
    ask: [
      'Quel est le meilleur moment d’une soirée à toi ?',
      'Qu’est-ce que tu ne fais que sans témoin ?',
      'À quelle fréquence te faut-il ces parenthèses ?',
    ],
  },
  gettingOlder: {
    say: [
      'L’âge avance par petites surprises : un miroir, un mot d’inconnu, un chiffre. Dedans, on n’a souvent pas bougé.',
      'Un visage qui change garde la trace de ce qui l’a fait rire. Il y a pire comme archive.',
      'Les années ne s’additionnent pas seulement, elles s’empilent : tous les âges d’avant sont encore là.',
      'Le temps qui passe a un drôle d’humour : les jours traînent, et les décennies filent.',
    ],
    ask: [
      'Quel âge te sens-tu à l’intérieur ?',
      'Que sais-tu maintenant que tu ignorais autrefois ?',
      'Qu’est-ce qui te trouble le plus là-dedans ?',
    ],
  },
  birthday: {
    say: [
      'Un jour qui porte ton nom dans le calendrier, ça se respecte : la plus grosse part de gâteau est de droit.',
      'Joyeux anniversaire, pile à l’heure ou un peu en avance ! Que cette nouvelle année ait de belles surprises dans les poches.',
      'Il y a des gens sur terre qui sont bien contents de cette date-là, et ils ont raison.',
      'Un tour de soleil de plus, soit environ 940 millions de kilomètres. Le gâteau est amplement mérité.',
    ],
    ask: [
      'Quel vœu irait avec les bougies ?',
      'À quoi ressemble ta fête idéale ?',
      'Quel anniversaire t’a laissé le plus beau souvenir ?',
    ],
  },
  forgottenBirthday: {
    say: [
      'Attendre un mot toute une journée et ne rien voir venir, cela pique bien plus qu’on ne l’avoue.',
      'Cette date comptait. Qu’elle ait été oubliée ne la rend pas moins importante.',
      'Ce n’est pas une affaire de cadeau. C’est l’envie toute simple d’exister un instant dans la tête des autres.',
      'Le plus dur, c’est de devoir choisir entre le rappeler soi-même ou l’avaler en silence.',
    ],
    ask: [
      'De qui attendais-tu un signe avant tout ?',
      'Comment aurais-tu aimé que ce jour se passe ?',
      'Que voudrais-tu que ces gens comprennent ?',
    ],
  },
  smallPride: {
    say: [
      'De l’extérieur, ça tient en une ligne. De l’intérieur, il a fallu déplacer une montagne, et elle a bougé.',
      'Bravo, vraiment. Ce qui coûte se mesure à l’effort qu’il a fallu, pas à la taille que les autres lui donnent.',
      'Ces victoires sans témoin sont parmi les plus solides : personne ne les a offertes, personne ne peut les reprendre.',
      'Voilà une chose faite qui faisait peur ou qui pesait. La fierté a toute sa place ici.',
    ],
    ask: [
      'Qu’est-ce qui t’a donné l’élan ?',
      'Quel effet cela t’a-t-il fait juste après ?',
      'Comment marquer le coup ?',
    ],
  },
  procrastinating: {
    say: [
      'Remettre à plus tard coûte souvent plus d’énergie que la tâche elle-même, parce qu’elle reste assise sur l’épaule.',
      'C’est fou comme les tiroirs deviennent passionnants dès qu’une vraie obligation attend.',
      'On ne fuit pas toujours le travail, mais parfois la sensation désagréable du premier instant. Elle dure peu.',
      'Dix minutes avec le droit d’arrêter ensuite : la ruse est vieille, et elle trompe encore très bien le cerveau.',
    ],
    ask: [
      'Qu’est-ce qui rebute le plus dans cette tâche ?',
      'Quelle serait la plus petite première étape ?',
      'Quelle est ta distraction favorite dans ces moments-là ?',
    ],
  },
  comparing: {
    say: [
      'On compare toujours ses coulisses à la vitrine des autres. Le match est truqué dès le départ.',
      'Chacun part d’un autre endroit, avec un autre vent. Une même ligne d’arrivée pour tout le monde n’existe pas.',
      'La comparaison a la vue basse : elle ne repère que ce qui brille, jamais le prix payé derrière.',
      'Ce petit pincement pointe parfois une envie à soi, parfois juste une envie empruntée. La différence vaut le détour.',
    ],
    ask: [
      'Qu’est-ce que tu envies vraiment là-dedans ?',
      'À qui te compares-tu le plus souvent ?',
      'De quoi ta vie est-elle riche et que leurs photos ne montrent pas ?',
    ],
  },
  overthinking: {
    say: [
      'La tête rejoue la scène en boucle comme si la centième fois allait livrer une fin différente.',
      'Les autres repensent bien moins à nos phrases qu’on ne le croit : ils sont occupés à repasser les leurs.',
      'Une pensée qui tourne a l’air de travailler. En réalité, elle repasse surtout par les mêmes trois endroits.',
      'Écrire les pensées noir sur blanc leur enlève parfois leur élan : sur le papier, elles doivent attendre leur tour.',
    ],
    ask: [
      'Quelle phrase ou image revient le plus ?',
      'Quelle crainte se cache au bout de cette boucle ?',
      'Qu’est-ce qui arrive parfois à couper le moteur ?',
    ],
  },
  regret: {
    say: [
      'Le regret juge hier avec ce qu’on sait aujourd’hui. Sur le moment, cette lumière-là n’existait pas.',
      'Si cela revient encore, c’est que quelque chose de précieux était en jeu. On ne regrette pas ce qui ne compte pas.',
      'Le plus lourd, c’est cet autre chemin qu’on imagine si net, alors que personne ne l’a jamais parcouru.',
      'On ne peut pas réécrire la scène, mais elle éclaire ce qui importe. Ce n’est pas une consolation, c’est un repère.',
    ],
    ask: [
      'Qu’est-ce qui t’a fait agir ainsi à l’époque ?',
      'Que dirais-tu maintenant, si le moment revenait ?',
      'Quand y repenses-tu le plus ?',
    ],
  },
  guilt: {
    say: [
      'La mauvaise conscience montre à quel point cette personne compte. Sans affection, elle n’aurait rien à mordre.',
      'La faute et le sentiment de faute n’ont pas toujours la même taille. Il vaut la peine de les mesurer séparément.',
      'Porter cela en silence finit par peser autant que la chose elle-même. La nommer est déjà un premier geste.',
      'Réparer n’est pas toujours possible, mais un mot honnête l’est souvent, même tard, même maladroit.',
    ],
    ask: [
      'Que voudrais-tu dire à cette personne ?',
      'Quelle part te revient vraiment dans cette affaire ?',
      'Qu’est-ce qui allégerait un peu ta conscience ?',
    ],
  },
  embarrassed: {
    say: [
      'Ces secondes-là durent une éternité pour une seule personne. Les témoins, eux, pensent déjà à leur dîner.',
      'Dans quelques mois, ce sera une excellente histoire. Pour l’instant, les joues chauffent encore, et c’est normal.',
      'Le monde se divise en deux : ceux à qui c’est arrivé, et ceux qui ne l’avouent pas.',
      'La gêne prouve au moins un solide sens de la situation. Elle s’en va plus vite quand on la raconte.',
    ],
    ask: [
      'Comment les autres ont-ils réagi ?',
      'Qu’as-tu fait dans la seconde d’après ?',
      'À qui oserais-tu raconter ça en premier ?',
    ],
  },
  childhood: {
    say: [
      'Certains souvenirs ont gardé leur odeur intacte, comme si quelqu’un avait fermé le bocal juste à temps.',
      'Enfant, on ne sait pas qu’on fabrique des souvenirs. C’est sans doute pour cela qu’ils sont si vrais.',
      'Un détail suffit, et tout un monde se rallume : les voix, la lumière, la hauteur des tables.',
      'Le temps d’alors coulait autrement : une après-midi pouvait contenir un royaume entier.',
    ],
    ask: [
      'Quelle odeur de cette époque te revient encore ?',
      'Qui était avec toi dans ce souvenir ?',
      'Que reste-t-il en toi de ces années-là ?',
    ],
  },
  nightDream: {
    say: [
      'La nuit, la tête mélange les tiroirs et monte son propre film, sans demander l’avis de personne.',
      'Un rêve peut laisser son humeur sur la matinée, même quand ses images s’effacent déjà.',
      'Le sommeil a sa logique : dedans tout semble évident, et au réveil plus rien ne tient debout.',
      'Quelques mots notés au réveil, et le rêve reste. Sans cela, il file souvent avant le petit déjeuner.',
    ],
    ask: [
      'Quelle image reste la plus nette ?',
      'Quel sentiment t’a suivi au réveil ?',
      'Quel rêve revient souvent dans tes nuits ?',
    ],
  },
  newStart: {
    say: [
      'Un début a quelque chose d’une page blanche : un peu de vertige, beaucoup de place.',
      'Le plus fragile, ce sont les premiers jours, quand l’ancien chemin est encore si bien tracé.',
      'Un faux pas n’efface pas un nouveau départ. Ce qui compte, c’est de savoir où reprendre.',
      'Changer de cap demande une décision, puis mille petites, toutes simples, que personne n’applaudit.',
    ],
    ask: [
      'Qu’est-ce qui a déclenché ce changement ?',
      'Quel moment de la journée est le plus délicat ?',
      'À quoi verras-tu que ça marche ?',
    ],
  },
  faith: {
    say: [
      'Croire, chercher, douter : ces trois-là marchent plus souvent ensemble qu’on ne le dit.',
      'Il y a dans la foi, même vacillante, un endroit très intime où l’on parle sans avoir besoin d’être brillant.',
      'Les grandes traditions sont remplies de gens qui questionnaient. Le doute a toujours eu sa place dans la maison.',
      'Un geste répété depuis des siècles, une parole, un silence : cela relie à beaucoup de monde à la fois.',
    ],
    ask: [
      'Quelle place tient cela dans tes journées ?',
      'Quelle parole ou quel texte te porte ?',
      'Quelle question te travaille le plus là-dessus ?',
    ],
  },
  grateful: {
    say: [
      'La gratitude a une bonne vue : elle repère ce que l’habitude finit par rendre invisible.',
      'Ce qui fait chaud au cœur mérite d’être dit à voix haute, ou écrit, tant que c’est tout frais.',
      'Reconnaître ce qu’on a reçu, ce n’est pas nier le reste. C’est lui donner un juste contrepoids.',
      'Un merci sincère a deux destinataires : celui qui le reçoit, et celui qui le pense.',
    ],
    ask: [
      'À qui aimerais-tu dire merci en premier ?',
      'Qu’est-ce qui te touche le plus dans tout cela ?',
      'Comment pourrais-tu garder une trace de ce moment ?',
    ],
  },
  crying: {
    say: [
      'Les larmes arrivent souvent quand on a tenu longtemps. Elles ne demandent pas de justification.',
      'Ici, rien à cacher et rien à sécher en vitesse. Tout peut sortir dans le désordre.',
      'Pleurer épuise, et la fatigue qui suit est bien réelle. De l’eau fraîche et un coin tranquille ne sont pas du luxe.',
      'La gorge serrée dit parfois plus juste que les phrases. Elle sait qu’une chose compte.',
    ],
    ask: [
      'Qu’est-ce qui a fait monter les larmes ?',
      'Qui sait que tu traverses cela ?',
      'De quoi as-tu besoin, là, maintenant ?',
    ],
  },
  furious: {
    say: [
      'Une colère pareille ne sort pas de nulle part : une limite a été franchie, et elle le crie.',
      'Ici, ça peut tempêter sans politesse ni ponctuation. Aucune assiette ne sera blessée.',
      'Rien n’est plus épuisant que de garder un ton poli pendant que tout bout à l’intérieur.',
      'La fureur est une énergie brute. Marcher vite ou écrire un message jamais envoyé lui donne où aller.',
    ],
    ask: [
      'Qu’est-ce qui a mis le feu aux poudres ?',
      'Que leur dirais-tu sans aucun filtre ?',
      'Qu’est-ce qui serait juste, à tes yeux ?',
    ],
  },
  bored: {
    say: [
      'L’ennui étire les minutes comme de la pâte à pizza, mais sans pizza à la fin.',
      'Quand rien ne se passe, le cerveau finit par fouiller les placards. Il en sort parfois une idée saugrenue et bonne.',
      'Un petit défi : trouver autour de soi cinq objets qui commencent par la même lettre. Inutile, donc parfait.',
      'Le vide d’une heure creuse a un seul mérite : toutes les bêtises inoffensives y sont permises.',
    ],
    ask: [
      'Qu’est-ce qui te captiverait, là, tout de suite ?',
      'À quoi jouais-tu, enfant, quand il n’y avait rien à faire ?',
      'Quel sujet bizarre pourrions-nous explorer ?',
    ],
  },
  fearOfFuture: {
    say: [
      'La peur de demain remplit les blancs avec ses propres dessins, et elle dessine rarement des paysages.',
      'Le futur arrive toujours par morceaux d’un jour. La crainte, elle, le livre en un seul bloc.',
      'Cette inquiétude a une raison : elle protège ce qui compte. Elle manque juste cruellement de mesure.',
      'Personne ne voit la suite, mais on peut distinguer ce qui dépend de soi, même si la part est petite.',
    ],
    ask: [
      'Quelle image de l’avenir revient le plus souvent ?',
      'Qu’est-ce qui te donnerait un peu d’appui ?',
      'Sur quelle petite part as-tu prise ?',
    ],
  },
  worldNews: {
    say: [
      'Le malheur du monde entier tient maintenant dans une poche. Aucun cœur n’a été taillé pour ce débit.',
      'S’émouvoir de loin, c’est refuser que les gens deviennent des chiffres. Cela pèse, et cela honore.',
      'Ne regarder les nouvelles qu’une fois par jour, à heure fixe, ce n’est pas fermer les yeux : c’est les garder en état.',
      'L’impuissance est le plus dur à porter. Un geste local, même modeste, lui oppose au moins quelque chose de réel.',
    ],
    ask: [
      'Quelle nouvelle te poursuit le plus ?',
      'Comment t’informes-tu au quotidien ?',
      'Avec qui peux-tu parler de tout cela ?',
    ],
  },
  feastDays: {
    say: [
      'Les fêtes ramènent chaque année les mêmes gestes, et chaque année quelqu’un les vit autrement.',
      'Derrière les lumières et les plats, il y a toujours les présents, les absents, et toute l’histoire d’une famille.',
      'Une fête se reconnaît d’abord au nez : ce qui mijote dit la date mieux que le calendrier.',
      'Ces jours-là sortent du rang : le temps ordinaire fait une pause, avec ses joies et ses fatigues.',
    ],
    ask: [
      'Quelle tradition compte le plus pour toi ?',
      'Quel plat annonce vraiment la fête ?',
      'Avec qui passes-tu ces jours-là ?',
    ],
  },
  newLook: {
    say: [
      'Le miroir met quelques jours à s’habituer. Il présente d’abord une connaissance, puis c’est de nouveau toi.',
      'Changer d’apparence, c’est déplacer un peu la frontière entre l’image et la personne.',
      'Les autres auront leur avis, c’est leur sport favori. Mais c’est toi qui vis derrière ce visage.',
      'Un détail d’allure change, et la démarche suit souvent sans qu’on lui ait rien demandé.',
    ],
    ask: [
      'Qu’est-ce qui t’a donné envie de changer ?',
      'Quelle réaction t’a le plus fait sourire ?',
      'Quel style n’as-tu encore jamais osé ?',
    ],
  },
  crossroads: {
    say: [
      'Choisir, c’est dire oui à une vie et adieu à une autre qu’on ne connaîtra pas. D’où le vertige.',
      'Si les deux chemins se valent sur le papier, c’est peut-être que la réponse ne se trouve pas sur le papier.',
      'Lancer une pièce est utile pour une seule raison : pendant qu’elle tourne, on sent de quel côté on espère.',
      'Vivre une journée entière comme si le choix était fait, puis l’autre le lendemain, en apprend parfois plus que dix listes.',
    ],
    ask: [
      'Que perdrais-tu de plus précieux d’un côté et de l’autre ?',
      'Que conseillerais-tu à quelqu’un que tu aimes, dans ce cas ?',
      'Qu’est-ce qui fait pencher la balance, les jours clairs ?',
    ],
  },
  calm: {
    say: [
      'Un moment pareil ne demande rien, n’attend rien. C’est rare, et c’est parfait ainsi.',
      'La tranquillité a ses petits bruits à elle : on ne les entend que quand tout le reste se tait.',
      'Restons donc là un instant, sans presser les mots. La paix n’aime pas qu’on la bouscule.',
      'Ces minutes ne servent à rien, et c’est exactement ce qui les rend si précieuses.',
    ],
    ask: [
      'Qu’entends-tu autour de toi ?',
      'Qu’est-ce qui rend ce moment si doux ?',
      'Où trouves-tu cette paix le plus facilement ?',
    ],
  },
  overheard: {
    say: [
      'La réalité écrit des sketchs qu’aucun scénariste n’oserait proposer.',
      'Il suffit d’une oreille ou d’un œil qui traîne, et le quotidien livre ses meilleures perles.',
      'Voilà de quoi alimenter un carnet d’absurdités. Le monde y contribue chaque jour sans demander de droits d’auteur.',
      'Le plus drôle, c’est toujours le sérieux absolu avec lequel ces scènes se déroulent.',
    ],
    ask: [
      'Quelle tête faisaient les autres témoins ?',
      'Comment imagines-tu la suite de la scène ?',
      'Quelle est la chose la plus absurde vue ou entendue avant celle-là ?',
    ],
  },
  secretKept: {
    say: [
      'Une chose gardée aussi longtemps prend beaucoup de place. La formuler, même une seule fois, desserre un peu l’étau.',
      'Cela a demandé du courage de poser ces mots. Ils sont accueillis sans jugement.',
      'Un secret protège souvent quelqu’un ou quelque chose. Il a ses raisons, même quand il pèse.',
      'Rien n’oblige à en dire davantage, ni à qui que ce soit. Le rythme t’appartient entièrement.',
    ],
    ask: [
      'Qu’est-ce qui a scellé ce silence jusqu’ici ?',
      'Que ressens-tu en l’écrivant ?',
      'Qui pourrait le savoir un jour, dans le meilleur des cas ?',
    ],
  },
  unheard: {
    say: [
      'Ici, c’est ton tour de parler, et il n’y a pas de file d’attente derrière.',
      'Parler sans que rien n’accroche chez les autres, c’est une solitude particulière : elle se vit au milieu du monde.',
      'Les personnes sur qui l’on compte finissent par passer pour inusables. Personne ne l’est.',
      'Vouloir de l’écoute n’a rien d’un caprice. C’est la moitié d’une conversation, celle qui manque.',
    ],
    ask: [
      'Qu’est-ce que tu aurais besoin de dire, sans qu’on te coupe ?',
      'De qui aimerais-tu une vraie question ?',
      'À quand remonte la dernière vraie écoute ?',
    ],
  },
  laughedAt: {
    say: [
      'Un rire comme celui-là ne dit rien de vrai sur la personne visée. Il en dit long sur ceux qui en ont besoin.',
      'La moquerie blesse d’autant plus qu’il faudrait la prendre avec humour. Il n’y a rien de drôle là-dedans.',
      'L’humiliation reste longtemps en mémoire, parce qu’elle a lieu devant des regards. Cela n’a rien d’exagéré.',
      'Ce n’était ni mérité ni anodin. La honte devrait rester du côté de ceux qui ont ri.',
    ],
    ask: [
      'Qui, là-bas, aurait dû te défendre ?',
      'Qu’est-ce qui a fait le plus mal dans leurs rires ?',
      'Que voudrais-tu leur répondre, sans aucun risque ?',
    ],
  },
}
