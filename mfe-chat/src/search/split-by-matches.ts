/** Ignores case and accents; the folded text has the length of the original, so that positions agree. */
function foldText(text: string): string {
  return [...text]
    .map((character) => {
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return plain.length === character.length ? plain : character
    })
    .join('')
}

export interface TextPart {
  text: string
  isMatch: boolean
}

/** The text split at the matches of the query. */
export function splitByMatches(text: string, query: string | undefined): TextPart[] {
  const needle = foldText(query?.trim() ?? '')
  if (needle === '') return [{ text, isMatch: false }]
  const haystack = foldText(text)
  const parts: TextPart[] = []
  let from = 0
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isMatch: false })
    from = at + needle.length
    parts.push({ text: text.slice(at, from), isMatch: true })
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false })
  return parts
}
