import type { FactPatterns } from '../../fact-patterns.ts'
import { traitPatterns } from './traits.ts'

const JOBS =
  'infirmiere?|professeure?|prof|medecin|avocate?|cuisiniere?|serveu(?:r|se)|vendeu(?:r|se)|ingenieure?|architecte|journaliste|musicien(?:ne)?|coiffeu(?:r|se)|electricien(?:ne)?|plombier|mecanicien(?:ne)?|chauffeur|programmeu(?:r|se)|developpeu(?:r|se)|graphiste|psychologue|veterinaire|pharmacien(?:ne)?|instituteur|institutrice|policiere?|comptable|secretaire|traducteur|traductrice|photographe|agriculteur|agricultrice|boulangere?|patissiere?|etudiante?|pompier|dentiste|caissiere?|aide-soignante?|macon|facteur|factrice|barman|libraire|bibliothecaire|sage-femme|educateur|educatrice|pecheur|menuisier|fleuriste'

export const factPatterns: FactPatterns = {
  hypothesis:
    /\b(?:si j'(?:etais|avais|habitais|vivais|pouvais)|si je (?:m'appelais|vivais|travaillais|pouvais)|j'aimerais|je voudrais|je reve de|imagine|faisons semblant|supposons|dans (?:le|un) (?:film|livre|jeu|reve)|(?:il|elle|on|ils|elles) (?:dit|a dit|disait|pense|croit|pretend)|dit (?:que|qu')|disent que|quand j'etais|autrefois|avant,? je|peut-etre|a l'epoque)\b/,
  denial:
    /\b(?:je|on|nous) (?:ne |n')(?:m'appelle|habite|vis|travaille|suis|viens|ai|me marie|pars|a|avons)\b(?! besoin)(?:(?! (?:mais|maintenant) )[^,;:.!])*/,
  rules: [
    {
      kind: 'name',
      pattern:
        /^(?:salut|bonjour|bonsoir|coucou|enchantee?)[ ,.!]+(?:moi,? c'est|je suis) (?<Value>[a-z'-]+)(?=[,.!]|$| et )/,
      text: 'Tu t’appelles {value}',
    },
    {
      kind: 'name',
      pattern:
        /(?:^|[\s,;.!])(?:je m'appelle|mon (?:nom|prenom) est|mon (?:nom|prenom),? c'est|appelle[- ]moi) (?<value>[a-z'-]+(?: [a-z'-]+)?)/,
      text: 'Tu t’appelles {value}',
    },
    {
      kind: 'age',
      pattern: /(?:^|[\s,;.!])j'ai (?:eu |maintenant |deja )?(?<value>\d{2}) ans\b(?! (?:de|d')\b)/,
      text: 'Tu as {value} ans',
    },
    {
      kind: 'age',
      pattern: /(?:^|[\s,;.!])je fete (?:mes )?(?<value>\d{2}) ans\b/,
      text: 'Tu as {value} ans',
    },
    {
      kind: 'home',
      pattern:
        /(?:^|[\s,;.!])(?:j'habite|je vis|je loge|je loue|je suis en coloc(?:ation)?)(?: (?!a )[a-z'-]+){0,5} a (?<Value>[a-z'-]+(?: [a-z'-]+){0,2})/,
      text: 'Tu vis à {value}',
    },
    {
      kind: 'origin',
      pattern: new RegExp(
        `(?:^|[\\s,;.!])(?:je viens (?:de |d')|je suis (?:(?:une? )?(?:${JOBS}) )?(?:originaire )?(?:de |d')|originaire (?:de |d')|(?:je suis )?nee? (?:et (?:j'ai )?grandie? )?a |j'ai grandi a )(?<Value>[a-z'-]+(?: [a-z'-]+){0,2})`,
      ),
      text: 'Tu viens de {value}',
    },
    {
      kind: 'home',
      pattern:
        /(?:^|[\s,;.!])(?:j'habite|je vis|on (?:habite|vit)|nous (?:habitons|vivons)|je viens de demenager|j'ai demenage|on a demenage) (?:maintenant |toujours |actuellement )?a (?<value>[a-z'-]+(?: [a-z'-]+){0,2})/,
      text: 'Tu vis à {value}',
    },
    {
      kind: 'job',
      pattern: /(?:^|[\s,;.!])je travaille comme (?:une? )?(?<value>[a-z'-]+(?: [a-z'-]+){0,3})/,
      text: 'Ton métier : {value}',
    },
    {
      kind: 'job',
      pattern: new RegExp(`(?:^|[\\s,;.!])je suis (?:une? )?(?<value>${JOBS})\\b`),
      text: 'Ton métier : {value}',
    },
    {
      kind: 'job',
      pattern: /(?:^|[\s,;.!])je travaille (?<value>(?:dans|chez|a|pour|au) (?:une? |la |le |l')?[a-z'-]+)/,
      text: 'Tu travailles {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])je ne bois (?:pas|jamais) (?:de |d')(?<value>[^,;.!?]+)/,
      text: 'Tu ne bois pas de {value}',
    },
    {
      kind: 'dislike',
      pattern:
        /(?:^|[\s,;.!])je n'aime (?:vraiment )?(?:pas|plus) (?:trop |du tout |beaucoup )?(?<value>[^,;.!?]+)/,
      text: 'Tu n’aimes pas {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])j'aime (?:pas|plus) (?:trop |du tout )?(?<value>[^,;.!?]+)/,
      text: 'Tu n’aimes pas {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])je (?:deteste|hais|ne supporte pas) (?<value>[^,;.!?]+)/,
      text: 'Tu détestes {value}',
    },
    {
      kind: 'like',
      pattern: /(?:^|[\s,;.!])j'(?:aime|adore) (?!pas\b|plus\b)(?<value>[^,;.!?]+)/,
      text: 'Tu aimes {value}',
    },
    {
      kind: 'like',
      pattern:
        /(?:^|[\s,;.!])(?:je suis (?:fan|passionnee?|dingue|folle|fou|accro) |je raffole )(?:de |du |des |d')(?<value>[^,;.!?]+)/,
      text: 'Tu te passionnes pour ceci : {value}',
    },
  ],
  person: [
    /(?:^|[\s,;.!])m(?:on|a) (?<who>[a-z-]+) (?<Value>[a-z-]+)(?=[\s,.!]|$)/,
    /(?:^|[\s,;.!])m(?:on|a) (?:meilleure? |petite? |grande? )?(?<who>[a-z-]+) s'appelle (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!])m(?:on|a) (?:meilleure? |petite? |grande? )?(?<who>[a-z-]+),? (?<Value>[a-z'-]+)(?=,| (?:est|a|m'a|et|vit|travaille|dit|\d{1,3})\b|[.!]|$)/,
    /(?:^|[\s,;.!])j'ai une? (?:meilleure? |petite? |grande? )?(?<who>[a-z-]+) (?:qui s'appelle|nommee?|appelee?) (?<value>[a-z'-]+)/,
  ],
  personAge: [
    /(?:^|[\s,;.!])m(?:on|a) (?:meilleure? |petite? |grande? )?(?<who>[a-z-]+),?(?: (?<Value>[a-z'-]+),?)? (?:a|a eu|vient d'avoir|fete ses|aura) (?<age>\d{1,3}) ans\b/,
    /(?:^|[\s,;.!])m(?:on|a) (?<who>[a-z-]+) s'appelle (?<value>[a-z'-]+),? (?:et )?(?:il|elle) a (?<age>\d{1,3}) ans\b/,
  ],
  pet: [
    /(?:^|[\s,;.!])(?:j'ai|nous avons|on a) (?:deux|trois|quatre|cinq|des|\d) (?<pet>[a-z-]+)(?:(?:,| :| qui s'appellent|,? nomme[e]?s) (?<names>[a-z'-]+(?:, [a-z'-]+)*(?:,? et [a-z'-]+)?))?/,
    /(?:^|[\s,;.!])(?:j'ai|nous avons|on a) (?:une?|deux|trois) (?:(?! (?:qui (?!s'appelle)|avec|dont) )[^,;.!?]){2,30}?(?:,| et|, et) (?:une?|deux|trois) (?<pet>[a-z-]+)/,
    /(?:^|[\s,;.!])(?:le|la|l'|notre) ?(?<pet>[a-z-]+) s'appelle (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!])(?:j'ai|nous avons|on a)(?: aussi)?(?: adopte| pris)? une? (?:petite? |vieille |vieux )?(?<pet>[a-z-]+)(?:,? (?:qui s'appelle|(?:il|elle) s'appelle|nommee?|appelee?) (?<value>[a-z'-]+))?/,
    /(?:^|[\s,;.!])m(?:on|a) (?<pet>[a-z-]+) s'appelle (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!])m(?:on|a) (?<pet>[a-z-]+),? (?<Value>[a-z'-]+)(?=,| (?:est|a|dort|mange)\b)/,
  ],
  event: [
    /(?:^|[\s,;.!])(?:j'ai|je passe|j'aurai|je vais avoir) (?:une? |mon |ma |l'|le |la )(?<event>[a-z-]+)(?: (?:de|d'|du|pour|chez|a|avec|en) ?(?:[a-z'-]+ ){0,2}?[a-z'-]+?)??(?: (?:ce |le |dans )?(?<when>aujourd'hui|ce soir|apres-demain|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d{1,2}(?:er)? [a-z]+|\d{1,2} jours))?(?=$|[,;.!\s])/,
    /(?:^|[\s,;.!])(?:mon |ma |l')(?<event>[a-z-]+) (?:est|a lieu|c'est) (?:le |dans )?(?<when>aujourd'hui|ce soir|apres-demain|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d{1,2}(?:er)? [a-z]+|\d{1,2} jours)/,
    /(?:^|[\s,;.!])(?<when>apres-demain|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd'hui),? (?:j'ai|je passe) (?:une? |mon |ma |l'|le |la )(?<event>[a-z-]+)/,
  ],
  happenings: {
    wedding: /(?:^|[\s,;.!])(?:je me marie|on se marie|nous nous marions)\b/,
    trip: /(?:^|[\s,;.!])(?:je pars|on part|nous partons|je m'envole|je decolle) (?:en (?:vacances|voyage|week-end)\b|(?:a|au|aux|en|pour(?: le| la| les)?) (?:l')?(?<Value>[a-z]))/,
    operation: /(?:^|[\s,;.!])(?:on m'opere|je me fais operer|je suis operee?|je vais me faire operer)\b/,
    birthday: /(?:^|[\s,;.!])c'est mon anniversaire\b/,
    appointment:
      /(?:^|[\s,;.!])(?:(?:j'ai|je vais (?:chez|voir)|je vois|je dois (?:aller chez|voir)) (?:le |la |l'|mon |ma )(?:dentiste|medecin|docteur|gyneco(?:logue)?|psy(?:chologue)?|ophtalmo(?:logue)?|cardiologue|dermato(?:logue)?|kine|veto|veterinaire)|j'ai (?:rendez-vous|rdv))(?![a-z])/,
  },
  losses: {
    home: /\bje (?:n'habite|ne vis) plus (?:a|la|ici|en|au)\b/,
    job: /\b(?:j'ai perdu mon (?:travail|boulot|emploi|poste)|(?:on m'a|j'ai ete) (?:viree?|licenciee?)|j'ai demissionne|je ne travaille plus)\b/,
    partner:
      /\b(?:on s'est (?:separes|quittes)|nous nous sommes (?:separes|quittes)|(?:il|elle) m'a (?:quittee?|larguee?)|j'ai (?:quitte|largue) m(?:on|a) (?:copain|copine|mec|compagnon|compagne)|on a rompu)\b/,
    pet: [
      /\bm(?:on|a) (?<pet>[a-z-]+)(?: [a-z]+)? est (?:morte?|decedee?)\b/,
      /\bj'ai perdu m(?:on|a) (?<pet>[a-z-]+)/,
      /\bje n'ai plus (?:de |mon |ma )(?<pet>[a-z-]+)/,
    ],
  },
  traits: traitPatterns,
  mine: /\b(?:mon|ma) (?<who>\p{L}+)/u,
  relations: {
    mother: { mere: 'ta mère', maman: 'ta maman' },
    father: { pere: 'ton père', papa: 'ton papa' },
    sister: { soeur: 'ta sœur' },
    brother: { frere: 'ton frère' },
    son: { fils: 'ton fils' },
    daughter: { fille: 'ta fille' },
    wife: { femme: 'ta femme' },
    husband: { mari: 'ton mari' },
    girlfriend: { copine: 'ta copine', fiancee: 'ta fiancée' },
    boyfriend: { copain: 'ton copain', fiance: 'ton fiancé' },
    partner: { compagnon: 'ton compagnon', compagne: 'ta compagne' },
    grandmother: { 'grand-mere': 'ta grand-mère', mamie: 'ta mamie' },
    grandfather: { 'grand-pere': 'ton grand-père', papi: 'ton papi' },
    friend: { ami: 'ton ami', amie: 'ton amie', pote: 'ton pote' },
    colleague: { collegue: 'ton collègue' },
    boss: { chef: 'ton chef', patron: 'ton patron', patronne: 'ta patronne' },
    cousin: { cousin: 'ton cousin', cousine: 'ta cousine' },
    uncle: { oncle: 'ton oncle' },
    aunt: { tante: 'ta tante' },
    neighbour: { voisin: 'ton voisin', voisine: 'ta voisine' },
    flatmate: { colocataire: 'ton colocataire', coloc: 'ton coloc' },
    nephew: { neveu: 'ton neveu' },
    niece: { niece: 'ta nièce' },
  },
  pets: {
    dog: {
      words: [
        'chien',
        'chienne',
        'chiot',
        'beagle',
        'labrador',
        'caniche',
        'teckel',
        'bouledogue',
        'chihuahua',
        'husky',
        'carlin',
      ],
      many: ['chiens', 'chiots'],
      some: 'des chiens',
      a: 'un chien',
      yours: 'ton chien',
    },
    cat: {
      words: ['chat', 'chatte', 'chaton'],
      many: ['chats', 'chattes', 'chatons'],
      some: 'des chats',
      a: 'un chat',
      yours: 'ton chat',
    },
    rabbit: {
      words: ['lapin', 'lapine'],
      many: ['lapins'],
      some: 'des lapins',
      a: 'un lapin',
      yours: 'ton lapin',
    },
    bird: {
      words: ['oiseau', 'perroquet', 'canari', 'perruche'],
      many: ['oiseaux', 'perroquets', 'canaris', 'perruches'],
      some: 'des oiseaux',
      a: 'un oiseau',
      yours: 'ton oiseau',
    },
    horse: {
      words: ['cheval', 'jument', 'poney'],
      many: ['chevaux', 'poneys'],
      some: 'des chevaux',
      a: 'un cheval',
      yours: 'ton cheval',
    },
    fish: {
      words: ['poisson'],
      many: ['poissons'],
      some: 'des poissons',
      a: 'un poisson',
      yours: 'ton poisson',
    },
    hamster: {
      words: ['hamster'],
      many: ['hamsters'],
      some: 'des hamsters',
      a: 'un hamster',
      yours: 'ton hamster',
    },
    turtle: {
      words: ['tortue'],
      many: ['tortues'],
      some: 'des tortues',
      a: 'une tortue',
      yours: 'ta tortue',
    },
  },
  events: {
    exam: { words: ['examen', 'partiel', 'concours', 'controle'], an: 'un examen', yours: 'ton examen' },
    interview: { words: ['entretien'], an: 'un entretien', yours: 'ton entretien' },
    wedding: { words: ['mariage'], an: 'un mariage', yours: 'le mariage' },
    trip: { words: ['voyage', 'vol'], an: 'un voyage', yours: 'ton voyage' },
    move: { words: ['demenagement'], an: 'un déménagement', yours: 'ton déménagement' },
    appointment: { words: ['rendez-vous', 'rdv'], an: 'un rendez-vous', yours: 'ton rendez-vous' },
    operation: { words: ['operation'], an: 'une opération', yours: 'ton opération' },
    birthday: { words: ['anniversaire'], an: 'ton anniversaire', yours: 'ton anniversaire' },
  },
  say: {
    person: '{Who} s’appelle {value}',
    personAge: '{Who} a {age} ans',
    pet: 'Tu as {a}',
    petNamed: 'Tu as {a} qui s’appelle {value}',
    event: 'Tu as {an} en vue',
    eventOn: 'Tu as {an} le {when}',
  },
  valueEnd:
    / (?:mais|parce|car|quand|depuis|que|qui|donc|pour (?:le|la|les|un)|et (?:je|j'|mon|ma|il|elle|on|puis|aussi)|beaucoup|avec m(?:on|a|es)|chez|dans)\b| (?:et j'|qu')|$/,
  and: / et /,
  article: /^(?:(?:le|la|les|une|un|des|du|de la|de) |l'|de l')/,
  notAThing:
    /^(?:(?:ma |la )?vie|(?:de )?vivre|etre en vie|exister|(?:mon |cette |l')?existence|ce monde|cet(?:te)? (?:homme|femme|fille)|ce (?:mec|garcon|type)|un(?:e)? (?:homme|femme|fille|mec|garcon)|moi-meme|mon corps|tout le monde|quand|que|qu'|comme|si|toi|te|t'|vous|lui|elle|eux|ca|cela|tout|rien|ce|cette idee|bien (?:que|quand)|parler avec toi|mieux|pas|trop)\b/,
  notAName:
    /^(?:est|suis|pas|que|qui|quand|comme|si|tres|plus|mal|bien|tard|demain|mon|ma|moi|encore|toujours|chez|a|au|en|et|amour|cheri|cherie|aussi)$/,
  intensifier: /^(?:beaucoup|vraiment|trop|bien|tellement|enormement|aussi|surtout|particulierement) /,
  dates: {
    today: /\b(?:aujourd'hui|ce soir)\b/,
    tomorrow: /\bdemain\b/,
    dayAfterTomorrow: /\bapres-demain\b/,
    inDays: /\b(?<days>\d{1,2}) jours\b/,
    weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
    months: [
      'janvier',
      'fevrier',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'aout',
      'septembre',
      'octobre',
      'novembre',
      'decembre',
    ],
  },
}
