import { turnWord } from '../../understand/pro-drop.ts'
import type { Reflection, Token } from '../grammar.ts'

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
const UMLAUTED: Record<string, string> = {
  würde: 'würdest',
  könnte: 'könntest',
  müsste: 'müsstest',
  hätte: 'hättest',
  wäre: 'wärst',
  möchte: 'möchtest',
}
const SUBORDINATORS = new Set([
  'dass',
  'wenn',
  'ob',
  'als',
  'obwohl',
  'damit',
  'seit',
  'was',
  'wie',
  'wo',
  'die',
  'das',
  'der',
])
const POSSESSIVE = /^meine?$/
const THIN = /^(?:glaube|denke|finde|weiss|hoffe|meine)$/

export const reflection: Reflection = {
  cutsApostrophe: false,
  conjunction: /^(?:aber|denn|weil|sondern|doch)$/,
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
  stops: new Set([
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
  turn,
}

function turn(tokens: readonly Token[], reflection: Reflection): string[] | undefined {
  const [first] = tokens
  if (!first || SUBORDINATORS.has(first.folded)) return undefined
  const subject = tokens.findIndex((token) => token.folded === 'ich')
  if (subject < 0)
    return speaksOfUser(tokens) ? tokens.map((token) => turnWord(token, reflection)) : undefined
  const verbAt = subject === 0 ? 1 : subject - 1
  const verb = tokens[verbAt]
  if (!verb || subject > 4 || tokens.filter((token) => token.folded === 'ich').length > 1) return undefined
  const turned = turnVerb(verb)
  if (!turned || (THIN.test(verb.folded) && tokens.length < 4)) return undefined
  return tokens.map((token, index) =>
    index === verbAt ? turned : lowerFirst(turnWord(token, reflection), index, token),
  )
}

/** "Mein Chef hat mich angeschrien", "mir fehlt meine Mutter". */
function speaksOfUser([first, second]: readonly Token[]): boolean {
  if (!first || !second) return false
  return POSSESSIVE.test(first.folded) || first.folded === 'mir' || first.folded === 'mich'
}

/** The sentence's capital is not the noun's: "Heute bin ich müde" begins with a small letter inside another sentence. */
function lowerFirst(word: string, index: number, token: Token): string {
  const isAdverb =
    /^(?:heute|gestern|morgen|jetzt|gerade|manchmal|oft|seit|in|am|im|wieder|endlich|vorhin|letzte|letzten)$/.test(
      token.folded,
    )
  return index === 0 && isAdverb ? word.charAt(0).toLowerCase() + word.slice(1) : word
}

function turnVerb(token: Token): string | undefined {
  const raw = token.raw.toLowerCase()
  const known = UMLAUTED[raw] ?? VERBS[token.folded]
  if (known) return known
  if (!/^[a-zäöüß]{3,}e$/.test(raw)) return undefined
  if (/[^aeiou]te$/.test(raw) && /(?:gte|lte|nte|rte|chte|ste|zte|bte|hte)$/.test(raw) && raw.length > 6)
    return `${raw}st`
  const stem = raw.slice(0, -1)
  if (/(?:[td]|[^aeioulrhm][mn])$/.test(stem)) return `${stem}est`
  return /[sßzx]$/.test(stem) ? `${stem}t` : `${stem}st`
}
