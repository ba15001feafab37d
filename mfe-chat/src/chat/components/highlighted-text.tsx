import { splitByMatches } from '../../search/split-by-matches.ts'

/** A text with the matches of a search highlighted. */
export const HighlightedText = ({ text, query }: { text: string; query?: string }) =>
  splitByMatches(text, query).map(({ text: part, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
    isMatch ? <mark key={index}>{part}</mark> : part,
  )
