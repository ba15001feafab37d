import { collapseDoubles } from '@confida/text-analysis'

const WORD = '[\\p{L}\\p{N}]+'
/** Where one of these stands, what was denied is over: "I don't want to talk, I want to die". */
const TURN =
  '(?:ma|pero|voglio|vorrei|but|i|want|wanna|mais|je|j|veux|envie|aber|ich|will|mochte|sondern|quiero|quisiera|yo|sino|بس|لكن|اريد|بدي|عايز|عايزه|ابي|ابغي|ودي|نفسي|بغيت)'

/** Where any one of the phrases stands as whole words. ` ~ ` in a phrase is up to two words, ` ~~ ` up to five. */
export const phrases = (...list: string[]): RegExp => wholeWords(list, `,? ${WORD}`, ',?')

/** Like `phrases`, for what is denied: it reaches neither over a comma nor over a new beginning. */
export const denied = (...list: string[]): RegExp =>
  wholeWords(list, ` (?!${collapseDoubles(TURN)} )${WORD}`, '')

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
