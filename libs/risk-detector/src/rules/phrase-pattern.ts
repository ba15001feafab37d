import { collapseDoubles } from '@confida/text-analysis'

const WORD = '[\\p{L}\\p{N}]+'
/** Where one of these stands, what was denied is over: "I don't want to talk, I want to die". */
const TURN =
  '(?:ma|pero|voglio|vorrei|but|i|want|wanna|mais|je|j|veux|envie|aber|ich|will|mochte|sondern|quiero|quisiera|yo|sino|بس|لكن|اريد|بدي|عايز|عايزه|ابي|ابغي|ودي|نفسي|بغيت)'

const ASSENT =
  'no|nono|nah|yes|yeah|si|ok|okay|dai|ma|e|but|and|so|well|really|actually|honestly|thanks|oui|non|mais|et|bon|enfin|vraiment|franchement|ja|nein|ne|aber|und|also|ach|wirklich|ehrlich|eigentlich|y|pero|bueno|de verdad|en serio|davvero|veramente|sul serio|guarda|in realta|oh|ah|grazie|merci|danke|gracias|لا|نعم|ايوه|اي|والله|بس|لكن|خلاص|الحمد لله|شكرا|انا'
const NOW =
  'ora|adesso|oggi|gia|di nuovo|now|today|again|already|maintenant|aujourd hui|deja|jetzt|heute|wieder|schon|ahora|hoy|ya|de nuevo|الان|هلا|هلق|دلوقتي|اليوم|الحين'
const LEADS = `(?:${ASSENT}|${NOW})`
/** A time or a reason goes on as it likes. */
const TAILS = `(?:${ASSENT}|${NOW}|(?:dopo|da quando|perche|che ne|after|since|because|that|apres|depuis|parce que|nachdem|nach|seit|weil|despues|desde|porque|بعد|لان) .*)`

/** Where any one of the phrases stands as whole words. ` ~ ` in a phrase is up to two words, ` ~~ ` up to five. */
export const phrases = (...list: string[]): RegExp => wholeWords(list, `,? ${WORD}`, ',?')

/** Like `phrases`, for what is denied: it reaches neither over a comma nor over a new beginning. */
export const denied = (...list: string[]): RegExp =>
  wholeWords(list, ` (?!${collapseDoubles(TURN)} )${WORD}`, '')

/** Where one of the phrases is all that a clause says, but for a word of assent or of time before it and what goes on from it. */
export const wholeClause = (...list: string[]): RegExp =>
  new RegExp(
    `^(?:${collapseDoubles(LEADS)} )*(?:${collapseDoubles(list.join('|'))})(?: ${collapseDoubles(TAILS)})*$`,
    'u',
  )

function wholeWords(list: string[], word: string, before: string): RegExp {
  const any = list
    .map((phrase) =>
      collapseDoubles(phrase)
        .replaceAll(' ~~ ', `(?:${word}){0,5}${before} `)
        .replaceAll(' ~ ', `(?:${word}){0,2}${before} `),
    )
    .join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu')
}
