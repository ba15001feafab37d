import type { Vocabulary } from '../grammar.ts'

export const vocabulary: Vocabulary = {
  shorthand: {
    jsuis: 'je suis',
    chuis: 'je suis',
    chui: 'je suis',
    jai: "j'ai",
    jvais: 'je vais',
    jveux: 'je veux',
    jpeux: 'je peux',
    jpense: 'je pense',
    jsais: 'je sais',
    pk: 'pourquoi',
    pq: 'pourquoi',
    bcp: 'beaucoup',
    tjs: 'toujours',
    tjrs: 'toujours',
    qqn: "quelqu'un",
    auj: "aujourd'hui",
    slt: 'salut',
    dsl: 'désolé',
  },
  answers: {
    crisis:
      /\b(?:suicid\w*|me tuer|me suicider|(?:veux|voudrais|envie de) (?:mourir|disparaitre pour toujours|en finir)|en finir avec la vie|mettre fin a mes jours|me faire du mal|me mutil\w*|plus envie de vivre|ne veux plus vivre|veux plus vivre|me tailler les veines)\b/,
    minorSexual:
      /\b(?:mineure?s?|enfants?|fillettes?|gamine?s?|1[0-7] ans)\b.{0,60}\b(?:sex\w*|nue?s?|erotique\w*|porn\w*)\b|\b(?:sex\w*|nue?s?|erotique\w*|porn\w*)\b.{0,60}\b(?:mineure?s?|enfants?|fillettes?|gamine?s?)\b/,
    sexual:
      /\b(?:faire l'amour avec toi|coucher avec toi|baiser|sexto\w*|photos? de toi nue?|tu es nue?|deshabille|excite[- ]moi|porno\w*|orgasm\w*|masturb\w*)\b/,
    askHuman:
      /\b(?:es[- ]tu|t'es|tu es|tu serais) (?:vraiment |reellement |bien )?(?:une? )?(?:vrai(?:e)?|reel(?:le)?|humaine?|etre humain|personne|robot|bot|chatbot|programme|machine|ordinateur|ia|intelligence artificielle|logiciel)\b|\b(?:je parle|parle[- ]je|je discute) (?:a|avec) (?:une? )?(?:vraie )?(?:personne|humain|robot|bot|machine|programme|ia)\b|\bquel modele (?:d'ia )?(?:es|utilises)|\b(?:es|utilises)[- ]tu (?:chat ?gpt|gpt)\b|\bqui est derriere\b|\btu existes vraiment\b/,
    askBody:
      /\b(?:as[- ]tu deja|tu as deja|t'as deja|(?:tu as|t'as|as[- ]tu) (?:deja |bien )?(?:mange|dormi|dine|dejeune)|(?:ou|d'ou) (?:habites|vis|es|viens)[- ]tu|tu (?:habites|vis|es|viens) (?:ou|d'ou)|d'ou viens tu|ou est-ce que tu (?:habites|vis|es)|quel age (?:as[- ]tu|tu as|t'as)|tu as quel age|tu dors parfois|(?:tu as|as[- ]tu) un corps|tu portes quoi|a quoi tu ressembles)/,
    askName:
      /\b(?:comment (?:tu t'appelles|t'appelles[- ]tu)|tu t'appelles comment|quel est ton (?:nom|prenom)|qui es[- ]tu|t'es qui|tu es qui)\b/,
    askTastes:
      /\b(?:qu'est-ce que tu aimes|tu aimes quoi|qu'aimes[- ]tu|ton \w+ prefere|ta \w+ preferee|tu aimes (?:le|la|les|l')|aimes[- ]tu (?:le|la|les|l')|quels sont tes (?:gouts|loisirs|interets)|quelle musique ecoutes|tu es pour qui|tu supportes qui)/,
    askFeelings:
      /\b(?:(?:tu as|as[- ]tu|tu ressens|ressens[- ]tu|tu eprouves) (?:des )?(?:sentiments|emotions)|tu ressens quoi|que ressens[- ]tu|(?:tu m'aimes|m'aimes[- ]tu)|je te manque|tu es (?:amoureu\w+|heureu\w+|triste))\b/,
    askAbilities:
      /\b(?:qu'est-ce que tu (?:sais|peux) faire|que (?:sais|peux)[- ]tu faire|tu (?:sais|peux) faire quoi|comment (?:peux[- ]tu|tu peux) m'aider|comment tu (?:marches|fonctionnes))\b/,
    askSelf:
      /\b(?:parle[- ]moi de toi|raconte[- ]moi (?:quelque chose|un truc)|dis[- ]moi quelque chose|qu'est-ce que tu fais|que fais[- ]tu|tu fais quoi|comment etait ta journee)\b/,
    askOpinion:
      /\b(?:(?:tu (?:penses|crois)|penses[- ]tu|crois[- ]tu) (?:que |qu').*\?|qu'en penses[- ]tu|tu en penses quoi|qu'est-ce que tu en penses|a ton avis)/,
    repair:
      /\b(?:tu te repetes|tu (?:l'as |as )?deja (?:dit|demande)|tu (?:ne |n'as pas |m'as pas )?(?:comprends|compris) (?:pas|rien)|tu n'as pas compris|rien a voir|ca n'a (?:pas de|aucun) sens|c'est pas ce que j'ai|ce n'est pas ce que)\b/,
    howAreYou:
      /\b(?:comment (?:vas[- ]tu|tu vas|ca va|allez[- ]vous)|ca va\s*\?|tu vas bien|la forme\s*\?|et toi\s*\?)/,
    miss: /\b(?:tu m'as manque|tu me manques|j'ai pense a toi|je pensais a toi)\b/,
    compliment:
      /\b(?:tu es (?:si |tellement |tres |vraiment |trop )?(?:gentil\w*|sympa\w*|douce?|drole|intelligent\w*|genial\w*|super|adorable|belle?|beau|mignon\w*|merveilleu\w+|special\w*|incroyable)|t'es (?:trop |vraiment |super )?(?:gentil\w*|sympa|drole|genial\w*|top|adorable|mignon\w*)|j'(?:aime|adore) (?:bien )?(?:te parler|parler avec toi|discuter avec toi)|bonne reponse)\b/,
    insult:
      /\b(?:(?:tu es|t'es) (?:vraiment |trop |completement |une? )?(?:stupide|bete|idiote?|conn?e?|nul(?:le)?|inutile|chiante?|ennuyeu\w+|moche|debile)|ta gueule|va te faire|tais-toi|ferme[- ]la|tu me saoules)\b/,
    apology: /\b(?:desolee?|pardon|excuse[- ]moi|je m'excuse|pardonne[- ]moi|toutes mes excuses)\b/,
    thanks: /\b(?:merci|je te remercie)\b/,
    joke: /\b(?:une blague|fais[- ]moi rire|raconte[- ]moi une blague)\b/,
    game: /\b(?:on joue|jouons|un jeu|ceci ou cela)\b/,
    task: /\b(?:(?:ecris|redige|traduis|resume|calcule|cherche|reserve|trouve|genere|corrige|programme)(?:[- ]moi)? (?:une?|le|la|l'|les|ce|cette|des|mon|ma|en|\d)|combien font \d+)/,
    fact: /\b(?:quelle est la capitale|qui (?:a (?:gagne|ecrit|invente|decouvert|peint)|est le president)|combien d(?:e|')|quand (?:est ne|est mort|a commence)|quel temps fait|quelle heure|quel jour|combien (?:coute|mesure)|c'est quoi (?:une?|le|la|l')|qu'est-ce qu(?:e c'est qu)?'?(?:une?|le|la)\b|qui est\b|qui etait\b|que (?:signifie|veut dire)|ca veut dire quoi|explique[- ]moi|ou se trouve|les dernieres nouvelles)/,
    greeting: /^(?:salut|wesh|bonjour|bonsoir|coucou|hello|hey|yo|re)\b/,
    goodbye:
      /\b(?:au revoir|bonne nuit|a (?:bientot|demain|plus tard|plus|tout a l'heure)|je dois (?:y aller|partir)|je vais (?:dormir|me coucher)|adieu|ciao|bye)\b/,
    laugh: /^(?:(?:ha|ah|he|hi){2,}h?|lol|mdr+|ptdr|haha\w*)[\s!.]*$/,
    love: /\b(?:je t'aime|je t'adore|je suis (?:tombee? )?amoureu\w+ de toi|tu me plais|j'ai des sentiments pour toi)\b/,
    advice:
      /\b(?:sais (?:pas|plus) quoi faire|je (?:devrais|dois) \w+er\b(?=[^?]*\?)|est-ce que je (?:dois|devrais)|de quoi (?:parler|on parle|je (?:peux |pourrais )?parler?)|qu'est-ce que je (?:dois|devrais|peux|pourrais) faire|que (?:dois|devrais|puis)[- ]je faire|je (?:dois|devrais|peux) faire quoi|je fais quoi|que ferais[- ]tu|tu ferais quoi|un conseil|des conseils|conseille[- ]moi|comment (?:je peux|puis-je|faire pour|je fais)|aide[- ]moi|que me conseilles)\b/,
  },
  recall: {
    name: /\b(?:comment je m'appelle|je m'appelle comment|(?:tu te (?:souviens|rappelles) de|tu connais|tu sais) (?:mon (?:nom|prenom)|comment je m'appelle)|quel est mon (?:nom|prenom))\b/,
    age: /\b(?:quel age j'ai|j'ai quel age|quel est mon age|(?:souviens|rappelles|connais|sais) (?:de )?mon age)\b/,
    home: /\b(?:ou (?:est-ce que )?j'habite|ou je vis|j'habite ou|(?:souviens|rappelles|connais) (?:de )?ma ville)\b/,
    job: /\b(?:quel est mon (?:metier|travail|boulot)|je fais quoi dans la vie|je travaille ou|ou je travaille|(?:souviens|rappelles|connais) (?:de )?mon (?:metier|travail|boulot))\b/,
    taste:
      /\b(?:qu'est-ce que j(?:'aime|e n'aime pas|e deteste)|j'aime quoi|ce que j(?:'aime|e n'aime pas|e deteste)\s*\?)/,
    person:
      /\bcomment s'appelle(?:nt)? m(?:on|a|es) (?!chien|chat|lapin|hamster|cheval|perroquet|tortue)|\btu te (?:souviens|rappelles) (?:de |du (?:pre)?nom de )m(?:on|a) (?:soeur|frere|mere|pere|femme|mari|fils|fille|copain|copine|ami|amie)\b/,
    pet: /\b(?:comment s'appelle|(?:souviens|rappelles) de|(?:souviens|rappelles) du nom de) m(?:on|a) (?:chien\w*|chat\w*|lapin|hamster|cheval|perroquet|tortue)\b/,
    date: /\bquand (?:est|j'ai|est-ce que j'ai) (?:mon|ma|l'|le|la) ?(?:examen|entretien|rendez-vous|anniversaire|mariage|voyage|demenagement|operation)\b|\b(?:souviens|rappelles) de (?:mon|ma|l') ?(?:examen|entretien|rendez-vous|anniversaire|voyage)\b/,
    all: /\b(?:(?:qu'est-ce que|que) (?:tu )?(?:sais|retiens|te rappelles)(?:-tu)? (?:de|sur) moi|tu sais quoi (?:de|sur) moi|tu te (?:souviens|rappelles) (?:de moi|de ce que je t'ai dit))\b/,
  },
  short: {
    yes: /^(?:oui|ouais|ouep|bien sur|exactement|tout a fait|carrement|certainement|absolument|volontiers|oui oui|oui merci|oui beaucoup|je crois|je pense|oui je crois|oui souvent|evidemment|grave|c'est ca|bien sur que oui)[\s.!]*$/,
    no: /^(?:non|rien(?: de special| du tout)?|nan|pas vraiment|pas du tout|jamais|non merci|pas encore|non pas encore|je ne crois pas|je crois pas|non jamais|non pas vraiment|pas trop|bof non|je pense pas)[\s.!]*$/,
    unsure:
      /^(?:je (?:ne )?sais pas|j'sais pas|chais pas|peut-etre|aucune idee|bof|ca depend|qui sait|je n'en sais rien|pas sure?)[\s.!]*$/,
    why: /^(?:mais )?(?:pourquoi|comment ca|c'est-a-dire|pourquoi (?:tu (?:me )?demandes(?: ca)?|cette question|tu me demandes ca)|dans quel sens|pourquoi ca)[\s?!.]*$/,
  },
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
  themes: {
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
  },
  good: /\b(?:aide|marche bien|bien|bon(?:ne)?|belle?|beau|super|genial\w*|magnifique|merveilleu\w+|formidable|enfin|j'aime|j'adore|adore|chance|reussi\w*|parfait\w*|sympa|chouette|mieux)\b/,
  bad: /\b(?:jalou\w+|envieu\w+|renverse\w*|casse\w*|trop \w+|mal|mauvais\w*|pire|nul(?:le)?|horrible|terrible|affreu\w+|probleme\w*|difficile\w*|dur|dispute\w*|engueul\w+|perdu\w*|rate\w*|echoue\w*|deteste|crie\w*|hurle\w*|malheureusement|lourd|injuste|galere|me manque)\b/,
  negation: /^(?:ne|n|pas|jamais|plus|sans|aucun|ni|guere)$/,
}
