import type { ChatMessage } from '../conversation/conversation.types.ts'

/** Case and accents do not matter; the folded text has the length of the original, so that places in it agree. */
export function fold(text: string): string {
  return [...text]
    .map((character) => {
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return plain.length === character.length ? plain : character
    })
    .join('')
}

/** A search looks at every message again with each letter and each page; folding is the costly part of it. */
const folded = new WeakMap<ChatMessage, string>()

function foldedContent(message: ChatMessage): string {
  const known = folded.get(message)
  if (known !== undefined) return known
  const content = fold(message.content)
  folded.set(message, content)
  return content
}

/** Ids of the messages that contain the words, newest first. */
export function findMessages(messages: ChatMessage[], query: string): string[] {
  const wanted = fold(query.trim())
  if (wanted === '') return []
  return messages
    .filter((message) => foldedContent(message).includes(wanted))
    .map(({ id }) => id)
    .reverse()
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
