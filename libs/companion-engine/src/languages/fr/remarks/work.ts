import type { Remark } from '../../remarks.ts'

export const remarksOnWork: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:suis|chui|me suis faite?|m'ont|m'a|etre) (?:\w+ )?(?:viree?|licenciee?)\b|(?:mon|un|plan de) licenciement|perdu mon (?:boulot|taf|travail|poste|job|emploi)|(?:boite|usine|magasin|entreprise) (?:qui )?(?:ferme|coule|a ferme|a coule|va fermer)|(?:contrat|cdd|interim|periode d'essai) (?:[\w']+ ){0,2}(?:pas renouvelee?|rompue?|arretee?|terminee?|finie?)\b|mise? a la porte)/,
    tone: 'hard',
    say: ['Oh. Perdre son travail, c’est un choc.', 'Le boulot qui s’arrête, c’est rude.'],
    ask: ['Tu l’as su comment ?', 'Tu as un peu de temps devant toi, côté argent ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|chuis|jsuis|encore|toujours) (?:\w+ )?(?:au chomage|sans (?:emploi|boulot|taf|travail))|chomage depuis|(?:cherche|chercher|retrouver|recherche) (?:\w+ )?(?:du|un|d'|de l')? ?(?:boulot|taf|travail|stage|emploi|alternance|job)|(?:envoye|\d+|plein de|mes|trente|cent) (?:\d+ )?(?:cv|candidatures)|lettres? de motiv\w*|(?:je |j'ai )postule|france travail|pole emploi)\b/,
    say: ['La recherche de boulot, quel marathon.', 'Pas simple, cette recherche.'],
    ask: ['Tu cherches dans quoi ?', 'Il y a eu des réponses ?'],
  },
  {
    signs:
      /\b(?:chef|cheffe|patron|patronne|boss|manager|responsable|direct(?:eur|rice)|gerante?|tuteur) (?:[\w']+ ){0,3}?(?:m'a (?:(?!pas)[\w']+ )?(?:engueul\w*|gueul\w*|cri\w*|accus\w*|humili\w*|reproch\w*|convoque\w*)|me (?:cherche|harcele|pourrit|surveille|gueule|parle mal|crie|met la pression)|gueule|hurle|crie)|\bme suis faite? (?:\w+ )?(?:engueuler|pourrir|demonter|reprendre|allumer|taper sur les doigts)/,
    tone: 'hard',
    say: ['Se prendre ça au travail, c’est dur.', 'Aïe. Ça reste en travers, un truc pareil.'],
    ask: ['C’était devant les autres ?', 'Ça arrive souvent, ce ton-là ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|le|la) (?:chef|cheffe|patron|patronne|boss|manager|responsable|direct(?:eur|rice)) (?:[\w']+ ){0,2}(?:est (?:\w+ )?(?:infecte?|con|conne|nulle?|odieu\w+|insupportable|toxique|chiante?|relou|sur mon dos)|comprend rien|me (?:saoule|gonfle|stresse|rend (?:dingue|folle|fou|malade)|refuse|demande (?:encore|toujours|de (?:rester|venir)))|m'a (?:refuse|impose|encore (?:demande|colle)|fait (?:rester|revenir))|veut (?:que je|pas)))/,
    tone: 'hard',
    say: ['Avec un chef comme ça, pas simple.', 'De quoi se crisper, oui.'],
    ask: ['Tu peux lui en parler, ou c’est perdu d’avance ?'],
  },
  {
    signs:
      /\b(?:(?:mon|ma|mes|le|la|les|un|une|deux) collegues? (?:[\w']+ ){0,3}(?:(?:me|m'a|m'ont) (?:\w+ )?(?:saoul\w*|gonfle\w*|enerve\w*|laisse\w* (?:tout|tomber)|plante\w*|pique\w*|balance\w*|critique\w*|parle (?:mal|pas|plus)|refile\w*|ignore\w*)|fai(?:t|sait) (?:rien|pas son)|(?:ne )?fout\w* rien|est (?:encore )?(?:absente?|malade|en arret|insupportable|chiante?|penible|relou))|ambiance (?:pourrie|de merde|lourde|horrible|toxique|tendue) (?:au|dans|a))/,
    tone: 'hard',
    say: ['Aïe, les histoires de collègues.', 'Et il faut bosser avec ça, pfff.'],
    ask: ['C’est nouveau, ou ça dure ?'],
  },
  {
    signs:
      /\b(?:(?:client|cliente|clients|clientes|usager|patient|patiente|passager|touriste|mec|gars|dame|type) (?:[\w']+ ){0,3}?(?:m'a|m'ont) (?:(?!pas)[\w']+ )?(?:engueul\w*|insult\w*|gueul\w*|cri\w*|hurl\w*|menac\w*|crach\w*|agress\w*|traite\w* de|jete\w*)|(?:clients?|clientes?) (?:\w+ )?(?:de merde|chiante?s?|odieu\w+|penibles?|insupportables?|relous?|exigeante?s?|desagreables?|agressi\w+))/,
    tone: 'hard',
    say: ['Se faire traiter comme ça en bossant, non.', 'Quel toupet, et il faut rester calme en plus.'],
    ask: ['Tu as pu dire quelque chose ?', 'Tes collègues ont réagi ?'],
  },
  {
    signs:
      /\b(?:heures? sup\w*|(?:suis|chui|chuis|jsuis|etais) (?:\w+ )?(?:debordee?|submergee?|surchargee?|sous l'eau|charrette)|trop de (?:boulot|travail|taf|taff|dossiers)|(?:croule|noyee?) sous (?:le|les)|(?:gros|en plein|plein|le coup de) rush|sous[- ]effectif|(?:reste|rester|restee?|fini|finir|bosse|bosser) (?:\w+ )?(?:tard|jusqu'a (?:[89]|1\d|2\d|minuit|vingt|pas d'heure)) ?(?:h\w*)? ?(?:au|du|pour le) ?(?:boulot|taf|travail|bureau)|la surcharge)\b/,
    tone: 'hard',
    say: ['Tout ça sur tes épaules, c’est beaucoup.', 'Encore du travail par-dessus, ouf.'],
    ask: ['Il y a une fin en vue ?', 'Tu arrives à décrocher un peu, le soir ?'],
  },
  {
    signs:
      /\b(?:(?:deteste|hais|supporte plus|degoutee? de|marre de|aime (?:pas|plus)|m'ennuie (?:a|dans)) (?:\w+ )?(?:mon|ce|le|au) (?:boulot|taf|travail|job|metier)|(?:boulot|taf|travail|job|metier) (?:[\w']+ ){0,2}(?:me (?:saoule|bouffe|tue|gonfle|stresse|plait (?:pas|plus)|deprime|mine)|m'epuise|m'use|est (?:nul|pourri|chiant|penible))|burn[- ]?out|boule au ventre (?:avant d'aller|pour aller) (?:bosser|au (?:boulot|taf|travail)))\b/,
    tone: 'hard',
    say: ['Y aller à reculons, c’est usant.', 'Ce boulot te coûte cher, visiblement.'],
    ask: ['Qu’est-ce qui pèse le plus, là-dedans ?', 'C’est venu d’un coup, ou peu à peu ?'],
  },
  {
    signs:
      /\b(?:(?:en|mon|un|mis en|mise en) arret (?:maladie|de travail|depuis|pour|jusqu)|(?:suis|chui|chuis|jsuis) en arret|accident (?:du|de) travail|m'a arretee? (?:\d|une|deux|trois|quinze|jusqu)|prolonge (?:mon|l') ?arret)/,
    tone: 'hard',
    say: ['En arrêt, mince.', 'Une pause forcée, pas facile à vivre.'],
    ask: ['Ça te laisse récupérer un peu ?', 'C’est pour longtemps ?'],
  },
  {
    signs:
      /\b(?:(?:rat|loup|foir|plant)(?:e|ee|er) (?:[\w']+ ){0,2}(?:mon|ma|le|la|mes|l'|l|un|une) ?(?:bac|permis|code|examen|exams?|partiels?|p1|annee|concours|brevet|oral|controle|semestre|interro|bts|cap|audition|entretien|ds)|recalee?|redouble\w*|(?:pas|rien) (?:eu|valide|reussi) (?:mon|le) (?:bac|permis|code|concours|semestre|brevet)|(?:pas ete|suis pas) (?:prise?|retenue?|admise?)\b|sale note|mauvaises? notes?|j'?ai eu [0-8](?:[.,]\d)? (?:en|sur|a))\b/,
    tone: 'hard',
    say: ['Aïe, ça fait mal, un résultat pareil.', 'Quelle déception, surtout après le travail.'],
    ask: ['Il y a une deuxième chance ?', 'Qu’est-ce qui a coincé, d’après toi ?'],
  },
  {
    signs:
      /\b(?:(?:(?:une|ma|la|grosse) (?:boulette|gaffe|bourde)|me suis (?:\w+ )?(?:trompee?|gouree?|plantee?) (?:de|dans|sur)|(?:fait|faite?) une (?:grosse |petite |enorme |super )?(?:erreur|connerie|betise|bourde)|envoye (?:[\w']+ ){0,6}(?:par erreur|au mauvais|a la mauvaise)|(?:supprime|efface) (?:par erreur|sans faire expres|tout)))\b/,
    tone: 'hard',
    say: ['Aïe, la gaffe.', 'Oups. Ça arrive, mais ça pique.'],
    ask: ['Ça s’est rattrapé ?', 'Quelqu’un l’a vu ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je l'ai|on a) (?:\w+ )?(?:eu|valide|reussi|decroche|obtenu) (?:\w+ )?(?:mon|ma|le|la|mes|son|l'|un) ?(?:bac|permis|code|examen|exam|exams|partiels?|annee|concours|licence|brevet|oral|semestre|bts|cap|diplome|master|stage|alternance)|(?:suis|chui|chuis|jsuis|ete) (?:\w+ )?(?:admise?|recue?)\b|mention (?:bien|tres bien|assez bien)|j'?ai eu (?:un )?(?:1[3-9]|20)(?:[.,]\d)?(?: (?:en|sur|a)|\/|$)|bonnes? notes?)/,
    tone: 'glad',
    say: ['Bravo, vraiment.', 'Réussi, la classe.'],
    ask: ['Qui l’a appris en premier ?', 'Tu y croyais, avant ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|ai) (?:\w+ )?(?:eu|trouve|decroche|obtenu|signe) (?:\w+ )?(?:un|mon|le|ce|du) (?:nouveau )?(?:boulot|taf|job|travail|poste|cdi|cdd|contrat)|(?:suis|chui|m'ont|m'a|ete) (?:\w+ )?(?:embauchee?|titularisee?|promue?|augmentee?|prise? pour le (?:poste|stage|job))|(?:une|ma|eu|decroche|obtenu) (?:une |ma |la )?(?:augmentation|promotion|prime)\b(?! de salaire refusee))/,
    tone: 'glad',
    say: ['Oh, félicitations.', 'Ça, c’est une belle nouvelle pour toi.'],
    ask: ['Ça commence quand ?', 'Ça change quoi, pour toi ?'],
  },
  {
    signs:
      /\b(?:(?:mon (?:premier|1er) jour|(?:premier|1er) jour (?:de|au|dans|a) (?:stage|boulot|taf|travail|job|lycee|college|fac|la fac|mon))|(?:ma )?premiere (?:journee|semaine|garde) (?:au|a|de|dans|en|termine|finie)|(?:mon )?nouveau (?:boulot|job|taf|poste|travail|stage)|nouvelle (?:boite|equipe)|(?:je )?(?:commence|debute|demarre) (?:lundi|demain|mon stage|mon (?:nouveau|contrat|alternance)|un (?:nouveau|stage|boulot))|(?:en|ma) periode d'essai)\b/,
    say: ['Du nouveau, donc. Pas mal à apprendre d’un coup.', 'Un début, ça intimide un peu, j’imagine.'],
    ask: ['Ils sont comment, avec toi ?', 'Qu’est-ce qui te surprend le plus ?'],
  },
  {
    signs:
      /\b(?:(?:un|mon|d'|l'|passe un|j'ai un|dernier|premier|cet) ?entretien (?:\w+ )?(?:d'embauche|de stage|pour|chez|mardi|lundi|jeudi|demain|mercredi|vendredi|ce|cet|hier|c'est|s'est|a \d+)|entretien d'embauche|(?:passe|eu|ai) un entretien|passer (?:un|mon) entretien)\b/,
    say: ['Un entretien, ça compte.', 'Se vendre devant des inconnus, pas évident.'],
    ask: ['C’est pour faire quoi, exactement ?', 'C’est quoi, la question que tu redoutes ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|je|vais|veux|viens de|envie de|pense a|on a|faut que je) (?:\w+ )?demission\w*|(?:ma|lettre de|poser ma|pose ma) (?:demission|dem)\b|(?:quitter|lacher|plaquer|quitte) (?:mon|ce) (?:boulot|taf|poste|job|travail|metier)|changer de (?:metier|boulot|voie|job|taf)|(?:en|ma|une|de) reconversion|rupture conv\w*|me (?:mettre|lancer|suis mise?|suis lancee?) a mon compte|tout plaquer)\b/,
    say: ['Changer de cap, gros sujet.', 'Un virage pareil, ça se pèse.'],
    ask: ['Qu’est-ce qui t’en a donné l’idée ?', 'Tu y penses depuis longtemps ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|je suis|viens de|vais|pars|mise?|passe|depuis que je suis|bientot|enfin) (?:\w+ )?(?:a la|en|partir a la|prendre ma|de partir a la) retraite|retraitee? depuis|ma retraite|mon pot de depart|dernier jour (?:de|au) (?:travail|boulot|taf))\b/,
    say: ['La retraite, sacré changement de rythme.', 'Plus de réveil imposé, alors. Grand virage.'],
    ask: ['À quoi ressemblent tes journées ?', 'Il y a une chose du travail qui te manque ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|encore|sors d'|sors de|trois|deux|\d|grosse|longue|enchaine\w*) ?(?:\w+ )?(?:une |la |des |les |ma |de )?(?:reunions?|visios?)\b(?! (?:parents|de famille|avec la maitresse|publique|alcool))|reunion (?:interminable|inutile|a \d+ ?h|demain|ce matin|qui n'en finit))/,
    say: ['Encore une réunion, courage.', 'Des réunions pendant que le travail attend, classique.'],
    ask: ['Elle a servi à quelque chose, au moins ?'],
  },
  {
    signs:
      /\b(?:(?:suis|chui|en|fais du|fait du|passe en|bosse en|jour de|plein) (?:\w+ )?teletravail|(?:bosse|travaille|taffe) (?:\w+ )?(?:de|a|depuis) (?:chez moi|la maison)|(?:toute la journee|huit heures|8h) (?:devant|sur) (?:l'|un |mon |des )?(?:ecrans?|ordi\w*|excel|pc))\b/,
    say: ['Le bureau à la maison, alors.', 'Toute la journée au même endroit, ça fait long.'],
    ask: ['Tu as pu sortir un peu ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|ai|ont|a) (?:\w+ )?(?:un|mon|mes|une|des|le|deux|trois) ?(?:gros |grosse )?(?:examens?|exams?|partiels?|controles?|interros?|ds|oral|oraux|concours|eval\w*|bac blanc|brevet blanc) (?:demain|lundi|mardi|mercredi|jeudi|vendredi|la semaine|bientot|dans|cette|de|en|d'))\b/,
    say: ['L’épreuve approche, donc.', 'Gros rendez-vous, ça. Je croise les doigts, à ma façon.'],
    ask: ['Tu te sens comment, côté révisions ?', 'Qu’est-ce qui te fait le plus peur, là-dedans ?'],
  },
  {
    signs:
      /\b(?:(?:examen|exam|partiels?|bac|brevet|concours|oral|soutenance|permis|code) (?:c'?est )?(?:demain|lundi|mardi|mercredi|jeudi|vendredi|dans \w+ (?:jours?|semaines?)|approche\w*|la semaine prochaine)|(?:je |vais )?(?:passe|passer) (?:mon|le) (?:permis|bac|code|oral|concours|brevet)(?= (?:demain|dans|lundi|mardi|jeudi|vendredi|bientot|la)|$|[.,!]))\b/,
    say: ['Le grand jour n’est plus loin.', 'Bientôt le moment de vérité. Courage.'],
    ask: ['Tu te sens à peu près au point ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|je|dois|faut que je|vais|viens de|suis en train de|en train de|on a|arrive pas a) (?:\w+ )?(?:revise?|reviser|bosse mes|bosser mes|bachote|bachoter|etudier)\b(?! (?:mon|son) (?:jugement|avis|velo))|(?:mes|les|des|pleine periode de|en pleines?) revisions|(?:a la|en) bu\b|fiches? de revision)/,
    say: ['En plein dans les révisions, courage.', 'Le nez dans les cours, donc.'],
    ask: ['C’est quelle matière ?', 'Ça rentre, ou pas du tout ?'],
  },
  {
    signs:
      /\b(?:(?:rien|pas) (?:encore |meme |du tout )?(?:revise|commence (?:a (?:reviser|bosser|rediger)|mes|mon (?:devoir|memoire|dm|rapport|dossier|expose))|ouvert (?:mes|le|mon) (?:cours|pdf|livres?|classeur|poly))|(?:dernier moment|derniere minute)|procrastin\w+|je repousse|remets? (?:tout )?(?:a|au) (?:demain|lendemain|plus tard)|(?:prise?|suis) (?:\w+ )?(?:du|de|en) retard dans (?:mes|mon|le|les))\b/,
    say: ['Ah, le fameux dernier moment.', 'Repousser encore un peu, je vois le tableau.'],
    ask: ['C’est à rendre pour quand ?', 'Quel serait le plus petit bout par où commencer ?'],
  },
  {
    signs:
      /\b(?:(?<!\b(?:rendu|fini|termine|soutenu|boucle|depose) )(?:mon memoire|ma these|(?:mon|ma|le|la|un|ce) (?:rapport de stage|dissert\w*|expose|soutenance|dossier (?:a rendre|pour demain)))\b(?! (?:flanche|qui))|(?:mes|des|les|faire mes|trop de) devoirs\b|(?:un|mon|le) dm\b(?= (?:de|en|a|pour))|(?:a rendre|dois rendre) (?:demain|lundi|vendredi|pour|ce|dans)|rediger (?:mon|ma))/,
    say: ['Un travail à rendre, ça pèse jusqu’au point final.', 'Ah, ce truc à finir qui attend.'],
    ask: ['Tu en es à peu près où ?', 'C’est sur quoi ?'],
  },
  {
    signs:
      /\b(?:(?:le|la|mon|ma|un|une|cette?) (?:prof|maitresse|maitre|prof de \w+|cpe|surveillante?) (?:[\w']+ ){0,3}(?:m'a (?:\w+ )?(?:collee?|engueulee?|crie|mis|mise|vire|puni\w*|humiliee?|affichee?|confisque|interrogee?|dit que)|me (?:deteste|saoule|cherche|saque|note|colle)|est (?:\w+ )?(?:relou|nul|nulle|mechante?|chiante?|severe|absente?))|(?:heures?|mis|prise?|mise) (?:en |de |deux |une )?colle\b|exclue? de cours)/,
    tone: 'hard',
    say: ['Pas très tendre, dis donc.', 'Se prendre ça en cours, pas drôle.'],
    ask: ['C’était pour quoi, au départ ?', 'C’est le genre de tous les jours ?'],
  },
  {
    signs:
      /\b(?:(?:sors|sorti|sortie|rentre|rentree|reviens|fini|finis|etais|retour) (?:\w+ )?(?:de|du|des|au|en|les|le|l') ?(?:cours|lycee|college|fac|ecole|bahut|amphi|td|internat)\b|(?:journee|huit heures|8h|6h|sept heures) de cours|(?:suis|chui|jsuis) en cours|(?:eu|deux heures de|sors d'un|encore) (?:cours|amphi) d\w|seche (?:les|mes|le|un|deux) cours)\b/,
    say: ['Les cours, donc, fidèles au poste.', 'Une dose de cours, alors.'],
    ask: ['C’était intéressant, ou long ?', 'Quelle matière passe le mieux ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|ai|dois|vais|faire|fait|fais|passe|prepare) (?:\w+ )?(?:ma|une|mon|un|la) (?:presentation|presentations|pitch|discours|conference|soutenance|expose)\b|parler (?:en public|devant (?:tout le monde|la classe|du monde|l'amphi|\d+))|passer (?:au tableau|a l'oral))/,
    say: ['Devant tout ce monde, il faut du cran.', 'Tous les regards sur toi, ça se prépare.'],
    ask: ['Devant combien de monde ?', 'Ça parle de quoi ?'],
  },
  {
    signs:
      /\b(?:(?:j'?ai|jai|g|on a|enfin|vient d'etre|est) (?:\w+ )?(?:fini|finis|termine|rendu|boucle|soutenu|envoye|depose) (?:\w+ )?(?:mon|ma|mes|le|la|ce|notre) (?:memoire|these|rapport|dossier|projet|devoirs?|dm|partiels?|examens?|exams?|concours|stage|expose|manuscrit|roman|presentation|dissert\w*|revisions?|compta|bilan)|(?:partiels?|exams?|examens?|concours) (?:enfin |sont )?(?:finis|termines|passes))\b/,
    tone: 'glad',
    say: ['Voilà, c’est bouclé. Bien joué.', 'Une bonne chose de faite, ouf.'],
    ask: ['Ça s’est bien terminé ?', 'Tu fêtes ça un peu ?'],
  },
  {
    signs:
      /\b(?:(?:ma|ta|la|une|ma derniere) paye?|(?:mon|le) salaire|(?:le|un) smic|paye?e? (?:au (?:smic|lance-pierre)|une misere|des cacahuetes)|mal payee?|sous[- ]payee?)\b(?=.*\b(?:pas|tard|retard|moins|misere|rien|arrive|tombe|baisse|ridicule|smic|euros|balles|payee?|suffit|merde)\b)/,
    tone: 'hard',
    say: ['Pas lourd, sur le compte.', 'Bosser pour si peu, ça énerve.'],
    ask: ['C’est le cas depuis longtemps ?'],
  },
  {
    signs:
      /\b(?:(?:la |a la |de la )prefecture|titre de sejour|(?:la|mon dossier) (?:caf|mdph)\b|(?:mes|declaration d'|payer les|declarer mes) ?impots|paperasse|demarches (?:admin\w*|en ligne)|(?:remplir|rempli|remplis) (?:\w+ )?(?:des|un|le|mes|les|ce|mon) (?:formulaires?|dossiers?|papiers?)|(?:dossier|demande) (?:incomplete?|refusee?|en attente)|l'administration)\b/,
    tone: 'hard',
    say: ['Ah, la paperasse, quelle plaie.', 'Les papiers, il faut les nerfs solides.'],
    ask: ['Il manque encore quoi ?', 'Tu as une date, au moins ?'],
  },
]
