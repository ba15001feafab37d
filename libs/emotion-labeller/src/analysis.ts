import { findConcepts, foldedClauses, foldedSentences, type Language } from '@confida/text-analysis'
import { findCues } from './cues.ts'

/** What is found in a text, for both models. */
export interface Analysis {
  clauses: string
  /** How often each cue is there. */
  cues: Map<string, number>
  /** Sentence by sentence. */
  concepts: string[][]
  /** How the text is written. */
  style: Map<string, number>
}

const MAX_COUNT = 4
const MAX_LENGTH_CLASS = 6
const STYLE_PATTERNS = {
  stretched: /(\p{L})\1{2,}/giu,
  doubled: /(\p{L})\1(?!\p{L})/giu,
  question: /[?؟]/g,
  exclamation: /!/g,
  dots: /\.\.|…/g,
  capitals: /\b\p{Lu}{3,}\b/gu,
  digits: /\d+/g,
  quotes: /["«»“”]/g,
  hearts: /[❤💕💖💘💗💓💞🥰😍😘💜🧡💛💚💙🤍💝]/gu,
  drinks: /[🍷🍺🍻🥂🍸🍹🥃🍾🥴😵]/gu,
  laughing: /[😂🤣😆😅😹]/gu,
  sad: /[😢😭😞😔☹🙁💔😥😣🥺😩]/gu,
  festive: /[🎉🎊🪩💃🕺🎶🎵🥳🎲🎤🔥]/gu,
  bored: /[🥱😴🙄😐😑]/gu,
  hello: /^\s*(?:\p{L}+\s+){0,3}\p{L}+[\s?!.👍🙂]*$/gu,
}

export function analyse(text: string, language: Language): Analysis {
  const clauses = foldedClauses(text)
  return {
    clauses,
    cues: findCues(clauses, language),
    concepts: foldedSentences(text).map((words) => findConcepts(words, language)),
    style: styleOf(text, clauses),
  }
}

/** Length, signs and emoji, the same in every language. */
function styleOf(text: string, clauses: string): Map<string, number> {
  const style = new Map<string, number>()
  const words = clauses.trim().split(' ').length
  style.set(`words:${Math.min(MAX_LENGTH_CLASS, Math.floor(Math.log2(words + 1)))}`, 1)
  for (const [name, pattern] of Object.entries(STYLE_PATTERNS)) {
    const count = text.match(pattern)?.length ?? 0
    if (count > 0) style.set(name, Math.min(count, MAX_COUNT))
  }
  if (/^\p{Lu}/u.test(text) && /[.?!]$/.test(text)) style.set('tidy', 1)
  return style
}
