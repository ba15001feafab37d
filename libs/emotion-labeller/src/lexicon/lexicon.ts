/** What a cue tells of; the model learns from examples how much each counts for each label. */
export const topics = [
  'drunk', 'alcohol', 'dizzy', 'laugh', 'since', 'empty', 'depression', 'tired', 'today', 'sad', 'mishap', 'lonely',
  'love', 'heart', 'partner', 'single', 'seek', 'dating', 'wish', 'bored', 'waiting', 'distract', 'tell', 'play',
  'party', 'ask', 'practical', 'greet',
] as const // biome-ignore format: a list of words

export type Topic = (typeof topics)[number]

/**
 * The cues of one language: phrases with commas between them, folded (no accents, one form of each Arabic letter), without
 * apostrophes (a space is in their place); `*` is the rest of a word.
 */
export interface Lexicon {
  cues: Record<Topic, string>
  /** Turns what follows it in its clause. */
  negation: string
  /** Somebody else than the writer is meant. */
  others: string
  /** It is over. */
  past: string
}
