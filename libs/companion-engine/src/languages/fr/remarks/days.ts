import type { Remark } from '../../remarks.ts'

export const remarksOnDays: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:pas|rien|mal) dormi|ferme l'oeil|(?<!\b(?:tu|en) )dors (?:tres |vraiment )?(?:mal|pas|plus(?! (?:que|qu'|longtemps|tard)))|(?:arrive|arrivais) (?:pas|plus) a (?:dormir|m'endormir|trouver le sommeil)|insomnies?|nuit blanche|sommeil (?:ne )?vient pas)\b/,
    tone: 'hard',
    say: [
      'Quand le sommeil manque, tout pèse deux fois plus.',
      'Le sommeil qui manque, ça se paie toute la journée.',
      'Sans vrai sommeil, la moindre chose demande un effort.',
    ],
    ask: ['C’est récent, ou ça dure ?', 'Tu peux te reposer un peu, dans la journée ?'],
  },
  {
    signs:
      /\b(?:cette (?:fichue |foutue )?chaleur|canicule|en plein cagnard|crev\w+ de chaud|(?:quarante|3[5-9]|4\d) (?:degres|sous la tente|au thermometre|a l'ombre)|je (?:fonds|vais fondre)|sans clim|trop chaud|fait (?:\w+ )?chaud)\b/,
    tone: 'hard',
    say: [
      'Une chaleur pareille, ça vide tout le monde.',
      'Quand il fait si chaud, même réfléchir devient un travail.',
    ],
    ask: ['Ça se rafraîchit un peu, la nuit ?', 'Il y a un coin d’ombre, quelque part ?'],
  },
  {
    signs:
      /\b(?:(?:fait|creve de|meurs de|(?<!chaud, )j'?ai) (?:trop |super |si |tres |tellement |un peu )?froid|ca (?:caille|pele)|(?:je |on )(?:me |se )?les? (?:gele|pele|caille)|je (?:me )?(?:gele|grelotte)|chauffage (?:est )?(?:en panne|coupe|a 1\d)|emmitouflee?)\b/,
    tone: 'hard',
    say: [
      'Quand il fait froid, on ne pense plus qu’à ça.',
      'Le froid, ça rentre partout et ça n’en sort plus.',
    ],
    ask: ['Tu as de quoi te réchauffer ?', 'Il fait combien, chez toi ?'],
  },
  {
    signs:
      /\b(?:vent|tempete|orages?|rafales|grele|tonnerre) (?:\w+ ){0,3}(?:leve|souffle|tape|gronde|arrache|tombe)\b|\b(?:ca souffle|grosse tempete|un orage|le tonnerre|mer demontee|mauvais temps)\b/,
    say: [
      'Quand ça souffle et que ça gronde, on écoute malgré soi.',
      'Un temps pareil, ça rappelle qui commande.',
    ],
    ask: ['Ça se calme, ou ça continue ?'],
  },
  {
    signs: /(?<!\b(?:perce|de)[ -])\b(?:neige|verglas|poudreuse)\b(?! (?:carbonique|pas))/,
    say: [
      'La neige, ça change tout, même les bruits.',
      'Dès qu’il neige, plus rien ne roule à la même vitesse.',
    ],
    ask: ['Il y en a beaucoup, par chez toi ?'],
  },
  {
    signs:
      /\b(?:pleut|il flotte|y mouille|tombe des cordes|averses?|sous la (?:flotte|pluie)|(?<!(?:horreur de|aime) )la pluie|(?:il|ca) pleuvait|deluge|saucee)\b/,
    say: [
      'La pluie, ça donne le ton à toute une journée.',
      'Avec un temps de pluie, les heures n’ont pas la même couleur.',
    ],
    ask: ['Ça dure depuis longtemps, cette pluie ?'],
  },
  {
    signs:
      /\b(?:(?:plein|beau|grand) soleil|le soleil (?:est|brille|tape|se|revient|entre|chauffe)|au soleil|il fait (?:tres |si )?(?:beau|doux|bon)|ciel (?:bleu|degage))\b/,
    tone: 'glad',
    say: ['Un temps pareil, et tout a l’air plus simple.', 'Quand le temps s’y met, ça aide tout le reste.'],
    ask: ['Tu peux en profiter un peu dehors ?'],
  },
  {
    signs:
      /\b(?:(?:journee|semaine|soiree|matinee) (?:de merde|pourrie|nulle|horrible|infernale|interminable|a oublier|de dingue|de fou|difficile|eprouvante)|(?:sale|mauvaise|grosse|longue|dure|rude) (?:journee|semaine|matinee)|quelle (?:journee|semaine))\b/,
    tone: 'hard',
    say: [
      'Il y a des journées qu’on préfère voir finir.',
      'Quand tout s’enchaîne comme ça, on arrive au soir sur les genoux.',
    ],
    ask: ['C’était quoi, le plus pénible là-dedans ?', 'Ça va être plus calme, après ?'],
  },
  {
    signs:
      /\b(?:nuit d'affilee|(?:travail\w*|boss\w*|taf\w*|poste|gardes?|equipe|preposee?|infirmiere?|soignante?|veilleu\w+|vigile|pharmacie|taxi|lyon) ?,? (?:\w+ )?(?:de|la) nuit|gardes? de nuit|de 2[0-3] ?h a [4-7] ?h|(?:sors|rentre|fini) (?:\w+ )?(?:de|ma) (?:ma )?(?:\w+ )?(?:nuit|garde)|les nuits a l')/,
    say: [
      'Travailler quand les autres dorment, ça met la vie à l’envers.',
      'Une nuit de travail compte double, c’est bien connu.',
    ],
    ask: ['Tu dors mieux le matin ou l’après-midi, après ça ?', 'Il y a du monde, la nuit, ou c’est calme ?'],
  },
  {
    signs:
      /\b(?:(?:\d+|douze|onze|dix|quatorze|vingt[ -]quatre|trente|huit) ?h(?:eures)? (?:de suite|d'affilee|debout|a genoux|non[ -]stop|sans (?:pause|manger|m'asseoir|dormir))|debout (?:depuis|toute la (?:journee|nuit))|journee de (?:1\d|dix|onze|douze|treize|quatorze)|depuis [3-6] ?h(?:\d\d)?\b)/,
    tone: 'hard',
    say: [
      'Tant d’heures d’un coup, le corps fait le compte tout seul.',
      'À ce rythme-là, les jambes finissent par parler.',
    ],
    ask: ['Tu peux t’asseoir un moment, là ?', 'C’est le rythme habituel ?'],
  },
  {
    signs:
      /\b(?:suis|chui|chu|me sens|et) (?:(?!pas\b|plus\b|peut)[\w']+ ){0,2}(?:crevee?|naze|lessivee?|rincee?|epuisee?|ereintee?|carbonisee?|claquee?|fatiguee?|vannee?|ko|hs|morte?(?= de fatigue| ce soir)|cuite?|un zombie|a plat|vid(?:e|ee))\b|\b(?:plus de jus|tombe de (?:fatigue|sommeil)|m'endormir debout|endormie? (?:au|debout|sur|devant)|les yeux qui (?:se )?(?:croisent|ferment|piquent|brulent)|je vois flou|a bout de forces?|coup de barre|dors debout)\b/,
    tone: 'hard',
    say: [
      'Une fatigue comme ça, ça ne se discute pas.',
      'Là, c’est le corps qui réclame son dû.',
      'Quand la fatigue en est là, tout devient lourd.',
    ],
    ask: ['Tu peux te coucher tôt, ce soir ?', 'Ça s’accumule depuis longtemps ?'],
  },
  {
    signs:
      /\b(?:peux plus(?! (?:d'attendre|d'impatience|de rire|recevoir|rien))|peut plus (?:continuer|durer)|au bout du rouleau|ras[ -]le[ -](?:bol|cul)|en ai (?:marre|plein le)|ai ras la casquette|a bout de nerfs|les nerfs|jpp)\b(?! (?:tu me|toi|de rire|mdr))/,
    tone: 'hard',
    say: [
      'Quand la coupe est pleine, une goutte suffit.',
      'Il y a un moment où c’est trop, tout simplement.',
    ],
    ask: ['Qu’est-ce qui t’use le plus, là-dedans ?', 'Depuis combien de temps ça dure, tout ça ?'],
  },
  {
    signs:
      /\b(?:envie de rien|rien envie|plus (?:\w+ )?envie de rien|plus gout a rien|rien ne me dit|(?:ca )?me fait plus rien|ressens plus rien|a quoi bon|tout est plat|m'en fous de tout|plus (?:aucune|de) motivation)\b/,
    tone: 'hard',
    say: [
      'Quand l’envie s’en va, tout paraît loin.',
      'Ces moments où plus rien n’attire, c’est gris pour de bon.',
    ],
    ask: ['C’est comme ça depuis longtemps ?', 'Il reste une petite chose qui ne te pèse pas ?'],
  },
  {
    signs:
      /\b(?:toujours (?:rien|aucune? (?:nouvelles?|reponse))|(?:aucune?|pas de|sans|plus de) (?:nouvelles?|reponse|appel)|(?:est|sont) toujours pas (?:arrivee?s?|la|rentree?s?)|une semaine,? rien)\b/,
    tone: 'hard',
    say: [
      'Pas de nouvelles, et la tête remplit les blancs toute seule.',
      'Attendre sans rien savoir, c’est le plus long.',
    ],
    ask: ['Tu devais avoir une réponse quand ?', 'Tu attends depuis combien de temps ?'],
  },
  {
    signs:
      /\b(?:(?:train|bus|rer|ter|tgv|metro|tram|vol|avion|car) (?:[\w']+ ){0,4}(?:en retard|annulee?|supprimee?|bloquee?|en panne|en greve)|(?:rate|loupe|manque) (?:mon|le|son) (?:bus|train|tram|metro|avion|vol|car)|greve (?:sncf|ratp|des trains)|en retard ce matin)\b/,
    tone: 'hard',
    say: [
      'Un trajet qui coince, et toute la journée se décale.',
      'Les transports ont l’art de lâcher au pire moment.',
    ],
    ask: ['Tu as une autre solution ?'],
  },
  {
    signs:
      /\b(?:(?:(?:dans|y a) (?:les|des) bouchons|embouteillages?)|(?:bloquee?|coincee?) (?:sur|dans) (?:la route|l'autoroute|le periph|la voiture)|au feu rouge|le periph|l'heure de pointe|pare-chocs contre)\b/,
    tone: 'hard',
    say: [
      'Sur la route, la patience s’use plus vite que les pneus.',
      'Entre les voitures, le temps n’avance pas.',
    ],
    ask: ['Tu fais ce trajet souvent ?'],
  },
  {
    signs:
      /\b(?:dans|prends|pris|attends|monte dans|depuis) (?:le|mon|un) (?:bus|train|tram|tramway|metro|rer|ter|tgv|avion)\b|\bvol (?:de nuit|retour)\b|\b(?:arret|abri) ?(?:de )?bus\b|\babribus\b|\b(?:a la|quai de|gare de) gare\b|\bsur le quai\b/,
    say: [
      'Dans les trajets, il se passe toujours quelque chose.',
      'Un trajet, c’est du temps à part, ni ici ni là-bas.',
    ],
    ask: ['C’est long, comme trajet ?'],
  },
  {
    signs:
      /\b(?:j'attends (?!pas|plus)|je patiente|poireaut\w+|salle d'attente|file d'attente|fais la queue|faire la queue|liste d'attente|d'ici la,? j'attends|on attend (?!pas|plus|un bebe))/,
    say: [
      'Attendre, c’est long, même avec les mains occupées.',
      'Tant qu’on attend, les minutes prennent leur temps.',
    ],
    ask: ['Ça peut prendre encore longtemps ?', 'Tu fais quoi, en attendant ?'],
  },
  {
    signs:
      /\b(?:sors|sorti|sortie|rentre|rentree|reviens|fini|finis|termine) (?:juste |enfin |a peine )?(?:du|de|le|mon) (?:boulot|taf|taff|travail|bureau|service|shift|chantier|job|ma journee|poste)\b|\b(?:journee|service) (?:est )?(?:finie?|terminee?)\b/,
    say: [
      'Le boulot est derrière toi pour aujourd’hui.',
      'Une fois la porte du travail fermée, l’air change.',
    ],
    ask: ['C’était une grosse journée ?', 'Et maintenant, tu te poses ?'],
  },
  {
    signs:
      /\b(?:(?:jour|jours|journee|matinee) de (?:repos|conge)(?!,? tu parles)|en repos|de repos|mon rtt|en rtt|suis en (?:conges?|week-end)(?! (?:maladie|mat|pat|paren))|j'?ai pose (?:un|une|ma|mon|deux|trois) (?:jours?|journee|vendredi|lundi|semaine))\b/,
    tone: 'glad',
    say: ['Un jour sans obligations, ça se goûte lentement.', 'Du repos, enfin : le réveil peut se taire.'],
    ask: ['Tu as prévu quelque chose, ou surtout rien ?'],
  },
  {
    signs:
      /\b(?:(?:enfin|vivement|deja|presque|bientot) (?:le )?(?:week-?end|weekend|vendredi|samedi)|(?<!que )c'?est (?:enfin |deja |bientot )?(?:le )?(?:week-?end|weekend|vendredi))\b/,
    tone: 'glad',
    say: ['Le week-end en vue, et l’air change déjà.', 'Rien que le mot week-end, ça détend les épaules.'],
    ask: ['Il y a du programme, ou c’est grasse matinée ?'],
  },
  {
    signs:
      /\b(?:dimanche soir|(?:cafard|blues) du dimanche|le dimanche (?:j'ai|c'est|je|on|y'a|soir|apres-midi))\b/,
    say: [
      'Le dimanche a toujours une humeur bien à lui.',
      'Les dimanches, le temps ne coule pas comme les autres jours.',
    ],
    ask: ['Et la semaine qui suit, elle s’annonce comment ?'],
  },
  {
    signs:
      /\b(?:(?:c'?est|deja|demain c'?est|encore) lundi|lundi matin|(?:je |on )?reprends? (?:le (?:boulot|taf|travail) )?(?:lundi|demain)|la reprise|reprendre (?:lundi|demain|le (?:boulot|taf|travail))|reprends le (?:boulot|taf|travail))\b/,
    say: [
      'Une reprise, ça demande toujours un peu d’élan.',
      'Les retours au rythme normal, ça grince un peu au début.',
    ],
    ask: ['Qu’est-ce qui t’attend en premier ?'],
  },
  {
    signs:
      /\b(?:(?:leve|levee|lever|leves|debout|reveil|reveille|reveillee|cours|commence|pars) (?:\w+ ){0,3}(?:a|vers|des) (?:[3-6] ?h|(?:trois|quatre|cinq|six) heures)|levee? (?:trop |tres |si |super )?tot|reveil (?:sonne|a sonne|pique|tot)|tombee? du lit|aux aurores|des l'aube)/,
    say: ['Se lever à une heure pareille, il faut le vouloir.', 'Si tôt, les rues sont encore à personne.'],
    ask: ['Tu es du matin, d’habitude ?', 'Tu vas te coucher à quelle heure, avec ça ?'],
  },
  {
    signs:
      /\b(?:(?:une|deux|trois|quatre|[1-4]) ?h(?:eures?)? du mat(?:in)?|[1-4] ?h du mat|minuit passe|en pleine nuit|au milieu de la nuit|il est (?:1|2|3|4)h|[2345]h(?:\d\d)?\. )/,
    say: [
      'À une heure pareille, tout prend une autre taille.',
      'La nuit, les choses n’ont pas les mêmes contours.',
    ],
    ask: ['Ça t’arrive souvent, à cette heure-là ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|chu|reste\w*|la|encore|deja|toujours|retournee?) (?:[\w']+ ){0,4}(?:au lit|dans (?:mon|le) lit)|sous (?:la|ma) couette|(?:un|le|deux|mon) plaids?)\b/,
    say: [
      'Sous une bonne couverture, on est à l’abri de bien des choses.',
      'Il y a des moments où le lit est le meilleur endroit du monde.',
    ],
    ask: ['Tu comptes y rester encore un peu ?'],
  },
  {
    signs:
      /\b(?:affale\w*|vautre\w*|(?:suis|chui|bien|la) (?:allongee?|posee?|enfoncee?) (?:dans|sur|devant)|me (?:cale|pose|vautre)|calee? devant|(?:suis|chui|reste|assise?) (?:\w+ )?(?:dans|sur) (?:le|mon) canape)\b(?! (?:la question|des questions))/,
    say: [
      'Se poser, ça a l’air de rien et c’est beaucoup.',
      'Une fois qu’on est bien installé, plus rien ne presse.',
    ],
    ask: ['Tu as la soirée pour toi ?'],
  },
  {
    signs:
      /\b(?:rien de (?:bien |tres |vraiment )?(?:special|neuf|nouveau|particulier|fou)|la routine|metro,? (?:boulot|bureau)|usine dodo|(?:toujours|tout) (?:est )?(?:pareil|la meme chose)|comme d'?hab\w*|sinon (?:neant|rien)|train[- ]train|ca va,? tranquille|tranquille ici)\b/,
    say: [
      'Les journées sans histoires, il en faut aussi.',
      'Quand rien ne bouge, les jours se ressemblent vite.',
      'La routine, ça rassure et ça endort, un peu des deux.',
    ],
    ask: [
      'Tu aimes bien quand c’est calme, ou ça te pèse ?',
      'Il y a quelque chose qui t’attend, les jours qui viennent ?',
    ],
  },
  {
    signs:
      /(?<!(?:pas|plus) )\b(?:(?:je )?(?:m'|me )(?:ennuie|emmerde|fais chier)|jm'?(?:ennuie|emmerde)|(?:suis|reste|passe \w+ \w+) a (?:glander|rien faire)|je glande|j'?ai rien a faire|je m'embete|(?:le )?temps (?:est long|passe pas))\b(?! (?:pas|plus|jamais|de|du|d'))/,
    say: ['Quand l’ennui s’installe, les minutes s’étirent exprès.', 'L’ennui, c’est une drôle de fatigue.'],
    ask: ['Qu’est-ce qui t’occupe, d’habitude ?'],
  },
  {
    signs:
      /\b(?:(?:la|grosse|trop la|mais) flemme|jsp flemme|flemme de|pas le courage de|aucun courage|traine\w* depuis|zero (?:envie|motivation)|procrastin\w+|je repousse|remets? (?:ca )?(?:a|au) (?:demain|lendemain))\b/,
    say: ['La flemme, ça ne se raisonne pas.', 'Se mettre en route, c’est souvent le plus dur.'],
    ask: ['C’est quoi, la toute première chose à faire ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus) )\b(?:compte les (?:jours|mois|heures|dodos|semaines)|j'?ai (?:trop |tellement |vraiment |si |juste )?hate|jai (?:trop )?hate|trop hate|vivement|plus que (?:\w+ )?(?:jours|semaines|dodos|dodo|mois)|dodos|suis (?:tres |trop |si )?impatiente?|peux plus d'attendre|me rejouis|j'me rejouis)\b/,
    tone: 'glad',
    say: [
      'Quand on a hâte, les jours traînent exprès.',
      'Attendre avec impatience, c’est déjà un peu y être.',
    ],
    ask: ['C’est dans combien de temps, exactement ?', 'Tu te l’imagines comment, ce moment ?'],
  },
  {
    signs:
      /\b(?:(?:passe|c'?etait|etait|vecu) une (?:tres |vraiment |si )?(?:belle|bonne|super|chouette|jolie|sacree) (?:journee|soiree|matinee|nuit)|quel (?:bonheur|delice|pied)|la vie est belle|grand luxe|le paradis|la belle vie|(?:chaud|fraiche|dehors|fumant),? la vie$)/,
    tone: 'glad',
    say: [
      'Ça, c’est le genre de moment qui remet d’aplomb.',
      'Des instants pareils, il n’y a rien à y ajouter.',
    ],
    ask: ['C’était quoi, le meilleur là-dedans ?'],
  },
  {
    signs:
      /\b(?:encore une soiree|(?:ce|le) soir,? (?:je|j'|on|il n'y a)|soiree (?:tranquille|calme|pepere)|petite soiree)/,
    say: ['Le soir, la journée se dépose un peu.', 'Les soirées ont leur petit monde à part.'],
    ask: ['Tu te couches tard, en général ?'],
  },
]
