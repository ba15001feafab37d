/** Case and accents do not matter; the folded text has the length of the original, so that places in it agree. */
function fold(text: string): string {
  return [...text]
    .map((character) => {
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return plain.length === character.length ? plain : character
    })
    .join('')
}

export interface TextPart {
  text: string
  isFound: boolean
}

/** The text cut where the words stand. */
export function splitByFound(text: string, query: string | undefined): TextPart[] {
  const wanted = fold(query?.trim() ?? '')
  if (wanted === '') return [{ text, isFound: false }]
  const whole = fold(text)
  const parts: TextPart[] = []
  let from = 0
  for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isFound: false })
    from = at + wanted.length
    parts.push({ text: text.slice(at, from), isFound: true })
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFound: false })
  return parts
}
