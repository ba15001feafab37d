import type { TraitPatterns } from '../../trait-patterns.ts'

const START = '(?:^|[\\s,;.!])'
const MOVED = '(?:verschoben|verlegt|vorverlegt|vorgezogen)'
const NUMBER = '(?:einen?|ein|zwei|drei|vier|funf|sechs|\\d)'
const STUDIES =
  '(?:medizin|wirtschaft|bwl|vwl|jura|ingenieurwesen|maschinenbau|elektrotechnik|architektur|psychologie|literatur|germanistik|anglistik|philosophie|geschichte|mathe|mathematik|physik|chemie|biologie|informatik|sprachen|pharmazie|pflege|soziologie|kunst|design|tiermedizin|zahnmedizin|padagogik|lehramt|musik)'
const INSTRUMENTS =
  'klavier|gitarre|geige|violine|schlagzeug|bass|flote|querflote|saxophon|saxofon|trompete|cello|klarinette|ukulele|akkordeon|harfe|bratsche'

export const traitPatterns: TraitPatterns = {
  stated: {
    allergy: [
      {
        pattern: new RegExp(
          `${START}(?:ich |und )?(?:bin|reagiere) (?:ich )?(?:auch |sehr |stark )?allergisch (?:gegen|auf) (?<value>[^;.!?]+)`,
        ),
        text: 'Das verträgst du nicht: {value}',
      },
      {
        pattern: new RegExp(
          `${START}ich (?:habe eine (?:allergie|unvertraglichkeit) gegen|vertrage (?:keine?n?)) (?<value>[^;.!?]+)`,
        ),
        text: 'Das verträgst du nicht: {value}',
      },
    ],
    diet: [
      {
        pattern: new RegExp(
          `${START}(?:ich |jetzt |und )(?:bin|lebe|esse|ernahre mich) (?:ich )?(?:jetzt |inzwischen |seit \\w+ (?:\\w+ )?)?(?:eine? )?(?<value>vegetarier(?:in)?|veganer(?:in)?|vegetarisch|vegan|pescetarier(?:in)?)\\b`,
        ),
        text: 'So ernährst du dich: {value}',
      },
      {
        pattern: new RegExp(`${START}ich habe (?<value>zoliakie)\\b`),
        text: 'So ernährst du dich: {value}',
      },
    ],
    children: [
      {
        pattern: new RegExp(
          `${START}(?:ich habe|ich hab|wir haben) (?<value>${NUMBER} (?:kind(?:er)?|sohne?|tochter|zwillinge))\\b(?! (?:in|im|von))(?:(?:,|:|,? namens|, die heissen) (?<names>[a-z'-]+(?:, [a-z'-]+)*(?: und [a-z'-]+)?))?`,
        ),
        text: 'Du hast {value}',
      },
    ],
    study: [
      {
        pattern: new RegExp(
          `${START}(?:ich )?(?:studiere|habe zu) (?:ich )?(?:jetzt |gerade )?(?<value>${STUDIES})\\b`,
        ),
        text: 'Du studierst {value}',
      },
    ],
    instrument: [
      {
        pattern: new RegExp(
          `${START}(?:ich (?:spiele|lerne)) (?:gerade |jetzt )?(?<value>${INSTRUMENTS})\\b`,
        ),
        text: 'Du spielst {value}',
      },
    ],
    favourite: [
      {
        pattern: new RegExp(
          `${START}meine? (?<what>lieblings[a-z]+) (?:ist|sind|heisst) (?:jetzt |inzwischen )?(?<value>[^,;.!?]+)`,
        ),
        text: '{what}: {value}',
      },
    ],
  },
  denied: {
    allergy: /\bich bin (?:gar |doch )?nicht (?:mehr )?allergisch (?:gegen|auf) (?<value>[^,;.!?]+)/,
    diet: /\bich (?:bin|lebe|esse) (?:nicht mehr|kein(?:e)?) (?:vegan|vegetari|pescetari)[a-z]*(?: mehr)?\b|\bich esse wieder fleisch\b/,
    children: /\bich hab(?:e)? keine kinder\b/,
    study: /\bich (?:studiere nicht mehr|habe (?:das|mein) studium abgebrochen)\b/,
    instrument: new RegExp(`\\bich spiele (?:kein(?:e)? )?(?<value>${INSTRUMENTS}) ?(?:nicht )?mehr\\b`),
  },
  before: /^(?:gegen|auf) /,
  asked: {
    allergy:
      /\b(?:(?:gegen was|wogegen|worauf|gegen welche [a-z]+) (?:bin ich|ich) allergisch|welche allergien? (?:habe ich|ich habe)|was vertrage ich nicht|meine allergien?)\b/,
    diet: /\b(?:wie ernahre ich mich|esse ich fleisch|bin ich (?:vegan|vegetari|vegane)[a-z]*)\b/,
    children:
      /\b(?:wie viele kinder (?:habe ich|ich habe)|wie heissen meine kinder|erinnerst du dich an meine kinder|habe ich kinder)\b/,
    study: /\b(?:was studiere ich|was ich studiere|welches fach studiere ich)\b/,
    instrument: /\b(?:welches instrument (?:spiele ich|ich spiele)|was spiele ich)\b/,
    favourite:
      /\b(?:was|welche[rs]?|wie|wer|kennst du|weisst du)(?: noch)? (?:ist|sind|heisst)? ?meine?n? (?<what>lieblings[a-z]+)\b/,
    origin:
      /\b(?:woher (?:komme ich|ich komme|stamme ich)|wo (?:bin ich|ich) geboren|wo ich herkomme|wo komme ich her)\b/,
  },
  asksAfter:
    /\b(?:wie alt (?:ist|wird)|wie heisst|wer ist|erinnerst du dich (?:noch )?an|was weisst du (?:noch )?(?:uber|von)|kennst du) meine?[nmr]? (?:beste[nrm]? |kleine[nrm]? |grosse[nrm]? )?(?<who>[a-z]+)\b/,
  died: [
    /(?:^|[\s,;.!])meine? (?:beste[r]? |kleine[r]? |grosse[r]? )?(?<who>[a-z]+)(?:,? (?<Value>[a-z-]+),?)? (?:ist (?:[a-z]+ ){0,3}?(?:gestorben|verstorben|tot)|starb|lebt nicht mehr)\b/,
    /(?:^|[\s,;.!])(?:ich habe|ich hab) meine?n? (?:beste[n]? |kleine[n]? |grosse[n]? )?(?<who>[a-z]+) verloren\b/,
    /(?:^|[\s,;.!])(?:gestern|heute|letzte[sn]? [a-z]+|vor [a-z0-9]+ [a-z]+) (?:ist|starb) meine? (?<who>[a-z]+)(?:,? (?<Value>[a-z-]+),?)?(?: gestorben| verstorben|$|[,.!])/,
  ],
  saysDied: '{Who} lebt nicht mehr',
  misnamed: [
    /(?:^|[\s,;.!])meine? (?:beste[r]? |kleine[r]? |grosse[r]? )?(?<who>[a-z]+) heisst nicht (?<value>[a-z'-]+)/,
  ],
  renamed: [
    /(?:^|[\s,;.!])meine? (?:beste[r]? |kleine[r]? |grosse[r]? )?(?<who>[a-z]+) heisst nicht [a-z'-]+,? (?:sondern |(?:sie|er) heisst )(?<value>[a-z'-]+)/,
  ],
  moved: [
    new RegExp(
      `${START}(?:meine?|der|die|das) (?<event>[a-z]+) (?:ist|wurde|wird) (?:[a-z0-9.]+ ){0,6}?${MOVED}`,
    ),
    new RegExp(
      `${START}(?:sie|wir|ich|die) (?:haben|habe|hat) (?:meine?n?|den|die|das) (?<event>[a-z]+) (?:[a-z0-9.]+ ){0,6}?${MOVED}`,
    ),
  ],
}
