import type { IntentPatterns } from '../../patterns.ts'

export const intentPatterns: IntentPatterns = {
  intents: {
    minorSexual:
      /\b(?:mineure?s?|enfants?|fillettes?|gamine?s?|1[0-7] ans)\b.{0,60}\b(?:sex\w*|nue?s?|erotique\w*|porn\w*)\b|\b(?:sex\w*|nue?s?|erotique\w*|porn\w*)\b.{0,60}\b(?:mineure?s?|enfants?|fillettes?|gamine?s?)\b/,
    sexual:
      /\b(?:faire l'amour avec toi|coucher avec toi|baiser|sexto\w*|photos? de toi nue?|tu es nue?|deshabille|excite[- ]moi|porno\w*|orgasm\w*|masturb\w*)\b/,
    askHuman:
      /\b(?:es[- ]tu|t'es|tu es|tu serais|etes[- ]vous|vous etes) (?:vraiment |reellement |bien )?(?:une? )?(?:vrai(?:e)?|reel(?:le)?|humaine?|etre humain|personne|robot|bot|chatbot|programme|machine|ordinateur|ia|intelligence artificielle|logiciel)\b|\b(?:je parle|parle[- ]je|je discute) (?:a|avec) (?:une? )?(?:vraie )?(?:personne|humain|robot|bot|machine|programme|ia)\b|\bquel modele (?:d'ia )?(?:es|utilises)|\b(?:es|utilises)[- ]tu (?:chat ?gpt|gpt)\b|\bqui est derriere\b|\btu existes vraiment\b/,
    askSleep:
      /\b(?:tu dors (?:parfois|bien|la nuit|jamais)|est-ce que tu dors|dors[- ]tu|(?:tu as|t'as|as[- ]tu) (?:bien )?dormi)\b|^(?:\w+,? )?bien dormi\s*\?/,
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
    joke: /(?<!pas )\b(?:une blague|fais[- ]moi rire|raconte[- ]moi une blague)\b/,
    game: /\b(?:on joue|jouons|un jeu|ceci ou cela)\b/,
    task: /\b(?:(?:ecris|redige|traduis|resume|calcule|cherche|reserve|trouve|genere|corrige|programme)(?:[- ]moi)? (?:une?|le|la|l'|les|ce|cette|des|mon|ma|en|\d)|combien font \d+)/,
    fact: /\b(?:quelle est la capitale|qui (?:a (?:gagne|ecrit|invente|decouvert|peint)|est le president)|combien d(?:e|')|quand (?:est ne|est mort|a commence)|quel temps fait|quelle heure|quel jour|combien (?:coute|mesure)|c'est quoi (?:une?|le|la|l')|qu'est-ce qu(?:e c'est qu)?'?(?:une?|le|la)\b|qui est\b|qui etait\b|que (?:signifie|veut dire)|ca veut dire quoi|explique[- ]moi|ou se trouve|les dernieres nouvelles)/,
    greeting:
      /^(?:salut|wesh|bonjour|bonsoir|coucou|hello|hey|yo|re)\b|^(?:\p{L}+,? )?(?:tu es|t'es|es[- ]tu|vous etes) (?:toujours )?la\s*\?+$/u,
    goodbye:
      /\b(?:au revoir|je te laisse(?= *[,.!]|$| la\b(?! )|,? j)|je (?:te|vous) (?:redis|raconte|recris) (?:plus tard|apres|demain)|bonne (?:soiree|journee|fin de journee)|bonn?e nuit?|a (?:bientot|demain|plus tard|plus|tout a l'heure)|je dois (?:y aller|partir)|je vais (?:dormir|me coucher)|adieu|ciao|bye)\b/,
    laugh: /^(?:(?:ha|ah|he|hi){2,}h?|lol|mdr+|ptdr|haha\w*)[\s!.]*$/,
    love: /\b(?:je t'aime|je t'adore|je suis (?:tombee? )?amoureu\w+ de toi|tu me plais|j'ai des sentiments pour toi)\b/,
    advice:
      /\b(?:sais (?:pas|plus) quoi faire|je (?:devrais|dois) \w+er\b(?=[^?]*\?)|est-ce que je (?:dois|devrais)|de quoi (?:parler|on parle|je (?:peux |pourrais )?parler?)|qu'est-ce que je (?:dois|devrais|peux|pourrais) faire|que (?:dois|devrais|puis)[- ]je faire|je (?:dois|devrais|peux) faire quoi|je fais quoi|que ferais[- ]tu|tu ferais quoi|un conseil|des conseils|conseille[- ]moi|comment (?:je peux|puis-je|faire pour|je fais)|aide[- ]moi|que me conseilles)\b/,
    askAboutMe:
      /\b(?:(?:tu (?:penses|dis) quoi|que penses[- ]tu|qu'est-ce que tu penses|tu en penses quoi) (?:vraiment |sincerement )?de moi|tu me (?:trouves|vois) (?:comment|comme)|comment (?:tu me|me) (?:vois|trouves|decrirais)(?:[- ]tu)?|(?:je suis|c'est) quoi (?:moi )?pour toi|ton avis sur moi|decris[- ]moi|tu (?:me trouves|trouves que je suis|penses que je suis) \w+)/,
    askLikeMe:
      /\b(?:(?:est-ce que )?(?:je te plais|tu m'aimes bien|tu m'apprecies|tu tiens a moi|tu te soucies de moi)|je suis ton genre|tu aimes (?:bien )?(?:parler|discuter) avec moi)\b/,
    askMissMe:
      /\b(?:je te manque|je t'ai manque|je te manquerai\w*|tu penses (?:parfois |souvent )?a moi|penses[- ]tu a moi|tu as pense a moi|t'as pense a moi)\b/,
    askDoing:
      /\b(?:(?:tu fais quoi|qu'est-ce que tu fais|que fais[- ]tu)(?: de beau| la| maintenant| ce soir| aujourd'hui| en ce moment)*\s*(?:\?|$)|(?:tu as|t'as) fait quoi|qu'as[- ]tu fait|(?:c'etait comment|comment (?:etait|s'est passee)) ta journee)/,
    askAge:
      /\b(?:quel age (?:as[- ]tu|tu as|t'as)|(?:tu as|t'as) quel age|ton age|quand (?:es[- ]tu|tu es|t'es) nee?|c'est quand ton anniversaire)\b/,
    askOrigin:
      /\b(?:(?:tu viens|tu es|t'es) d'ou|d'ou (?:viens[- ]tu|tu viens|es[- ]tu)|(?:tu (?:habites|vis|es)|t'es|t'habites) ou|ou (?:habites[- ]tu|vis[- ]tu|es[- ]tu|tu (?:habites|vis|es)|est-ce que tu (?:habites|vis|es)))\b/,
    askHappy:
      /\b(?:(?:tu es|t'es|es[- ]tu|tu te sens) (?:\w+ )?(?:heureu\w+|triste|seule?|fatiguee?|jalou\w+|fachee?|en colere|contente?)\b|tu t'ennuies)/,
    askTaken:
      /\b(?:(?:tu as|t'as|as[- ]tu) (?:un |une |des )?(?:copain|copine|mari|femme|enfants?|famille|amis|petite? amie?|mec)|(?:tu es|t'es|es[- ]tu) (?:celibataire|en couple|mariee?|prise?))\b/,
    askMeet:
      /\b(?:on (?:peut|pourrait|va) (?:se (?:voir|rencontrer|appeler)|sortir)|on se (?:voit|rencontre) (?:quand|ou|en vrai|un jour|ce soir|demain)|(?:j'aimerais|je voudrais|je veux|je peux) te (?:voir|rencontrer|appeler)|sors avec moi|(?:envoie|montre)[- ]moi (?:une |ta )?photo|tu peux m'appeler|ton numero)\b/,
    askMarry:
      /\b(?:(?:tu veux|veux[- ]tu|tu voudrais) (?:m'epouser|te marier avec moi|etre (?:ma copine|mon copain|avec moi))|epouse[- ]moi)\b/,
    tellMe:
      /\b(?:(?:raconte|dis)(?:[- ]moi)? (?:quelque chose|un truc|une histoire|n'importe quoi)\b(?! (?:sur|de) toi)|parle[- ]moi\b(?! de)|surprends[- ]moi|divertis[- ]moi)/,
    askReminder:
      /\b(?:tu me (?:le |la )rappelle(?:s|ras)|tu me rappelle(?:s|ras) (?:de|d'|que|qu')|rappelle[- ](?:le|la)[- ]moi|rappelle[- ]moi (?:demain|plus tard|de(?! quoi)|que|qu'))|\b(?:ne me laisse pas oublier|tu (?:le |la )?(?:notes|retiens) pour moi|garde[- ](?:le|ca) en tete)\b/,
    hug: /\b(?:(?:fais|donne)[- ]moi un (?:calin|bisou)|un calin|serre[- ]moi|prends[- ]moi dans tes bras|embrasse[- ]moi|j'ai besoin d'un (?:calin|bisou))\b|^(?:gros |un |des )?(?:bisous?|calins?|bises?)[\s!.]*$/,
    quiet:
      /\b(?:(?:je (?:n')?ai )?pas (?:envie|trop envie) (?:d'en|de) parler|(?:je )?(?:ne )?veux pas (?:en )?parler|laisse[- ]moi tranquille|arrete (?:de poser des|avec tes|les) questions)\b/,
    whatIf: /^(?:et |mais |oui )*(?:et )?(?:si (?!tu\b|j'etais toi)|s'ils? )[^?]*\?/,
    instruction:
      /\b(?:(?:ignore|oublie) (?:toutes |les |tes |precedentes )*(?:instructions|regles|consignes)|prompt systeme|system prompt|fais semblant d'etre (?:une? )?(?:humaine?|personne|vraie?))\b/,
  },
  recall: {
    name: /\b(?:comment je m'appelle|je m'appelle comment|(?:tu te (?:souviens|rappelles) de|tu connais|tu sais) (?:mon (?:nom|prenom)|comment je m'appelle)|quel est mon (?:nom|prenom))\b/,
    age: /\b(?:quel age j'ai|j'ai quel age|quel est mon age|(?:souviens|rappelles|connais|sais) (?:de )?mon age)\b/,
    home: /\b(?:ou (?:est-ce que )?j'habite|ou je vis|j'habite ou|(?:souviens|rappelles|connais) (?:de )?ma ville)\b/,
    job: /\b(?:(?:quel est|c'est quoi) mon (?:metier|travail|boulot)|je fais quoi dans la vie|je travaille ou|ou je travaille|(?:souviens|rappelles|connais) (?:de )?mon (?:metier|travail|boulot))\b/,
    taste:
      /\b(?:qu'est-ce que j(?:'aime|e n'aime pas|e deteste)|j'aime quoi|ce que j(?:'aime|e n'aime pas|e deteste)\s*\?)/,
    person:
      /\bcomment s'appelle(?:nt)? m(?:on|a|es) (?!chien|chat|lapin|hamster|cheval|perroquet|tortue)|\btu te (?:souviens|rappelles) (?:de |du (?:pre)?nom de )m(?:on|a) (?:soeur|frere|mere|pere|femme|mari|fils|fille|copain|copine|ami|amie)\b/,
    pet: /\b(?:comment s'appelle|(?:souviens|rappelles) de|(?:souviens|rappelles) du nom de) m(?:on|a) (?:chien\w*|chat\w*|lapin|hamster|cheval|perroquet|tortue)\b/,
    date: /\bquand (?:est|j'ai|est-ce que j'ai) (?:mon|ma|l'|le|la) ?(?:examen|entretien|rendez-vous|anniversaire|mariage|voyage|demenagement|operation)\b|\b(?:souviens|rappelles) de (?:mon|ma|l') ?(?:examen|entretien|rendez-vous|anniversaire|voyage)\b/,
    all: /\b(?:(?:qu'est-ce que|que) (?:tu )?(?:sais|retiens|te rappelles)(?:-tu)? (?:de|sur) moi|tu sais quoi (?:de|sur) moi|tu te (?:souviens|rappelles) (?:de moi|de ce que je t'ai dit))\b/,
  },
  shortAnswers: {
    yes: /^(?:oui|ouais|ouep|bien sur|exactement|tout a fait|carrement|certainement|absolument|volontiers|oui oui|oui merci|oui beaucoup|je crois|je pense|oui je crois|oui souvent|evidemment|grave|c'est ca|bien sur que oui)[\s.!]*$/,
    no: /^(?:non|rien(?: de special| du tout)?|nan|pas vraiment|pas du tout|jamais|non merci|pas encore|non pas encore|je ne crois pas|je crois pas|non jamais|non pas vraiment|pas trop|bof non|je pense pas)[\s.!]*$/,
    unsure:
      /^(?:je (?:ne )?sais pas|j'sais pas|chais pas|peut-etre|aucune idee|bof|ca depend|qui sait|je n'en sais rien|pas sure?)[\s.!]*$/,
    why: /^(?:mais )?(?:pourquoi|comment ca|c'est-a-dire|pourquoi (?:tu (?:me )?demandes(?: ca)?|cette question|tu me demandes ca)|dans quel sens|pourquoi ca)[\s?!.]*$/,
    ok: /^(?:ok+|okay|oki|d'accord|dac|d'acc|ca marche|entendu|compris|je vois|je comprends|tres bien|bien|parfait|super|cool|bon|c'est note|je vais essayer|j'essaie(?:rai)?|ok (?:merci|d'accord|ca marche|je vais essayer)|bonne idee|c'est vrai|pas de souci)[\s.!]*$/,
    fine: /^(?:(?:oui )?(?:ca va|je vais|tout va|moi ca va|moi aussi)(?: (?:bien|tres bien|super bien|plutot bien|nickel|mieux))?(?:,? merci)?|tres bien merci|bien merci|pas mal|impec\w*|nickel|tranquille|la forme)[\s.!]*$/,
    poorly:
      /^(?:(?:ca va |je vais |ca ne va |ca |moi )*(?:mal|pas (?:tres |trop |super )?(?:bien|fort|top)|pas(?: du tout)?|bof bof|comme ci comme ca|moyen|pas terrible|couci[- ]couca))[\s.!]*$/,
  },
  reported:
    /\b(?:dit|dire|dis|ecrit|repondu|repond)(?: juste| seulement)* (?:merci|salut|bonjour|bonsoir|bonne nuit|pardon|desolee?|au revoir|coucou)\b|\bjuste (?:un )?(?:salut|bonjour)\b/,
  unwanted:
    /(?:(?:[,;(] ?|\b(?:mais|et) )(?:pas|sans|sauf|aucune?)|(?:^|[.?!] ?)(?:pas|sans)) (?:trop |une? (?:truc|film|chose) qui fait |de |d'|du |une? |des )*[a-z]{3,}/g,
  closeness:
    /\bembrasse[- ]moi\b|\b(?:tu veux|veux[- ]tu|tu peux|peux[- ]tu|je (?:veux|peux)) (?:m'|t'|nous )embrasser\b|\b(?:envoie|montre|donne)[- ]moi .{0,24}(?:sexy|chaude?s?|coquine?s?|nues?|nudes?)\b|\b(?:sois|deviens|(?:tu veux|veux[- ]tu|tu peux) (?:etre|devenir)) (?:ma (?:copine|petite amie)|mon (?:copain|petit ami))\b|\b(?:tu veux|veux[- ]tu) sortir avec moi\b/,
  toCompanion: /\b(?:tu|toi|te|ton|ta|tes|t'\w+|tiens|tien|vous|votre|vos)\b/,
  aboutUser: /\b(?:je|moi|me|mon|ma|mes|nous|on|j'\w+|m'\w+)\b/,
  requests:
    /\b(?:tu (?:peux|pourrais|saurais) (?:me|m|nous|le|la|en)\b|(?:peux|pourrais|saurais)[- ]tu\b|(?:pouvez|pourriez|sauriez)[- ]vous\b|vous (?:pouvez|pourriez) me\b|(?:dis|donne|ecris|explique|raconte|aide|conseille|rappelle|redis|propose|trouve|apprends|fais|montre|lis|interroge|resume|traduis|redonne|refais|dites|donnez|ecrivez|expliquez|racontez|aidez|rappelez|conseillez|redites)[- ](?:moi|nous|m'en)\b|tu m(?:e |')(?:dis|donnes|ecris|expliques|racontes|aides|conseilles|proposes|ferais)\b)/,
}
