import type { TraitPatterns } from '../../trait-patterns.ts'

const START = '(?:^|[\\s,;.!])'
const TO = "(?:al|allo|alla|all'|ai|agli|alle|a) ?"
const CALLED = '(?:,|:| che si chiamano| di nome)'
const DAYS = 'e (?:stat[oa] )?(?:spostat[oa]|rimandat[oa]|rinviat[oa]|anticipat[oa]|posticipat[oa])'
const STUDIES =
  '(?:medicina|economia|giurisprudenza|legge|ingegneria|architettura|psicologia|lettere|filosofia|storia|matematica|fisica|chimica|biologia|informatica|lingue|scienze|farmacia|infermieristica|sociologia|arte|design|veterinaria|odontoiatria|pedagogia)(?: (?!e\\b|a\\b|all|al\\b|da\\b|in\\b|ma\\b|con\\b|per\\b)[a-z]+)?'
const INSTRUMENTS =
  'pianoforte|piano|chitarra|violino|batteria|basso|flauto|sassofono|tromba|violoncello|clarinetto|ukulele|fisarmonica|arpa|viola'

export const traitPatterns: TraitPatterns = {
  stated: {
    allergy: [
      {
        pattern: new RegExp(
          `${START}(?:sono (?:anche |molto )?(?:allergic[oa]|intollerante)|ho (?:un'|una |l')?(?:allergia|intolleranza)) (?=${TO})(?<value>[^;.!?]+)`,
        ),
        text: 'Allergia o intolleranza: {value}',
      },
    ],
    diet: [
      {
        pattern: new RegExp(
          `${START}(?:sono|sono diventat[oa]|ora sono|adesso sono) (?<value>vegetarian[oa]|vegan[oa]|pescetarian[oa]|celiac[oa])\\b`,
        ),
        text: 'La tua alimentazione: {value}',
      },
    ],
    children: [
      {
        pattern: new RegExp(
          `${START}(?:ho|abbiamo) (?<value>(?:un|una|due|tre|quattro|cinque|sei|\\d) (?:figli[oae]?|bambin[oiae]|gemell[ei]))\\b(?! (?:in|di|che (?!si)))(?:${CALLED} (?<names>[a-z'-]+(?:, [a-z'-]+)*(?: e [a-z'-]+)?))?`,
        ),
        text: 'Hai {value}',
      },
    ],
    study: [
      {
        pattern: new RegExp(
          `${START}(?:studio|sto studiando|sono iscritt[oa] a|faccio|sono passat[oa] a) (?<value>${STUDIES})(?= |$|[,;.!])`,
        ),
        text: 'Studi {value}',
      },
    ],
    instrument: [
      {
        pattern: new RegExp(
          `${START}(?:suono|sto imparando a suonare) (?:(?:il|la|lo) |l')?(?<value>${INSTRUMENTS})\\b`,
        ),
        text: 'Suoni questo strumento: {value}',
      },
    ],
    favourite: [
      {
        pattern: new RegExp(
          `${START}(?:il mio|la mia|i miei|le mie) (?<what>[a-z]+ preferit[oaie]) (?:e|sono|ora e|adesso e|resta) (?<value>[^,;.!?]+)`,
        ),
        text: '{what}: {value}',
      },
    ],
  },
  denied: {
    allergy: new RegExp(`\\bnon sono (?:piu )?(?:allergic[oa]|intollerante) (?=${TO})(?<value>[^,;.!?]+)`),
    diet: /\b(?:non sono piu (?:vegetarian|vegan|pescetarian)[oa]|mangio di nuovo (?:la )?carne)\b/,
    children: /\bnon ho (?:figli|bambini)\b/,
    study: /\b(?:non studio piu|ho (?:lasciato|mollato) (?:l'universita|gli studi))\b/,
    instrument: new RegExp(`\\bnon suono piu (?:(?:il|la|lo) |l')?(?<value>${INSTRUMENTS})\\b`),
  },
  before: new RegExp(`^${TO}`),
  asked: {
    allergy:
      /\b(?:a (?:che )?cosa sono (?:allergic[oa]|intollerante)|(?:le|quali) (?:sono le )?mie (?:allergie|intolleranze)|sono allergic[oa] a (?:qualcosa|che))\b/,
    diet: /\b(?:che dieta (?:seguo|faccio)|mangio (?:la )?carne\?|sono (?:vegetarian|vegan|celiac)[oa]\?|qual e la mia (?:dieta|alimentazione)|come mangio)/,
    children:
      /\b(?:quanti (?:figli|bambini) ho|come si chiamano i miei (?:figli|bambini)|(?:ti ricordi|sai) (?:dei|i nomi dei) miei (?:figli|bambini)|ho (?:dei )?(?:figli|bambini)\?)/,
    study: /\b(?:(?:che )?cosa studio|che facolta faccio|qual e la mia facolta|a che facolta)\b/,
    instrument: /\b(?:(?:che|quale) strumento suono|cosa suono|so suonare)\b/,
    favourite:
      /\b(?:qual e|quali sono|(?:ti ricordi|sai)(?: qual e)?) (?:il mio|la mia|i miei|le mie) (?<what>[a-z]+ preferit[oaie])\b/,
    origin: /\b(?:di dove sono|da dove vengo|dove sono nat[oa]|di che citta sono)\b/,
  },
  asksAfter:
    /\b(?:quanti anni ha|quando compie gli anni|come si chiama|chi e|(?:ti ricordi|ricordi|cosa sai|sai chi e)(?: di| del| della)?) (?:il |la )?mi[oa] (?:miglior[e]? )?(?<who>[a-z]+)\b/,
  died: [
    /(?:^|[\s,;.!])(?:il |la )?mi[oa] (?<who>[a-z]+)(?:,? (?<Value>[a-z]+),?)? (?:e (?:mort[oa]|mancat[oa]|venut[oa] a mancare)|non c'e piu|se n'e andat[oa] per sempre)\b/,
    /(?:^|[\s,;.!])(?:e mort[oa]|e mancat[oa]|ho perso) (?:il |la )?mi[oa] (?<who>[a-z]+)\b/,
  ],
  saysDied: 'Hai perso {who}',
  misnamed: [/(?:^|[\s,;.!])(?:il |la )?mi[oa] (?<who>[a-z]+) non si chiama (?<value>[a-z']+)/],
  renamed: [
    /(?:^|[\s,;.!])(?:il |la )?mi[oa] (?:miglior[e]? )?(?<who>[a-z]+) non si chiama [a-z']+,? (?:ma |bensi )?(?:si chiama )?(?<value>[a-z']+)/,
  ],
  moved: [
    new RegExp(`${START}(?:il mio |la mia |il |la |l')(?<event>[a-z]+)(?: [a-z']+){0,3}? ${DAYS}`),
    /(?:^|[\s,;.!])(?:hanno|abbiamo|ho|mi hanno) (?:spostato|rimandato|rinviato|anticipato|posticipato) (?:il mio |la mia |il |la |l')(?<event>[a-z]+)/,
  ],
}
