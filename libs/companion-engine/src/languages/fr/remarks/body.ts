import type { Remark } from '../../remarks.ts'

export const remarksOnBody: readonly Remark[] = [
  {
    signs:
      /(?<!\b(?:pas|plus|jamais) )\b(?:mal (?:a|de) (?:la )?(?:tete|crane)|(?:une|grosse|ma|mes|crise de|la) migraines?|(?:la|ma) tete (?:qui )?(?:tape|cogne|va exploser|explose)|le crane (?:en feu|qui (?:tape|cogne)))\b/,
    tone: 'hard',
    say: ['Un mal de crâne, quelle plaie.', 'Ouille, la tête. Un coin sombre et du calme.'],
    ask: ['Depuis ce matin, ou une vieille histoire ?', 'Tu as pu boire un peu, te poser ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus|jamais) )\b(?:mal (?:au|de) dos|mal aux (?:reins|lombaires|cervicales)|(?:le|mon) dos (?:\w+ )?(?:en compote|en vrac|casse|bloque|coince|barre|en miettes|me (?:tue|lance|fait)|fait mal|flingue|hs)|lumbago|(?:une|ma|la) sciatique|tour de reins|torticolis|bloquee? du dos)\b/,
    tone: 'hard',
    say: ['Aïe, le dos. Chaque geste s’en souvient.', 'Ouille, ça doit tirer à chaque mouvement.'],
    ask: ['C’est d’aujourd’hui, ou une vieille histoire ?', 'Tu peux t’allonger un peu ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus) )\b(?:(?:mes|les) (?:pieds|jambes) (?:\w+ )?(?:en feu|en compote|me (?:font|portent|tuent|lancent)|gonfle\w*|font mal|lourdes|en coton)|(?:sens|sent) plus mes (?:pieds|jambes)|mal aux (?:pieds|jambes|mollets|genoux|chevilles|cuisses)|(?:des|une|plein d') ?ampoules? (?:aux|au)|courbatur\w+|des crampes)\b/,
    tone: 'hard',
    say: ['Aïe, ça tire de partout.', 'Les jambes réclament une pause, là.'],
    ask: ['Tu peux lever les pieds un moment ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus) )\b(?:mal (?:au|aux|a la|a l'|a mon|a ma) ?(?:doigts?|mains?|epaules?|hanches?|poignets?|coudes?|bras|cou|cote|oreilles?|yeux|machoire|pouce|cheville|genou|nuque|oeil|poitrine|pied|talon)|(?:genou|epaule|hanche|poignet|cheville|main|coude) (?:qui )?(?:me (?:lance|tire|fait)|fait mal|bloque\w*|gonfle\w*|foutue?|coince\w*)|(?:j'?ai|jai|g) (?:\w+ )?mal partout|arthrose|tendinite)\b/,
    tone: 'hard',
    say: ['Aïe, pas agréable du tout.', 'Ouille. Ça gâche tout le reste, une douleur.'],
    ask: ['Tu sais d’où ça vient ?'],
  },
  {
    signs:
      /\b(?:(?:mal|rage) (?:aux|de|a la|a une) (?:dents?|molaire|gencives?)|(?:une|ma|la|mes) dents? (?:[\w']+ )?(?:me lance|me fait|cassee|de sagesse)|une carie|devitalis\w+|un abces|la roulette)\b/,
    tone: 'hard',
    say: ['Aïe, les dents.', 'Ouille, ça lance jusque dans la tête, j’imagine.'],
    ask: ['Tu as pu avoir un rendez-vous ?', 'Depuis quand ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|chuis|jsuis|toujours|encore) (?:\w+ )?(?:enrhumee?|(?<!plus )malade\b(?! (?:de|d'))|patraque|grippee?|aphone)|(?:un|gros|mon|ce) rhume|nez (?:bouche|qui coule)|mal a la gorge|(?:j'?ai|jai|g|chope|attrape|eu) (?:\w+ )?(?:une angine|la grippe|le covid|la creve|une bronchite|une sinusite|la gastro|de la fievre|\d\d de fievre|une otite)|(?:je |j'?)tousse|plus de voix|(?:39|38|40) de fievre)/,
    tone: 'hard',
    say: ['Oh, malade. Au chaud et sans remords.', 'Pas la forme du tout, mince.'],
    ask: ['Ça a commencé quand ?', 'Tu as de quoi boire chaud ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus) )\b(?:mal au (?:ventre|bide|coeur|bidou)|(?:la|des|j'ai la) nausees?|envie de (?:vomir|gerber)|(?:j'?ai|jai) (?:\w+ )?(?:vomi|gerbe)|indigestion|(?:le|mon) ventre (?:noue|serre|qui (?:tord|se tord)|en vrac|gonfle)|noeud (?:au|dans le) (?:ventre|estomac)|estomac noue|crampes (?:au ventre|d'estomac))\b/,
    tone: 'hard',
    say: ['Aïe, le ventre.', 'Ça ne donne envie de rien, un ventre pareil.'],
    ask: ['C’est quelque chose de mangé, ou plutôt les nerfs ?', 'Ça se calme un peu ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|ai) (?:\w+ )?(?:mes|mal a cause des) regles|regles (?:douloureuses|de merde|qui)|(?:mon|l') ?endo(?:metriose)?\b|bouffees de chaleur|(?:la|ma) menopause|\bspm\b)/,
    tone: 'hard',
    say: ['Aïe, dans ces moments-là tout demande un effort.', 'Pas une partie de plaisir, ça.'],
    ask: ['Une bouillotte à portée de main ?'],
  },
  {
    signs:
      /\b(?:(?:j?me suis|m'suis|suis) (?:\w+ )?(?:coupee?|brulee? (?:la|le|les|avec|en)|entaillee?|tordue? (?:la|le)|casse (?:la|le|un|une)|pete (?:la|le)|fait mal|faite mal|foulee? (?:la|le)|cognee?|pincee?|blessee?|fait une entorse|bloquee? (?:le|la)|tombee? (?:dans (?:l'|les )escaliers?|de (?:velo|cheval|l'echelle)|par terre|a velo))|(?:une|mon|ma) (?:entorse|platre|attelle|bequilles|foulure))\b(?! (?:barbe|nues|enceinte|amoureu\w+|cheveux))/,
    tone: 'hard',
    say: ['Ouille. Ça a dû faire mal.', 'Aïe, la mauvaise surprise.'],
    ask: ['Ça va, maintenant ?', 'C’est arrivé comment ?'],
  },
  {
    signs:
      /\b(?:(?:attends|attend|attendre|recu|recois|eu|avoir) (?:\w+ )?(?:les|mes|des|le) (?:\w+ )?resultats?(?= (?:de|du|des|d'|demain|lundi|de l|medicaux)|$|[.,!])(?! (?:du (?:bac|concours|permis|code)|des (?:partiels|exam)))|biopsie|prise de sang|(?:un|une|l'|mon|ma) ?(?:irm|scanner|mammographie|coloscopie|echographie mammaire)|resultats? (?:d'analyses?|medicaux|de la prise))\b/,
    say: ['L’attente de ces résultats, ça met les nerfs à vif.', 'Les examens, ça fait tourner la tête.'],
    ask: ['C’est prévu quand ?', 'Quelqu’un y va avec toi ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|vais|dois|suis|sors de|reviens de|faut que j'aille|pris|prendre|un|mon|allee?) (?:\w+ )?(?:rdv|rendez[- ]vous)? ?(?:aller )?(?:chez|voir|avec) (?:le|un|une|la|mon|ma) (?:medecin|docteur|toubib|generaliste|kine|cardio\w*|dermato\w*|gyneco\w*|ophtalmo\w*|orl|osteo\w*|specialiste|neurologue|rhumato\w*)|rendez[- ]vous (?:medical|a l'hopital))\b/,
    say: ['Un passage chez le docteur, donc.', 'Ah, la blouse blanche et ses questions.'],
    ask: ['C’est pour un contrôle, ou quelque chose te gêne ?', 'Qu’est-ce que ça donne ?'],
  },
  {
    signs:
      /\b(?:(?:je me fais|me fais|me faire|me fait|vais etre|ete|suis|etre) (?:\w+ )?oper(?:er|ee?)\b|(?:mon|une|l'|mon) ?operation (?:\w+ )?(?:est|demain|du|de la|dans|prevue|lundi)|(?:suis|chui|etais|passe \w+ \w+) (?:\w+ )?(?:a l'hopital|aux urgences|hospitalisee?)\b(?! pour (?:travailler|bosser)))/,
    tone: 'hard',
    say: ['Oh. L’hôpital, ça n’a rien d’anodin.', 'Ça, ça se vit rarement tranquillement.'],
    ask: ['Et le moral, là ?', 'Quelqu’un est avec toi ?'],
  },
  {
    signs:
      /\b(?:(?:vois|voir|chez|rdv|seance|commence\w*|pris rendez-vous) (?:\w+ )?(?:avec |chez )?(?:un|une|le|la|mon|ma) (?:psy|psychologue|psychiatre|therapeute)|(?:ma|mon|la) psy (?:m'a|dit|me)|(?:en|ma|une|commence une) therapie|seance de psy|premiere seance (?:chez|avec|de psy))\b/,
    say: ['Parler de tout ça, il faut du courage.', 'Une séance, ça remue souvent un peu.'],
    ask: ['Comment tu en ressors ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|je|essaie d'|essaye d'|veux|depuis que j'ai) ?(?:\w+ )?(?:arrete|arreter) (?:de |la |l'|le )(?:fumer|boire|clope|alcool|tabac|cigarette|vapoter|joints?|shit)|(?:jours?|semaines?|mois|ans?) sans (?:\w+ )?(?:verre|fumer|clope|boire|alcool|cigarette|tabac|joint)|(?:suis|reste) sobre|(?:pas|plus) (?:fume|bu|touche une clope) depuis)\b/,
    say: ['Tenir bon là-dessus, chapeau.', 'Chaque heure compte, et tu la tiens.'],
    ask: ['C’est quel moment, le plus dur ?', 'Qu’est-ce qui t’aide à tenir ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|ai|g) (?:(?!pas|jamais|rien|plus)[\w']+ ){0,2}(?:pleure|chiale|braille|fondu en larmes|craque)(?= |$|[.,!])(?! (?:pour|sur|de (?:rire|joie|bonheur)))|je (?:pleure|chiale)\b(?! (?:pas|plus|de (?:rire|joie)))|(?:suis|etais|fini) en (?:larmes|pleurs)|larmes aux yeux|(?:envie|arrete pas) de (?:pleurer|chialer)|eclatee? en sanglots)/,
    tone: 'hard',
    say: ['Des larmes, donc. Ça devait sortir.', 'Ça a débordé, je comprends.'],
    ask: ['Ça t’a fait du bien, ou pas du tout ?', 'C’est venu d’un coup ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g) (?:tellement |trop |bien |encore |beaucoup )?(?:ri|rigole|eclate de rire)\b|(?:etais|suis) (?:morte?|pliee?) de rire|(?:un|des|gros) fou(?:s)? rires?|on (?:a|s'est) (?:\w+ )?(?:bien )?(?:ri|rigole|marre|marres|bidonne|tape des barres)\b(?! de)|pleure de rire|pisser de rire)/,
    tone: 'glad',
    say: ['Un bon rire, ça fait plaisir.', 'Ah, ça devait être drôle.'],
    ask: ['C’était parti de quoi ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus|moins) )\b(?:(?:je |j')?(?:stresse|flippe|angoisse|panique|balise)\b(?! (?:pas|plus|jamais))|(?:suis|chui|chuis|jsuis|etais|tellement|trop) (?:\w+ )?(?:stressee?|angoissee?|sous pression|tendue?|nerveu\w+|comme une pile)|(?:trop de|gros|plein de|du) (?:stress|pression)|(?:mon|le) coeur (?:qui )?(?:s'emballe|cogne|bat (?:trop|super|a))|boule (?:dans la gorge|au ventre)|ca me (?:stresse|angoisse|tracasse|travaille))\b/,
    tone: 'hard',
    say: ['Là, tout est tendu, je le sens.', 'Cette tension, ça prend toute la place.'],
    ask: ['Qu’est-ce qui te travaille le plus ?', 'C’est pour bientôt, ce qui te pèse ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|avec|eu|et) (?:\w+ )?(?:le|du|mon|un gros) trac\b|trac de (?:dingue|fou|malade))/,
    say: ['Le trac, donc ça compte pour toi.', 'Ah, ce trac, quelle bestiole.'],
    ask: ['Ça passe, une fois que c’est lancé ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus) )\b(?:(?:j'?ai|jai|g) (?:(?!pas|plus|jamais|moins)\w+ ){0,2}peur\b|(?:je |j')(?:redoute|apprehende|crains)\b|(?:ca |qui |il |elle |tout |tout ca )me fait (?:flipper|peur)|(?:j'ai|jai|la) (?:la )?trouille|(?:suis|etais) (?:terrifiee?|terrorisee?|mort\w* de (?:peur|trouille)))/,
    tone: 'hard',
    say: ['Ça fait peur, je comprends.', 'Une peur comme ça, ça ne lâche pas vite.'],
    ask: ['Qu’est-ce que tu crains le plus, au juste ?', 'Quelqu’un d’autre le sait ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|j'avais|g) (?:(?!pas|plus|aucune|meme)\w+ )?honte|(?:la|trop la|quelle) honte\b|mort\w* de honte|meurs de honte|(?:voulu|envie de) (?:disparaitre|rentrer sous terre|me cacher sous)|me (?:sens|suis sentie?) (?:\w+ )?(?:bete|idiote?|ridicule|nulle?|conne?)|la tehon|trop genee?)\b/,
    tone: 'hard',
    say: ['Aïe, la honte, ça colle.', 'De quoi vouloir disparaître, je vois.'],
    ask: ['Quelqu’un l’a remarqué, tu crois ?'],
  },
  {
    signs:
      /\b(?:(?:je )?m'en veux\b|jm'en veux|(?:je |j'|je le |je l')(?:regrette|culpabilise)\b(?! (?:rien|pas))|(?:j'|j)aurais (?:pas |jamais |peut-etre )?(?:du|dus)\b|c'est (?:de )?ma faute|(?:me )?sens coupable|(?:trop|plein|des) (?:de )?(?:remords|regrets)|j'ai (?:ete (?:nulle?|conn?e?|injuste)|merde|tout gache))(?! (?:rien|pas|un centime))/,
    tone: 'hard',
    say: ['Tu t’en veux, et ça tourne.', 'Ça ronge, ce genre de regret.'],
    ask: ['Tu ferais quoi autrement ?', 'C’est encore rattrapable, un peu ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g) (?:trop |vraiment )?(?:la (?:rage|haine)|les nerfs|le seum|les boules)|(?:suis|chui|chuis|jsuis) (?:[\w']+ )?(?:enervee?|furieu\w+|degoutee?|vener|remontee?|furax|hors de moi|deg|en colere|saoulee?)|(?:ca|il|elle|tout) (?:me |m')(?:enerve|fout les nerfs|met hors de moi|saoule|gonfle|exaspere|rend (?:dingue|folle|fou))|jsuis veg)\b(?! (?:pas|plus)\b)/,
    tone: 'hard',
    say: ['Il y a de quoi enrager, je comprends.', 'Ça bouillonne, là.'],
    ask: ['Qu’est-ce qui t’a mis le plus hors de toi ?', 'Tu l’as dit tout haut ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus) )\b(?:(?:suis|chui|chuis|jsuis|me sens|etais) (?:(?!pas|plus)[\w']+ )?(?:jalou\w+|envieu\w+)|(?:ma|de la|crise de) jalousie|tout le monde (?:a|est|se|fait|avance|reussit) (?:[\w']+ ){0,4}(?:sauf moi|et pas moi))\b/,
    tone: 'hard',
    say: ['Ça pique, la jalousie, oui.', 'Pas agréable à avouer, merci de le dire.'],
    ask: ['Quelque chose de précis l’a déclenchée ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus) )\b(?:(?:suis|chui|chuis|jsuis|etais|trop|tellement) (?:(?!pas)\w+ )?fiere? de (?:moi|nous|l'avoir|mon|ma|mes|ce)|(?:j'?ai|jai|g) (?:enfin |quand meme )?(?:reussi a|ose (?:lui|leur|le|la|dire|demander|appeler)|y arrive)|j'y suis arrivee?|je l'ai (?:enfin )?fait\b|(?:toute? seule?|tout seul) comme une? grande?)/,
    tone: 'glad',
    say: ['Bravo, ça n’a pas dû être facile.', 'Ça, il fallait oser ou tenir bon.'],
    ask: ['C’était quoi, le plus difficile ?', 'Tu l’as raconté à qui en premier ?'],
  },
  {
    signs:
      /\b(?:quel soulagement|(?:suis|chui|trop|tellement) (?:\w+ )?soulagee?|(?:je )?respire enfin|^ouf\b|un poids en moins|plus de peur que|tout s'est (?:bien|super bien) passe|ca s'est (?:\w+ )?bien passe|tout (?:est|va) (?:bien|normal) finalement|enfin (?:fini|passe|regle|derriere moi))\b/,
    tone: 'glad',
    say: ['Ouf, quel poids de moins.', 'Voilà, tu peux souffler.'],
    ask: ['Ça te pesait depuis longtemps ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|l'ai|on a) (?:\w+ )?(?:perdu|paume|egare) (?:\w+ )?(?:mon|ma|mes) (?:telephone|tel|portable|portefeuille|carte\w*|sac|papiers|lunettes|bague|alliance|montre|ecouteurs|airpods|passeport|permis|echarpe|doudou|bonnet|parapluie|argent|billet|chargeur)|(?:retrouve|trouve) (?:plus|pas) (?:mon|ma|mes) (?:telephone|tel|portable|portefeuille|carte|sac|lunettes|papiers|ecouteurs|chargeur|passeport))\b/,
    tone: 'hard',
    say: ['Oh non, perdu. Quelle poisse.', 'Et fouiller partout, en plus.'],
    ask: ['Tu l’avais encore où, la dernière fois ?'],
  },
  {
    signs:
      /\b(?:(?:on m'a|ils m'ont|m'ont|me suis fait) (?:\w+ )?(?:vole\w*|tire\w*|pique\w*|piquer|voler|tirer|cambriole\w*|braque\w*|agresse\w*) (?:mon|ma|mes|le|la|dans)|(?:velo|scooter|sac|telephone|portefeuille|voiture) volee?|me suis faite? (?:voler|cambrioler|arnaquer|avoir|escroquer|pirater)|(?:une|des|grosse) arnaque|compte pirate)\b/,
    tone: 'hard',
    say: ['Ah non, c’est vraiment moche.', 'Ça met en rage, se faire avoir comme ça.'],
    ask: ['Tu as pu le signaler ?', 'C’est arrivé où ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g) (?:(?!pas|jamais|rien)\w+ )?(?:retrouve|remis la main sur) (?:mon|ma|mes|une?|le|la|des|de vieilles|de vieux)|(?:suis|chui) (?:re)?tombee? sur (?:une?|des|mon|ma|mes) (?:vieux|vieille|vieilles|ancien\w*|photos?|lettres?|carnets?|cartons?|journal))\b/,
    say: ['Tiens, une belle trouvaille.', 'Retrouvé, alors. Ça fait quelque chose.'],
    ask: ['C’était où, finalement ?', 'Ça te rappelle quoi ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g) (?:(?!pas|jamais|rien)\w+ )?(?:oublie|zappe) (?:de|d'|mon|ma|mes|le|la|les|que|un|l'anniv\w*)\b|(?:j'?ai|jai) eu un (?:trou|blanc)\b|trou de memoire|(?:completement|totalement) (?:oublie|zappe)|j'oublie tout|sais plus ou (?:j'ai|je l'ai))(?! (?:combien|comme|a quel))/,
    say: ['Oups, l’oubli.', 'Zut, sorti de la tête.'],
    ask: ['C’est rattrapable ?'],
  },
  {
    signs:
      /\b(?:(?:je |j'ai |jai |vais |viens de |me suis |me |prends|besoin d'un) ?(?:\w+ )?(?:bois|bu|boire|pris|prendre|prends|fais|fait|faire|sers|servie?|sirote) (?:\w+ )?(?:un|mon|le|du|une|ma|deux|trois|\d+) (?:\w+ )?(?:cafes?|the|thes|tisane|infusion|chocolat chaud|matcha|verveine|chicoree)|(?:une|ma) (?:tasse|petite tisane)|cafe (?:numero|n°) ?\d|(?:\w+ieme|deuxieme) cafe)\b/,
    say: ['Une tasse chaude, très bien.', 'Ah, la pause chaude du jour.'],
    ask: ['Avec ou sans sucre ?', 'C’est le premier de la journée ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g) (?:trop |tellement |super |grave |hyper )?(?:faim|la dalle|les crocs)|creve la dalle|(?:creve|meurs) de faim|rien (?:bouffe|mange|avale)|pas (?:encore )?(?:mange|bouffe) (?:depuis|de la|ce|aujourd'hui|a midi)|ventre (?:vide|qui gargouille)|saute (?:le |mon )(?:repas|dejeuner|diner|petit[- ]dej)|pas eu le temps de (?:manger|dejeuner))\b(?! (?:de|d'))/,
    say: ['Le ventre vide, pas facile de penser à autre chose.', 'Il faut manger quelque chose, là.'],
    ask: ['Tu as quelque chose à portée de main ?', 'De quoi tu as envie ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|on a) (?:beaucoup |vraiment )?(?:trop|bien|tellement) (?:mange|bouffe)|explose le (?:bide|ventre)|ventre (?:plein|qui va exploser)|(?:englouti|devore|mange|fini) (?:toute )?(?:la|une) (?:tablette|boite|paquet) ?(?:de \w+|entiere)|me suis (?:empiffree?|gavee?|resservie?)|(?:j'ai|jai) craque sur (?:le|du|les|un) (?:chocolat|gateau\w*|chips|sucre|fast-food|paquet))\b/,
    say: ['Ouf, bien rempli, alors.', 'Aïe, le bouton du pantalon.'],
    ask: ['C’était quoi, exactement ?'],
  },
  {
    signs:
      /\b(?:(?:au|un|mon|commence un|fais un|suis au) regime\b(?! politique)|(?:pris|perdu|perdre) (?:\w+ )?(?:du poids|\d+ ?(?:kg|kilos?)|(?:un|deux|trois|quatre|cinq|dix) kilos?)(?! de)|kilos? (?:en trop|a perdre|en moins)|(?:ma|la) balance (?:m'|me|dit|affiche)|me (?:trouve|sens) (?:\w+ )?(?:gros|grosse|moche|laide?|maigre))\b/,
    say: ['Le corps et le miroir, pas toujours tendres.', 'La balance, quelle sale bête.'],
    ask: ['Ça te travaille depuis longtemps ?'],
  },
  {
    signs:
      /\b(?:(?<!tu )(?:sais|sait) (?:pas|plus) (?:trop |vraiment )?(?:si je (?:dois|vais|veux)|quoi (?:faire(?! de)|choisir|decider|penser)|comment (?:faire|lui dire))|(?:je |j')hesite|jhesite|(?:suis|chui) (?:partagee?|tiraillee?|perdue?|indecise?)|je me tate|(?:dois|faut) (?:que je )?(?:choisir|choisisse|me decider)|(?:tourne|tourner) en rond|arrive pas a (?:choisir|me decider|trancher)|sentiments (?:partages|melanges|contradictoires))\b/,
    say: ['Pas facile de trancher.', 'Ça balance d’un côté et de l’autre, je vois.'],
    ask: ['Ton premier instinct, il dit quoi ?', 'Il y a une date limite ?'],
  },
  {
    signs:
      /\b(?:(?:je )?(?:sais|sait) (?:pas|plus) (?:trop |vraiment )?(?:quoi (?:dire|ecrire|repondre|te dire|raconter)|par (?:ou|quoi) commencer)|rien a (?:dire|raconter)|pas (?:grand[- ]chose|trop de choses) a (?:dire|raconter)|pas (?:trop |vraiment )?envie (?:de|d'en) parler|trouve pas les mots|j'ai pas les mots)\b/,
    say: ['Pas besoin d’avoir quelque chose à dire.', 'Ça peut rester sans mots, aussi.'],
    ask: ['Un petit truc d’aujourd’hui, même minuscule ?'],
  },
  {
    signs:
      /(?<!dit )\b(?:c'?est comme ca\b(?! qu|,? que)|c'?est la vie|(?:on s'habitue|on s'y fait|faut faire avec|on fait avec|je fais avec)|tant pis|(?:j'ai|a) pas le choix|c'est ainsi|on verra bien)\b/,
    say: ['Dit comme ça, ça a l’air simple, et pourtant.', 'Tu fais avec, donc.'],
    ask: ['Et au fond, ça te va, ou ça gratte ?'],
  },
  {
    signs:
      /\b(?:ca va (?:un peu |beaucoup |deja |vraiment )?mieux|(?:vais|me sens|suis) (?:\w+ )?mieux\b(?! (?:sans|seul|que))|ca s'est calme|ca (?:commence a )?redescend\w*|remonte la pente|(?:m'a|me) fait (?:\w+ )?(?:du|un) bien (?:fou)?)\b/,
    tone: 'glad',
    say: ['Un peu mieux, ça me plaît.', 'Bien, ça desserre un peu.'],
    ask: ['Qu’est-ce qui a aidé, à ton avis ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus|moins) )\b(?:(?:suis|chui|chuis|jsuis|trop|tellement|etais) (?:(?!pas|plus|moins)\w+ )?(?:content|contente|heureu(?:x|se)|refaite?|ravie?|joyeu\w+|aux anges|sur un nuage|hyper excitee?|touchee?)\b|(?:j'?ai|jai|trop) (?:trop |tellement |vraiment )?hate\b|quelle joie|que du bonheur|le sourire (?:aux|jusqu))/,
    tone: 'glad',
    say: ['Ça fait plaisir rien qu’à lire.', 'Chouette, garde-le un moment, ce plaisir.'],
    ask: ['Tu en profites comment ?', 'Le plus chouette, dans tout ça ?'],
  },
  {
    signs:
      /\b(?:(?:vais|suis|alle|allee|sors|reviens|rentre|rdv|rendez[- ]vous|passee?|aller|etais) (?:\w+ )?(?:chez le|du|de chez le|avec le|de|au) dentiste|rdv dentiste|dentiste (?:demain|ce|cet|lundi|mardi|jeudi|hier))\b/,
    say: ['Le dentiste, quelle joie.', 'Ah, le fauteuil du dentiste.'],
    ask: ['C’est pour un contrôle, ou ça fait mal ?'],
  },
  {
    signs:
      /\b(?:(?:fait|fais|eu) (?:encore )?(?:un|des|le meme|plein de|que des) (?:\w+ )?cauchemars?|reveillee? en sursaut)\b/,
    tone: 'hard',
    say: ['Brr, un cauchemar, ça colle à la peau.', 'Pas la meilleure façon de se réveiller.'],
    ask: ['Tu t’en souviens encore ?'],
  },
]
