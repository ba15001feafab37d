import type { MemoryGrammar } from '../grammar.ts'

export const memory: MemoryGrammar = {
  doubt:
    /\b(?:se (?:fossi|avessi|mi chiamassi|vivessi|lavorassi|potessi)|vorrei|mi piacerebbe|sarebbe|sogno di|facciamo finta|immagina|ammettiamo|per finta|nel (?:film|libro|gioco|sogno)|(?:lui|lei|lo|la) (?:dice|ha detto|diceva)|(?:dice|ha detto|dicono|diceva|pensa|crede|sostiene) (?:che|di)|dice sempre|da piccol[oa]|una volta|prima (?:lavoravo|vivevo)|non (?:mi chiamo|lavoro|vivo|abito|ho piu)|magari|forse)\b/,
  rules: [
    {
      kind: 'name',
      pattern:
        /^(?:ciao|salve|piacere|ehi|buongiorno|buonasera)[ ,.!]+(?:io )?sono (?<Value>[a-z']+)(?=[,.!]|$| e )/,
      text: 'Ti chiami {value}',
    },
    {
      kind: 'name',
      pattern: /(?:^|[\s,;.!])(?:mi chiamo|il mio nome e|chiamami(?: pure)?) (?<value>[a-z']+(?: [a-z']+)?)/,
      text: 'Ti chiami {value}',
    },
    {
      kind: 'age',
      pattern:
        /(?:^|[\s,;.!])(?:io )?(?:ho|ho compiuto|ho appena compiuto|compio) (?<value>\d{2}) anni\b(?! (?:di|da)\b)/,
      text: 'Hai {value} anni',
    },
    {
      kind: 'home',
      pattern:
        /(?:^|[\s,;.!])(?:io )?(?:vivo|abito|mi sono trasferit[oa]) (?:ora |adesso |ancora |da \w+ (?:anni|mesi) )?a (?<value>[a-z']+(?: [a-z']+){0,2})/,
      text: 'Vivi a {value}',
    },
    {
      kind: 'job',
      pattern: /(?:^|[\s,;.!])lavoro come (?<value>[a-z']+(?: [a-z']+){0,3})/,
      text: 'Lavori come {value}',
    },
    {
      kind: 'job',
      pattern:
        /(?:^|[\s,;.!])faccio (?:il|la|l'|lo) ?(?<value>(?:insegnante|infermier[ae]|medico|dottoressa|avvocat[oa]|cuoc[oa]|barista|camerier[ae]|commess[oa]|operai[oa]|impiegat[oa]|ingegnere|architett[oa]|giornalista|musicista|parrucchier[ae]|elettricista|idraulico|meccanico|muratore|autista|programmat(?:ore|rice)|grafic[oa]|psicolog[oa]|veterinari[oa]|farmacista|maestr[oa]|professor(?:e|essa)|poliziott[oa]|contabile|segretari[oa]|traduttore|traduttrice|fotograf[oa]|estetista|postin[oa]|agricoltore|pasticcer[ea]|panettiere|fornai[oa]))\b/,
      text: 'Lavori come {value}',
    },
    {
      kind: 'job',
      pattern:
        /(?:^|[\s,;.!])(?:io )?sono un[a']? ?(?<value>insegnante|infermier[ae]|medico|dottoressa|avvocat[oa]|cuoc[oa]|barista|camerier[ae]|commess[oa]|operai[oa]|impiegat[oa]|ingegnere|architett[oa]|giornalista|musicista|parrucchier[ae]|elettricista|idraulico|meccanico|muratore|autista|programmat(?:ore|rice)|psicolog[oa]|veterinari[oa]|farmacista|maestr[oa]|professor(?:e|essa)|poliziott[oa]|fotograf[oa]|student(?:e|essa))\b/,
      text: 'Lavori come {value}',
    },
    {
      kind: 'job',
      pattern:
        /(?:^|[\s,;.!])lavoro (?<value>(?:in|presso|alla|al|all'|nella|nel|per) ?(?:un |una |un')?[a-z']+)(?= |$|[,;.!])(?! come)/,
      text: 'Lavori {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])non bevo (?<value>[^,;.!?]+)/,
      text: 'Non bevi {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])non mi piace (?<value>[^,;.!?]+)/,
      text: 'Non ti piace {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])non mi piacciono (?<value>[^,;.!?]+)/,
      text: 'Non ti piacciono {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])(?:odio|detesto|non sopporto) (?<value>[^,;.!?]+)/,
      text: 'Non sopporti {value}',
    },
    {
      kind: 'like',
      pattern: /(?<!non)(?:^|[\s,;.!])(?:a me )?mi piace (?<value>[^,;.!?]+)/,
      text: 'Ti piace {value}',
    },
    {
      kind: 'like',
      pattern: /(?<!non)(?:^|[\s,;.!])(?:a me )?mi piacciono (?<value>[^,;.!?]+)/,
      text: 'Ti piacciono {value}',
    },
    {
      kind: 'like',
      pattern: /(?<!non)(?:^|[\s,;.!])(?:io )?(?:adoro|amo) (?<value>[^,;.!?]+)/,
      text: 'Ti appassiona questo: {value}',
    },
    {
      kind: 'like',
      pattern: /(?:^|[\s,;.!])(?:sono appassionat[oa] di|vado matt[oa] per) (?<value>[^,;.!?]+)/,
      text: 'Ti appassiona questo: {value}',
    },
  ],
  person: [
    /(?:^|[\s,;.!])(?:il |la )?mi[oa] (?:miglior[e]? )?(?<who>[a-z]+) si chiama (?<value>[a-z']+)/,
    /(?:^|[\s,;.!])mi[oa] (?<who>[a-z]+),? (?<Value>[a-z']+)(?=,| (?:mi|e|ha|si|vive|lavora|con|che|va|studia|compie)\b|[.!]|$)/,
    /(?:^|[\s,;.!])ho (?:un|una) (?:miglior[e]? )?(?<who>[a-z]+) (?:che si chiama|di nome) (?<value>[a-z']+)/,
  ],
  pet: [
    /(?:^|[\s,;.!])(?:ho|abbiamo|ho preso|ho adottato) (?:un|una|un') ?(?<pet>[a-z]+)(?: (?:che si chiama|di nome|e si chiama) (?<value>[a-z']+))?/,
    /(?:^|[\s,;.!])(?:il|la) mi[oa] (?<pet>[a-z]+) si chiama (?<value>[a-z']+)/,
    /(?:^|[\s,;.!])(?:il|la) mi[oa] (?<pet>[a-z]+) (?<Value>[a-z']+)(?=,| (?:mi|e|ha|si|dorme|mangia)\b)/,
  ],
  event: [
    /(?:^|[\s,;.!])(?<when>[^,;.!?]{0,24}?)\b(?:ho|avro|faro|faccio|mi aspetta) (?:un |una |un'|l'|il |la )(?:mio |mia )?(?<event>[a-z]+)(?= |$|[,;.!])/,
    /(?:^|[\s,;.!])(?:ho|avro|faro|faccio|mi aspetta) (?:un |una |un'|l'|il |la )(?:mio |mia )?(?<event>[a-z]+)(?: (?:di|da|all'|con|dal|per|del)\S*(?: [a-z]+){0,3}?)? (?<when>oggi|(?:dopo)?domani|(?:il )?\d{1,2} [a-z]+|(?:tra|fra) \w+ giorni|(?:lune|marte|mercole|giove|vener)di|sabato|domenica)/,
    /(?:^|[\s,;.!])(?:il mio|la mia) (?<event>[a-z]+) e (?<when>oggi|(?:dopo)?domani|(?:il |l')?\d{1,2} [a-z]+|(?:lune|marte|mercole|giove|vener)di|sabato|domenica)/,
    /(?:^|[\s,;.!])(?<when>(?:dopo)?domani|(?:lune|marte|mercole|giove|vener)di|sabato|domenica) (?:do|sostengo) (?:un |l')(?<event>[a-z]+)/,
  ],
  relations: {
    mother: { madre: 'tua madre', mamma: 'tua mamma' },
    father: { padre: 'tuo padre', papa: 'tuo papà', babbo: 'il tuo babbo' },
    sister: { sorella: 'tua sorella', sorellina: 'la tua sorellina' },
    brother: { fratello: 'tuo fratello', fratellino: 'il tuo fratellino' },
    son: { figlio: 'tuo figlio' },
    daughter: { figlia: 'tua figlia' },
    wife: { moglie: 'tua moglie' },
    husband: { marito: 'tuo marito' },
    girlfriend: { ragazza: 'la tua ragazza', fidanzata: 'la tua fidanzata' },
    boyfriend: { ragazzo: 'il tuo ragazzo', fidanzato: 'il tuo fidanzato' },
    partner: { compagno: 'il tuo compagno', compagna: 'la tua compagna' },
    grandmother: { nonna: 'tua nonna' },
    grandfather: { nonno: 'tuo nonno' },
    friend: { amico: 'il tuo amico', amica: 'la tua amica' },
    colleague: { collega: 'chi lavora con te' },
    boss: { capo: 'il tuo capo' },
    cousin: { cugino: 'tuo cugino', cugina: 'tua cugina' },
    uncle: { zio: 'tuo zio' },
    aunt: { zia: 'tua zia' },
  },
  pets: {
    dog: { words: ['cane', 'cagnolino', 'cagnolina', 'cagna'], a: 'un cane', yours: 'il tuo cane' },
    cat: { words: ['gatto', 'gatta', 'gattino', 'gattina', 'micio'], a: 'un gatto', yours: 'il tuo gatto' },
    rabbit: { words: ['coniglio', 'coniglietto'], a: 'un coniglio', yours: 'il tuo coniglio' },
    bird: { words: ['pappagallo', 'canarino', 'uccellino'], a: 'un uccellino', yours: 'il tuo uccellino' },
    horse: { words: ['cavallo', 'cavalla'], a: 'un cavallo', yours: 'il tuo cavallo' },
    fish: { words: ['pesce', 'pesciolino'], a: 'un pesce', yours: 'il tuo pesce' },
    hamster: { words: ['criceto'], a: 'un criceto', yours: 'il tuo criceto' },
    turtle: { words: ['tartaruga'], a: 'una tartaruga', yours: 'la tua tartaruga' },
  },
  events: {
    exam: { words: ['esame', 'verifica', 'interrogazione'], an: 'un esame', yours: 'il tuo esame' },
    interview: { words: ['colloquio'], an: 'un colloquio', yours: 'il tuo colloquio' },
    wedding: { words: ['matrimonio'], an: 'un matrimonio', yours: 'il matrimonio' },
    trip: { words: ['viaggio', 'volo'], an: 'un viaggio', yours: 'il tuo viaggio' },
    move: { words: ['trasloco'], an: 'un trasloco', yours: 'il tuo trasloco' },
    appointment: { words: ['appuntamento', 'visita'], an: 'un appuntamento', yours: 'il tuo appuntamento' },
    operation: { words: ['operazione', 'intervento'], an: 'un’operazione', yours: 'la tua operazione' },
    birthday: { words: ['compleanno'], an: 'il compleanno', yours: 'il tuo compleanno' },
  },
  say: {
    person: '{Who} si chiama {value}',
    pet: 'Hai {a}',
    petNamed: 'Hai {a} di nome {value}',
    event: 'Hai {an} in vista',
    eventOn: 'Hai {an} il {when}',
  },
  valueEnd:
    / (?:ma|pero|perche|quando|da quando|che|anche se|quindi|e (?:mi|ho|sono|non|poi|lo|la|vivo|lavoro|studio|odio|amo|adoro|detesto))\b|$/,
  and: / e /,
  article: /^(?:il|lo|la|i|gli|le|un|una|un'|l')\s?/,
  notAThing:
    /^(?:quando|che|come|se|tu|te|ti|lui|lei|molto$|tanto$|tutt[oi]$|niente|nulla|questo$|questa$|quello|quella|cosi|di piu|un sacco$|lei|loro|il modo|l'idea|parlare con te)\b/,
  notAName:
    /^(?:se|non|cosi|come|quando|stanc\w|sol[oa]|pure|amore|tesoro|sempre|anche|oggi|domani|per|di|che)$/,
  intensifier:
    /^(?:molto|tanto|davvero|un sacco|moltissimo|da morire|tantissimo|anche|proprio|soprattutto|fare|solo) /,
  dates: {
    today: /\b(?:oggi|stasera|stamattina)\b/,
    tomorrow: /\bdomani\b/,
    dayAfterTomorrow: /\bdopodomani\b/,
    inDays: /\b(?:tra|fra) (?<days>\d{1,2}) giorni\b/,
    weekdays: ['domenica', 'lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato'],
    months: [
      'gennaio',
      'febbraio',
      'marzo',
      'aprile',
      'maggio',
      'giugno',
      'luglio',
      'agosto',
      'settembre',
      'ottobre',
      'novembre',
      'dicembre',
    ],
  },
}
