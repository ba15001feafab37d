import type { FactPatterns } from '../../fact-patterns.ts'
import { traitPatterns } from './traits.ts'

const JOBS =
  'insegnante|infermier[ae]|medico|dottoressa|avvocat[oa]|cuoc[oa]|barista|camerier[ae]|commess[oa]|operai[oa]|impiegat[oa]|ingegnere|architett[oa]|giornalista|musicista|parrucchier[ae]|elettricista|idraulico|meccanico|muratore|autista|programmat(?:ore|rice)|psicolog[oa]|veterinari[oa]|farmacista|maestr[oa]|professor(?:e|essa)|poliziott[oa]|fotograf[oa]|student(?:e|essa)|grafic[oa]|contabile|segretari[oa]|traduttore|traduttrice|estetista|postin[oa]|agricoltore|pasticcer[ea]|panettiere|fornai[oa]|pescatore|bagnin[oa]|cassier[ae]|educat(?:ore|rice)|dentista|pompiere'

export const factPatterns: FactPatterns = {
  hypothesis:
    /\b(?:se (?:fossi|avessi|mi chiamassi|vivessi|lavorassi|potessi)|vorrei|mi piacerebbe|sarebbe|sogno di|facciamo finta|immagina|ammettiamo|per finta|nel (?:film|libro|gioco|sogno)|(?:lui|lei|lo|la) (?:dice|ha detto|diceva)|(?:dice|ha detto|dicono|diceva|pensa|crede|sostiene) (?:che|di)|dice sempre|da piccol[oa]|una volta|prima (?:lavoravo|vivevo)|magari|forse)\b/,
  denial:
    /\bnon (?:mi chiamo|lavoro|faccio|vivo|abito|sto|ho|sono|vengo|mi sposo|ci sposiamo|parto)\b(?:(?! (?:ma|pero|adesso|ora) )[^,;:.!])*/,
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
      kind: 'age',
      pattern: /(?:^|[\s,;.!])(?:ne (?:ho|faccio|compio)|(?:faccio|compio) i) (?<value>\d{2})\b/,
      text: 'Hai {value} anni',
    },
    {
      kind: 'home',
      pattern:
        /(?:^|[\s,;.!])(?:io )?(?:vivo|abito|viviamo|abitiamo|(?:mi sono|ci siamo) trasferit[oaie]) (?:ora |adesso |ancora |da \w+ (?:anni|mesi) )?a (?<value>[a-z']+(?: [a-z']+){0,2})/,
      text: 'Vivi a {value}',
    },
    {
      kind: 'home',
      pattern:
        /(?:^|[\s,;.!])(?:vivo|abito|viviamo|abitiamo|sto in affitto|sto di casa|ho casa)(?: [a-z']+){0,5}? a (?<Value>[a-z']+(?: [a-z']+){0,2})/,
      text: 'Vivi a {value}',
    },
    {
      kind: 'origin',
      pattern: new RegExp(
        `(?:^|[\\s,;.!])(?:(?:io )?(?:sono|siamo) (?:un[a']? ?(?:${JOBS}|ragazz[oa]|donna|uomo) |originari[oa] |in origine )?di|vengo da|(?:sono )?nat[oa] (?:e cresciut[oa] )?a) (?<Value>[a-z']+(?: [a-z']+){0,2})`,
      ),
      text: 'Sei di {value}',
    },
    {
      kind: 'job',
      pattern:
        /(?:^|[\s,;.!])(?<!\b(?:il|un|mio|del|al|sul|dal|nuovo|vecchio|suo|tuo) )lavoro come (?<value>[a-z']+(?: (?!(?:in|al|alla|allo|da|dal|dalla|nel|nella|nei|il|la|per|e|a|presso)\b)[a-z']+){0,3})/,
      text: 'Lavori come {value}',
    },
    {
      kind: 'job',
      pattern: new RegExp(
        `(?:^|[\\s,;.!])faccio (?:il|la|l'|lo) ?(?<value>${JOBS}|[a-z]+(?:ista|iere|iera|aio|aia|tore|trice|ologo|ologa))\\b`,
      ),
      text: 'Lavori come {value}',
    },
    {
      kind: 'job',
      pattern: new RegExp(`(?:^|[\\s,;.!])(?:io )?sono un[a']? ?(?<value>${JOBS})\\b`),
      text: 'Lavori come {value}',
    },
    {
      kind: 'job',
      pattern:
        /(?:^|[\s,;.!])(?<!\b(?:il|un|mio|del|al|sul|dal|nuovo|vecchio|suo|tuo) )lavoro (?<value>(?:in|presso|alla|al|all'|nella|nel|per) ?(?:un |una |un')?[a-z']+)(?= |$|[,;.!])(?! come)/,
      text: 'Lavori {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])non bevo (?<value>[^,;.!?]+)/,
      text: 'Non bevi {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])non mi piace (?:(?:piu|affatto|per niente|per nulla) )?(?<value>[^,;.!?]+)/,
      text: 'Non ti piace {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])non mi piacciono (?:(?:piu|affatto|per niente|per nulla) )?(?<value>[^,;.!?]+)/,
      text: 'Non ti piacciono {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])(?:odio|detesto|non sopporto)(?: piu)? (?<value>[^,;.!?]+)/,
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
      pattern:
        /(?:^|[\s,;.!])(?:sono appassionat[oa] di|vado (?:matt|pazz)[oa] per|sono fissat[oa] con|sono un[a']? ?fan (?:di|dei|delle)) (?<value>[^,;.!?]+)/,
      text: 'Ti appassiona questo: {value}',
    },
  ],
  person: [
    /(?:^|[\s,;.!])mi[oa] (?<who>[a-z]+) (?<Value>[a-z-]+)(?=[\s,.!]|$)/,
    /(?:^|[\s,;.!])(?:il |la )?mi[oa] (?:miglior[e]? )?(?<who>[a-z]+) si chiama (?<value>[a-z']+)/,
    /(?:^|[\s,;.!])mi[oa] (?<who>[a-z]+),? (?<Value>[a-z']+)(?=,| (?:mi|e|ha|si|vive|lavora|con|che|va|studia|compie|\d{1,3})\b|[.!]|$)/,
    /(?:^|[\s,;.!])ho (?:un|una) (?:miglior[e]? )?(?<who>[a-z]+) (?:che si chiama|di nome) (?<value>[a-z']+)/,
  ],
  personAge: [
    /(?:^|[\s,;.!])mi[oa] (?:miglior[e]? )?(?<who>[a-z]+),?(?: (?<Value>[a-z']+),?)? (?:ha|compie|ha compiuto|fa) (?<age>\d{1,3}) anni\b/,
    /(?:^|[\s,;.!])mi[oa] (?<who>[a-z]+) si chiama (?<value>[a-z']+),? (?:e |ed )?ha (?<age>\d{1,3}) anni\b/,
  ],
  pet: [
    /(?:^|[\s,;.!])(?:ho|abbiamo|(?:ho|abbiamo) (?:anche )?(?:preso|adottato)) (?:due|tre|quattro|cinque|dei|delle|\d) (?<pet>[a-z]+)(?:(?:,|:| che si chiamano| di nome) (?<names>[a-z'-]+(?:, [a-z'-]+)*(?:,? e [a-z'-]+)?))?/,
    /(?:^|[\s,;.!])(?:ho|abbiamo) (?:una |un'|un |due |tre )(?:(?! (?:che (?!si chiama)|con|di (?!nome)) )[^,;.!?]){2,30}?(?:,| e|, e) (?:una |un'|un |due |tre )(?<pet>[a-z]+)/,
    /(?:^|[\s,;.!])(?:il|la|l') ?(?<pet>[a-z]+) si chiama (?<value>[a-z']+)/,
    /(?:^|[\s,;.!])(?:ho|abbiamo|(?:ho|abbiamo) (?:anche )?(?:preso|adottato)) (?:una |un'|un )(?<pet>[a-z]+)(?: (?:che si chiama|di nome|e si chiama) (?<value>[a-z']+))?/,
    /(?:^|[\s,;.!])(?:il|la) mi[oa] (?<pet>[a-z]+) si chiama (?<value>[a-z']+)/,
    /(?:^|[\s,;.!])(?:il|la) mi[oa] (?<pet>[a-z]+) (?<Value>[a-z']+)(?=,| (?:mi|e|ha|si|dorme|mangia)\b)/,
  ],
  event: [
    /(?:^|[\s,;.!])(?<when>[^,;.!?]{0,24}?)\b(?:ho|avro|faro|faccio|mi aspetta) (?:un |una |un'|l'|il |la )(?:mio |mia )?(?<event>[a-z]+)(?= |$|[,;.!])/,
    /(?:^|[\s,;.!])(?:ho|avro|faro|faccio|mi aspetta) (?:un |una |un'|l'|il |la )(?:mio |mia )?(?<event>[a-z]+)(?: (?:di|da|all'|con|dal|per|del)\S*(?: [a-z]+){0,3}?)? (?<when>oggi|(?:dopo)?domani|(?:il )?\d{1,2} [a-z]+|(?:tra|fra) \w+ giorni|(?:lune|marte|mercole|giove|vener)di|sabato|domenica)/,
    /(?:^|[\s,;.!])(?:il mio|la mia) (?<event>[a-z]+) e (?<when>oggi|(?:dopo)?domani|(?:il |l')?\d{1,2} [a-z]+|(?:lune|marte|mercole|giove|vener)di|sabato|domenica)/,
    /(?:^|[\s,;.!])(?<when>(?:dopo)?domani|(?:lune|marte|mercole|giove|vener)di|sabato|domenica) (?:do|sostengo) (?:un |l')(?<event>[a-z]+)/,
  ],
  happenings: {
    wedding: /(?:^|[\s,;.!])(?:mi sposo|ci sposiamo)\b/,
    trip: /(?:^|[\s,;.!])(?:(?:parto|partiamo|vado|andiamo) (?:in (?:vacanza|viaggio|ferie)|per le vacanze)\b|(?:parto|partiamo|volo|voliamo) (?:per|verso|a) (?:il |la |gli |le |l')?(?<Value>[a-z]))/,
    operation: /(?:^|[\s,;.!])(?:mi operano|vengo operat[oa]|devo operarmi|mi opero)\b/,
    birthday: /(?:^|[\s,;.!])(?:e il mio compleanno|compio (?:gli anni|\d+ anni))\b/,
    appointment:
      /(?:^|[\s,;.!])(?:(?:ho|vado|devo andare) (?:il|la|l'|dal|dalla|dall')|ho (?:la visita|un controllo) dal(?:la|l')?) ?(?:dentista|dottore|dottoressa|medico|ginecolog[oa]|psicolog[oa]|oculista|cardiolog[oa]|dermatolog[oa]|fisioterapista|veterinari[oa])\b/,
  },
  losses: {
    home: /\bnon (?:vivo|abito|sto) piu (?:a|in|li|la|qui)\b/,
    job: /\b(?:ho perso il (?:mio )?(?:lavoro|posto)|mi hanno licenziat[oa]|mi sono licenziat[oa]|non lavoro piu)\b/,
    partner:
      /\b(?:ci siamo lasciati|mi sono lasciat[oa] con|mi ha lasciat[oa](?= *(?:[,.!]|$)| (?:ieri|oggi|per|dopo)\b)|ho lasciato (?:il mio (?:ragazzo|fidanzato|compagno)|la mia (?:ragazza|fidanzata|compagna)))\b/,
    pet: [
      /\b(?:il|la) mi[oa] (?<pet>[a-z]+)(?: [a-z]+)? (?:e mort[oa]|non c'e piu)\b/,
      /\b(?:e mort[oa]|ho perso|abbiamo perso) (?:il|la) mi[oa] (?<pet>[a-z]+)/,
      /\bnon ho piu (?:il|la|un|una) ?(?:mi[oa] )?(?<pet>[a-z]+)/,
    ],
  },
  traits: traitPatterns,
  mine: /\b(?:mi[oa] |(?=mamma\b|papa\b))(?<who>\p{L}+)/u,
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
    neighbour: { vicino: 'il tuo vicino', vicina: 'la tua vicina' },
    flatmate: { coinquilino: 'il tuo coinquilino', coinquilina: 'la tua coinquilina' },
    nephew: { nipote: 'tuo nipote', nipotino: 'il tuo nipotino' },
    niece: { nipotina: 'la tua nipotina' },
  },
  pets: {
    dog: {
      words: [
        'cane',
        'cagnolino',
        'cagnolina',
        'cagna',
        'beagle',
        'labrador',
        'barboncino',
        'bassotto',
        'chihuahua',
        'bulldog',
        'husky',
        'meticcio',
        'carlino',
      ],
      many: ['cani', 'cagnolini'],
      some: 'dei cani',
      a: 'un cane',
      yours: 'il tuo cane',
    },
    cat: {
      words: ['gatto', 'gatta', 'gattino', 'gattina', 'micio'],
      many: ['gatti', 'gatte', 'gattini'],
      some: 'dei gatti',
      a: 'un gatto',
      yours: 'il tuo gatto',
    },
    rabbit: {
      words: ['coniglio', 'coniglietto'],
      many: ['conigli', 'coniglietti'],
      some: 'dei conigli',
      a: 'un coniglio',
      yours: 'il tuo coniglio',
    },
    bird: {
      words: ['pappagallo', 'canarino', 'uccellino'],
      many: ['pappagalli', 'canarini', 'uccellini'],
      some: 'degli uccellini',
      a: 'un uccellino',
      yours: 'il tuo uccellino',
    },
    horse: {
      words: ['cavallo', 'cavalla'],
      many: ['cavalli'],
      some: 'dei cavalli',
      a: 'un cavallo',
      yours: 'il tuo cavallo',
    },
    fish: {
      words: ['pesce', 'pesciolino'],
      many: ['pesci', 'pesciolini'],
      some: 'dei pesci',
      a: 'un pesce',
      yours: 'il tuo pesce',
    },
    hamster: {
      words: ['criceto'],
      many: ['criceti'],
      some: 'dei criceti',
      a: 'un criceto',
      yours: 'il tuo criceto',
    },
    turtle: {
      words: ['tartaruga'],
      many: ['tartarughe'],
      some: 'delle tartarughe',
      a: 'una tartaruga',
      yours: 'la tua tartaruga',
    },
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
    personAge: '{Who} ha {age} anni',
    pet: 'Hai {a}',
    petNamed: 'Hai {a} di nome {value}',
    event: 'Hai {an} in vista',
    eventOn: 'Hai {an} il {when}',
  },
  valueEnd:
    / (?:ma|pero|perche|quando|da quando|che|anche se|quindi|e (?:mi|ho|sono|non|poi|lo|la|vivo|lavoro|studio|odio|amo|adoro|detesto))\b|$/,
  and: / e /,
  article: /^(?:(?:il|lo|la|i|gli|le|uno|una|un|dei|delle|degli|del|della) |un'|l'|dell')/,
  notAThing:
    /^(?:me stess[oa]|(?:la )?(?:mia )?vita|(?:di )?vivere|(?:di )?essere viv[oa]|(?:di )?esistere|(?:la mia )?esistenza|(?:stare )?in questo mondo|stare al mondo|questo mondo|il mio corpo|piu |amore|da morire|ogni cosa|tutti |quando|che|come|se|tu|te|ti|lui|lei|molto$|tanto$|tutt[oi]$|niente|nulla|questo$|questa$|quello|quella|cosi|di piu|un sacco$|lei|loro|il modo|l'idea|parlare con te)\b/,
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
