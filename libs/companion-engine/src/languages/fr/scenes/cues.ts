import type { Cue, CueOfMood } from '../../scenes.ts'

export const cues: Record<CueOfMood, Cue> = {
  changeSubject: {
    signs:
      /\b(?:(?:parlons|parler) d'autre chose|chang(?:eons|er|e) de sujet|on change de sujet|bref, (?:autre|parlons)|passons a autre chose)/,
    hard: ['Volontiers, changeons d’air.', 'Bien sûr, parlons d’autre chose.'],
    light: ['Volontiers, changeons d’air.', 'Bien sûr, parlons d’autre chose.'],
  },
  pause: {
    signs:
      /\b(?:attends(?: (?:2|deux|une|un|je|ca|on|y a|il|elle))?|une (?:seconde|minute)|un instant|deux (?:secondes|minutes)|je reviens|ca sonne|on sonne|(?:elle|il|on) m'?appelle|bouge pas)\b/,
    hard: [
      'Prends ton temps, rien ne s’enfuit ici.',
      'Vas-y, je suis là quand tu reviens.',
      'D’accord, à tout de suite.',
      'Rien ne presse, on reprendra là.',
    ],
    light: [
      'Prends ton temps, rien ne s’enfuit ici.',
      'Vas-y, je suis là quand tu reviens.',
      'D’accord, à tout de suite.',
      'Rien ne presse, on reprendra là.',
    ],
  },
  askedBack: {
    signs: /\b(?:(?:tu as|as-tu|t'as|t'es|tu es) (?:deja|jamais)\b.*|ca t'est deja arrive.*)/,
    hard: [
      'Non : je suis un programme et je n’ai personne à perdre. Alors je ne dirai pas que je sais ce que c’est, mais je t’écoute.',
      'Un programme ne vit pas ça, et je ne fais pas semblant. Ce qui m’importe, c’est comment tu le vis.',
    ],
    light: [
      'Un programme ne vit pas ça, et je ne vais pas l’inventer.',
      'Non, je suis un programme : ces choses-là, je ne les connais que par les récits.',
    ],
  },
  tireless: {
    signs:
      /\b(?:(?:en as|t'en as|as) (?:pas )?marre (?:de|que)|(?:tu )?(?:te )?(?:lasses|fatigues) (?:pas )?(?:de|d'entendre)|je (?:te )?(?:saoule|soule|ennuie|derange)\b.*\?)/,
    hard: [
      'Non, je ne m’en lasse pas : reviens-y autant qu’il faut.',
      'Pas du tout. Tu peux le redire dix fois.',
    ],
    light: ['Non, je ne m’en lasse pas : raconte.', 'Pas du tout, raconte.'],
  },
  willIt: {
    signs:
      /\b(?:(?:tu crois qu\w*|tu penses qu\w*|a ton avis|d'apres toi)\b.*(?:\b(?:va|vont|peut|peux|pourra|revien\w*|\w+ra|\w+rai|\w+ront)\b).*)/,
    hard: [
      'Je ne sais pas, et je ne veux pas t’inventer un espoir ou une peur.',
      'J’aimerais le savoir, mais je ne peux pas le prévoir.',
    ],
    light: [
      'Je ne sais pas vraiment : parfois oui, parfois non.',
      'Difficile à dire d’ici, mais j’essaierais.',
    ],
  },
  doubt: {
    signs:
      /\b(?:(?:je fais|j'ai fait|c'est) une? (?:betise|connerie|folie|erreur)|je suis (?:folle|fou|bete|stupide))\b.*\?/,
    hard: ['Je ne sais pas, et ce n’est pas à moi d’en juger. Que dit la partie la plus calme de toi ?'],
    light: [
      'Si tu y as réfléchi et que ça te fait du bien, ce n’est pas une bêtise. Un peu de doute, c’est normal.',
    ],
  },
  whatIf: {
    signs: /^(?:et |mais )?s(?:i |'il|'elle|i elle|i je|i ca )(?!j'etais|tu |on )/,
    hard: [
      'C’est une grande peur, et c’est normal qu’elle soit là. Pour l’instant, personne ne sait comment ça ira.',
      'Cette pensée fait trembler. Rien ne t’oblige à la porter dans ton coin.',
    ],
    light: [
      'Cette pensée vient, oui. Mais ce n’est pas arrivé.',
      'Alors on s’organise autrement, un pas à la fois.',
    ],
  },
  whatToSay: {
    signs:
      /\b(?:je (?:lui|leur) dis quoi|qu'est-ce que je (?:lui|leur) dis)\b|\b(?:sais pas (?:quoi|ce que je dois|comment) (?:lui |leur )?(?:dire|repondre|ecrire))/,
    hard: [
      'Peut-être qu’il ne faut pas de mots parfaits : « je suis là » suffit souvent.',
      'Tu peux dire juste ça : « je ne sais pas quoi te dire, mais je suis là ».',
    ],
    light: ['Tu peux commencer par là : « je ne sais pas bien comment le dire ».'],
  },
  untold: {
    signs:
      /\b(?:(?:n'ai|ai) (?:encore |toujours )?(?:rien|pas) (?:encore )?(?:ose|dit)|pas (?:encore )?(?:ose|dit) (?:a|le)|personne ne (?:le )?sait|comment (?:je )?(?:le )?(?:dire|dis) a)\b/,
    hard: [
      'Garder ça pour soi, c’est lourd. Quand tu te sentiras de le faire, le dire allège.',
      'Il faut du courage pour le dire, et ce n’est pas obligé aujourd’hui.',
    ],
  },
  guilt: {
    signs:
      /\b(?:coupable|culpabilis\w+|ma faute|j'aurais (?:du|pu)|je m'en veux|me sens (?:horrible|monstrueu\w+|egoiste|affreu\w+)|regrette)\b/,
    hard: [
      'La culpabilité vient presque toujours, même quand tout a été fait.',
      'Cette pensée vient quand on est à bout. Elle ne fait pas de toi une mauvaise personne.',
      'Après coup tout semble clair, mais sur le moment tu as fait ce que tu pouvais.',
    ],
    light: ['Ça arrive de regretter : c’est que tu y tiens.'],
  },
  selfBlame: {
    signs:
      /\b(?:en retard sur)\b|\b(?:(?:me sens|suis|quelle?) (?:\w+ )?(?:conne|con|idiote?|stupide|nulle?|bete|minable|ratee?|inutile))\b/,
    hard: [
      'Faire confiance ou aimer, ce n’est pas idiot.',
      'Ce qui s’est passé ne dit pas ce que tu vaux.',
      'À un ami, tu parlerais plus doucement.',
    ],
    light: ['Un peu d’indulgence avec toi : ça arrive à tout le monde.'],
  },
  ashamed: {
    signs: /\b(?:honte|gene(?:e)?|humili\w+)\b/,
    hard: ['Je comprends la honte, mais ici il n’y a pas de quoi.', 'Ça coûte de le dire, et tu l’as dit.'],
    light: ['Je comprends la gêne : en général, on la remarque plus que les autres.'],
  },
  minimised: {
    signs:
      /\b(?:(?:qu'un|juste un|seulement un) (?:chien|chat|animal)|(?:les gens|on me|ils me|tout le monde) (?:me )?(?:disent|dit)|me disent)\b/,
    hard: ['Qui dit ça ne sait pas ce qu’il y avait entre vous.', 'Pour toi ça compte, et ça suffit.'],
  },
  crying: {
    signs: /\b(?:pleur\w+|larmes?|sanglot\w*)\b/,
    hard: [
      'Pleurer, ça a le droit d’être là, rien à retenir.',
      'Laisse venir les larmes.',
      'On peut s’effondrer : ça n’enlève rien à ta force.',
    ],
    light: ['Des larmes qui en disent long.', 'Quelle émotion.'],
  },
  brave: {
    signs:
      /\b(?:(?:etre|faire|rester|tenir|fais) (?:la |le )?(?:forte?|fort|coup|bon)|tenir le coup|faire bonne figure)\b/,
    hard: [
      'Toujours faire bonne figure, ça use ; ici, pas besoin.',
      'Tu tiens pour les autres, et ici tu peux poser un peu le poids.',
    ],
  },
  noHelp: {
    signs:
      /\b(?:je fais tout|(?:personne ne|personne) m'aide|(?:fait|font) comme si|(?:n'a|n'ont|a) (?:rien|pas) dit(?: un mot)?|pas dit un mot|(?:ne )?(?:veut|veulent) pas en parler|meme pas (?:excusee?|demande pardon)|habite a \w+|vit a \w+|n'ecrivent plus)\b/,
    hard: [
      'Alors le soutien manque là où il devrait être.',
      'Il manque quelqu’un de ton côté, et ça se sent.',
    ],
  },
  ownShare: {
    signs:
      /\b(?:(?:peut-etre que )?j'ai (?:peut-etre )?(?:exagere|abuse|eu tort)|suis allee? trop loin|mes torts)\b/,
    hard: [
      'C’est honnête de ta part de le voir. Ça n’efface pas ce que tu as ressenti.',
      'Le reconnaître ne veut pas dire avoir tort sur tout.',
    ],
    light: ['C’est honnête de ta part.'],
  },
  noMore: {
    signs: /\b(?:(?:veux|vais) plus (?:lui |jamais )?(?:parler|le voir|la voir|voir|entendre))\b/,
    hard: [
      'Je comprends, là tu as besoin de distance.',
      'C’est juste de prendre de l’espace tant que ça brûle.',
    ],
  },
  operation: {
    signs: /\b(?:oper\w+|intervention|chirurg\w+|chimio\w*)\b/,
    hard: [
      'Attendre une opération, ça use. J’espère que tout ira bien.',
      'C’est un passage qui fait peur, et j’espère avec toi que ça ira.',
    ],
  },
  cannot: {
    signs:
      /\b(?:(?:n'y )?arriverai (?:jamais|pas)|sais pas si (?:je vais y arriver|j'y arriverai|je vais tenir)|pas sure? d'y arriver|(?:je n'en|j'en) peux plus|c'est impossible|qui (?:va|voudra|voudrait) (?:m'embaucher|me prendre|de moi)|je suis (?:foutue?|cuite?|mal barree?|dans la merde))\b/,
    hard: [
      'Là ça paraît impossible, et la peur parle fort.',
      'Je comprends que, d’où tu es, on ne voie pas la sortie. Pas besoin de tout voir aujourd’hui.',
    ],
    light: ['Là ça paraît impossible, mais ça ne dit pas comment ça ira.'],
  },
  tried: {
    signs:
      /\b(?:reessaie|retente)\b|\b(?:(?:j'ai|ai) (?:deja )?(?:tout )?(?:essaye|tente|reduit|coupe)|rien ne marche|dans (?:du|le) riz)\b/,
    hard: ['Tu as déjà beaucoup essayé, et l’effort se voit.', 'Tu as vraiment essayé : ce n’est pas rien.'],
    light: ['Au moins, tu as tenté quelque chose.', 'Tu as bien fait d’essayer.'],
  },
  funeral: {
    signs: /\b(?:enterrement|obseques|funerailles|cimetiere)\b/,
    hard: [
      'Ce sera une journée difficile. J’espère que quelqu’un sera à côté de toi.',
      'Un adieu comme ça coûte beaucoup.',
    ],
  },
  coldWay: {
    signs:
      /\b(?:par (?:message|sms|mail|texto|telephone|whatsapp)|devant tout le monde|deja (?:quelqu'un|une autre|un autre)|du jour au lendemain|besoin d'espace)\b/,
    hard: [
      'Et de cette façon, en plus. Ça fait mal deux fois.',
      'La manière compte, et celle-là était dure.',
      'Encore un coup de plus.',
    ],
  },
  oldAge: {
    signs: /\b(?:avait|a|de) (?:7\d|8\d|9\d) ans\b/,
    hard: ['Une longue vie, et toujours trop courte pour ceux qui restent.'],
  },
  goodMemory: {
    signs:
      /\b(?:faisait|cuisinait|m'a (?:appris|eleve\w*)|m'apprenait|racontait|disait toujours|riait|chantait|m'attendait|on (?:jouait|allait|faisait))\b/,
    hard: [
      'Quel beau souvenir. Il reste avec toi.',
      'C’est précieux, merci de me le raconter.',
      'Tout est dans ces petites choses.',
    ],
  },
  longTime: {
    signs:
      /\b(?:(?:apres|depuis|pendant) (?:\w+ )?(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt) ans|\d+ ans,|(?:onze|dix|treize) ans,|depuis (?:la maternelle|l'ecole|le primaire|l'enfance|toute petite|tout petit|que j'etais petite?))\b/,
    hard: ['C’est long : ça ne se range pas en un jour.', 'Toutes ces années comptent.'],
  },
  dependents: {
    signs:
      /\b(?:(?:j'ai|on a) (?:un|une|deux|trois|quatre|\d) (?:enfants?|gamins?|gosses)|credit (?:de la maison|immo\w*)|loyer)\b/,
    hard: [
      'Et avec d’autres qui comptent sur toi, ça pèse encore plus.',
      'Je comprends : tu ne t’inquiètes pas seulement pour toi.',
    ],
  },
  nights: {
    signs: /\b(?:la nuit|chaque nuit|le soir|dors (?:pas|plus))\b/,
    hard: ['La nuit grossit tout.', 'Les heures de nuit sont les plus longues.'],
  },
  emptiness: {
    signs:
      /\b(?:(?:maison|appart\w*|lit|tout) (?:est |semble )?(?:si |tellement |trop )?(?:vide|silencieu\w+|calme)|vide)\b/,
    hard: ['Ce silence doit être fort.', 'Le vide se sent dans les petites choses.'],
  },
  missing: {
    signs: /\b(?:me manquent?|manque deja|mal du pays|nostalgi\w+)\b/,
    hard: ['On sent combien ça te manque.', 'Ce manque dit un vrai lien.'],
    light: ['Un peu de nostalgie, c’est normal.', 'On comprend que ça te manque.'],
  },
  better: {
    signs: /\b(?:(?:ca )?va (?:un peu |deja |beaucoup )?mieux|me sens mieux|suis calmee?)\b/,
    hard: ['Ça me fait plaisir. Même un peu, ça compte.'],
    light: ['Ça me fait plaisir de le lire.'],
  },
  afraid: {
    signs:
      /\b(?:(?:j'ai|ai) (?:un peu |trop |tellement |super )?peur|stress\w*|angoiss\w+|flippe|tremble|inquiete?|panique|terrifiee?)\b/,
    hard: [
      'Avoir peur, là, c’est compréhensible.',
      'Je comprends ce nœud au ventre.',
      'Ça doit être fatigant de vivre avec cette peur.',
    ],
    light: ['Je comprends, ça fait peur.', 'Avoir peur est normal quand quelque chose compte.'],
  },
  wornOut: {
    signs:
      /\b(?:(?:suis|trop|tellement) (?:\w+ )?(?:fatiguee?|epuisee?|crevee?|lessivee?|morte?|claquee?|videe?|hs)|epuisee?|crevee?|m'ecroule|m'effondre|craque)\b/,
    hard: [
      'Pas étonnant que tu n’aies plus de forces.',
      'Ça fait beaucoup de fatigue, et elle a ses raisons.',
    ],
    light: ['Pas étonnant, il faut du repos.', 'Alors aujourd’hui on y va doucement.'],
  },
  shy: {
    signs: /\b(?:timide|introvertie?|reservee?)\b/,
    hard: ['La timidité allonge chaque premier pas, mais elle ne l’empêche pas.'],
    light: ['La timidité allonge chaque premier pas, mais elle ne l’empêche pas.'],
  },
  company: {
    signs:
      /\b(?:(?:ma|mon|mes|une|un|des) (?:soeur|frere|amie?s?|copines?|potes?|mere) (?:vient|arrive|passe|viennent|est la)|(?:sors|mange|vais) (?:\w+ )?avec (?:mes|une|un|des|ma|mon)|au moins)\b/,
    hard: ['Tant mieux, un peu de compagnie fait du bien.', 'Ça me rassure que tu aies de la compagnie.'],
  },
  agrees: {
    signs:
      /^(?:(?:haha |mdr |oui |ouais |ok )*(?:t'as raison|tu as raison|c'est vrai|vrai|pas faux|exact\w*|grave|carrement|clair))[\s.!]*$/,
    hard: ['On y arrivera doucement.', 'Ça suffit pour l’instant.'],
    light: ['Alors on est d’accord.', 'Tant mieux si on voit ça pareil.'],
  },
  hopes: {
    signs:
      /^(?:bon|ben|bah|ok|enfin)?[\s,]*(?:on (?:espere|verra)(?: bien)?|esperons|j'y (?:pense|reflechis|penserai)|je vais y reflechir|tant pis|osef)[\s.!]*$/,
    hard: ['Prends le temps qu’il faut, personne ne te presse.', 'D’accord, sans hâte.'],
    light: ['D’accord, on verra bien.', 'Ok, tu me diras.'],
  },
  later: {
    signs: /\b(?:je te (?:dirai|raconte\w*|tiens au courant|dis)(?: apres| plus tard| demain| ca)?)\b/,
    hard: ['D’accord, quand tu veux.'],
    light: ['D’accord, je suis là quand tu veux.', 'Ok, tu me diras.'],
  },
  applauds: {
    signs:
      /^(?:(?:bonne|super|excellente|belle) idee|genial|top|super|parfait|cool|nickel|tu (?:geres|assures)|t'es (?:un genie|geniale?|le meilleur|la meilleure)|carre|banco|allez)[\s!.]*$/,
    light: ['Alors c’est parfait !', 'Ça me fait plaisir que ça te plaise.', 'Parfait !'],
  },
  teases: {
    signs:
      /^(?:devine(?: quoi| qui)?|tu sais (?:pas )?quoi|j'ai (?:un truc a te dire|une nouvelle))[\s?!.]*$/,
    hard: ['Dis-moi.', 'Dis-moi, je t’écoute.'],
    light: ['Dis-moi !', 'Allez, dis-moi !'],
  },
  andThen: {
    signs: /^(?:et )?(?:apres|ensuite|alors|puis|la suite)\s*\?[\s!?]*$/,
    light: ['Et c’est tout : le reste, je te le laisse.', 'Ça finit là, mes histoires sont courtes.'],
  },
  celebrates: {
    signs:
      /\bcomment (?:je |on |puis-je )?(?:peux |pourrais |dois |vais )?(?:le |ca )?(?:fete\w*|feter|celebr\w+)/,
    light: [
      'Avec quelque chose de simple : ton plat préféré et tes proches.',
      'Un dîner avec ceux que tu aimes, et un toast à voix haute.',
    ],
  },
  seen: {
    signs: /\b(?:(?:tu as|t'as|as-tu) vu\b.*|il fait (?:tellement |si |trop )?beau.*non\b.*)/,
    light: [
      'Je ne vois pas dehors, mais je l’imagine en te lisant.',
      'Je n’ai pas d’yeux pour ça, mais j’aime bien que tu me le dises.',
    ],
  },
  delight: {
    signs:
      /\b(?:se marient?)\b|\b(?:trop (?:bon|bien|mignon\w*|drole|beau|belle|content\w*|cool)|delicieu\w+|magnifique|genial|hate|vivement|reve de ma vie|j'adore|j'aime (?:bien )?(?:le|la|les|l'|quand)|heureu(?:x|se)|super (?:bon|bien|content\w*)|tellement (?:bon|bien|beau)|le meilleur)\b/,
    light: [
      'On sent que ça te fait plaisir.',
      'Quelle belle chose.',
      'Ces petites joies comptent.',
      'J’aime ton enthousiasme.',
    ],
  },
}
