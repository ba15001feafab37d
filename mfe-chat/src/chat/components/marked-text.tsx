import { splitByFound } from '../../search/find.ts'

/** A text in which the words that are looked for stand out. */
export const MarkedText = ({ text, query }: { text: string; query?: string }) =>
  splitByFound(text, query).map(({ text: part, isFound }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
    isFound ? <mark key={at}>{part}</mark> : part,
  )
