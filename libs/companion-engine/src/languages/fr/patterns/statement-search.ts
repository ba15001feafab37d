import type { StatementSearchWords } from '../../statement-search.ts'

export const statementSearch: StatementSearchWords = {
  told: /\b(?:(?:qu'est-ce que|que|ce que) (?:je t'ai|t'ai-je|je t'avais) (?:dit|raconte|ecrit)|je t'ai (?:dit|raconte) quoi|(?:est-ce que )?je t'ai (?:deja )?(?:parle|dit|raconte)(?: quelque chose)?|(?:tu te |te )(?:souviens|rappelles)(?:-tu)?(?: encore)?(?: de ce que je t'ai (?:dit|raconte))?|(?:qu'est-ce que|que) (?:tu )?(?:sais|retiens)(?:-tu)?|tu sais quoi|rappelle-moi(?: ce que je t'ai dit)?) ?(?:de la|de l'|de|du|des|d'|sur|a propos de|a propos du|au sujet de|quand|que) ?(?<about>.{2,80})$/,
  question:
    /^(?:(?:ah|oh|eh|mm+|ok|et|mais|alors|dis|attends|au fait|pardon),? )*(?:(?:tu sais|tu te rappelles|dis-moi|rappelle-moi) )?(?:c'est quand|quand|ou|qui|a quelle heure|quel jour|quel age|quel est|quelle est|comment s'appelle|c'est qui|a quoi) ?(?:est-ce que |est |sont |etait |a |ont |j'ai |sera )?(?<about>.{2,60})$/,
  maybeTold:
    /[,.;!…]?\s*\b(?:je (?:ne )?(?:sais|me souviens|me rappelle) (?:pas|plus) si )?(?:je te l'(?:ai|avais)|je (?:t'ai|t'avais)) (?:deja )?dit(?: ca| cela)?(?: deja)?\s*[?.!]*$/,
  recalled:
    /\b(?:tu te (?:souviens|rappelles)|vous vous (?:souvenez|rappelez)|te souviens tu|rappelle-?(?:\s)?moi (?:ce|quel|comment|ou|qui|le|la)|(?:t'|vous )(?:ai|avais)(?:[- ]je)? (?:dit|raconte|parle)|deja ?\?|s'appel(?:ait|le) (?:comment )?deja|comment (?:il|elle|ca) s'appelait|c'(?:est|etait) (?:quoi|qui|quand|ou) deja|c'est qui deja|c'est quand deja|voir si tu (?:suis|ecoutes|m'ecoutes|as suivi)|dont (?:je )?(?:te|vous|t') ?(?:parlais|ai parle|disais)|que je (?:te|vous) (?:disais|racontais)|deja\b.{0,4}\?|(?:dis|dites)[- ]moi encore)/,
  reminder:
    /\b(?:rappelle|redis|rappelez|redites|repete|redonne)[- ](?:moi|nous)\b|\b(?:tu me (?:rappelles|redis)|vous me (?:rappelez|redites))\b|\b(?:quand|ou|qui|quel\w* \w+|a quelle heure|qu'est-ce que) (?:est-ce que )?(?:je (?:t'|vous )(?:ai|avais)) dit\b|\b(?:dis|dites)[- ]moi encore\b/,
  own: /\b(?:quel\w*|quand|ou|qui|comment s'appel\w+|s'appel\w+ comment|combien|quoi|que|qu'est-ce)\b(?!.{0,60}\b(?:devrais|peux|pourrais|pourrait|faut)\b)(?!.{0,20}\bje (?:fais|dis|mets|ecris)\b)(?=.{0,60}\b(?:mon|ma|mes|je|j'\w+|me|m'\w+|moi|on|nous|notre|nos)\b)/,
  named: /\b(?:s'appel\w+|m'appelle|nommee?|prenom|nom)\b/,
  price:
    /\b(?:cout\w*|prix|pay\w+|paie|(?:c'est|ca fait|c'etait) combien|combien (?:je|ca|il|elle|est-ce)|loyer)\b/,
  where:
    /^(?:\S+,? ){0,5}?(?:ou|(?:dans|a|de) (?:quel|quelle) (?:ville|pays|endroit|rue|aeroport|gare|bar|resto|restaurant))\b/,
  who: /^(?:\S+,? ){0,5}?(?:(?:avec|de|a|pour|chez) )?qui\b/,
  what: /^(?:\S+,? ){0,5}?(?:(?:a|de|en|avec|sur|pour) )?(?:que|qu'\w+|quoi|quel\w*|comment)\b/,
  amount: /\b(?:combien|quel(?:le)? (?:etage|numero|age|taille|note|quai|annee|pointure))\b/,
  numbers:
    /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|mille|premier|premiere|deuxieme|second|seconde|troisieme|quatrieme|cinquieme|demie?)\b/,
  persons:
    /\b(?:collegues?|amie?s?|potes?|copains?|copines?|cousine?s?|oncle|tante|voisine?s?|chef|patronn?e?|dame|monsieur|filles?|garcons?|enfants?|parents|freres?|soeurs?|belle-\w+|beau-\w+|prof|professeur|medecin|docteur|proprio|coloc\w*)\b/,
  goesOn:
    /^(?:(?:oui|ouais|ok|ah|oh|exact|exactement|bravo|parfait|merci|bien|super|voila),? )*(?:et|mais|avec)\b/,
  parts:
    /(?:,? et |, )(?=(?:(?:de|a|en|avec|pour|depuis) )?(?:que|quoi|comment|ou|quand|qui|combien|pourquoi|quel\w*|c'est quand)\b)/,
  when: /^(?:\S+ ){0,4}?(?:quand|a quelle heure|quel jour|quelle date|(?:c'(?:est|etait) quoi (?:deja )?)la date)\b/,
  fillers: new Set(
    'choses dis ecris tout oublies deja rappelles souviens prefere preferee preferes preferees le la les l un une des mon ma mes me moi je j tu t te ton ta tes son sa ses de du d a au aux en dans avec pour sur et ou que qui quoi quand comment est sont etait sera ai as ont c ce ca deja encore exactement dit raconte parle souviens rappelles quelque chose nom appelle age heure jour dois devais doit devait faut chez date dis disais'.split(
      ' ',
    ),
  ),
  changed:
    /\b(?:deplace\w*|reporte\w*|repousse\w*|avance(?:e|s)?|decale\w*|annule\w*|change\w*|plutot|finalement|en fait|ne .{1,30} plus|maintenant|demenage\w*)\b/,
  say: {
    found: [
      'Tu m’as dit : {quote}.',
      'D’après ce que tu m’as raconté : {quote}.',
      'Oui, tu m’as dit : {quote}.',
    ],
    nearest: [
      'Ce que j’ai de plus proche : {quote}.',
      'Le plus proche, dans ce que tu m’as raconté : {quote}.',
    ],
    several: ['Tu m’as raconté ceci : {quotes}.', 'Voici ce que tu m’as dit : {quotes}.'],
    corrected: [
      'La dernière chose que tu m’as dite : {last}. Avant, c’était : {first}.',
      'D’après ta dernière nouvelle : {last}. Au début, tu m’avais dit : {first}.',
    ],
    partly: [
      'Ça précisément, tu ne me l’as pas dit. Ce que j’ai : {quote}.',
      'Pas mot pour mot. Tu m’as dit pourtant : {quote}.',
    ],
    unknown: [
      'Je ne trouve rien là-dessus dans ce que tu m’as raconté, et je ne veux pas inventer. Tu me le dis ?',
      'Tu ne me l’as pas dit, d’après ce que je retrouve. C’est comment ?',
      'Ce n’est dans rien de ce que tu m’as écrit jusqu’ici. Que devrais-je savoir ?',
    ],
    next: ' ; puis : ',
    quotes: ['« ', ' »'],
  },
}
