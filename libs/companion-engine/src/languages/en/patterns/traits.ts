import type { TraitPatterns } from '../../trait-patterns.ts'

const START = '(?:^|[\\s,;.!])'
const AM = "(?:i'm|i am|i've become|i have become|i became)"
const MOVED = '(?:moved|postponed|rescheduled|put off|brought forward|pushed back|delayed)'
const NUMBER = '(?:an?|one|two|three|four|five|six|\\d)'
const STUDIES =
  '(?:medicine|economics|law|(?:\\w+ )?engineering|architecture|psychology|literature|english|philosophy|history|maths?|mathematics|physics|chemistry|biology|computer science|languages|pharmacy|nursing|sociology|art|fine arts|design|veterinary science|dentistry|education|business|accounting|music|politics)'
const INSTRUMENTS =
  'piano|guitar|violin|drums|bass|flute|saxophone|sax|trumpet|cello|clarinet|ukulele|accordion|harp|viola|keyboard'

export const traitPatterns: TraitPatterns = {
  stated: {
    allergy: [
      {
        pattern: new RegExp(
          `${START}(?:${AM} (?:also |very |really )?(?:allergic|intolerant) to|i have an? (?:[a-z]+ )?(?:allergy|intolerance) to) (?<value>[^;.!?]+)`,
        ),
        text: 'You are allergic or intolerant to: {value}',
      },
      {
        pattern: new RegExp(`${START}${AM} (?<value>lactose|gluten)[- ]intolerant\\b`),
        text: 'You are allergic or intolerant to: {value}',
      },
    ],
    diet: [
      {
        pattern: new RegExp(
          `${START}${AM} (?:now )?(?:a )?(?<value>vegetarian|vegan|pescatarian|coeliac|celiac)\\b`,
        ),
        text: 'Your diet: {value}',
      },
    ],
    children: [
      {
        pattern: new RegExp(
          `${START}(?:i|we)(?:'ve got| have got| have) (?<value>${NUMBER} (?:kids?|child(?:ren)?|sons?|daughters?|twins))\\b(?! (?:in|of|who))(?:(?:,|:|,? called|,? named) (?<names>[a-z'-]+(?:, [a-z'-]+)*(?:,? and [a-z'-]+)?))?`,
        ),
        text: 'You have {value}',
      },
    ],
    study: [
      {
        pattern: new RegExp(
          `${START}(?:i study|i'm studying|i am studying|i'm doing a degree in|i switched to|i'm majoring in|i major in) (?<value>${STUDIES})\\b`,
        ),
        text: 'You study {value}',
      },
    ],
    instrument: [
      {
        pattern: new RegExp(
          `${START}(?:i play|i'm learning(?: to play)?|i am learning(?: to play)?) (?:the )?(?<value>${INSTRUMENTS})\\b`,
        ),
        text: 'You play the {value}',
      },
    ],
    favourite: [
      {
        pattern: new RegExp(
          `${START}my (?<what>(?:all[- ]time )?favou?rite [a-z]+)(?: is| are|'s|'s now| is now) (?<value>[^,;.!?]+)`,
        ),
        text: '{what}: {value}',
      },
    ],
  },
  denied: {
    allergy:
      /\bi(?:'m| am) (?:not|no longer) (?:allergic|intolerant) to (?<value>[^,;.!?]+?)(?= any ?more|[,;.!?]|$)/,
    diet: /\b(?:i(?:'m| am) (?:no longer|not) (?:an? )?(?:vegan|vegetarian|pescatarian)|i eat meat again)\b/,
    children: /\bi (?:don't|do not) have (?:any )?(?:kids|children)\b|\bi have no (?:kids|children)\b/,
    study: /\bi (?:no longer study|don't study any ?more|dropped out)\b/,
    instrument: new RegExp(
      `\\bi (?:(?:don't|do not) play|no longer play|stopped playing|quit) (?:the )?(?<value>${INSTRUMENTS})\\b`,
    ),
  },
  before: /^to /,
  asked: {
    allergy:
      /\b(?:what (?:am i|i'm|i am) (?:allergic|intolerant) to|(?:what are|remember|know) my allerg(?:y|ies)|am i allergic to)\b/,
    diet: /\b(?:what(?:'s| is) my diet|do i eat meat|am i (?:an? )?(?:vegan|vegetarian|coeliac|celiac)|what diet)\b/,
    children:
      /\b(?:how many (?:kids|children) (?:do i|i) have|what are my (?:kids|children)(?:'s|'|s'|s)? (?:names|called)|what are my (?:kids|children) called|(?:remember|know) my (?:kids|children)|do i have (?:any )?(?:kids|children))\b/,
    study: /\bwhat (?:do i study|i study|am i studying|i'm studying|is my major)\b/,
    instrument: /\b(?:(?:what|which) instrument (?:do i|i) play|what (?:do i|can i) play)\b/,
    favourite: /\b(?:what(?:'s| is| are)|remember|know) my (?<what>(?:all[- ]time )?favou?rite [a-z]+)\b/,
    origin: /\bwhere (?:am i|i'm|i am|do i come|was i born)(?: (?:originally )?from)?\b/,
  },
  asksAfter:
    /\b(?:how old is|who(?:'s| is)|what is the name of|remember|do you know|what do you know about) my (?:best |older |younger |little |big )?(?<who>[a-z]+)\b(?!')/,
  died: [
    /(?:^|[\s,;.!])my (?:best |older |younger |little |big )?(?<who>[a-z]+)(?:,? (?<Value>[a-z-]+),?)? (?:died|passed away|is dead|has died|has passed away)\b/,
    /(?:^|[\s,;.!])i(?:'ve| have)? lost my (?:best |older |younger |little |big )?(?<who>[a-z]+)\b(?! (?:in|at|on) the)/,
  ],
  saysDied: 'You lost {who}',
  misnamed: [
    /(?:^|[\s,;.!])my (?:best |older |younger |little |big )?(?<who>[a-z]+)(?:'s name)? (?:isn't|is not) (?:called |named )?(?<value>[a-z'-]+)/,
  ],
  renamed: [
    /(?:^|[\s,;.!])my (?:best |older |younger |little |big )?(?<who>[a-z]+)(?:'s name)? (?:isn't|is not) (?:called |named )?[a-z'-]+,? (?:but |(?:it's|she's|he's|they're|she is|he is) (?:called |named |actually )?)(?<value>[a-z'-]+)/,
  ],
  moved: [
    new RegExp(
      `${START}(?:my|the) (?:\\w+ )??(?<event>[a-z]+) (?:has |had )?(?:been |got |was |is )?${MOVED}`,
    ),
    new RegExp(`${START}(?:they|we|i)(?:'ve| have)? ${MOVED} (?:my|the) (?:\\w+ )?(?<event>[a-z]+)`),
  ],
}
