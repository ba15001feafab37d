import type { Language } from '@confida/contracts'

const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3)+/gu

const markup: [RegExp, string][] = [
  [/<[^<>]+>/g, ' '],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/https?:\/\/(?:www\.)?([^\s/]+)\S*/g, '$1'],
  [/^\s*(?:#{1,6}|>|[-*+])\s+/gm, ''],
  [/[*_~`]+/g, ''],
  // Where an emoji stood before a mark.
  [/\s+(?=[.,!?…])/g, ''],
]

/** What a voice says of a text: its words, without emoji and markup, sentence by sentence. */
export function toSpokenSentences(text: string, language: Language): string[] {
  const words = markup.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text.replace(EMOJI, ' '))
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(words)
  return Array.from(sentences, ({ segment }) => segment.replace(/\s+/g, ' ').trim()).filter((sentence) =>
    /[\p{L}\p{N}]/u.test(sentence),
  )
}
