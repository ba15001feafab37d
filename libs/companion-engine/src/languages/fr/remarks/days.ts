import type { Remark } from '../../remarks.ts'

export const remarksOnDays: readonly Remark[] = [
  {
    signs:
      /(?<!\b(?:tu as|t'as|as-tu|quand) )\b(?:(?:pas|mal|tres peu|super mal|trop mal|a peine|rien|jamais) (?:bien |beaucoup |assez )?dormi|dors (?:tres |super |trop |vraiment |hyper )?mal|nuit blanche|(?:sale|mauvaise) nuit\b(?! a)|pas ferme l'oeil|dormi (?:que )?(?:une|deux|trois|quatre|[1-4]) ?h(?:eures?)?)\b/,
    tone: 'hard',
    say: ['Une mauvaise nuit, aïe.', 'Si peu de vrai sommeil, pas étonnant que ça tire.'],
    ask: ['Ça fait plusieurs nuits, ou juste celle-là ?', 'Une sieste, c’est possible aujourd’hui ?'],
  },
  {
    signs:
      /\b(?:(?:arrive|arrivais|parviens|reussis) (?:pas|plus|toujours pas) a (?:dormir|m'endormir|trouver le sommeil)|insomnies?|sommeil (?:ne )?vient pas|me rendors pas|tourne dans (?:mon|le) lit|reveillee? (?:cette nuit|en pleine nuit|au milieu de la nuit|toutes les heures))\b/,
    tone: 'hard',
    say: ['Le sommeil qui ne vient pas, quelle plaie.', 'Ah, ces heures à fixer le plafond.'],
    ask: ['Il y a quelque chose qui tourne dans la tête ?', 'C’est récent, ou ça dure ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g) (?:enfin |super |hyper |trop |tres )?(?:bien dormi|dormi (?:comme un|\d\d ?h|dix heures|huit heures|8 ?h|9 ?h))|(?:j'?ai|jai|g|on a) fait (?:une|la) (?:grosse |petite )?grasse[- ]mat\w*|bonne nuit de sommeil)\b/,
    tone: 'glad',
    say: ['Une vraie nuit, ça fait plaisir.', 'Enfin du bon sommeil, tant mieux.'],
    ask: ['Ça se sent, aujourd’hui ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je|vais|viens de|j'vais) (?:\w+ )?(?:fais|fait|faire|piquer?) (?:une|ma) (?:petite |grosse |bonne )?sieste|sors de (?:ma |la )?sieste|endormie? (?:sur le canape|devant (?:la tele|le film|la serie|netflix)))\b/,
    say: ['Une sieste, ça ne se refuse pas.', 'Le corps avait besoin de dormir un peu, on dirait.'],
    ask: ['Longue, la sieste, ou dix minutes ?'],
  },
  {
    signs:
      /\b(?:(?:cette (?:fichue |foutue )?|quelle )chaleur|(?:la|en pleine) canicule|en plein cagnard|crev\w+ de chaud|fait (?:trop |tres |super |hyper |tellement |si |une |grave )?chaud|(?:j'?ai|jai|g) (?:trop |super |tellement |hyper )chaud|(?:fait|a|avait|fera|deja) (?:3[3-9]|4\d|quarante) ?(?:degres|°))/,
    tone: 'hard',
    say: ['Quelle chaleur, ouf.', 'Par ce temps-là, rien que bouger fatigue.'],
    ask: ['Ça se rafraîchit un peu, la nuit ?', 'Il y a un coin frais, chez toi ?'],
  },
  {
    signs:
      /\b(?:fait (?:trop |super |si |tres |tellement |un peu |grave |hyper )?froid|(?<!chaud,? )(?:j'?ai|jai|g) (?:trop |super |si |tres |tellement |grave |hyper )?froid|(?:creve|meurs|crevais|mourais) de froid|ca (?:caille|pele)|on (?:se )?(?:gele|pele|caille)|me (?:gele|pele|caille)|suis (?:gele|congele)e?|il gele|froid de canard|moins \w+ degres)\b(?! aux yeux)/,
    say: ['Brr, ce froid.', 'De quoi mettre deux pulls et des grosses chaussettes.'],
    ask: ['Il fait combien, chez toi ?', 'Tu as de quoi te réchauffer ?'],
  },
  {
    signs:
      /\b(?:il (?:pleut|flotte|pleuvine|va pleuvoir|a plu)\b(?! des)|tombe des cordes|(?:quelle|sous la|marre de la|encore de la|cette) (?:flotte|pluie)\b|(?:grosse|une) averse|trempee? (?:jusqu'aux os|par la pluie)|suis trempee?)/,
    say: ['Un vrai temps de parapluie, alors.', 'De la flotte, super.'],
    ask: ['Ça dure depuis longtemps, cette pluie ?', 'Tu as pu rester au sec ?'],
  },
  {
    signs:
      /\b(?:il (?:a )?neige|(?:la|de la|sous la|premiere|beaucoup de) neige\b(?! carbonique)|du verglas|tout est blanc|flocons)\b/,
    say: ['Oh, de la neige.', 'Bonnet et bonnes chaussures, alors.'],
    ask: ['Il y en a beaucoup, par chez toi ?'],
  },
  {
    signs:
      /\b(?:(?:un |gros |l'|il y a de l'|y'?a de l')orages?(?: \w+)?|la tempete|grosse tempete|trop de vent|vent de (?:fou|dingue|malade|ouf)|ca souffle|(?:il|ca) gronde|le tonnerre|la grele|il grele|mauvais temps|temps (?:pourri|de merde|de chien|degueulasse))\b/,
    say: ['Un temps à rester derrière la fenêtre.', 'Ça ne rigole pas, dehors.'],
    ask: ['Ça se calme, ou ça continue ?'],
  },
  {
    signs:
      /\b(?:(?:y'?a|il y a) (?:du|un (?:beau|grand) )(?: )?soleil|(?:plein|beau|grand) soleil|le soleil (?:est|brille|revient|entre|se leve|est revenu|chauffe)|(?:terrasse|posee?|assise?|allongee?|balade|cafe) au soleil|il fait (?:tres |si |super |trop |enfin |hyper )?(?:beau|doux|bon)|ciel (?:tout )?bleu|(?:il a|a) fait (?:super |tres )?beau|retour du soleil)\b/,
    tone: 'glad',
    say: ['Du beau temps, ça fait du bien.', 'Ah, un peu de lumière, enfin.'],
    ask: ['Tu peux en profiter un peu dehors ?'],
  },
  {
    signs:
      /\b(?:(?:journee|soiree|matinee|aprem) (?:de merde|pourrie?|nulle|horrible|infernale|interminable|a oublier|de chiotte|difficile|eprouvante|galere)|(?:sale|mauvaise|dure|rude|tres mauvaise) journee|pas (?:ma|une bonne) journee|tout va (?:de travers|mal)|rien ne va aujourd'?hui|jour (?:de merde|pourri))\b/,
    tone: 'hard',
    say: ['Aïe, une journée à oublier, celle-là.', 'Pas ton jour, mince.'],
    ask: ['C’était quoi, le plus pénible ?', 'Tu peux te poser, maintenant ?'],
  },
  {
    signs:
      /\b(?:(?:semaine|mois) (?:de merde|pourrie?|nulle?|horrible|infernale?|interminable|a oublier|difficile|eprouvante?|galere|de dingue|de fou|de ouf|chargee?)|(?:sale|mauvaise|grosse|longue|dure|rude) semaine|quelle semaine)\b/,
    tone: 'hard',
    say: ['Toute une semaine comme ça, ouf.', 'Quelle semaine, dis donc. Vivement le repos.'],
    ask: ['C’est fini, ou il reste encore un bout ?'],
  },
  {
    signs:
      /\b(?:(?:grosse|longue|sacree|enorme|tres longue) (?:journee|matinee|soiree)|quelle journee|journee (?:de (?:dingue|fou|ouf|malade|taf)|chargee|sans fin|crevante|bien remplie|a rallonge|qui n'en finit (?:pas|plus))|pas (?:eu )?(?:une minute|une seconde|arrete) (?:a moi|de la journee|aujourd'?hui)|pas arrete (?:de la journee|depuis ce matin|de courir)|couru (?:partout|toute la journee))\b/,
    say: ['Sacrée journée, dis donc.', 'Tout ça en une journée, ouf.'],
    ask: ['C’est fini pour aujourd’hui ?', 'Et maintenant, tu te poses ?'],
  },
  {
    signs:
      /\b(?:(?:passe|c'?etait|ete|eu|fait) (?:vraiment |aussi )?une (?:tres |super |vraiment |si )?(?:bonne|belle|super|chouette|excellente|agreable) (?:journee|soiree|matinee|semaine|apres-midi)|(?:bonne|belle|super|chouette) (?:journee|soiree) (?:aujourd'?hui|hier|au final|finalement)|journee (?:parfaite|geniale|au top|de reve))\b/,
    tone: 'glad',
    say: ['Voilà une bonne nouvelle, ça fait plaisir à lire.', 'Chouette, un moment à garder.'],
    ask: ['C’était quoi, le meilleur moment ?'],
  },
  {
    signs:
      /\b(?:(?:\d+|huit|neuf|dix|onze|douze|treize|quatorze|vingt[ -]quatre|seize) ?h(?:eures)? (?:de suite|d'affilee|debout|non[ -]stop|sans (?:pause|manger|m'asseoir)|de (?:taf|boulot|travail|garde|route|service))|debout (?:depuis (?:ce matin|[3-6] ?h|cinq heures|hier)|toute la (?:journee|nuit)))\b/,
    tone: 'hard',
    say: ['Toutes ces heures d’affilée, ouf.', 'Là, tes jambes ont droit à une chaise.'],
    ask: ['Tu peux t’asseoir un moment, là ?', 'C’est le rythme habituel ?'],
  },
  {
    signs:
      /\b(?:(?:je |j'|on |jte )?(?:travaille|bosse|taffe|bossais|taffais) (?:de|la) nuit|(?:suis|chui|chuis|jsuis|passee? en|mis[e]? de|equipe|poste|service) (?:de|la) nuit|gardes? de nuit|(?:sors|sortie?|rentre|rentree|fini) (?:juste )?(?:de|ma) (?:ma )?(?:\w+ )?(?:nuit|garde)|nuits? d'affilee)\b/,
    say: ['Bosser pendant que les autres dorment, chapeau.', 'Une nuit de travail, ouf, ça compte double.'],
    ask: ['Tu arrives à dormir, après ça ?', 'Il y a du monde, la nuit, ou c’est calme ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|chuis|chu|jsuis|j'suis|me sens|etais) (?:(?!pas\b|plus\b|jamais\b|peut|moins\b)[\w']+ ){0,2}(?:crevee?|nase?|naze|lessivee?|rincee?|epuisee?|ereintee?|claquee?|fatiguee?|vannee?|ko|hs|cuite?|explosee?|defoncee? de fatigue|morte? de fatigue|a plat|videe?|sur les rotules|au bout de ma vie))\b/,
    tone: 'hard',
    say: ['Là, la batterie est à zéro.', 'Cette fatigue, elle a bien mérité une pause.'],
    ask: ['Tu peux te coucher tôt, ce soir ?', 'Ça s’accumule depuis longtemps ?'],
  },
  {
    signs:
      /(?<!\b(?:pas|plus) )\b(?:plus de jus|tombe de (?:fatigue|sommeil)|dors debout|m'endors (?:debout|sur place)|(?:mes|les) yeux (?:qui )?(?:se ferment|me piquent|piquent|se croisent)|a bout de forces?|gros coup de barre|(?:cette|trop de|tellement de|une|grosse) fatigue|crevee? ce soir|trop crevee?|trop fatiguee?|plus d'energie|zero energie|aucune energie)\b/,
    tone: 'hard',
    say: ['Plus grand-chose dans le réservoir, on dirait.', 'Une vraie fatigue, ça. Le lit t’attend.'],
    ask: ['C’est le sommeil qui manque, ou tout le reste ?'],
  },
  {
    signs:
      /\b(?:(?:j'?en|jen|je n'en) (?:peux|peu) plus(?! (?:d'attendre|d'impatience|de rire))|(?:je )?peux plus(?=$|[.,!;]| de cette| continuer)|au bout du rouleau|ras[ -]le[ -](?:bol|cul)|en ai (?:trop |vraiment |tellement )?(?:marre|plein le)|(?<!que )j'en ai assez|jen ai marre|j'ai ras|c'est trop pour moi|a bout de nerfs|je craque\b(?! (?:pour|sur|completement)))/,
    tone: 'hard',
    say: ['Là, c’est trop, je comprends.', 'La coupe est pleine, visiblement.'],
    ask: ['Qu’est-ce qui t’use le plus, là-dedans ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g) (?:plus |vraiment |juste |trop |absolument )?(?:envie de rien|gout a rien|le gout de rien)|(?:envie|gout) de rien\b(?! \w+er)|plus gout a rien|rien ne me (?:dit|fait envie)|plus rien ne m'interesse|me fait plus rien|(?:plus|pas|aucune|zero) (?:de |aucune )?(?:motivation|motive|envie de rien))\b/,
    tone: 'hard',
    say: ['Plus envie de rien, c’est lourd, ça.', 'L’élan n’est pas là, je vois.'],
    ask: ['C’est comme ça depuis longtemps ?', 'Il reste une petite chose qui ne te pèse pas ?'],
  },
  {
    signs:
      /\b(?:(?:je |j')?(?:m'ennuie|m'emmerde|m'ennuyais|me fais (?:chier|suer|ch))|jm'(?:ennuie|emmerde|fais chier)|jme fais chier|(?:rien|pas grand[- ]chose) a faire\b(?! (?:de|avec|la|ici|pour))|ennui mortel|sais pas quoi faire (?:aujourd|ce soir|la))\b/,
    say: ['Les minutes durent, là.', 'Un peu de vide dans le programme, je vois.'],
    ask: ['Qu’est-ce qui t’occuperait un peu, là ?', 'Depuis ce matin, ou juste là ?'],
  },
  {
    signs:
      /\b(?:(?:rien|pas grand[- ]chose) de (?:special|neuf|nouveau|particulier|fou|ouf|bien special|passionnant)|rien fait (?:de special|aujourd'?hui|de la journee|de ma journee)|(?:la )?routine|comme (?:d'hab\w*|tous les jours)|toujours pareil|train-train|journee (?:tranquille|calme|normale|banale|ordinaire)|une journee comme les autres)\b/,
    say: ['Rien de spécial, donc. Ça va aussi.', 'Du calme plat, je note.'],
    ask: ['C’est un calme qui te va, ou qui pèse ?', 'Il s’est quand même passé une petite chose ?'],
  },
  {
    signs:
      /\b(?:(?:sors|sorti|sortie|rentre|rentree|rentrer|rentres|reviens|sortir|finir|fini|finis|termine|quitte) (?:juste |enfin |a peine |tout juste )?(?:du|de|le|mon|ma) (?:boulot|taf|taff|travail|bureau|service|shift|chantier|job|journee|poste|bosser|travailler|taffer)|(?:ma )?(?:journee|service|shift) (?:est )?(?:enfin )?(?:finie?|terminee?))\b/,
    say: ['Voilà, le boulot est derrière toi.', 'Fini pour aujourd’hui, alors. Canapé ?'],
    ask: ['C’était une grosse journée ?', 'Et maintenant, le programme ?'],
  },
  {
    signs:
      /\b(?:(?:je|j'|on|vais|dois|faut que j') ?(?:dois |vais |pars |part |file |retourne |y vais |aille )(?:\w+ )?(?:au (?:boulot|taf|travail|taff)|bosser|taffer|travailler)|(?:je )?(?:bosse|taffe|travaille|commence) (?:demain|ce soir|a \d+ ?h|tout a l'heure|ce week-?end|samedi|dimanche)|retour au (?:boulot|taf|travail))\b/,
    say: ['Allez, le boulot appelle.', 'Pas encore le moment de se reposer, alors.'],
    ask: ['Tu finis à quelle heure ?', 'Grosse journée en vue ?'],
  },
  {
    signs:
      /\b(?:(?:jours?|journee|matinee) (?:de repos|de conge|off)|(?:suis|chui|chuis|jsuis|etais) (?:en|de) (?:repos|conges?|rtt|week-?end|vacances)(?! (?:maladie|mat|pat|paren))|(?:bosse|travaille|taffe) pas (?:aujourd'?hui|demain|ce)|j'?ai pose (?:un|une|ma|mon|deux|trois|mes) (?:jours?|conges?|rtt|journee|semaine|vendredi|lundi))\b/,
    say: ['Un peu de temps à toi, c’est précieux.', 'Pas de réveil à respecter, alors.'],
    ask: ['Tu as prévu quelque chose, ou surtout rien ?'],
  },
  {
    signs:
      /\b(?:(?:enfin|vivement|bientot|presque) (?:le |en )?(?:week-?end|vendredi|samedi)|(?<!que )c'?est (?:enfin |bientot )?(?:le )?(?:week-?end|vendredi))\b(?! (?:bosse|taffe|travaille))/,
    say: ['Le week-end, ça ne se refuse pas.', 'Ah, le week-end, j’en prends note.'],
    ask: ['Il y a du programme, ou c’est grasse matinée ?'],
  },
  {
    signs:
      /\b(?:dimanche soir|(?:cafard|blues|deprime) du dimanche|(?:c'?est|encore) dimanche|(?:je )?(?:deteste|hais|aime pas) (?:les|le) dimanches?)\b/,
    say: ['Ah, le dimanche et son petit coup de mou.', 'Un dimanche, quoi.'],
    ask: ['Et la semaine qui suit, elle s’annonce comment ?'],
  },
  {
    signs:
      /\b(?:(?:c'?est|deja|demain c'?est|encore|putain de) lundi|lundi matin|(?:je |on |jre)?reprends? (?:le (?:boulot|taf|travail) )?(?:lundi|demain|le (?:boulot|taf|travail|\d))|c'?est la (?:reprise|rentree)|(?:reprendre|retourner au|repris) (?:le )?(?:boulot|taf|travail)|fin des vacances|vacances (?:sont )?(?:finies|terminees))\b/,
    say: ['Et hop, il faut se remettre en route.', 'Pas facile de relancer la machine, j’imagine.'],
    ask: ['Qu’est-ce qui t’attend en premier ?'],
  },
  {
    signs:
      /\b(?:(?:levee?|lever|debout|reveil|reveillee?|reveiller) (?:\w+ ){0,2}(?:a|vers|des|depuis) (?:[3-6] ?h\d*|(?:trois|quatre|cinq|six) heures)|(?:levee?|reveillee?|debout|lever) (?:trop |tres |si |super |hyper |vachement )?tot|reveil (?:a sonne|trop tot|pique)|tombee? du lit|aux aurores)\b/,
    say: ['Oh là, c’est tôt.', 'Debout à une heure pareille, bravo.'],
    ask: ['Tu es du matin, d’habitude ?', 'Le café a suivi, au moins ?'],
  },
  {
    signs:
      /\b(?:(?:il est|y'?est|deja|la il est) (?:une|deux|trois|quatre|[1-4]) ?h(?:eures?)?(?:\d\d)?(?: du mat\w*)?\b(?! de l'?aprem)|(?:deux|trois|quatre|[2-4]) ?h(?:eures?)? du mat(?:in)?|minuit passe|encore (?:debout|reveillee?) a (?:cette heure|minuit|[1-4] ?h))/,
    say: ['Une heure de hibou, ça.', 'À cette heure-là, tout le quartier dort.'],
    ask: ['Ça t’arrive souvent, à cette heure-là ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|chuis|chu|jsuis|reste\w*|encore|deja|toujours|retourne\w*) (?:[\w']+ ){0,3}(?:au lit|dans (?:mon|le) lit)|sous (?:la|ma) couette|me (?:met|mets|glisse) au lit|vais me coucher|pas sortie? (?:de mon|du) lit)\b(?! (?:d'hopital|medical))/,
    say: ['Bien au chaud sous la couette, alors.', 'Le lit, bonne adresse.'],
    ask: ['Journée longue, ou juste besoin de calme ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|chuis|jsuis|bien|enfin|la) (?:\w+ )?(?:posee?|affalee?|vautree?|allongee?|calee?|installee?|avachie?) (?:dans|sur|devant|avec)|me (?:cale|pose|vautre|suis posee?|suis calee?) (?:dans|sur|devant|avec|un peu|cinq)|sur (?:le|mon) canape|(?:avec|sous) (?:un|mon) plaid)\b(?! la question)/,
    say: ['Enfin un moment pour se poser.', 'Un peu de calme, ça a l’air pas mal.'],
    ask: ['Télé, livre, ou rien du tout ?'],
  },
  {
    signs:
      /\b(?:(?:train|bus|rer|ter|tgv|metro|tram|vol|avion|car) (?:[\w']+ ){0,4}(?:en retard|annulee?|supprimee?|bloquee?|en panne|en greve|a eu du retard)|(?:rate|loupe|manque) (?:mon|le|de peu le) (?:bus|train|tram|metro|rer|avion|vol|car)|(?:retard|greve) (?:de |du |des )?(?:la )?(?:sncf|ratp|trains?|bus|metro))\b/,
    tone: 'hard',
    say: ['Ah, les transports, quelle galère.', 'Un trajet raté, c’est rageant.'],
    ask: ['Tu as pu arriver quand même ?', 'Il y a une autre solution ?'],
  },
  {
    signs:
      /\b(?:(?:dans|y'?a|il y a|a cause) (?:les|des) (?:bouchons|embouteillages)|(?:bloquee?|coincee?) (?:sur|dans|a) (?:la route|l'autoroute|le periph|les bouchons|la voiture|la circulation)|(?:une|deux|trois|\d+) ?h(?:eures?)? (?:de|dans les) bouchons)\b/,
    tone: 'hard',
    say: ['Pare-chocs contre pare-chocs, le pire endroit pour attendre.', 'Les bouchons, quelle plaie.'],
    ask: ['C’est tous les jours comme ça ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|chuis|jsuis|encore|toujours|assise?|etais) (?:\w+ )?dans (?:le|un|mon) (?:bus|train|tram|metro|rer|ter|tgv|car|avion)|(?:viens de prendre|attends|monte dans) (?:le|mon) (?:bus|train|tram|metro|rer|ter|tgv|avion|car)|(?:sur le quai|a l'arret de bus))\b/,
    say: ['En route, alors.', 'Un petit bout de trajet, donc.'],
    ask: ['C’est long, comme trajet ?', 'Tu fais quoi, pour passer le temps ?'],
  },
  {
    signs:
      /\b(?:(?:toujours|encore) (?:rien (?:recu|eu|des|dans|de la|du|de leur)|rien(?=$|[.,!])|aucune? (?:nouvelles?|reponse)|pas de (?:nouvelles?|reponse))|(?:aucune?|pas de|sans|plus de) (?:nouvelles?|reponse)\b(?! a ))/,
    tone: 'hard',
    say: ['Toujours ce silence, c’est pénible.', 'Rester sans réponse, rien de plus énervant.'],
    ask: ['Tu attends depuis combien de temps ?', 'Tu devais l’avoir quand ?'],
  },
  {
    signs:
      /\b(?:je patiente|(?:je |j')?poireaut\w+|(?:dans|en) (?:la |une )?(?:salle|file) d'attente|(?:fais|fait|faire) la queue|j'attends (?:depuis|mon tour|toujours|encore|dans|qu'on|le resultat|la reponse|une reponse)|(?:attendu|attends|attend|attendre) (?:\w+ )?(?:\d+|une|deux|trois|quatre) ?h(?:eures?)?)\b/,
    say: ['Toute cette attente, c’est long.', 'Encore attendre, il en faut de la patience.'],
    ask: ['Ça peut prendre encore longtemps ?', 'Tu fais quoi, en attendant ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g) (?:trop |vraiment |une |grave )*(?:la |grosse |une )?flemme|(?:grosse|quelle|trop la) flemme|la flemme (?:de|totale|absolue)|me (?:bouge|motive) pas|aucun courage (?:de|pour|ce))\b/,
    say: ['La grosse flemme, je comprends.', 'Pas l’élan, aujourd’hui.'],
    ask: ['Il y a un truc qui attend vraiment ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|chuis|jsuis|encore|deja|toujours) (?:\w+ )?(?:au (?:boulot|taf|travail|bureau|taff)|en (?:poste|service|plein (?:taf|boulot)))(?! (?:depuis \w+ ans|a))|(?:suis|chui|chuis|jsuis) (?:\w+ )?en pause)\b/,
    say: ['Encore au poste, alors.', 'Le boulot n’est pas fini, donc.'],
    ask: ['C’est calme, ou ça court partout ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|chuis|jsuis|vais etre|ete|arrivee?|etais|encore) (?:\w+ )?en retard|pas entendu (?:mon|le) reveil|reveil n'a pas sonne|panne de reveil)\b/,
    say: ['Aïe, la montre ne fait pas de cadeau.', 'En retard, zut.'],
    ask: ['Ça s’est bien passé quand même ?'],
  },
]
