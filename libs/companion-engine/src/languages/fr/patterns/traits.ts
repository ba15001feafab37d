import type { TraitPatterns } from '../../trait-patterns.ts'

const START = '(?:^|[\\s,;.!])'
const TO = "(?:au |aux |a la |a l'|a )"
const MOVED = '(?:deplacee?|reportee?|repoussee?|avancee?|decalee?)'
const STUDIES =
  "(?:medecine|economie|droit|ingenierie|architecture|psychologie|psycho|lettres|philosophie|philo|histoire|mathematiques|maths|physique|chimie|biologie|informatique|langues|pharmacie|sociologie|l'art|design|sciences?|soins infirmiers|veterinaire|pedagogie|gestion|commerce)(?: (?!et\\b|a\\b|en\\b|mais\\b|avec\\b|pour\\b|dans\\b|depuis\\b)[a-z]+)?"
const INSTRUMENTS =
  'piano|guitare|violon|batterie|basse|flute|saxophone|saxo|trompette|violoncelle|clarinette|ukulele|accordeon|harpe|alto'

export const traitPatterns: TraitPatterns = {
  stated: {
    allergy: [
      {
        pattern: new RegExp(
          `${START}(?:je suis (?:aussi |tres )?(?:allergique|intolerante?)|j'ai une (?:allergie|intolerance)) (?=${TO})(?<value>[^;.!?]+)`,
        ),
        text: 'Allergie ou intolérance : {value}',
      },
    ],
    diet: [
      {
        pattern: new RegExp(
          `${START}je suis (?:devenue? |maintenant )?(?<value>vegetarien(?:ne)?|vegan|vegane|vegetalien(?:ne)?|pescetarien(?:ne)?|coeliaque)(?![a-z])`,
        ),
        text: 'Ton alimentation : {value}',
      },
    ],
    children: [
      {
        pattern: new RegExp(
          `${START}(?:j'ai|nous avons|on a) (?<value>(?:une?|deux|trois|quatre|cinq|six|\\d) (?:enfants?|fils|filles?|jumea?ux|jumelles|gosses?))(?![a-z])(?! (?:en|dans|de|qui (?!s')))(?:(?:,| :|:| qui s'appellent| nommes| prenommes) (?<names>[a-z'-]+(?:, [a-z'-]+)*(?: et [a-z'-]+)?))?`,
        ),
        text: 'Tu as {value}',
      },
    ],
    study: [
      {
        pattern: new RegExp(
          `${START}(?:j'etudie|je fais des etudes (?:de|d'|en)|je suis (?:etudiante? )?en|je suis passee? en) ?(?:la |le |l'|les )?(?<value>${STUDIES})(?= |$|[,;.!])`,
        ),
        text: 'Tes études : {value}',
      },
    ],
    instrument: [
      {
        pattern: new RegExp(
          `${START}(?:je joue|j'apprends a jouer|je fais) (?:du |de la |de l')(?<value>${INSTRUMENTS})(?![a-z])`,
        ),
        text: 'Tu joues de cet instrument : {value}',
      },
    ],
    favourite: [
      {
        pattern: new RegExp(
          `${START}m(?:on|a|es) (?<what>[a-z]+ (?:preferee?s?|favorite?s?)),? (?:est|sont|c'est|ce sont|est maintenant) (?<value>[^,;.!?]+)`,
        ),
        text: '{what} : {value}',
      },
    ],
  },
  denied: {
    allergy: new RegExp(
      `\\bje (?:ne )?suis (?:pas|plus) (?:allergique|intolerante?) (?=${TO})(?<value>[^,;.!?]+)`,
    ),
    diet: /\b(?:je (?:ne )?suis plus (?:vegetarien(?:ne)?|vegane?|vegetalien(?:ne)?|pescetarien(?:ne)?)|je mange (?:a nouveau|de nouveau) de la viande)\b/,
    children: /\bje (?:n')?ai pas d'enfants?\b|\bj'ai pas d'enfants?\b/,
    study: /\b(?:je n'etudie plus|j'ai arrete mes etudes)\b/,
    instrument: new RegExp(`\\bje (?:ne )?joue plus (?:du |de la |de l')(?<value>${INSTRUMENTS})(?![a-z])`),
  },
  before: new RegExp(`^${TO}`),
  asked: {
    allergy:
      /\b(?:a quoi (?:est-ce que )?(?:je suis|suis-je) (?:allergique|intolerante?)|je suis (?:allergique|intolerante?) a quoi|quelles? (?:sont mes|est mon|est ma) allergies?|mes allergies)/,
    diet: /\b(?:quel est mon regime|je mange (?:de la )?viande ?\?|est-ce que je mange de la viande|je suis (?:vegetarien(?:ne)?|vegane?|coeliaque) ?\?|est-ce que je suis (?:vegetarien|vegan|coeliaque)|mon alimentation)/,
    children:
      /\b(?:combien d'enfants (?:j'ai|ai-je|est-ce que j'ai)|j'ai combien d'enfants|comment s'appellent mes enfants|tu te (?:souviens|rappelles) de mes enfants|est-ce que j'ai des enfants)/,
    study: /\b(?:qu'est-ce que j'etudie|j'etudie quoi|quelles sont mes etudes|je fais quoi comme etudes)/,
    instrument: /\b(?:de quel instrument (?:est-ce que )?je joue|je joue de quel instrument|quel instrument)/,
    favourite:
      /\b(?:quels? (?:est|sont)|quelles? (?:est|sont)|c'est quoi|(?:souviens|rappelles) de) m(?:on|a|es) (?<what>[a-z]+ (?:preferee?s?|favorite?s?))(?![a-z])/,
    origin:
      /\b(?:d'ou (?:est-ce que )?(?:je viens|viens-je)|je viens d'ou|ou (?:est-ce que )?je suis nee?|je suis nee? ou)\b/,
  },
  asksAfter:
    /\b(?:quel age a|comment s'appelle|qui est|tu te (?:souviens|rappelles) de|tu connais|que sais-tu de|tu sais quoi (?:de|sur)) m(?:on|a) (?:meilleure? |petite? |grande? )?(?<who>[a-z-]+)/,
  died: [
    /(?:^|[\s,;.!])m(?:on|a) (?:meilleure? |petite? |grande? )?(?<who>[a-z-]+)(?:,? (?<Value>[a-z-]+),?)? (?:est (?:morte?|decedee?|partie? pour toujours)|nous a quittes)(?![a-z])/,
    /(?:^|[\s,;.!])j'ai perdu m(?:on|a) (?:meilleure? |petite? |grande? )?(?<who>[a-z-]+)/,
  ],
  saysDied: 'Tu as perdu {who}',
  misnamed: [
    /(?:^|[\s,;.!])m(?:on|a) (?:meilleure? |petite? |grande? )?(?<who>[a-z-]+) (?:ne )?s'appelle pas (?<value>[a-z'-]+)/,
  ],
  renamed: [
    /(?:^|[\s,;.!])m(?:on|a) (?:meilleure? |petite? |grande? )?(?<who>[a-z-]+) (?:ne )?s'appelle pas [a-z'-]+,? (?:mais |(?:elle|il) s'appelle )(?<value>[a-z'-]+)/,
  ],
  moved: [
    new RegExp(`${START}(?:mon |ma |l'|le |la )(?<event>[a-z-]+)(?: [a-z']+){0,3}? (?:a ete |est )${MOVED}`),
    new RegExp(
      `${START}(?:on|ils ont|ils|j'ai|nous avons|on m'a|on a) (?:a |ont )?${MOVED} (?:mon |ma |l'|le |la )(?<event>[a-z-]+)`,
    ),
  ],
}
