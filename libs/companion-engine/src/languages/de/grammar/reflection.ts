import type { Token } from '@confida/text-analysis'
import type { Reflection } from '../../reflection.ts'
import { reflectWord } from '../../reflection.ts'

/** Strong, modal and irregular first persons; the regular ones are made from their ending. */
const VERBS: Record<string, string> = {
  bin: 'bist',
  habe: 'hast',
  hab: 'hast',
  werde: 'wirst',
  kann: 'kannst',
  muss: 'musst',
  will: 'willst',
  soll: 'sollst',
  darf: 'darfst',
  mag: 'magst',
  mochte: 'möchtest',
  weiss: 'weißt',
  war: 'warst',
  hatte: 'hattest',
  wurde: 'wurdest',
  konnte: 'konntest',
  musste: 'musstest',
  wollte: 'wolltest',
  sollte: 'solltest',
  durfte: 'durftest',
  schlafe: 'schläfst',
  fahre: 'fährst',
  fange: 'fängst',
  lade: 'lädst',
  rate: 'rätst',
  schlage: 'schlägst',
  wasche: 'wäschst',
  werfe: 'wirfst',
  breche: 'brichst',
  trete: 'trittst',
  stehle: 'stiehlst',
  verspreche: 'versprichst',
  bewerbe: 'bewirbst',
  betrete: 'betrittst',
  empfange: 'empfängst',
  trage: 'trägst',
  lese: 'liest',
  sehe: 'siehst',
  esse: 'isst',
  vergesse: 'vergisst',
  nehme: 'nimmst',
  gebe: 'gibst',
  treffe: 'triffst',
  spreche: 'sprichst',
  helfe: 'hilfst',
  lasse: 'lässt',
  laufe: 'läufst',
  falle: 'fällst',
  halte: 'hältst',
  verlasse: 'verlässt',
  ging: 'gingst',
  kam: 'kamst',
  fand: 'fandest',
  bekam: 'bekamst',
  sah: 'sahst',
  schlief: 'schliefst',
  verlor: 'verlorst',
  blieb: 'bliebst',
  fuhr: 'fuhrst',
  ass: 'aßt',
  traf: 'trafst',
  geh: 'gehst',
  find: 'findest',
  wurd: 'würdest',
  ware: 'wärst',
  hatt: 'hattest',
  tue: 'tust',
  sterbe: 'stirbst',
  backe: 'backst',
  ziehe: 'ziehst',
  wandere: 'wanderst',
  sammle: 'sammelst',
}
/** Spoken first persons without their -e, and modal and past forms that are a third person's too. */
const SPOKEN: Record<string, string> = {
  mach: 'machst',
  denk: 'denkst',
  glaub: 'glaubst',
  freu: 'freust',
  fuhl: 'fühlst',
  brauch: 'brauchst',
  komm: 'kommst',
  schlaf: 'schläfst',
  versteh: 'verstehst',
  steh: 'stehst',
  seh: 'siehst',
  lieb: 'liebst',
  hass: 'hasst',
  wein: 'weinst',
  vermiss: 'vermisst',
  hoff: 'hoffst',
  lern: 'lernst',
  arbeit: 'arbeitest',
  sitz: 'sitzt',
  wart: 'wartest',
  lieg: 'liegst',
  wohn: 'wohnst',
  schaff: 'schaffst',
  trau: 'traust',
  krieg: 'kriegst',
  spiel: 'spielst',
  les: 'liest',
  red: 'redest',
  ess: 'isst',
  nehm: 'nimmst',
  werd: 'wirst',
  frag: 'fragst',
  sag: 'sagst',
  wunsch: 'wünschst',
  mocht: 'möchtest',
  konnt: 'könntest',
  musst: 'müsstest',
}
const OPENINGS = new Set(
  `heute gestern morgen ubermorgen jetzt gerade manchmal oft immer seit in am im an wieder endlich vorhin letzte letzten letzter nachste nachsten diese dieses
  diesen abends morgens nachts momentan zurzeit derzeit vielleicht irgendwie eigentlich trotzdem deshalb deswegen dann da hier zuhause bald bisher vor nach bei
  fruher damals neulich einmal jeden jede jedes mit ohne auch so nun zum zur leider naturlich sicher ehrlich meistens dafur davor`.split(
    /\s+/u,
  ),
)
const UMLAUTED: Record<string, string> = {
  würde: 'würdest',
  könnte: 'könntest',
  müsste: 'müsstest',
  hätte: 'hättest',
  wäre: 'wärst',
  möchte: 'möchtest',
}
const AND = /^(?:und|oder)$/
/** The verb goes to the end after these: what follows is left out. */
const SUBORDINATOR =
  /^(?:dass|das|wenn|ob|obwohl|damit|seitdem|weil|wahrend|bevor|nachdem|bis|was|wie|wo|warum|wieso|sodass|der|die|als|seit)$/
const ALWAYS_SUBORDINATE = /^(?:dass|wenn|ob|obwohl|damit|seitdem|weil|bevor|nachdem|sodass|warum|wieso)$/
const POSSESSIVE = /^meine?[mnrs]?$/
const NO_VERB =
  /^(?:mude|bose|leise|feige|trage|alleine|gerne|heute|ohne|[dsmk]?eine|viele|beide|andere|alle|diese|jede|keine|schade|lange|pleite|bange|irre)$/
const EMPTY = /^(?:glaube?|denke?|finde?|weiss|hoffe?|meine?)$/
const PRONOUNS = /^(?:ich|mich|mir|meine?[mnrs]?)$/

export const reflection: Reflection = {
  cutsApostrophe: false,
  but: /\b(?:aber|nur dass)\b/i,
  conjunction: /^(?:aber|denn|sondern|doch)$/,
  hypothesis: /^(?:wenn|falls|ob)$/u,
  fillers: new Set([
    'na',
    'ja',
    'nein',
    'also',
    'hallo',
    'hi',
    'hey',
    'und',
    'aber',
    'ach',
    'ehrlich',
    'gesagt',
    'naja',
    'leider',
    'hm',
    'sorry',
    'oh',
    'puh',
  ]),
  blockers: new Set([
    'du',
    'dich',
    'dir',
    'dein',
    'deine',
    'deinen',
    'deiner',
    'deinem',
    'ihr',
    'euch',
    'sie',
    'wir',
    'uns',
    'unser',
    'unsere',
    'bist',
    'hast',
  ]),
  words: {
    ich: 'du',
    mich: 'dich',
    mir: 'dir',
    mein: 'dein',
    meine: 'deine',
    meinen: 'deinen',
    meinem: 'deinem',
    meiner: 'deiner',
    meines: 'deines',
  },
  firstPerson: /^ich$/,
  and: AND,
  empty:
    /^(?:das )?(?:ich )?(?:weiss|glaube?|denke?|verstehe?)(?: ich)?(?: (?:es|das|nicht|auch|schon|nicht so|so|ja|nein|nichts))*$/,
  dependent: POSSESSIVE,
  remainingFirstPerson:
    /(?<![a-z])(?:ich|mich|mir|meine?[mnrs]?|meinetwegen|bin|habe?|wir|uns|unsere?[mnrs]?)(?![a-z])/,
  reflect,
}

function reflect(all: readonly Token[], reflection: Reflection): string[] | undefined {
  if (SUBORDINATOR.test(all[0]?.folded ?? '')) return undefined
  const cut = all.findIndex(({ folded }, index) => index > 1 && ALWAYS_SUBORDINATE.test(folded))
  const tokens = cut < 0 ? all : all.slice(0, cut)
  if (!tokens.some(({ folded }) => folded === 'ich'))
    return speaksOfUser(tokens) ? tokens.map((token) => reflectWord(token, reflection)) : undefined
  const verbs = verbPlaces(tokens)
  const [verbAt] = verbs ?? []
  const verb = verbAt === undefined ? undefined : tokens[verbAt]
  if (!verbs || !verb || (EMPTY.test(verb.folded) && tokens.length < 4)) return undefined
  const reflected = tokens.map((token, index) => {
    if (verbs.includes(index)) return reflectVerb(token)
    return index > 0 || PRONOUNS.test(token.folded) ? reflectWord(token, reflection) : opening(token)
  })
  return reflected.every((word) => word !== undefined) ? reflected : undefined
}

/** The verb beside each "ich", and after "and" the one that shares its subject; nothing where one cannot be told. */
function verbPlaces(tokens: readonly Token[]): number[] | undefined {
  const places: number[] = []
  let from = 0
  for (const [index, { folded }] of [...tokens, { raw: '', folded: 'und' }].entries()) {
    if (!AND.test(folded)) continue
    const part = tokens.slice(from, index)
    const subject = part.findIndex((token) => token.folded === 'ich')
    if (subject > 4 || part.filter((token) => token.folded === 'ich').length > 1) return undefined
    if (subject >= 0) places.push(from + (subject === 0 ? 1 : subject - 1))
    else if (from > 0 && part[0]) {
      const isVerb = isSharedVerb(part[0], part[1])
      if (isVerb === undefined) return undefined
      if (isVerb) places.push(from)
    }
    from = index + 1
  }
  return places[0] === undefined || places[0] > 4 ? undefined : places
}

/** "… und habe Angst". An adjective or noun that ends alike is none: "müde und traurig"; before a noun it cannot be told. */
function isSharedVerb({ raw, folded }: Token, next: Token | undefined): boolean | undefined {
  if (folded in VERBS || raw.toLowerCase() in UMLAUTED || (folded in SPOKEN && raw === raw.toLowerCase()))
    return true
  if (!/^\p{Ll}{3,}e$/u.test(raw) || NO_VERB.test(folded)) return false
  return next && /^\p{Lu}/u.test(next.raw) ? undefined : true
}

/** "Mein Chef hat mich angeschrien", "mir fehlt meine Mutter". */
function speaksOfUser([first, second]: readonly Token[]): boolean {
  if (!first || !second) return false
  return POSSESSIVE.test(first.folded) || first.folded === 'mir' || first.folded === 'mich'
}

/** The sentence's capital is not the noun's: only what is known not to be one may begin with a small letter. */
function opening(token: Token): string | undefined {
  if (OPENINGS.has(token.folded)) return token.raw.toLowerCase()
  return /^\p{Lu}/u.test(token.raw) ? undefined : token.raw
}

function reflectVerb(token: Token): string | undefined {
  const raw = token.raw.toLowerCase()
  const known = UMLAUTED[raw] ?? VERBS[token.folded] ?? SPOKEN[token.folded]
  if (known) return known
  if (!/^[a-zäöüß]{3,}e$/.test(raw)) return undefined
  if (/[^aeiou]te$/.test(raw) && /(?:gte|lte|nte|rte|chte|ste|zte|bte|hte)$/.test(raw) && raw.length > 6)
    return `${raw}st`
  const stem = raw.slice(0, -1).replace(/(?<=[^aeiouäöülrh])(?=l$)/, 'e')
  if (/(?:[td]|[^aeioulrhmn][mn]|chn)$/.test(stem)) return `${stem}est`
  return /[sßzx]$/.test(stem) ? `${stem}t` : `${stem}st`
}
