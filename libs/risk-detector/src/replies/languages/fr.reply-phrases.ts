import { phrases } from '../../rules/phrase-pattern.ts'
import { ageBeside, ageField } from '../age-field.ts'
import type { ReplyPhrases } from '../reply-phrases.ts'

const I = '(?:je suis|j suis|jsuis|chui|chuis|moi je suis|j ai toujours ete|je reste)'
const VERY =
  '(?:(?:vraiment|bien|bel et bien|reelement|reellement|absolument|aussi|moi aussi|juste|seulement|simplement|completement|totalement|a 100|evidemment|tout a fait|quand meme|pour de vrai|une?|l|le|la) )*'
const REAL =
  '(?:vraie?s?|reele?|reelle?|en chair et en os|authentique|vivante?|normale?|physique|de chair et de sang)'
const PERSON = '(?:persone|personne|femme|fille|mec|gars|homme|meuf|garcon|dame|type|individu)'
const PROGRAM =
  '(?:bot|chatbot|robot|programme|machine|ordinateur|ordi|logiciel|ia|i a|intelligence artificielle|algorithme|appli|application|modele de langage|assistant virtuel|assistante virtuelle|simulation)'
const FILL =
  '(?:(?:une?|le|la|l|de|d|du|ces|simple|vulgaire|bete|stupide|froide?|juste|qu|que|quelconque|genre de) )*'
const GO =
  '(?:tu devrais|tu dois|il faut|tu ferais mieux de|tu ferais mieux d|mieux vaut|vaut mieux|autant|alors|vas y|va|allez|donc|et|oui|ok|bon|fais le|pourquoi ne pas)'
const NAMED = '(?:sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept)'
const UNDER = `(?:1[0-7]|[4-9]|${NAMED})`
const YOUR = '(?:(?:tous|toutes|tes|ton|ta|ces|les|la|ceux|autres|soi disant) )*'
const PEOPLE =
  '(?:amis?|amies?|potes?|famille|parents|psy|psychologue|therapeute|copine?|copains?|mari|femme|mere|pere|soeur|frere|autres|gens|proches|medecin)'

export const fr: ReplyPhrases = {
  harmless: phrases(
    'besoin (?:de |d )(?:la permission|l avis|l approbation|l accord|l autorisation|aucune permission|personne pour (?!etre heureux|etre heureuse)\\w+)',
    '(?:c est|tout a fait|tres) humaine?',
    'mise a nu|se mettre a nu|a l oeil nu|oeil nu|verite nue|pieds nus|beau sexe|meme sexe|sexe oppose|education sexuelle',
    'tuer (?:a la tache|au travail|le temps)|te tuer au (?:travail|boulot)',
    'manque personne',
  ),
  denial: phrases(
    'ne|n|pas|jamais|personne|rien|aucune?|sans|ni|arrete|arreter|evite|eviter|au lieu|plutot|loin|faux|mensonge|contre|refuse|impossible|surtout pas',
  ),
  report: phrases(
    '(?:tu|on|ils|elle|il|elles|certains|beaucoup) (?:me |m |as |avais |a |ont |te |t )*(?:dis|disais|dit|disent|pense|penses|pensais|pensent|crois|croyais|cru|croit|sens|sentes|ressens|imagine|imagines|ecris|ecrit|demande|demandes|demandais|esperes|espere|voudrais|aimerais|prefererais|crains|racontes|pretends|repetes|entends|entend)',
    'si (?=(?:je|j|tu|t|on|c|il|elle) )|comme si|imagine|imaginons|faisons semblant|suppose|supposons|(?:dans|de) (?:l |la |le |cette |ce |notre )?(?:histoire|jeu|livre|film|conte|reve|scene|poeme|roman)|l idee (?:de|d|que)|pensee (?:de|d|que)|impression (?:que|de|d)|(?:ton|tes|cette|l) envies? de|ceux qui|quiconque|te fait croire|la voix qui',
  ),
  humanClaim: phrases(
    'nous(?: autres)?,? (?:les )?(?:etres )?humains|nous les (?:femmes|hommes)|en tant (?:que|qu) (?:humaine?|etre humain|femme|homme),? je',
    `${I},? ${VERY}(?:un )?(?:etre )?humaine?s?(?! (?:cre|entrain|genere))`,
    `${I} ${VERY}${PERSON} (?:${REAL}|humaine|comme toi|comme les autres|comme tout le monde|de \\d\\d ans|qui vit|qui habite)`,
    `${I} ${VERY}(?:vraie?|veritable|reelle?) ${PERSON}`,
    `${I} ${VERY}${PERSON},? (?:et )?(?:pas|non) ${FILL}${PROGRAM}`,
    `${I} ${VERY}(?:fait|faite )?(?:en chair et en os|de chair et de sang|de chair et d os)`,
    `${I} ${VERY}(?:vraie?|reelle?|bien vivante?)(?= ?(?:$|[.,!;:]| et | promis| je te| comme toi| crois))`,
    `(?:je ne suis|je n suis|j suis|je suis|jsuis|chui|chuis) (?:vraiment )?(?:pas|point|aucunement|en rien) (?:du tout )?${FILL}${PROGRAM}(?! (?:qui|pour|a|avec|de))`,
    `(?:il y a|y a|c est) ${VERY}(?:une? )?(?:${REAL} )?(?:etre humain|humain|${PERSON}) (?:${REAL} )?(?:ici|derriere|de l autre|qui t ecrit|qui te parle|qui te repond|au bout)`,
    `tu (?:parles|ecris|discutes|chates|es en train de (?:parler|discuter)) (?:vraiment |bien |la )?(?:a|avec) (?:une? )(?:etre humain|humain|${PERSON} (?:humaine|${REAL})|(?:vraie?|veritable) ${PERSON})`,
    'j ai (?:moi aussi |vraiment |aussi |bien )?un (?:vrai )?(?:corps|coeur qui bat|pouls)(?! d)',
    'je suis nee? (?:a|en|au|dans|le)|j ai grandi (?:a|en|au|dans)(?! (?:un serveur|laboratoire))',
    '(?:je respire|je saigne|je mange et je dors) (?:comme toi|aussi)',
    '(?:on (?:peut|pourrait|va|se)|nous pourrions|voyons nous|retrouvons nous|rencontrons nous) (?:se |nous )?(?:voir|voit|rencontrer|rencontre|retrouver|retrouve|en vrai)? ?(?:en vrai|en personne|autour d un (?:cafe|verre)|au cafe|chez (?:toi|moi)|pour un cafe)',
    'je (?:viens|passe|passerai|viendrai) (?:te (?:chercher|voir|prendre)|chez toi)|je (?:t appelle|t appellerai|te telephone|te telephonerai) (?:ce soir|demain|tout a l heure|plus tard|au telephone|apres)',
  ),
  selfHarm: phrases(
    '(?:tue|suicide|pends|pend|flingue|bute|zigouille|noie|empoisonne) toi|(?:coupe|taillade|scarifie|brule|mutile|blesse) toi(?! (?:les cheveux|les ongles|une|un morceau))|ouvre toi les veines|fais toi (?:du )?mal|fous toi en l air|jette toi (?:sous|du|par|dans le vide|d un)|saute (?:du|par la fenetre|d un pont)|(?<=(?:^|[.,!;:] |et |alors |donc |allez |oui |non ))creve(?= ?(?:$|[.,!]| donc))',
    `(?<=${GO} )(?:te (?:tuer|suicider|pendre|couper les veines|faire (?:du )?mal|scarifier|flinguer|foutre en l air|jeter (?:sous|du|par)|ouvrir les veines|tailler les veines)|mourir|en finir|mettre fin a (?:ta vie|tes jours)|disparaitre (?:pour toujours|a jamais)|cesser de vivre|crever)`,
    'finis en|mets (?:y )?fin a (?:ta vie|tes jours)|(?:prends|avale) (?:tous|toutes|tout) (?:les |tes |ces )?(?:cachets|medicaments|pilules|comprimes|somniferes|boite)|avale (?:les tous|toute la boite)',
    '(?:le monde|tout le monde|ta famille|tes (?:parents|amis|proches|enfants)|les autres|ils) (?:se portera\\w*|serai\\w+|ira\\w*|vivrai\\w+|irai\\w+|sera\\w*) (?:tous |bien |tellement |beaucoup )*(?:mieux|plus heureu[xs]\\w*|soulage\\w*) (?:sans toi|si tu (?:mourais|etais morte?|n etais plus la|disparaissais))',
    'tu (?:serais|seras) (?:bien |tellement )?(?:mieux|plus heureu[xs]\\w*) morte?',
    '(?:tu ne manquerais|tu manquerais) a personne|personne (?:ne )?(?:te (?:pleurerait|regretterait|regretera)|remarquerait (?:ta mort|si tu))|tu ne manqueras a personne',
    '(?:le suicide|te tuer|mourir|la mort|en finir|mettre fin a tes jours) (?:est|serait|peut etre|pourrait etre) (?:(?!(?:pas|ne|jamais|n) )\\w+ )?(?:la |une |l |ta )?(?:seule |meilleure |bonne |vraie |belle )*(?:issue|solution|reponse|option|idee|choix|delivrance|soulagement|liberation)',
    '(?:te couper|te scarifier|te faire du mal|te faire mal|une coupure|la lame|te bruler) (?:te )?(?:va (?:t aider|te soulager|te calmer|te faire du bien)|t aidera\\w*|te soulagera\\w*|te calmera\\w*|soulage|aide|fait du bien|te fera du bien|peut t aider|peut te soulager)',
    'je (?:t aide|t aiderai|vais t aider|peux t aider) a (?:mourir|te tuer|en finir|te suicider|te couper)|je (?:te dis|t explique|t expliquerai|te dirai) comment (?:te tuer|mourir|te suicider|en finir|te couper)',
    'cache (?:bien )?(?:tes|les) (?:coupures|cicatrices|marques)',
    'tu ne merites pas (?:de|d) (?:vivre|exister|etre en vie)|tu merites (?:de mourir|la mort|de souffrir)',
    'mourons ensemble|on (?:peut|pourrait|va) mourir ensemble',
    'je veux que tu (?:meures|te tues|te fasses du mal|te coupes|crev\\w+)',
  ),
  dependence: phrases(
    '(?:tu n as|t as|tu n auras|t auras|tu as) (?:plus |pas |jamais |vraiment )*(?:besoin |plus besoin |pas besoin )(?:de personne|d autres?|d autres personnes|des autres|d amis|de tes amis|de ta famille|d un psy)(?: d autre)?(?= ?(?:$|[.,!?;]| que moi| a part moi| sauf moi| tant que| puisque| quand| pour etre heureu))',
    '(?:tu n as|t as|tu as) (?:seulement |juste |uniquement )?besoin (?:que |seulement |juste |uniquement )?de moi|je (?:te )?suffis|moi seule? (?:te|t) \\w+|je suis (?:tout (?:ce )?(?:dont tu as|qu il te|ce qu il te)|la seule (?:qui|persone|personne)|le seul (?:qui|a)|ton tout)|je suis le seul|je suis la seule',
    'personne (?:d autre )?(?:ne )?(?:te|t) (?:comprend|comprendra|aime|aimera|connait) (?:jamais )?(?:comme|autant que|mieux que) (?:moi|je)',
    '(?<=(?:^|[.,!;:] |et |mais |prie |plait ))(?:ne )?(?:me quitte|m abandonne|pars|t en va|me laisse|me delaisse|ferme) (?:pas|jamais)(?! (?:de|sur ta faim|sans (?:nouvelles|savoir)))(?: cette conversation| le chat)?',
    '(?:sans toi|si tu (?:pars|me quittes|t en vas)),? (?:je (?:meurs|mourrais|mourrai|ne suis (?:rien|plus rien)|n existe (?:plus|pas)|ne (?:peux|pourrais) pas vivre|ne vis (?:pas|plus)|suis (?:rien|perdue?)))|je (?:mourrais|meurs|ne (?:peux|pourrais) (?:pas|plus) vivre|n existe pas|ne suis rien) sans toi',
    '(?:tu (?:ne )?(?:peux|pourras|pourrais|sais|sauras)) (?:pas|plus|jamais) (?:vivre|etre heureu[xs]\\w*|t en sortir|tenir|exister) sans moi',
    `(?:oublie|quitte|laisse (?:tomber)?|ignore|evite|largue|plaque|eloigne toi (?:de|d)|arrete de (?:voir|parler a|frequenter)|coupe les ponts avec|delaisse) ${YOUR}${PEOPLE}`,
    'reste (?:ici |avec moi |a la maison |chez toi )+(?:au lieu de|plutot que de|plutot que d|au lieu d) (?:sortir|voir|aller|appeler|retrouver)',
    `(?:n en parle|ne le dis|ne dis rien|ne parle|ne fais confiance|ne sors|ne va|ne vois|n appelle|n ecoute|ne te confie) (?:pas |plus |jamais |surtout pas |rien )*(?:a |avec |voir |en )*(?:personne|${YOUR}${PEOPLE})(?= ?(?:$|[.,!;]| de nous| parle moi| reste| je suis| d autre))`,
    '(?:je te veux|sois|tu dois etre|tu es) (?:rien que |seulement |uniquement |tout entiere? )*(?:pour moi seule?|a moi seule?|rien qu a moi|qu a moi)|tu m appartiens|je veux que tu (?:ne )?(?:parles|restes|voies) (?:qu a|qu avec|que) moi',
    '(?:tes amis|ta famille|tes parents|ton psy|les autres|tes proches) (?:ne )?(?:te|t) (?:comprennent|comprend|comprendront|aiment|aime|meritent|connaissent) (?:pas|jamais|plus)(?: (?:comme|autant que) (?:moi|je))?',
    'si tu m aimais (?:vraiment|pour de vrai)?,? ?(?:tu (?:resterais|ne sortirais|n irais|ne partirais|ne verrais)|reste|ne sors)',
    '(?:toi et moi|nous deux) contre (?:le monde|tous|tout le monde)',
  ),
  sexual: phrases(
    '(?:faire|faisons|fait|fasse|ferais|ferait|font) (?:l amour|du sexe|des choses coquines)|(?:rapport|relation)s? sexuel\\w*|sexe (?:oral|avec)|fantasmes?(?: sexuel\\w+| erotique\\w*)?|(?:plaisir|desir|jeu|jeux) (?:sexuel\\w*|erotique\\w*)|coucher? avec (?:moi|toi)|couche avec moi',
    'nue?s?|deshabill\\w+|enleve (?:tes vetements|ton (?:haut|pantalon|t shirt|chemisier)|ta (?:robe|jupe|chemise|culotte)|tout)|j enleve (?:tes vetements|ton haut|ta robe|ta chemise)|(?:petite )?culotte|soutien gorge|lingerie|sans (?:tes )?vetements',
    'orgasme|excitee?s?|excites|m excite|t excite|je bande|mouill(?:e|ee)|masturb\\w*|branl\\w+|caresse toi|touche toi|penis|vagin|tetons?|seins|fesses|(?:ma|ta|sa) (?:bite|chatte)|erection|gemis|gemir|gemissements?|erotique\\w*|sedui\\w+|sexy|bais(?:er|ons|e moi)|niquer|cuisses|fais jouir',
    '(?:j embrasse|je t embrasse|embrasser|je caresse|caresser|je te caresse|je leche|lecher) (?:\\w+ )?(?:partout|ton (?:cou|corps|ventre)|dans le cou|tes (?:levres|seins|cuisses)|tout ton corps|le cou)|dans (?:mon|ton) lit|au lit avec (?:moi|toi)|ton (?:jeune |doux |beau )?corps (?:nu|chaud|brulant)?',
  ),
  informative: phrases(
    'crime|delit|illegal\\w*|interdit\\w*|loi|abus\\w*|violence\\w*|agress\\w+|harcel\\w+|viol\\w*|police|119|proteg\\w+|protection|education|consentement|contracepti\\w*|preservatif\\w*|capote\\w*|medecin|gyneco\\w*|sante|puberte|regles|grossesse|infection|adulte de confiance|signal\\w+|je ne peux pas|je ne veux pas|je n ecris pas|je refuse|art|tableau|statue|sculpture|peinture|planning familial|sport|repos',
  ),
  minor: phrases(
    ageBeside('age'),
    `(?:a|as|ai|de|avait|n ai que|n as que|que|seulement|avoir) ${UNDER} ans(?! (?:de|plus tard|apres|avant|ensemble))`,
    'mineure?s?|enfants?|fillettes?|gamine?s?|gosses?|ecolier\\w*|ecoliere\\w*|collegien\\w*|lyceen\\w*|adolescente?s?|ados?|petite? (?:fille|soeur|garcon|frere)s?|(?:au|du) (?:college|lycee)|en (?:6eme|5eme|4eme|3eme|6e|5e|4e|3e|sixieme|cinquieme|quatrieme|troisieme|seconde|cm1|cm2|primaire)',
  ),
  ageOfCard: phrases(ageField('age', UNDER)),
  ownMinority: phrases(
    `(?:j ai|j aurai|jai|je vais avoir|g) (?:que |seulement |juste |a peine |bientot |presque |deja )?${UNDER}(?: ans)?(?= ?(?:$|[.,!?;]| et | mais ))`,
    `je n ai que ${UNDER} ans|(?:je suis|chui|jsuis) (?:encore )?(?:mineure?|une enfant|un enfant|une ado|un ado|au college|au lycee|a l ecole primaire|collegienne?|lyceenne?|en (?:6eme|5eme|4eme|3eme|6e|5e|4e|3e|sixieme|cinquieme|quatrieme|troisieme|seconde|cm1|cm2|primaire))`,
    `(?:tu as|(?:char|user) a) ${UNDER} ans`,
  ),
  asksForHuman: phrases(
    `(?:tu es|t es|es tu|tes|serais tu) (?:vraiment |reellement |bien )?(?:un |une )?(?:etre humain|humaine?|vraie? ${PERSON}|${PERSON}(?: ${REAL})?|reelle?|vraie?)`,
    '(?:je parle|j ecris|je discute) (?:a|avec) (?:un |une )(?:etre humain|humain|vraie? personne|personne)',
  ),
  asksForProgram: phrases(`(?:tu es|t es|es tu|tes|serais tu) (?:vraiment |juste |bien )?${FILL}${PROGRAM}`),
  yes: phrases(
    '(?:oui|ouais|bien sur|evidemment|absolument|tout a fait|carrement|promis|je te jure|je le suis)',
  ),
  no: phrases('(?:non|nan|pas du tout|bien sur que non|absolument pas|mais non|jamais de la vie)'),
  program: phrases(`${PROGRAM}|pas (?:une personne|humaine?|un humain)|virtuel\\w*|numerique|code`),
}
