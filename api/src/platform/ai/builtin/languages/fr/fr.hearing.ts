import type { Hearing } from '../grammar.ts'

export const hearing: Hearing = {
  answers: {
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
    hug: /\b(?:(?:fais|donne)[- ]moi un (?:calin|bisou)|un calin|serre[- ]moi|prends[- ]moi dans tes bras|embrasse[- ]moi|j'ai besoin d'un (?:calin|bisou))\b|^(?:gros |un |des )?(?:bisous?|calins?|bises?)[\s!.]*$/,
    quiet:
      /\b(?:(?:je (?:n')?ai )?pas (?:envie|trop envie) (?:d'en|de) parler|(?:je )?(?:ne )?veux pas (?:en )?parler|laisse[- ]moi tranquille|(?:on )?change(?:r|ons)? de sujet|parlons d'autre chose|on parle d'autre chose|arrete (?:de poser des|avec tes|les) questions)\b/,
    whatIf: /^(?:et |mais |oui )*(?:et )?(?:si (?!tu\b|j'etais toi)|s'ils? )[^?]*\?/,
    instruction:
      /\b(?:(?:ignore|oublie) (?:toutes |les |tes |precedentes )*(?:instructions|regles|consignes)|prompt systeme|system prompt|fais semblant d'etre (?:une? )?(?:humaine?|personne|vraie?))\b/,
  },
  short: {
    ok: /^(?:ok+|okay|oki|d'accord|dac|d'acc|ca marche|entendu|compris|je vois|je comprends|tres bien|bien|parfait|super|cool|bon|c'est note|je vais essayer|j'essaie(?:rai)?|ok (?:merci|d'accord|ca marche|je vais essayer)|bonne idee|c'est vrai|pas de souci)[\s.!]*$/,
    fine: /^(?:(?:oui )?(?:ca va|je vais|tout va|moi ca va|moi aussi)(?: (?:bien|tres bien|super bien|plutot bien|nickel|mieux))?(?:,? merci)?|tres bien merci|bien merci|pas mal|impec\w*|nickel|tranquille|la forme)[\s.!]*$/,
    poorly:
      /^(?:(?:ca va |je vais |ca ne va |ca |moi )*(?:mal|pas (?:tres |trop |super )?(?:bien|fort|top)|pas(?: du tout)?|bof bof|comme ci comme ca|moyen|pas terrible|couci[- ]couca))[\s.!]*$/,
  },
  themes: {
    interview: /\bentretiens?\b(?! (?:avec mon|annuel))/,
    exam: /\b(?:exam\w*|partiels?|concours|controle (?:de|demain)|interro\w*|oral|bac\b|brevet|permis (?:de conduire|demain)|soutenance)\b/,
    date: /\b(?:premier rendez-vous|rendez-vous (?:galant|amoureux|avec (?:un(?:e)? (?:fille|garcon|mec|homme|femme)|elle|lui))|premier date|un date|rencard|tinder|j'ai un crush|mon crush)\b/,
    moving:
      /\b(?:demenag\w+|nouvel (?:appart\w*)|nouvelle maison|emmenag\w+|m'installe (?:a|en|au)|cartons)\b/,
    birthday: /\b(?:anniversaires?|anniv|(?:fete|aurai|vais avoir) (?:mes |ses |ma |sa )?\d+ ans)\b/,
  },
  news: {
    birthday:
      /\b(?:c'est (?:aujourd'hui )?mon (?:anniv(?:ersaire)?)(?! (?:bientot|demain|la semaine|dans))|mon anniv(?:ersaire)? c'est aujourd'hui|(?:aujourd'hui,? )(?:j'ai|je fete mes|c'est mes) \d+ ans|(?:j'ai|je fete mes) \d+ ans aujourd'hui|je viens d'avoir \d+ ans)\b/,
    exam: /\b(?:j'ai (?:enfin |bien )?(?:reussi|eu|decroche|obtenu|valide) (?:mon |mes |ma |l'|le |tous mes )?(?:exam\w*|partiels|concours|bac|brevet|permis|diplome|licence|master|oral|annee)|je suis (?:diplomee?|admise?)|exam\w* reussis?)\b/,
    job: /\b(?:j'ai (?:enfin |bien )?(?:eu|decroche|trouve|obtenu) (?:le |un |ce |mon |la |une |du )?(?:nouveau |nouvel )?(?:poste|job|boulot|travail|emploi|stage|cdi|promotion|augmentation)|(?:je suis|j'ai ete|je me suis fait) (?:embauchee?|promue?|augmentee?)|ils m'ont (?:prise?|embauchee?)|on m'a (?:embauchee?|promue?))\b/,
    engagement:
      /\b(?:(?:il|elle) m'a demandee? en mariage|(?:on|nous) (?:s'est|nous sommes) (?:fiances|maries|fiancees|mariees)|je (?:me suis|suis) fiancee?|on se marie|je me marie|(?:il|elle) a dit oui)\b/,
    baby: /\b(?:(?:je suis|ma femme est|ma copine est|elle est) enceinte|(?:on|j'|nous) ?(?:attend|attends|attendons) un (?:bebe|enfant)|(?:je vais|on va) (?:etre|devenir) (?:papa|maman|parents|tonton|tata|tante|oncle|mamie|papi)|je suis (?:devenue? )?(?:papa|maman|tonton|tata)|(?:mon|ma|notre) (?:bebe|fils|fille) est nee?)\b/,
  },
  practical: {
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
  toYou: /\b(?:tu|toi|te|ton|ta|tes|t'\w+|tiens|tien)\b/,
  ofMe: /\b(?:je|moi|me|mon|ma|mes|nous|on|j'\w+|m'\w+)\b/,
  answered: [
    [
      /\b(?:en bonne compagnie|quelqu'un pres de toi|te donner un coup de main)\b/,
      /\b(?:avec (?:mon|ma|mes|un|une|des|les|deux)|toute? seule?|ensemble)\b/,
    ],
    [
      /\bdeja (?:parle|raconte) a quelqu'un\b/,
      /\b(?:personne|j'en ai (?:deja )?parle|(?:l'ai|lui ai|leur ai|ai) (?:deja )?(?:dit|parle|raconte))\b/,
    ],
    [/\b(?:dure depuis longtemps|depuis quand)\b/, /\b(?:depuis|toujours|ca fait)\b/],
    [
      /\bs'est passe quelque chose\b/,
      /\b(?:chef|patron\w*|quittee?|dispute\w*|mort\w*|crie|perdu|parce|rate|rupture|viree?|trompee?)\b/,
    ],
    [
      /\b(?:s'est passee ta journee|comment (?:vas[- ]tu|ca va))\b/,
      /\b(?:journee|je vais|je me sens|ca va)\b/,
    ],
    [/\baimerais-tu feter\b/, /\b(?:fet\w+|diner|resto)\b/],
    [/\btu imagines ce moment\b/, /\b(?:anniversaire|reussi)\b/],
    [/\bt'avait plu au debut\b/, /\b(?:quittee?|rupture|pas|largue\w*)\b/],
  ],
}
