import type { TopicPatterns } from '../../patterns.ts'

export const topicPatterns: TopicPatterns = {
  feelings: {
    hurt: /\b(?:m'a (?:blesse\w?|trahie?|quittee?|menti|ignoree?|crie dessus|hurle dessus|engueulee?|insultee?|fait du mal|larguee?|humiliee?|decue?)|blessee?|trahie?|decue?|deception|humiliee?|vexee?)\b/,
    sad: /\b(?:m'a viree?|(?:suis|ete) (?:viree?|licenciee?)|perdu mon (?:travail|boulot|emploi|job|poste)|(?:sale|mauvaise|horrible) journee|journee (?:de merde|horrible|affreuse|pourrie)|triste\w*|malheureu\w+|deprim\w+|cafard|pleur\w+|larmes|le moral a zero|pas (?:trop |vraiment )?le moral|pas (?:trop |tres )?(?:bien|la forme)|demoralis\w+|chagrin|effondree?|desespere\w*|melancoli\w+|abattue?)\b/,
    angry:
      /\b(?:en colere|colere|furieu\w+|enerve\w*|agac\w+|rage|m'enerve\w*|ras le bol|marre|fachee?|enragee?|exasper\w+)\b/,
    anxious:
      /\b(?:angoiss\w*|anxieu\w+|anxiete|nerveu\w+|inquiet\w*|m'inquiete|peur|stress\w*|panique\w*|tendue?|terrifiee?|trac|preoccupee?|debordee?)\b/,
    lonely:
      /\b(?:me sens (?:tres |si |tellement )?seule?|(?:je suis|suis) (?:toujours |tres |si |tellement )?seule?\b|solitude|personne ne (?:me comprend|m'ecoute|m'aime)|isolee?)\b/,
    bored: /\b(?:m'ennuie|ennui|je m'emmerde|rien a faire|ennuyeu\w+)\b/,
    tired:
      /\b(?:longue journee|fatigu\w+|epuis\w+|creve\w?|claquee?|vannee?|a bout|plus d'energie|lessivee?|j'en peux plus|je n'en peux plus)\b/,
    proud:
      /\b(?:fiere?|j'ai (?:gagne|reussi|eu mon (?:bac|permis|diplome|examen))|(?:ete|suis) (?:promue?|embauchee?|prise?|acceptee?|diplomee?)|promotion)\b/,
    happy:
      /\b(?:heureu\w+|contente?|ravie?|joie|joyeu\w+|super journee|belle journee|bonne humeur|aux anges|enthousiaste|me suis (?:bien )?amusee?|je vais (?:tres |super )?bien|ca va (?:tres |super )?bien)\b/,
  },
  topics: {
    loss: /\b(?:(?:est|sont) (?:morte?s?|decedee?s?|partie? pour toujours)|mort de|deces|enterrement|deuil|obseques|j'ai perdu (?:mon|ma) (?:mere|pere|frere|soeur|mari|femme|fils|fille|grand-\w+|amie?|chien|chat))\b/,
    couple:
      /\b(?:copain|copine|petit[- ]ami|petite[- ]amie|mari|ma femme|mon ex|relation|couple|amoureu\w+|rupture|rompu|divorc\w+|trompee?|mon conjoint|ma conjointe|fiancee?|rendez-vous amoureux|quittee?)\b/,
    study:
      /\b(?:examens?|etud\w+|universite|fac|ecole|lycee|college|cours|devoirs|memoire|these|prof\w*|partiel\w*|bac|revis\w+|concours)\b/,
    work: /\b(?:travail\w*|boulot|bureau|chef|patron\w*|collegues?|reunion\w*|salaire|entretien|entreprise|clients?|vire\w?|licenci\w+|contrat|carriere|metier|bosse\w*|job)\b/,
    family:
      /\b(?:famille|mere|maman|pere|papa|soeurs?|freres?|mon fils|ma fille|grand[- ](?:mere|pere)|grands-parents|parents|oncle|tante|cousin\w*|beaux-parents|enfants)\b/,
    friends: /\b(?:amie?s?|amities?|pote\w*|copains|copines|meilleure? amie?)\b/,
    health:
      /\b(?:mal (?:a la|au|aux) \w+|malade\w*|fievre|grippe|rhume|medecin|docteur|hopital|operation|douleur\w*|therapie|medicament\w*|regime|sante|migraine)\b/,
    sleep: /\b(?:dor(?:s|mir|mi)|sommeil|insomni\w+|cauchemar\w*|nuit blanche|reveill\w+|reve de|reve que)\b/,
    money:
      /\b(?:argent|loyer|factures?|dettes?|credit|economies|depenses|fins? de mois|a decouvert|compte en banque|fauchee?)\b/,
    plans:
      /\b(?:ce soir|demain|week-?end|samedi|dimanche|projets?|prevu\w*|organis\w+|fete|anniversaire|je pense a|j'ai l'intention|j'aimerais (?:commencer|apprendre))\b/,
    arte: /\b(?:art|peint\w+|tableau\w*|dessin\w*|musees?|exposition|sculptures?|artistes?|photograph\w+)\b/,
    musica:
      /\b(?:musique|chansons?|concerts?|guitare|piano|chant(?:e|er|eur|euse)|album|groupe de|playlist|violon|batterie|jazz)\b/,
    viaggi: /\b(?:voyag\w+|vacances|avion|valise\w*|hotel|tourist\w+|a l'etranger|croisiere|partir en)\b/,
    cucina:
      /\b(?:cuisin\w+|recettes?|pizza|pates|gateau\w*|diner|dejeuner|petit-dejeuner|mang\w+|restaurant|repas|dessert|four)\b/,
    sport:
      /\b(?:sport\w*|foot\w*|match\w*|salle de sport|cour(?:s a|ir|se a pied)|natation|nag(?:e|er)|tennis|basket|volley|velo|entrainement|equipe|yoga|marathon)\b/,
    lettura: /\b(?:livres?|lire|lecture|lis un|romans?|poemes?|poesie|ecrivain\w*|bibliotheque|bouquin\w*)\b/,
    cinema: /\b(?:films?|cinema|series?|acteur\w*|actrice\w*|realisat\w+|netflix)\b/,
    natura:
      /\b(?:nature|montagnes?|mer|foret|bois|promenade|jardin\w*|fleurs?|arbres?|plage|lac|coucher de soleil|etoiles|randonn\w+|pluie)\b/,
    animali:
      /\b(?:animaux|animal|chien\w*|chats?|chatons?|chiots?|lapin\w*|hamster|chev(?:al|aux)|oiseau\w*|perroquet|veterinaire)\b/,
    tecnologia:
      /\b(?:technolog\w+|ordinateur\w*|telephone|portable|appli\w*|jeux? video|coder|programmation|robots?|internet|reseaux sociaux|intelligence artificielle)\b/,
    interview: /\bentretiens?\b(?! (?:avec mon|annuel))/,
    exam: /\b(?:exam\w*|partiels?|concours|controle (?:de|demain)|interro\w*|oral|bac\b|brevet|permis (?:de conduire|demain)|soutenance)\b/,
    date: /\b(?:premier rendez-vous|rendez-vous (?:galant|amoureux|avec (?:un(?:e)? (?:fille|garcon|mec|homme|femme)|elle|lui))|premier date|un date|rencard|tinder|j'ai un crush|mon crush)\b/,
    moving:
      /\b(?:demenag\w+|nouvel (?:appart\w*)|nouvelle maison|emmenag\w+|m'installe (?:a|en|au)|cartons)\b/,
    birthday: /\b(?:anniversaires?|anniv|(?:fete|aurai|vais avoir) (?:mes |ses |ma |sa )?\d+ ans)\b/,
  },
  good: /\b(?:aide|marche bien|bien|bon(?:ne)?|belle?|beau|super|genial\w*|magnifique|merveilleu\w+|formidable|enfin|j'aime|j'adore|adore|chance|reussi\w*|parfait\w*|sympa|chouette|mieux)\b/,
  bad: /\b(?:jalou\w+|envieu\w+|renverse\w*|casse\w*|trop \w+|mal|mauvais\w*|pire|nul(?:le)?|horrible|terrible|affreu\w+|probleme\w*|difficile\w*|dur|dispute\w*|engueul\w+|perdu\w*|rate\w*|echoue\w*|deteste|crie\w*|hurle\w*|malheureusement|lourd|injuste|galere|me manque)\b/,
  ownNegation: /^(?:pas|personne)$/,
  negation: /^(?:ne|n|pas|jamais|plus|sans|aucun|ni|guere)$/,
  somebodyElse: /^(?:il|elle|ils|elles|qu'il|qu'elle)$/,
  news: {
    birthday:
      /\b(?:c'est (?:aujourd'hui )?mon (?:anniv(?:ersaire)?)(?! (?:bientot|demain|la semaine|dans))|mon anniv(?:ersaire)? c'est aujourd'hui|(?:aujourd'hui,? )(?:j'ai|je fete mes|c'est mes) \d+ ans|(?:j'ai|je fete mes) \d+ ans aujourd'hui|je viens d'avoir \d+ ans)\b/,
    exam: /\b(?:j'ai (?:enfin |bien )?(?:reussi|eu|decroche|obtenu|valide) (?:mon |mes |ma |l'|le |tous mes )?(?:exam\w*|partiels|concours|bac|brevet|permis|diplome|licence|master|oral|annee)|je suis (?:diplomee?|admise?)|exam\w* reussis?)\b/,
    job: /\b(?:j'ai (?:enfin |bien )?(?:eu|decroche|trouve|obtenu) (?:le |un |ce |mon |la |une |du )?(?:nouveau |nouvel )?(?:poste|job|boulot|travail|emploi|stage|cdi|promotion|augmentation)|(?:je suis|j'ai ete|je me suis fait) (?:embauchee?|promue?|augmentee?)|ils m'ont (?:prise?|embauchee?)|on m'a (?:embauchee?|promue?))\b/,
    engagement:
      /\b(?:(?:il|elle) m'a demandee? en mariage|(?:on|nous) (?:s'est|nous sommes) (?:fiances|maries|fiancees|mariees)|je (?:me suis|suis) fiancee?|on se marie|je me marie|(?:il|elle) a dit oui)\b/,
    baby: /\b(?:(?:je suis|ma femme est|ma copine est|elle est) enceinte|(?:on|j'|nous) ?(?:attend|attends|attendons) un (?:bebe|enfant)|(?:je vais|on va) (?:etre|devenir) (?:papa|maman|parents|tonton|tata|tante|oncle|mamie|papi)|je suis (?:devenue? )?(?:papa|maman|tonton|tata)|(?:mon|ma|notre) (?:bebe|fils|fille) est nee?)\b/,
  },
  decisions: {
    wear: /\b(?:(?:je|j') ?(?:mets|porte|dois mettre|peux mettre|devrais mettre|m'habille) (?:quoi|comment)|qu'est-ce que je (?:mets|porte|dois mettre|peux mettre|devrais (?:mettre|porter)|vais mettre)|comment (?:je m'habille|m'habiller|je dois m'habiller)|quoi (?:mettre|porter)|que (?:mettre|porter|dois-je (?:mettre|porter))|quelle (?:robe|tenue|chemise))\b/,
    cook: /\b(?:(?:je|on) (?:cuisine|mange|prepare|fais|fait) quoi (?:a manger|ce soir|pour)|(?:je|on) (?:cuisine|mange) quoi|qu'est-ce que (?:je|on|j') ?(?:cuisine|mange|prepare|peux (?:cuisiner|manger|preparer)|pourrais (?:cuisiner|manger|preparer)|fais a manger)|quoi (?:cuisiner|manger)|que (?:cuisiner|manger|preparer)|idees? (?:de|pour le) (?:repas|recette|diner|dejeuner))\b/,
    gift: /\b(?:(?:je|j') ?(?:lui |leur )?(?:offre|achete) quoi|qu'est-ce que (?:je|j') ?(?:peux |pourrais |dois |vais )?(?:lui |leur )?(?:offre|offrir|achete|acheter|prendre)|quoi (?:lui |leur )?(?:offrir|acheter)|que (?:lui |leur )?offrir|idees? (?:de )?cadeau|quel cadeau)/,
    say: /\b(?:(?:je|j') ?(?:lui |leur )?(?:dis|ecris|reponds) quoi|qu'est-ce que (?:je|j') ?(?:peux |pourrais |dois |vais )?(?:lui |leur )?(?:dis|dire|ecris|ecrire|reponds|repondre)|quoi (?:lui |leur )?(?:dire|ecrire|repondre)|que (?:lui |leur )?(?:dire|repondre)|comment (?:je )?(?:lui|leur) (?:dire|dis|demander|annoncer))\b/,
    watch:
      /\b(?:(?:je|on) regarde quoi|qu'est-ce que (?:je|on|j') ?(?:regarde|peux regarder|pourrait regarder|peut regarder)|quoi regarder|que regarder|(?:quel|quelle) (?:film|serie)|(?:un|une) (?:bon |bonne )?(?:film|serie) a (?:me )?(?:conseiller|voir|regarder)|conseille[- ]moi (?:un|une) (?:film|serie))\b/,
    pack: /\b(?:(?:je|j') ?(?:prends|emporte|mets dans (?:ma|la) valise) quoi|qu'est-ce que (?:je|j') ?(?:prends|emporte|dois (?:prendre|emporter)|mets dans (?:ma|la) valise)|(?:quoi|que) (?:emporter|prendre|mettre dans))\b/,
    spend:
      /\b(?:(?:je|on) (?:fais|fait|peux faire|peut faire|pourrait faire) quoi (?:ce soir|aujourd'hui|ce week-?end|demain|dimanche|samedi)|qu'est-ce que (?:je|on) (?:fais|fait|peux faire|peut faire|pourrait faire|pourrais faire) (?:ce soir|aujourd'hui|ce week-?end|demain|dimanche|samedi)|(?:quoi|que) faire (?:ce soir|aujourd'hui|ce week-?end|demain))\b/,
  },
}
