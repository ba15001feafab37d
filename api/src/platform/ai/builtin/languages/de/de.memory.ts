import type { MemoryGrammar } from '../grammar.ts'

const JOBS =
  '(?:kranken|alten)?pfleger(?:in)?|krankenschwester|(?:grundschul|musik|sport|deutsch|fahr)?lehrer(?:in)?|arzt|arztin|anwalt|anwaltin|koch|kochin|kellner(?:in)?|verkaufer(?:in)?|ingenieur(?:in)?|architekt(?:in)?|journalist(?:in)?|musiker(?:in)?|friseur(?:in)?|elektriker(?:in)?|klempner(?:in)?|mechaniker(?:in)?|fahrer(?:in)?|programmierer(?:in)?|entwickler(?:in)?|designer(?:in)?|psychologe|psychologin|tierarzt|tierarztin|apotheker(?:in)?|erzieher(?:in)?|polizist(?:in)?|buchhalter(?:in)?|sekretar(?:in)?|ubersetzer(?:in)?|fotograf(?:in)?|landwirt(?:in)?|backer(?:in)?|student(?:in)?|feuerwehrmann|zahnarzt|zahnarztin|kassierer(?:in)?|maler(?:in)?|tischler(?:in)?|schreiner(?:in)?|maurer(?:in)?|postbote|busfahrer(?:in)?|informatiker(?:in)?|hausmeister(?:in)?|schuler(?:in)?|azubi|rentner(?:in)?|wissenschaftler(?:in)?'

export const memory: MemoryGrammar = {
  doubt:
    /\b(?:wenn ich|falls ich|ich (?:ware|hatte gern|wurde|mochte|wunschte)|wurde gern|stell dir vor|angenommen|tun wir so|im (?:film|buch|spiel|traum)|(?:er|sie|man) (?:sagt|sagte|meint|meinte|behauptet|glaubt)|(?:sagt|sagte|meint|meinte|behauptet|hat gesagt),? (?:dass|er|sie|ich)|fruher|damals|als kind|ich (?:heisse|wohne|lebe|arbeite|bin) nicht|nicht mehr|vielleicht)\b/,
  rules: [
    {
      kind: 'name',
      pattern:
        /^(?:hi|hallo|hey|servus|moin|guten (?:tag|morgen|abend))[ ,.!]+(?:ich bin(?: der| die)?|hier ist) (?<Value>[a-z'-]+)(?=[,.!]|$| und )/,
      text: 'Du heißt {value}',
    },
    {
      kind: 'name',
      pattern:
        /(?:^|[\s,;.!])(?:ich heisse|mein name ist|nenn mich|du kannst mich) (?<value>[a-z'-]+(?: [a-z'-]+)?)/,
      text: 'Du heißt {value}',
    },
    {
      kind: 'age',
      pattern:
        /(?:^|[\s,;.!])ich (?:bin|werde|wurde|bin gerade) (?:jetzt )?(?<value>\d{2})(?: jahre(?: alt)?\b| geworden|(?= *(?:[,.!]|$|und\b)))/,
      text: 'Du bist {value} Jahre alt',
    },
    {
      kind: 'home',
      pattern:
        /(?:^|[\s,;.!])(?:ich |und )(?:wohne|lebe) (?:jetzt |zurzeit |gerade |seit \w+ \w+ )?in (?<value>[a-z'-]+(?: [a-z'-]+){0,2})/,
      text: 'Du wohnst in {value}',
    },
    {
      kind: 'home',
      pattern: /(?:^|[\s,;.!])ich bin nach (?<value>[a-z'-]+) (?:gezogen|umgezogen)/,
      text: 'Du wohnst in {value}',
    },
    {
      kind: 'job',
      pattern: /(?:^|[\s,;.!])ich arbeite (?:jetzt |zurzeit )?als (?<value>[a-z'-]+(?: [a-z'-]+)?)/,
      text: 'Du arbeitest als {value}',
    },
    {
      kind: 'job',
      pattern: new RegExp(`(?:^|[\\s,;.!])ich bin (?:von beruf )?(?:eine? )?(?<value>${JOBS})\\b`),
      text: 'Du arbeitest als {value}',
    },
    {
      kind: 'job',
      pattern: /(?:^|[\s,;.!])ich arbeite (?<value>(?:bei|in|an|fur) (?:einer|einem|der|dem) [a-z'-]+)/,
      text: 'Du arbeitest {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])ich trinke kein(?:en|e)? (?<value>[^,;.!?]+)/,
      text: 'Das trinkst du nicht: {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])ich mag (?:uberhaupt |gar )?(?:kein|keine|keinen) (?<value>[^,;.!?]+)/,
      text: 'Das magst du nicht: {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])ich mag (?<value>[^,;.!?]+?) (?:uberhaupt |gar )?nicht\b/,
      text: 'Das magst du nicht: {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!])ich (?:hasse|verabscheue) (?<value>[^,;.!?]+)/,
      text: 'Das magst du nicht: {value}',
    },
    {
      kind: 'like',
      pattern:
        /(?:^|[\s,;.!])ich (?:mag|liebe) (?!kein|nicht)(?<value>(?:(?!\bnicht\b)[^,;.!?])+)(?=$|[,;.!?])/,
      text: 'Das magst du: {value}',
    },
    {
      kind: 'like',
      pattern:
        /(?:^|[\s,;.!])ich (?:interessiere mich fur|stehe auf|bin (?:ein )?(?:grosser )?fan von) (?<value>[^,;.!?]+)/,
      text: 'Das magst du: {value}',
    },
    {
      kind: 'like',
      pattern:
        /(?:^|[\s,;.!])ich (?<value>koche|lese|tanze|singe|wandere|male|zeichne|backe|reise|schwimme|jogge|klettere|fotografiere) (?:sehr |wirklich |unheimlich )?gern/,
      text: 'Das machst du gern: {value}',
    },
  ],
  person: [
    /(?:^|[\s,;.!])meine? (?:beste[r]? |kleine[r]? |grosse[r]? )?(?<who>[a-z]+) heisst (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!])meine?[mnr]? (?:beste[rn]? |kleine[rn]? |grosse[rn]? )?(?<who>[a-z]+),? (?<Value>[a-z'-]+)(?=,| (?:ist|hat|und|wohnt|arbeitet|sagt|gestritten|telefoniert)\b|[.!]|$)/,
    /(?:^|[\s,;.!])ich habe (?:eine|einen) (?:beste[n]? |kleine[n]? |grosse[n]? )?(?<who>[a-z]+) namens (?<value>[a-z'-]+)/,
  ],
  pet: [
    /(?:^|[\s,;.!])(?:ich habe|ich hab|wir haben) (?:eine|einen|ein) (?:\w+e[nrs]? )??(?<pet>[a-z]+)(?:,? (?:namens|der|die|das|er heisst|sie heisst)(?: heisst)? (?<value>[a-z'-]+)(?: heisst)?)?/,
    /(?:^|[\s,;.!])meine? (?<pet>[a-z]+) heisst (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!])meine? (?<pet>[a-z]+) (?<Value>[a-z'-]+)(?=,| (?:ist|hat|schlaft|frisst)\b)/,
  ],
  event: [
    /(?:^|[\s,;.!])ich habe (?:(?:am |in )?(?<when>heute|ubermorgen|morgen|[a-z]+tag|mittwoch|\d{1,2}\.? [a-z]+|\d{1,2} tagen)(?: abend| fruh)? )?(?:eine|einen|ein|meine|meinen|mein) (?:\w+e[nrs]? )??(?<event>[a-z]+)(?=$|[,;.!\s])/,
    /(?:^|[\s,;.!])(?:am |in )?(?<when>heute|ubermorgen|morgen|[a-z]+tag|mittwoch|\d{1,2}\.? [a-z]+|\d{1,2} tagen)(?: abend| fruh)? (?:habe|hab|schreibe) ich (?:eine|einen|ein|meine|meinen|mein|die) (?:\w+e[nrs]? )??(?<event>[a-z]+)/,
    /(?:^|[\s,;.!])meine? (?<event>[a-z]+) ist (?:am |in )?(?<when>heute|ubermorgen|morgen|[a-z]+tag|mittwoch|\d{1,2}\.? [a-z]+|\d{1,2} tagen)/,
    /(?:^|[\s,;.!])ich habe (?:eine|einen|ein) (?<event>[a-z]+) (?:am |in )?(?<when>heute|ubermorgen|morgen|[a-z]+tag|mittwoch|\d{1,2}\.? [a-z]+|\d{1,2} tagen)/,
  ],
  relations: {
    mother: { mutter: 'deine Mutter', mama: 'deine Mama' },
    father: { vater: 'dein Vater', papa: 'dein Papa' },
    sister: { schwester: 'deine Schwester' },
    brother: { bruder: 'dein Bruder' },
    son: { sohn: 'dein Sohn' },
    daughter: { tochter: 'deine Tochter' },
    wife: { frau: 'deine Frau' },
    husband: { mann: 'dein Mann' },
    girlfriend: { verlobte: 'deine Verlobte' },
    boyfriend: { verlobter: 'dein Verlobter' },
    partner: { partner: 'dein Partner', partnerin: 'deine Partnerin' },
    grandmother: { oma: 'deine Oma', grossmutter: 'deine Großmutter' },
    grandfather: { opa: 'dein Opa', grossvater: 'dein Großvater' },
    friend: { freund: 'dein Freund', freundin: 'deine Freundin', kumpel: 'dein Kumpel' },
    colleague: { kollege: 'dein Kollege', kollegin: 'deine Kollegin' },
    boss: { chef: 'dein Chef', chefin: 'deine Chefin' },
    cousin: { cousin: 'dein Cousin', cousine: 'deine Cousine' },
    uncle: { onkel: 'dein Onkel' },
    aunt: { tante: 'deine Tante' },
  },
  pets: {
    dog: { words: ['hund', 'hundin', 'welpe', 'welpen'], a: 'einen Hund', yours: 'dein Hund' },
    cat: { words: ['katze', 'kater', 'katzchen'], a: 'eine Katze', yours: 'deine Katze' },
    rabbit: { words: ['kaninchen', 'hase', 'hasen'], a: 'ein Kaninchen', yours: 'dein Kaninchen' },
    bird: {
      words: ['vogel', 'papagei', 'wellensittich', 'kanarienvogel'],
      a: 'einen Vogel',
      yours: 'dein Vogel',
    },
    horse: { words: ['pferd', 'pony'], a: 'ein Pferd', yours: 'dein Pferd' },
    fish: { words: ['fisch', 'goldfisch'], a: 'einen Fisch', yours: 'dein Fisch' },
    hamster: { words: ['hamster'], a: 'einen Hamster', yours: 'dein Hamster' },
    turtle: { words: ['schildkrote'], a: 'eine Schildkröte', yours: 'deine Schildkröte' },
  },
  events: {
    exam: { words: ['prufung', 'klausur', 'test', 'examen'], an: 'eine Prüfung', yours: 'deine Prüfung' },
    interview: {
      words: ['vorstellungsgesprach', 'bewerbungsgesprach'],
      an: 'ein Vorstellungsgespräch',
      yours: 'dein Vorstellungsgespräch',
    },
    wedding: { words: ['hochzeit'], an: 'eine Hochzeit', yours: 'die Hochzeit' },
    trip: { words: ['reise', 'flug'], an: 'eine Reise', yours: 'deine Reise' },
    move: { words: ['umzug'], an: 'einen Umzug', yours: 'dein Umzug' },
    appointment: {
      words: ['termin', 'arzttermin', 'zahnarzttermin'],
      an: 'einen Termin',
      yours: 'dein Termin',
    },
    operation: { words: ['operation', 'op'], an: 'eine Operation', yours: 'deine Operation' },
    birthday: { words: ['geburtstag'], an: 'Geburtstag', yours: 'dein Geburtstag' },
  },
  say: {
    person: '{Who} heißt {value}',
    pet: 'Du hast {a}',
    petNamed: 'Du hast {a} namens {value}',
    event: 'Du hast {an} vor dir',
    eventOn: 'Du hast am {when} {an}',
  },
  valueEnd:
    / (?:aber|weil|wenn|seit|dass|obwohl|sehr|total|uber alles|besonders|am liebsten|und (?:ich|mein|meine|er|sie|wir|dann|auch|bin|arbeite|wohne|habe)|mit mein\w*|bei|im)\b|$/,
  and: / und /,
  article: /^(?:der|die|das|den|dem|ein|eine|einen|meine?n?|deine?n?) /,
  notAThing:
    /^(?:wenn|dass|wie|dich|dir|du|es|ihn|sie|ihr|euch|nichts|alles|das$|diese[rsn]?$|nicht|kein\w*|mit dir|mich|uns|lieber|gern)\b/,
  notAName:
    /^(?:nicht|und|ist|so|wie|wenn|ruhig|einfach|gern|morgen|heute|mude|auch|mir|mich|dir|immer|nie|hat|war|aber|bei|der|die|das|einem|einer|meiner|meinem|schatz)$/,
  intensifier: /^(?:sehr|wirklich|total|vor allem|besonders|auch|so) /,
  dates: {
    today: /\bheute\b/,
    tomorrow: /(?<!\bam )\bmorgen\b/,
    dayAfterTomorrow: /\bubermorgen\b/,
    inDays: /\b(?<days>\d{1,2}) tagen\b/,
    weekdays: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'],
    months: [
      'januar',
      'februar',
      'marz',
      'april',
      'mai',
      'juni',
      'juli',
      'august',
      'september',
      'oktober',
      'november',
      'dezember',
    ],
  },
}
