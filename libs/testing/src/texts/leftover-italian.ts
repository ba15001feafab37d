/** Words without which hardly an Italian sentence gets by, and which mean nothing in the other five languages. */
const functionWords = new Set(
  `agli anche che chi ciò dagli dalla dalle degli della delle dello essere già gli hai negli nella nelle nessun
  nessuna ogni perché più puoi quelli questa queste questi questo sono stata stato sulla sulle tuo tuoi
  tutti`.split(/\s+/),
)

const wordsOf = (text: string) => text.replaceAll(/{{\w+}}/g, '').match(/\p{L}{2,}/gu) ?? []

/** Names and loan words may be the same in Italian; three words in a row are a sentence that nobody translated. */
const SENTENCE = 3

/** What in a translation is Italian still: a function word, or the whole text. Undefined where nothing is. */
export function leftoverItalian(text: string, italian: string | undefined): string | undefined {
  const words = wordsOf(text)
  if (text === italian && words.length >= SENTENCE) return text
  return words.find((word) => functionWords.has(word.toLowerCase()))
}
