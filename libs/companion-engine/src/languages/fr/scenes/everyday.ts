import type { OrdinaryScene, Scene } from '../../scenes.ts'

export const everydayScenes: Record<OrdinaryScene, Scene> = {
  newJob: {
    signs:
      /\b(?:(?:trouve|decroche|eu|obtenu) (?:un |le |ce |mon )?(?:nouveau )?(?:travail|boulot|job|poste|taf|cdi|emploi|stage)\b(?! (?:nul|pourri))|nouveau (?:travail|boulot|job|poste|taf)|(?:m'ont|on m'a|ils m'ont) (?:embauchee?|prise?)\b|premier jour de (?:travail|boulot)|promotion)/,
    open: ['Félicitations pour ce travail !', 'Quelle bonne nouvelle, bravo !'],
    stay: [
      'C’est normal d’avoir un peu le trac au début.',
      'Les premiers jours, personne ne s’attend à ce que tu saches tout.',
      'Ça a l’air d’une belle étape.',
      'Tu feras vite connaissance avec les autres.',
    ],
    ask: [
      'De quoi tu vas t’occuper ?',
      'Qu’est-ce qui t’intrigue le plus ?',
      'À qui tu l’as dit en premier ?',
      'Tu commences quand ?',
    ],
  },
  success: {
    signs:
      /\b(?:j'ai (?:reussi|eu (?:mon|ma|le|la) (?:permis|bac|diplome|concours|exam\w*|licence|master)|gagne|valide|decroche)|(?:je suis|suis) (?:diplomee?|recue?|admise?)|j'y suis arrivee?)\b/,
    open: ['Bravo, c’est mérité !', 'Youpi, félicitations !'],
    stay: [
      'Quelle satisfaction, je comprends.',
      'C’est un moment dont tu te souviendras.',
      'Profites-en, c’est à toi.',
      'Tes efforts ont servi à quelque chose.',
    ],
    ask: [
      'C’était comment, le moment où tu l’as su ?',
      'Qui était avec toi ?',
      'Et maintenant, c’est quoi la suite ?',
      'Comment tu aimerais fêter ça ?',
    ],
  },
  broken: {
    signs:
      /\b(?:(?:telephone|portable|ordi\w*|voiture|lave-linge|machine a laver|chaudiere|velo|frigo|tablette|moto)\b.*\b(?:tombee?|cassee?|(?:ne )?(?:s'allume|marche|demarre|fonctionne) (?:pas|plus)|volee?|perdue?|morte?|panne|eau|toilettes|fissure\w*)|(?:j'ai (?:fait tomber|casse|perdu|pete)|on m'a vole|on m'a pique|m'a lache) (?:mon|ma|mes|le|la) (?:\w+ )?(?:telephone|portable|ordi\w*|voiture|velo|portefeuille|cles?|sac|tablette|moto))\b/,
    open: ['Oh non, quelle galère.', 'Aïe, il ne manquait plus que ça.', 'Quelle poisse.'],
    stay: [
      'Je comprends, c’est vraiment embêtant.',
      'Ces choses arrivent toujours au mauvais moment.',
      'Tu as fait ce qu’il fallait sur le moment.',
      'On croise les doigts.',
    ],
    ask: [
      'Comment c’est arrivé ?',
      'Qu’est-ce que tu regretterais le plus ?',
      'Qu’est-ce que tu as déjà essayé ?',
      'Qui pourrait y jeter un œil ?',
    ],
    advice: [
      'Si tu tiens aux données, ne le rallume pas et apporte-le à un réparateur : souvent on sauve quelque chose.',
    ],
  },
  journey: {
    signs:
      /\b(?:(?:pars|partons|vais|allons|part) (?:\w+ )?(?:au|en|a) (?:japon|islande|italie|espagne|grece|portugal|maroc|mexique|thailande|angleterre|new york|londres|rome|bretagne|corse|canada|vacances|voyage)|reserve (?:mon|le|les|un|nos) (?:vol|billets?|voyage|hotel)|vacances (?:en|au|a|dans)|voyage (?:en|au|a))\b/,
    open: ['Un voyage comme ça, quelle chance !', 'Quelle belle idée, partir !'],
    stay: [
      'C’est bien d’avoir un voyage en vue.',
      'Tu auras beaucoup à raconter après.',
      'Ça va te changer les idées.',
      'On sent l’envie de partir.',
    ],
    ask: [
      'Tu veux voir quoi en premier ?',
      'Comment t’est venue l’idée ?',
      'Tu restes combien de temps ?',
      'Où tu en es dans les préparatifs ?',
    ],
  },
  moving: {
    signs: /\b(?:demenag\w+|m'installe|nouvel appart\w*|nouvelle maison|nouveau chez)\b/,
    open: ['C’est un grand pas !', 'Quel changement, ça doit être émouvant.'],
    stay: [
      'On peut avoir de la joie et de la nostalgie en même temps.',
      'Il faut du temps, et c’est très bien comme ça.',
      'Ça fait beaucoup de choses à garder en tête.',
      'Tu t’y sentiras chez toi petit à petit.',
    ],
    ask: [
      'Qu’est-ce que tu emportes en premier ?',
      'Qu’est-ce qui va te manquer le plus ?',
      'C’est comment, là-bas ?',
      'Où tu en es dans les préparatifs ?',
    ],
  },
  pet: {
    signs:
      /\b(?:(?:mon|ma|notre|mes) (?:\w+ )?(?:chat(?:te)?|chien(?:ne)?|chiot|chaton|lapine?|hamster|perroquet|tortue|cheval)|(?:adopte|pris) (?:un |une )?(?:chat(?:te)?|chien(?:ne)?|chiot|chaton|lapin)|chaton|chiot)\b/,
    open: [
      'Haha, j’imagine la scène !',
      'Oh, quel animal attachant !',
      'Avec les animaux, on ne s’ennuie jamais.',
    ],
    stay: [
      'Je vois, ça met de la vie à la maison.',
      'On dirait un animal qui a du caractère.',
      'C’est dur de lui en vouloir longtemps.',
      'Ça fait sourire, ces choses-là.',
    ],
    ask: [
      'Vous vivez ensemble depuis quand ?',
      'Qu’est-ce que ton animal aime le plus ?',
      'Comment vous êtes-vous trouvés ?',
      'Comment est son caractère, en général ?',
    ],
  },
  romance: {
    signs:
      /\b(?:j'ai (?:un crush|craque)|amoureu(?:x|se)|premier rendez-vous|rencontre (?:un (?:mec|garcon|homme)|une (?:fille|femme)|quelqu'un)|me plait (?:beaucoup|trop|depuis)|un rencard)\b/,
    open: ['Oh, c’est une belle nouvelle !', 'C’est beau, quelqu’un qui te plaît autant.'],
    stay: [
      'C’est normal d’y penser tout le temps.',
      'On sent que tu y tiens.',
      'Un pas à la fois, sans hâte.',
      'Reste comme tu es, c’est très bien.',
    ],
    ask: [
      'Comment vous vous êtes rencontrés ?',
      'Qu’est-ce qui te plaît le plus ?',
      'Qu’est-ce qui te fait penser que c’est réciproque ?',
      'C’est quoi, la prochaine étape ?',
    ],
  },
  birthday: {
    signs:
      /\b(?:c'est mon anniversaire|mon anniversaire aujourd'hui|j'ai \d+ ans aujourd'hui|je fete mes \d+|fete mes)\b/,
    open: ['Joyeux anniversaire !', 'Très bon anniversaire !'],
    stay: [
      'Je te souhaite une très belle année.',
      'Aujourd’hui, c’est ta journée.',
      'Même une petite fête, c’est bien.',
    ],
    ask: [
      'Comment tu le passes ?',
      'Qu’est-ce que tu te souhaites pour cette année ?',
      'Quel gâteau, si tu choisissais ?',
    ],
  },
  food: {
    signs:
      /\b(?:j'ai (?:mange|cuisine|prepare|fait) (?:\w+ ){0,3}(?:pizza|pates|gateau|tarte|crepes?|quiche|burger|sushis?|raclette|soupe|gratin|tacos?|couscous|glace)|(?:ce soir|demain) je cuisine|je cuisine (?:pour|ce)|recette)\b/,
    open: ['Bonne idée, ça !', 'Mmm, ça donne envie.'],
    stay: [
      'Ça a l’air d’un bon plat.',
      'En cuisine, les choses simples comptent aussi.',
      'Bon choix.',
      'Merci de me parler de ton repas.',
    ],
    ask: [
      'Il y a quoi dedans ?',
      'C’est quoi le secret, d’après toi ?',
      'C’est quoi ta spécialité ?',
      'Sucré ou salé, s’il fallait choisir ?',
    ],
    advice: [
      'Quelque chose de simple : des fruits avec du yaourt et du miel, ou du chocolat fondu et des biscuits émiettés.',
    ],
  },
  outing: {
    signs:
      /\b(?:(?:vais|allons|va|suis allee?|on est alles?|suis partie?) (?:\w+ )?(?:a la (?:montagne|plage|mer|piscine)|au (?:cinema|parc|lac|concert|stade|ski|resto)|en (?:foret|randonnee|montagne)|me promener|faire (?:un tour|une balade|une rando\w*))|rando\w*|balade|(?:il fait (?:tellement |si |trop )?beau)|beau soleil|belle journee)\b/,
    open: ['Quel bon programme !', 'Une sortie comme ça, ça fait du bien.'],
    stay: [
      'Sortir un peu change les idées.',
      'Chouette.',
      'Ce sont des journées qui font du bien.',
      'Ça a l’air d’une belle journée.',
    ],
    ask: [
      'Qu’est-ce qui te plaît le plus dans cet endroit ?',
      'C’était comment, le temps ?',
      'Tu y vas souvent, ou de temps en temps ?',
    ],
  },
  boredom: {
    signs: /\b(?:je m'ennuie|m'ennuie|quel ennui|je me fais chier|rien a faire|m'emmerde)\b/,
    open: ['Pff, le temps passe lentement.', 'Ça arrive : une journée sans idées.'],
    stay: [
      'Ne rien faire, de temps en temps, ça va aussi.',
      'Un peu de repos, ça ne fait pas de mal.',
      'Tous les jours n’ont pas besoin d’être remplis.',
      'Alors on peut parler un peu.',
    ],
    ask: [
      'Qu’est-ce que tu fais d’habitude de ton temps libre ?',
      'C’est quoi, la dernière chose qui t’a fait rire ?',
      'Qu’est-ce qui te tente, de la musique, un film ou parler ?',
      'De quoi tu aurais envie, si c’était facile ?',
    ],
  },
  school: {
    signs:
      /\b(?:(?:les )?cours\b.*\b(?:chiant\w*|relou\w*|long\w*|ennuyeu\w*|nul\w*)|(?:le|la|mon|ma) prof\b.*\b(?:affichee?|cassee?|saquee?|colle\w*|relou|chiant\w*|deteste|crie|nul\w*)|colle\b|devoirs|lycee|college|m'a (?:affichee?|cassee?|saquee?))\b/,
    open: ['Longue journée, hein.', 'Je comprends, il y a des heures qui ne passent pas.'],
    stay: [
      'Normal, après une journée pareille.',
      'Demain, ça ira peut-être mieux.',
      'L’école, ce n’est pas toujours facile.',
      'Au moins, c’est fini pour aujourd’hui.',
    ],
    ask: [
      'Qu’est-ce qui s’est passé, au juste ?',
      'Dans quelle matière ?',
      'Qui est sympa dans ta classe ?',
      'Tu fais quoi, là, pour te remettre ?',
    ],
  },
  quietDay: {
    signs:
      /\b(?:drole de journee|journee (?:bizarre|etrange)|rien de (?:special|particulier|neuf)|la routine|(?:sur|dans) (?:le|mon) canape|regarde (?:par )?(?:la fenetre|dehors)|(?:un peu )?bof)\b/,
    open: ['Il y a des journées comme ça.', 'Je vois, une journée ordinaire.'],
    stay: [
      'C’est bien de raconter les jours calmes aussi.',
      'Je vois.',
      'Les choses simples comptent aussi.',
      'Merci de me dire comment c’est chez toi.',
    ],
    ask: [
      'Comment s’est passée la journée, en gros ?',
      'Comment tu te sens, là ?',
      'De quoi tu aurais envie ce soir ?',
      'C’était quoi, le meilleur moment, même petit ?',
    ],
  },
}
