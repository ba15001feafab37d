import type { Remark } from '../../remarks.ts'

export const remarksOnLeisure: readonly Remark[] = [
  {
    signs:
      /\b(?:on a|ils? ont|l'equipe a|avons|encore) (?:\w+ )?perdu (?:\d|contre|le match|a domicile|en finale|aux tirs)\b|\b(?:defaite|elimine\w*|relegue\w*|match de merde|\d-\d (?:a domicile|contre)|but encaisse|prolongations perdues|on s'est fait (?:sortir|balayer))\b/,
    tone: 'hard',
    say: [
      'Une défaite, ça colle à l’humeur toute la soirée.',
      'Perdre comme ça, on refait le match dans sa tête.',
    ],
    ask: ['C’était serré, au moins ?'],
  },
  {
    signs:
      /\b(?:(?:chat|chatte|chien|chienne|minou|minette|perruche|lapin|tortue) (?:[\w']+ ){0,3}(?:pas rentre\w*|disparu\w*|s'est (?:sauve\w*|echappe\w*|enfui\w*)|introuvable|a fugue)|(?:pas|plus) vu (?:mon|le) (?:chat|chien))\b/,
    tone: 'hard',
    say: [
      'Quand l’animal n’est plus là, on guette le moindre bruit.',
      'Une bête qui ne rentre pas, ça vide la maison d’un coup.',
    ],
    ask: ['La dernière fois, c’était où et quand ?', 'Les voisins sont au courant ?'],
  },
  {
    signs:
      /^(?!.*\btravaille\b).*\b(?:chez le veto|(?:le |la )?veterinaire|clinique veterinaire|(?:mon|ma|le|notre) (?:chat|chatte|chien|chienne|lapin|cheval|jument) (?:[\w']+ ){0,5}(?:malade|boite|vomi\w*|blesse\w*|mange plus|opere\w*|pique\w*|saigne|tousse|couine)|(?:cheval|jument|poney) (?:\w+ ){0,2}coliques?)\b/,
    tone: 'hard',
    say: [
      'Quand une bête souffre, elle ne peut même pas le dire.',
      'Voir son animal mal en point, ça serre le ventre.',
    ],
    ask: ['Qu’est-ce qu’on t’a dit, jusqu’ici ?'],
  },
  {
    signs:
      /\b(?:(?:on a|ils? ont|l'equipe a|avons|canadiens ont|france a) (?:\w+ )?gagne\b|(?:la|une|cette|belle) victoire|(?:sommes|est|suis|finis?|fini|termine) (?:\w+ )?(?:premiere?s?|champion\w*|qualifie\w*)(?! (?:d'etre|annee))|record (?:perso|de)|medaille|podium|j'ai gagne|qualifiee?s? pour)\b/,
    tone: 'glad',
    say: [
      'Gagner, ça met de l’élan dans tout le reste.',
      'Une victoire, ça se raconte plusieurs fois, et c’est normal.',
    ],
    ask: ['Tu l’as fêté comment ?'],
  },
  {
    signs:
      /\b(?:marathon|semi-marathon|semi\b|10 ?km|trail|ultra|\d+ (?:km|bornes) (?:en|a pied)|(?:je|j') ?(?:cours|ai couru)\b(?! (?:apres|derriere|partout))|footing|jogging|fractionne|mon dossard|ma foulee|allee? courir|sortie longue|strava)\b/,
    say: ['Courir, c’est une affaire entre la tête et les jambes.', 'Les kilomètres, ça se gagne un par un.'],
    ask: ['Tu cours plutôt le matin ou le soir ?', 'C’est quoi, ta distance ?'],
  },
  {
    signs:
      /\b(?:(?<!dans la )piscine|nag(?:e|er|ee|eais)|longueurs|la brasse|crawl|plongeoir|bonnet de bain|maitre-nageu\w+|aquagym|grand bassin|baignade|me baigner|lacher la perche|la perche)\b/,
    say: [
      'Dans l’eau, le corps pèse moins et la tête aussi.',
      'L’eau, soit on s’y sent bien, soit on l’apprivoise.',
    ],
    ask: ['Tu y vas souvent ?'],
  },
  {
    signs:
      /\b(?:randos?|randonnees?|(?:une|ma|la|petite|grande) (?:balade|promenade|marche)\b(?! (?:arriere|nuptiale))|me promene\w*|balade\w* (?:avec|dans|au)|sentiers?|refuge (?:de la|du)|bivouac|sommets?|en montagne|compostelle|alpage|(?:monte|montes|grimpe) (?:au (?!lit|bureau)|a la cabane)|via ferrata|escalade)\b/,
    say: [
      'Une marche, ça remet de l’ordre sans en avoir l’air.',
      'Là-haut ou sur un chemin, le souffle décide du rythme.',
    ],
    ask: ['C’est un coin que tu connais bien ?', 'Tu y vas avec du monde ou à ton pas ?'],
  },
  {
    signs:
      /\b(?:(?:a|mon|ma|en|le|du) (?:velo|vtt|velotaf|bicyclette)\b(?! (?:est|a ete) vole)|peloton|le velodrome|trottinette|\d+ bornes a velo|derailleur|liege-bastogne|tour de france|cyclotourisme|cyclosport\w*)\b/,
    say: ['Le vélo, c’est une façon de sentir chaque côte.', 'À vélo, on voit tout passer à bonne hauteur.'],
    ask: ['Tu roules où, d’habitude ?'],
  },
  {
    signs:
      /\b(?:(?:l'|mon|un|a l') ?entrainement|(?:a la|la) (?:salle de sport|muscu)|muscu\b|squats?|crossfit|(?<!(?:tapis|prof) de )yoga|pilates|judo|karate|boxe|gym|volley|basket|handball|rugby|hockey|badminton|tennis|ping-?pong|natation|escrime|patin(?:er|age|s)?|skate|roller|(?:seance|cours) de sport|mon coach|ma coach|squash)\b(?!.*\b(?:jouais|avant)\b)(?<!jouais au rugby)/,
    say: ['Le sport, ça fatigue d’un côté et ça repose de l’autre.', 'Bouger, ça change les idées de place.'],
    ask: ['C’est tous les combien ?', 'C’est pour le jeu, ou pour se défouler ?'],
  },
  {
    signs:
      /\b(?:(?:le|mon|un|du|ce|au|son|devant le) match|foot(?:ball)?|om\b|psg|ligue 1|ligue des champions|le stade|les tribunes|(?:le|notre|un) gardien de but|(?:la|une) mi-temps|coupe du monde|talonneur|maillot|derby|petanque|petanqueur|aux boules|bowling|flechettes|patinoire)\b/,
    say: [
      'Un match, ça tient en haleine même ceux qui font semblant.',
      'Le sport à plusieurs, il y a le jeu et tout ce qu’il y a autour.',
    ],
    ask: ['Tu suis ça depuis longtemps ?'],
  },
  {
    signs:
      /\b(?:(?:un|le|ce|ma|de|des|ta|cette|la) (?:film|serie|episode|saison \d|documentaire|feuilleton|manga|anime)s?|au cinema|au cine|netflix|kaamelott|dernier episode|diner de cons|mon feuilleton|binge\w*|la finale de la serie|le heros|le poste\b(?=.*\b(?:parle|tele|emission)))\b/,
    say: [
      'Une bonne histoire à l’écran, ça fait oublier l’heure.',
      'Les histoires qu’on suit, elles finissent par vivre un peu avec nous.',
    ],
    ask: ['C’est quel genre ?', 'Tu la regardes d’une traite ou par petits bouts ?'],
  },
  {
    signs:
      /\b(?:(?:un|mon|le|ce|des|mes|du|son) (?:livres?|roman|bouquins?|polars?|recueil|tintin)\b(?! de (?:compte|recettes))|je (?:lis|relis)\b(?! (?:ses|tes|sa|ton|ta|les avis))|j'?ai lu (?:une?|tout|des|deux|trois|ce|le (?:livre|roman|bouquin))\b|bibliotheque|mediatheque|cote de chez swann|proust|lu une page|lecture|lire au)\b/,
    say: [
      'Lire, c’est du temps qui n’appartient à personne d’autre.',
      'Un livre, ça tient une compagnie discrète.',
    ],
    ask: ['Ça parle de quoi ?', 'Tu lis plutôt le soir ?'],
  },
  {
    signs:
      /\b(?:valo(?:rant)?|league of legends|\blol\b(?= (?:en|avec|hier|jusqu))|fortnite|minecraft|call of|\bcod\b|fifa|elden ring|zelda|pokemon|animal crossing|la (?:switch|ps5|ps4|playstation|xbox)|sur (?:steam|discord|switch|ps5)|(?:des|une|la) parties? de|jeux? video|ma guilde|en ranked|bronze \d|speedrun|un raid|mon perso\b|mana|donjon)\b/,
    say: [
      'Un jeu, on y entre pour dix minutes et la soirée y passe.',
      'Dans un jeu, on ne voit plus l’heure.',
    ],
    ask: ['Tu joues avec des gens, ou plutôt de ton côté ?'],
  },
  {
    signs:
      /\b(?:echecs|club d'echecs|l'ouverture sicilienne|belote|tarot|scrabble|puzzle|jeux? de societe|mots croises|sudoku|poker|dominos|concours de|dames chinoises|loto)\b/,
    say: [
      'Un jeu de table, ça révèle vite les caractères.',
      'Les jeux, c’est sérieux dès qu’on a les cartes ou les pions en main.',
    ],
    ask: ['Tu joues contre qui, d’habitude ?'],
  },
  {
    signs:
      /\b(?:concert|festival|fete de la musique|(?:on|je) jou(?:e|ons) (?:place|dans|au|a|samedi|vendredi|le)|sur scene|la scene|premiere partie|balances|(?:un|le|notre) (?:spectacle|recital)|repetition|repet\b|la generale|l'opera|au theatre|la troupe|improv?isation|la sono)\b/,
    say: [
      'Un concert ou un spectacle, ça vibre encore le lendemain.',
      'La scène, ça met les nerfs et les oreilles en éveil.',
    ],
    ask: ['C’est dans quel genre ?', 'Tu es côté public ou côté scène ?'],
  },
  {
    signs:
      /\b(?:(?:ma|la|une|de la|(?<!plus )de) (?:guitare|basse(?! saison)|batterie(?! (?:de|du|est|a|faible|vide|presque|morte))|trompette|flute|clarinette|harpe|contrebasse)\b|(?:mon|le|un|du|au|d') ?(?:piano|violon|violoncelle|accordeon|saxo\w*|ukulele|banjo|orgue|cor|hautbois|harmonica)\b|chorale|(?:les|des|mes) (?:altos|sopranos|tenors|basses)|solo de|petit solo|chef de choeur|solfege|fa diese|bassiste|partition|(?:je|j'ai) chant\w+|chanter|en chantant|mon groupe|un morceau\b(?! d)|pupitre|gammes|faure|exsultet|psaume)\b/,
    say: [
      'La musique, ça se travaille longtemps pour quelques minutes justes.',
      'Jouer ou chanter, c’est dire des choses sans les dire.',
    ],
    ask: ['C’est quel genre de musique ?', 'C’est quoi, le morceau du moment ?'],
  },
  {
    signs:
      /^(?!.*entends plus).*\b(?:(?:une|la|cette|des|les|sa|leur|deux|trois|mes) (?:chansons?|playlist|albums?|musiques?)|j'ecoute (?:de la|du|un|le|la|en boucle)|en boucle(?! dans)|la radio|vinyles?|mes ecouteurs|mon casque)\b/,
    say: [
      'Une chanson, ça rouvre des portes sans prévenir.',
      'Ce qu’on écoute, ça change la couleur d’une pièce.',
    ],
    ask: ['C’était quoi, comme musique ?'],
  },
  {
    signs:
      /\b(?:(?:je|on|nous) (?:danse|danses|dansons)|(?:de la|de|cours de|prof de) danse|tango|salsa|valse|rock'n'roll|bachata|zumba|(?:le|un|au) bal\b|boite de nuit|en boite\b(?! aux)|hip[ -]?hop|majorettes?|country)\b/,
    say: [
      'La danse, ça met tout le monde au même tempo.',
      'Danser, c’est laisser les pieds parler un moment.',
    ],
    ask: ['Tu danses plutôt quoi ?'],
  },
  {
    signs:
      /\b(?:(?:pars|part|partons|vais|va|allons|m'en vais|m'en vas|file|monte|s'en va) (?:[\w']+ ){0,3}(?:en (?:vacances|week-?end|ecosse|italie|espagne|corse|bretagne|grece|irlande|voyage)|a la mer|au chalet|camper|au ski|au maroc|a (?:collioure|honfleur|rome|lisbonne|londres|barcelone))|(?:avion|train|vol|hotel|airbnb|gite|voyage|billets?|sejour) (?:\w+ )?(?:reserve\w*|pris|book\w*)|reserve (?:un|le|mon|notre|les) (?:vol|hotel|airbnb|gite|train|billets?)|(?:mes|nos|avant les|vivement les) vacances\b(?! (?:sont|etaient|finies))|(?:ma|mes|la|les|nos) valises?|mes bagages|avant l'ecosse|heures de vol|prendrai l'avion|mon (?:vol|passeport))\b/,
    say: ['Un voyage commence bien avant le départ.', 'Rien que d’y penser, l’ailleurs fait déjà son effet.'],
    ask: ['Tu y vas avec qui ?', 'C’est pour combien de temps ?'],
  },
  {
    signs:
      /\b(?:camping\b(?!-car)|mobil-?home|a la plage|(?:la|de|en|une) plage|(?:au bord de|a|face a) la mer|l'ocean|le bateau|la voile|le port\b|au lac|autour du lac|les calanques|les vagues|surf|paddle|kayak|coquillages)\b/,
    say: ['Au grand air, le temps ne passe pas pareil.', 'Dehors, les choses reprennent leur vraie taille.'],
    ask: ['Tu connais bien le coin ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|sommes|on est|enfin|officiellement) (?:\w+ )?en vacances|premier jour de vacances|c'est les vacances)\b/,
    tone: 'glad',
    say: [
      'En vacances, le réveil n’a plus son mot à dire.',
      'Du temps sans horaires, ça se remarque dès le premier matin.',
    ],
    ask: ['C’est repos complet, ou plein de choses prévues ?'],
  },
  {
    signs:
      /\b(?:de retour (?:de|a|chez)|rentree? (?:de|du|des) (?:vacances|voyage|week-?end|espagne|italie|bretagne|corse)|on est rentres?|reviens de (?:vacances|voyage|week-?end)|retour de vacances|jet ?lag|decalage horaire)\b/,
    say: [
      'Le retour, il y a toujours un moment entre deux mondes.',
      'Rentrer, c’est retrouver ses affaires et chercher son rythme.',
    ],
    ask: ['C’était quoi, le meilleur souvenir ?'],
  },
  {
    signs:
      /\b(?:vis|habite|suis|arrivee?|jsuis) (?:\w+ ){0,2}(?:a|en|au) (?:\w+ )?(?:lisbonne|seoul|bologne|rome|berlin|londres|madrid|montreal|dublin|tokyo|allemagne|italie|irlande|espagne|canada|belgique|suisse|l'etranger)\b|\b(?:expat\w*|erasmus|fille au pair|annee a l'etranger|au pays\b|mon pays|ma langue|ici (?:personne|le|on) (?:ne )?parle)\b/,
    say: [
      'Vivre ailleurs, c’est traduire tout le temps, même les gestes.',
      'Entre ici et là-bas, on finit par avoir deux chez-soi.',
    ],
    ask: ['Qu’est-ce qui surprend le plus, là où tu es ?', 'Tu rentres de temps en temps ?'],
  },
  {
    signs:
      /^(?!.*\b(?:aurait|mort|morte)\b).*\b(?:(?:c'?est|pour|mon|son|fete\w* (?:mes|ses|nos|son|mon)|demain c'?est mon|l'|un) ?anniv(?:ersaire)?\b|(?:j'ai eu|je fais|fete|fetons|fetes?) (?:mes|ses|nos|leurs) (?:\w+[- ]?){1,3}ans|bougies|cent ans|centenaire|gateau d'anniv\w*|ans dans (?:\d|une semaine|deux|trois))/,
    say: [
      'Un anniversaire, ça fait toujours compter, dans un sens ou dans l’autre.',
      'Une année de plus, ça se marque, même simplement.',
    ],
    ask: ['Il y a quelque chose de prévu ?'],
  },
  {
    signs:
      /^(?!.*\b(?:coma|pompiers|dur|enterrement|seule?|musique|alcool|verre d'eau)\b).*\b(?:(?:une|la|de|petite|grosse|ma|sa|cette) (?:fete|teuf|soiree (?:chez|avec|deguisee|jeux|d'integration))|(?:on|je|nous|va) (?:\w+ )?(?:fete|feter|fetons|celebre)|l'apero|un apero|un (?:petit )?verre (?:avec|chez|en terrasse)|(?:le|du|au|de) champagne|barbecue|raclette (?:chez|avec)|debouch\w+ (?:une|la)|le reveillon|noel\b(?! et nouvel)|nouvel an|kermesse|carnaval|la fete\b|party\b|boum\b|le buffet|buffet|punch|guirlandes|sapin)\b/,
    say: [
      'Une fête, ça commence toujours avant l’heure.',
      'Un moment à fêter, ça rassemble et ça fait du bruit.',
    ],
    ask: ['Vous serez combien, à peu près ?', 'C’est le genre calme ou le genre tard dans la nuit ?'],
  },
  {
    signs:
      /\b(?:(?:je |j')?(?:me suis|m'suis|jme suis|j'me suis) (?:\w+ )?(?:achetee?|offerte?|payee?|commandee?|trouvee?) (?:un|une|des|le|la)|j'?ai (?:\w+ )?(?:achete|deniche|chine|craque pour|trouve en (?:solde|brocante)|commande) (?:un|une|des|le|la|mon|ma)|j'achete|(?:brocante|vide-?grenier|friperie|vinted|leboncoin|d'occaz|d'occasion|soldes)|je chine|bonne affaire)\b/,
    tone: 'glad',
    say: [
      'Une trouvaille, ça fait plaisir deux fois : à l’achat et à l’usage.',
      'Se faire un petit plaisir, ça compte aussi.',
    ],
    ask: ['Tu avais ça en tête depuis longtemps ?', 'C’est déjà chez toi ?'],
  },
  {
    signs:
      /\b(?:nouveau (?:tel|telephone|portable|iphone|ordi|pc|casque|velo|smartphone)|nouvelle (?:voiture|bagnole|tablette|montre|console|coupe)|(?:ma|cette|la) tablette|(?:mon|le) nouvel (?:ordi|ecran))\b/,
    say: [
      'Du nouveau matériel, il faut le temps de s’apprivoiser.',
      'Un objet neuf, on en découvre un petit secret par jour.',
    ],
    ask: ['Tu t’y fais ?'],
  },
  {
    signs:
      /\b(?:(?:chez|du|au|le|ma|mon) (?:coiffeu\w+|barbier)|(?:coupe|couper|coupee?s?|teint|teints|decolore|decoloree?s?|frange|meches) (?:[\w']+ ){0,2}(?:les )?cheveux|me suis coupe (?:la frange|les cheveux)|(?:ma|une|la) (?:frange|coupe de cheveux|couleur|perruque)|tete decoloree|mes cheveux (?:\w+ )?(?:courts?|blonds?|roux|roses?|bleus?))\b/,
    say: [
      'Une nouvelle tête, il faut deux jours pour s’y reconnaître.',
      'Le miroir, ça met toujours un moment à s’habituer.',
    ],
    ask: ['Et toi, tu en penses quoi ?'],
  },
  {
    signs:
      /^(?!.*\w+[^fl]ait\b).*\b(?:tricot\w*|crochet\w*|brassieres?|point mousse|pelote|broderie|brod\w+|je (?:couds|coud|cousais|file)|j'ai cousu|couture|patchwork|machine a coudre|ourlet|aiguilles? a tricoter|une echarpe|bas de laine)\b/,
    say: [
      'Maille après maille, ça prend forme sans se presser.',
      'Le fil et l’aiguille, ça occupe les mains et ça calme le reste.',
    ],
    ask: ['C’est pour qui, ou pour quoi ?'],
  },
  {
    signs:
      /\b(?:je (?:dessine|peins|sculpte|modele|grave)|j'ai (?:\w+ )?(?:dessine|peint|sculpte|modele)|(?:un|des|mon|le|ce|son|mes) dessins?\b|aquarelles?|fusain|croquis|peinture a l'huile|modele vivant|poterie|ceramique|tournage|l'argile|cours de (?:dessin|peinture)|calligraphie|origami|je (?:prends|fais) des photos|argentique|scrapbooking)\b/,
    say: [
      'Créer quelque chose, ça fait voir le monde de plus près.',
      'Un trait après l’autre, et quelque chose apparaît.',
    ],
    ask: ['Ça représente quoi ?'],
  },
  {
    signs:
      /\b(?:j'ecris (?:des|un|mes|de)|j'ai ecrit (?:un|une|des|trois|mon)|(?:mes|des|mon) (?:poemes?|vers|journal intime)\b|je compose|romans a|atelier d'ecriture|un haiku|fanfic\w*|wattpad|slam)\b/,
    say: [
      'Écrire, c’est se surprendre soi-même noir sur blanc.',
      'Mettre des mots sur une page, ça demande plus de courage qu’on croit.',
    ],
    ask: ['Tu écris plutôt le soir ou la nuit ?', 'Quelqu’un te lit, ou c’est pour toi ?'],
  },
  {
    signs:
      /\b(?:telescope|eclipse|etoiles? filantes?|voie lactee|le ciel (?:est|etait)|astro\w*|jumelles|j'?pech\w+|(?:a la|la|de) peche\b(?! melba)|canne a peche|champignons|cueillette|chataignes|la chasse|ornitho\w*|mesanges?|heron)\b/,
    say: [
      'La nature, il faut du silence et de la patience pour la voir.',
      'Guetter quelque chose dehors, ça fait oublier tout le reste.',
    ],
    ask: ['C’est un coin secret ?', 'Tu y vas à quelle heure, pour ça ?'],
  },
  {
    signs:
      /\b(?:resto\b|restaurant|en terrasse|bistrots?|le cafe du|au bar|un brunch|pizzeria|bistro|brasserie|creperie|guinguette|une table pour)\b(?! (?:en|a) \w+,? cuisine)/,
    say: [
      'Manger hors de chez soi, c’est déjà une petite sortie.',
      'À table ailleurs, le lieu compte autant que l’assiette.',
    ],
    ask: ['Tu connais l’endroit ?'],
  },
  {
    signs:
      /^(?!.*\b(?:mort|morte|deced\w+|enterr\w+|piquer|photos?|boite de|qu'un chat|\w+[^fl]ait)\b).*(?:\b(?:mon|ma|mes|notre|nos) (?:vieux |vieille |petit |petite )?(?:chats?|chattes?|chatons?|minous?|matou|chien|chienne|chiens|chiot|toutou|berger|beagle|labrador|lapins?|hamster|herisson|perroquet|perruche|poissons?|tortue|cheval|poney|anes?|poules?|furet|cochon)\b|\b(?:le|la|un|une|ce|cette) (?:chat|chatte|chaton|chien|chienne|chiot|perroquet|berger (?:australien|allemand)|beagle|gris du gabon|caniche|labrador|lapin)\b(?! (?:de|du) la? ?(?:voisin|gouttiere))|\b(?:(?:ses|des) croquettes|litiere|la laisse|pipi sur le tapis)\b)/,
    say: [
      'Les bêtes, ça vit à sa façon et ça nous dresse en douce.',
      'Un animal dans une maison, ça change jusqu’au silence.',
    ],
    ask: ['C’est quoi, son petit caractère ?', 'Ça fait longtemps que vous vous connaissez ?'],
  },
  {
    signs:
      /\b(?:insta(?:gram)?|tiktok|snap(?:chat)?|facebook|twitter|youtube|une story|mes stories|un tuto|whatsapp|reels?|un like|liker?)\b/,
    say: [
      'Les réseaux, c’est un fil sans fin, on ne sait jamais où ça mène.',
      'Sur un écran, tout a l’air plus simple ou plus grand qu’en vrai.',
    ],
    ask: ['Tu y vas souvent, dans une journée ?'],
  },
]
