import type { FactPatterns } from '../../fact-patterns.ts'
import { traitPatterns } from './traits.ts'

const JOBS =
  '(?:kranken|alten)?pfleger(?:in)?|krankenschwester|(?:grundschul|musik|sport|deutsch|fahr)?lehrer(?:in)?|arzt|arztin|anwalt|anwaltin|koch|kochin|kellner(?:in)?|verkaufer(?:in)?|ingenieur(?:in)?|architekt(?:in)?|journalist(?:in)?|musiker(?:in)?|friseur(?:in)?|elektriker(?:in)?|klempner(?:in)?|mechaniker(?:in)?|fahrer(?:in)?|programmierer(?:in)?|entwickler(?:in)?|designer(?:in)?|psychologe|psychologin|tierarzt|tierarztin|apotheker(?:in)?|erzieher(?:in)?|polizist(?:in)?|buchhalter(?:in)?|sekretar(?:in)?|ubersetzer(?:in)?|fotograf(?:in)?|landwirt(?:in)?|backer(?:in)?|student(?:in)?|feuerwehrmann|zahnarzt|zahnarztin|kassierer(?:in)?|maler(?:in)?|tischler(?:in)?|schreiner(?:in)?|maurer(?:in)?|postbote|busfahrer(?:in)?|informatiker(?:in)?|hausmeister(?:in)?|schuler(?:in)?|azubi|rentner(?:in)?|wissenschaftler(?:in)?|fischer(?:in)?|hebamme|dozent(?:in)?|sozialarbeiter(?:in)?|reinigungskraft|florist(?:in)?'

export const factPatterns: FactPatterns = {
  hypothesis:
    /\b(?:wenn ich(?! (?:mal |gerade )?(?:zeit|lust|frei) habe)|falls ich|ich (?:ware|hatte gern|wurde|mochte|wunschte)|wurde gern|stell dir vor|angenommen|tun wir so|im (?:film|buch|spiel|traum)|(?:er|sie|man) (?:sagt|sagte|meint|meinte|behauptet|glaubt)|(?:sagt|sagte|meint|meinte|behauptet|hat gesagt),? (?:dass|er|sie|ich)|fruher|damals|als kind|vielleicht)\b/,
  denial:
    /\b(?:(?:ich|wir) (?:heisse|wohne|lebe|arbeite|bin|habe|hab|komme|heirate|haben|sind|kommen)|(?:habe|hab|wohne|lebe|arbeite|bin|komme) ich)\b(?:(?! (?:aber|sondern|und|jetzt) )[^,;:.!])*?\b(?:nicht|kein(?:e|en|er|em)?|nie)\b(?:(?! (?:aber|sondern|jetzt) )[^,;:.!])*/,
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
        /(?:^|[\s,;.!])(?:(?:ich|und) )?(?:bin|werde|wurde|bin gerade) (?:jetzt |gerade |ubrigens )?(?<value>\d{2})(?: jahre(?: alt)?\b| geworden|(?= *(?:[,.!]|$|(?:und|aber)\b)))/,
      text: 'Du bist {value} Jahre alt',
    },
    {
      kind: 'age',
      pattern:
        /(?:^|[\s;.!])ich [^;.!?]{3,40}, (?:(?:ich )?bin )?(?<value>\d{2})(?: jahre alt\b|(?= *(?:[,.!]|$|und komme\b)))/,
      text: 'Du bist {value} Jahre alt',
    },
    {
      kind: 'home',
      pattern:
        /(?:^|[\s,;.!])(?:(?:ich |und |, ?)?(?:wohne|lebe)|wir (?:wohnen|leben)|und ich (?:wohnen|leben)|(?:wohnen|leben) wir)(?: (?!in (?!einer wg|einem haus))[a-z'-]+){0,9}? in (?!eine|dem|der|die|das|mein|unser|diese|ruhe|frieden)(?<Value>[a-z'-]+(?: [a-z'-]+){0,2})/,
      text: 'Du wohnst in {value}',
    },
    {
      kind: 'home',
      pattern: /(?:^|[\s,;.!])jetzt (?:wohne|lebe) ich in (?<Value>[a-z'-]+(?: [a-z'-]+){0,2})/,
      text: 'Du wohnst in {value}',
    },
    {
      kind: 'origin',
      pattern: new RegExp(
        `(?:^|[\\s,;.!])(?:(?:ich |und )?(?:komme|stamme) (?:ursprunglich |eigentlich |aber )?aus|ich bin (?:eine? )?(?:(?:${JOBS}) )?aus|(?:bin |und |wurde )?(?:in|zu)(?= [a-z-]+ (?:geboren|aufgewachsen))) (?!der|dem|einem|einer|meine|versehen|spass|langeweile|prinzip|arbeit|angst|liebe)(?<Value>[a-z'-]+(?: [a-z'-]+){0,2})`,
      ),
      text: 'Du kommst aus {value}',
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
      pattern:
        /(?:^|[\s,;.!])ich arbeite (?:jetzt |zurzeit )?als (?<value>[a-z'-]+(?: (?!(?:in|im|bei|beim|an|fur|und|seit|auf)\b)[a-z'-]+)?)/,
      text: 'Du arbeitest als {value}',
    },
    {
      kind: 'job',
      pattern: new RegExp(
        `(?:^|[\\s,;.!])ich bin (?:von beruf |jetzt |inzwischen )?(?:eine? )?(?<value>${JOBS})\\b`,
      ),
      text: 'Du arbeitest als {value}',
    },
    {
      kind: 'job',
      pattern:
        /(?:^|[\s,;.!])(?:ich |und )?arbeite (?<value>(?:bei|in|an|fur) (?:einer|einem|nem|ner|der|dem) [a-z'-]+)/,
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
      pattern: /(?:^|[\s,;.!])ich mag (?<value>[^,;.!?]+?) (?:uberhaupt |gar )?nicht(?: mehr)?\b/,
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
        /(?:^|[\s,;.!])ich (?:interessiere mich fur|stehe? (?:total |voll |sehr )?auf(?! (?:dem|der|de[nm]|einem|einer|meine[mr]|unsere[mr])\b)|bin verruckt nach|bin (?:ein )?(?:grosser )?fan von) (?<value>[^,;.!?]+)/,
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
    /(?:^|[\s,;.!])meine?[mnr]? (?:beste[rn]? |kleine[rn]? |grosse[rn]? )?(?<who>[a-z]+),? (?<Value>[a-z'-]+)(?=,| (?:ist|hat(?! *(?:$|[,.!]))|und|wohnt|arbeitet|sagt|gestritten|telefoniert|wird|\d{1,3})\b|[.!]|$)/,
    /(?:^|[\s,;.!])ich habe (?:eine|einen) (?:beste[n]? |kleine[n]? |grosse[n]? )?(?<who>[a-z]+) namens (?<value>[a-z'-]+)/,
  ],
  personAge: [
    /(?:^|[\s,;.!])meine? (?:beste[r]? |kleine[r]? |grosse[r]? |altere[r]? |jungere[r]? )?(?<who>[a-z]+),?(?: (?<Value>[a-z'-]+),?)? (?:ist|wird|ist gerade|wurde) (?:jetzt |schon |gestern |heute |gerade )?(?<age>\d{1,3})(?: jahre(?: alt)?\b| geworden|(?= *(?:[,.!]|$|(?:und|aber)\b)))/,
    /(?:^|[\s,;.!])meine? (?<who>[a-z]+) heisst (?<value>[a-z'-]+),? (?:und )?(?:er |sie )?ist (?<age>\d{1,3})(?= *(?:[,.!]|$|(?:und|jahre)\b))/,
  ],
  pet: [
    /(?:^|[\s,;.!])(?:ich habe|ich hab|wir haben) (?:zwei|drei|vier|funf|\d) (?<pet>[a-z]+)(?:(?:,|:|,? namens|, die) (?<names>[a-z'-]+(?:, [a-z'-]+)*(?:,? und [a-z'-]+)?))?/,
    /(?:^|[\s,;.!])(?:ich habe|ich hab|wir haben) (?:eine|einen|ein|zwei|drei) (?:(?! (?:mit|von|bei) )[^,;.!?]){2,30}?(?:,| und|, und) (?:eine|einen|ein|zwei|drei) (?<pet>[a-z]+)/,
    /(?:^|[\s,;.!])(?:der|die|das|unsere?) (?<pet>[a-z]+) heisst (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!])(?:ich habe|ich hab|wir haben) (?:auch )?(?:eine|einen|ein) (?:\w+e[nrs]? )??(?<pet>[a-z]+)(?:,? (?:namens|der|die|das|er heisst|sie heisst)(?: heisst)? (?<value>[a-z'-]+)(?: heisst)?)?/,
    /(?:^|[\s,;.!])meine? (?<pet>[a-z]+) heisst (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!])meine? (?<pet>[a-z]+) (?<Value>[a-z'-]+)(?=,| (?:ist|hat|schlaft|frisst)\b)/,
  ],
  event: [
    /(?:^|[\s,;.!])ich habe (?:(?:am |in )?(?<when>heute|ubermorgen|morgen|[a-z]+tag|mittwoch|\d{1,2}\.? [a-z]+|\d{1,2} tagen)(?: abend| fruh)? )?(?:eine|einen|ein|meine|meinen|mein) (?:\w+e[nrs]? )??(?<event>[a-z]+)(?=$|[,;.!\s])/,
    /(?:^|[\s,;.!])(?:am |in )?(?<when>heute|ubermorgen|morgen|[a-z]+tag|mittwoch|\d{1,2}\.? [a-z]+|\d{1,2} tagen)(?: abend| fruh)? (?:habe|hab|schreibe) ich (?:eine|einen|ein|meine|meinen|mein|die) (?:\w+e[nrs]? )??(?<event>[a-z]+)/,
    /(?:^|[\s,;.!])meine? (?<event>[a-z]+) ist (?:am |in )?(?<when>heute|ubermorgen|morgen|[a-z]+tag|mittwoch|\d{1,2}\.? [a-z]+|\d{1,2} tagen)/,
    /(?:^|[\s,;.!])ich habe (?:eine|einen|ein) (?<event>[a-z]+) (?:am |in )?(?<when>heute|ubermorgen|morgen|[a-z]+tag|mittwoch|\d{1,2}\.? [a-z]+|\d{1,2} tagen)/,
  ],
  happenings: {
    wedding: /(?:^|[\s,;.!])(?:ich heirate|wir heiraten|heirate ich|heiraten wir)\b/,
    trip: /(?:^|[\s,;.!])(?:(?:fliege|reise|fahre|ziehe) ich|ich (?:fliege|reise|fahre)|(?:fliegen|fahren) wir|wir (?:fliegen|fahren))\b[^,;.!?]* (?:in (?:den |die )?(?:urlaub|ferien)\b|nach (?!hause|haus)(?<Value>[a-z]))/,
    operation: /(?:^|[\s,;.!])(?:werde ich|ich werde|ich werd)\b[^,;.!?]* operiert\b/,
    birthday:
      /(?:^|[\s,;.!])(?:ist mein geburtstag|(?:habe|hab) ich geburtstag|ich (?:habe|hab)\b[^,;.!?]* geburtstag)\b/,
    appointment:
      /(?:^|[\s,;.!])(?:(?:muss ich|ich muss|ich gehe|gehe ich|bin ich|ich bin)\b[^,;.!?]* (?:zum|zur|beim|bei der) (?:zahn|haut|frauen|augen|tier|haus)?(?:arzt|arztin|psychologe[n]?|kardiologe[n]?|physio|therapeut(?:in|en)?)|(?:habe|hab) ich (?:einen )?[a-z]*termin|ich (?:habe|hab)\b[^,;.!?]* [a-z]*termin)\b/,
  },
  losses: {
    home: /\b(?:ich (?:wohne|lebe)|(?:wohne|lebe) ich) nicht mehr (?:in|da|dort|hier)\b/,
    job: /\b(?:meinen (?:job|arbeitsplatz) verloren|meine (?:arbeit|stelle) verloren|(?:ich wurde|mir wurde) gekundigt|ich habe? gekundigt|ich arbeite nicht mehr)\b/,
    partner:
      /\b(?:wir haben uns getrennt|wir sind nicht mehr zusammen|(?:er|sie) hat (?:mit mir )?schluss gemacht|(?:er|sie|mein freund|meine freundin) hat mich verlassen|ich habe? (?:mit (?:ihm|ihr) )?schluss gemacht)\b/,
    pet: [
      /\bmeine? (?<pet>[a-z]+)(?: [a-z]+)? ist (?:[a-z]+ ){0,2}(?:gestorben|tot|eingeschlafert)\b/,
      /\bich habe? kein(?:e|en)? (?<pet>[a-z]+) mehr\b/,
    ],
  },
  traits: traitPatterns,
  mine: /\bmein\w{0,2} (?<who>\p{L}+)/u,
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
    neighbour: { nachbar: 'dein Nachbar', nachbarin: 'deine Nachbarin' },
    flatmate: { mitbewohner: 'dein Mitbewohner', mitbewohnerin: 'deine Mitbewohnerin' },
    nephew: { neffe: 'dein Neffe', enkel: 'dein Enkel' },
    niece: { nichte: 'deine Nichte', enkelin: 'deine Enkelin' },
  },
  pets: {
    dog: {
      words: [
        'hund',
        'hundin',
        'welpe',
        'welpen',
        'beagle',
        'labrador',
        'pudel',
        'dackel',
        'mops',
        'husky',
        'chihuahua',
        'terrier',
        'schaferhund',
        'bulldogge',
      ],
      many: ['hunde', 'welpen'],
      some: 'Hunde',
      a: 'einen Hund',
      yours: 'dein Hund',
    },
    cat: {
      words: ['katze', 'kater', 'katzchen'],
      many: ['katzen', 'kater', 'katzchen'],
      some: 'Katzen',
      a: 'eine Katze',
      yours: 'deine Katze',
    },
    rabbit: {
      words: ['kaninchen', 'hase', 'hasen'],
      many: ['kaninchen', 'hasen'],
      some: 'Kaninchen',
      a: 'ein Kaninchen',
      yours: 'dein Kaninchen',
    },
    bird: {
      words: ['vogel', 'papagei', 'wellensittich', 'kanarienvogel'],
      many: ['vogel', 'papageien', 'wellensittiche', 'kanarienvogel'],
      some: 'Vögel',
      a: 'einen Vogel',
      yours: 'dein Vogel',
    },
    horse: {
      words: ['pferd', 'pony'],
      many: ['pferde', 'ponys'],
      some: 'Pferde',
      a: 'ein Pferd',
      yours: 'dein Pferd',
    },
    fish: {
      words: ['fisch', 'goldfisch'],
      many: ['fische', 'goldfische'],
      some: 'Fische',
      a: 'einen Fisch',
      yours: 'dein Fisch',
    },
    hamster: {
      words: ['hamster'],
      many: ['hamster'],
      some: 'Hamster',
      a: 'einen Hamster',
      yours: 'dein Hamster',
    },
    turtle: {
      words: ['schildkrote'],
      many: ['schildkroten'],
      some: 'Schildkröten',
      a: 'eine Schildkröte',
      yours: 'deine Schildkröte',
    },
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
    personAge: '{Who} ist {age} Jahre alt',
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
    /^(?:mich selbst|(?:mein |das |dieses )?leben|zu leben|montags|meine existenz|diese welt|zu existieren|mein(?:en)? korper|nimmer|jetzt|nicht mehr|wenn|dass|wie|dich|dir|du|es|ihn|sie|ihr|euch|nichts|alles|das$|diese[rsn]?$|nicht|kein\w*|mit dir|mich|uns|lieber|gern)\b/,
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
