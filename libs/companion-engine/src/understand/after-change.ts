import { foldText, splitSentences } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { findAct } from './acts/find-act.ts'
import { featuresAsWritten } from './classifier/message-features.ts'
import { countWords } from './count-words.ts'

const LONGEST_CHANGE = 9
/** In words: what is told by so few belongs to it. */
const SHORTEST_REST = 4
const SURE = 0.5

/** What follows "let's change the subject." in a message, as that is what it is about; else the whole. */
export function afterChangeOfSubject(message: string, pack: LanguagePack): string {
  const [first = '', ...others] = splitSentences(message)
  const rest = others.join(' ')
  const isLong = countWords(foldText(first)) > LONGEST_CHANGE
  if (isLong || countWords(foldText(rest)) < SHORTEST_REST) return message
  return changesSubject(first, pack) ? rest : message
}

function changesSubject(sentence: string, pack: LanguagePack): boolean {
  if (pack.scenes.cues.changeSubject.signs.test(foldText(sentence))) return true
  const { act, confidence } = findAct(featuresAsWritten(sentence, pack.language))
  return act === 'changeSubject' && confidence >= SURE
}
