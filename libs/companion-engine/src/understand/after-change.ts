import { foldText, splitSentences } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { findAct } from './acts/find-act.ts'
import { featuresAsWritten } from './classifier/message-features.ts'
import { countWords } from './count-words.ts'

const LONGEST_CHANGE = 9
/** In words: what is told by so few belongs to it. */
const SHORTEST_REST = 4
const SURE = 0.5
/** Below it two of three are read as something else, and an answer in the wrong tone is worse than none. */
const CLEAR = 0.25
/** Where the first part of a sentence ends. */
const CLAUSE_END = /(?<sign>[:;,،؛]|\s[–—-])\s+/gu
/** Before a comma; a longer one only speaks of a change: "when we change the subject, he …". */
const LONGEST_BEFORE_COMMA = 4
const COMMAS = [',', '،']

/** What follows "let's change the subject" in a message, as that is what it is about; else the whole. */
export function afterChangeOfSubject(message: string, pack: LanguagePack): string {
  const [first = '', ...others] = splitSentences(message)
  const sentences = others.join(' ')
  if (isChange(first, sentences) && changesSubject(first, pack)) return sentences
  for (const { 0: end, index, groups } of message.matchAll(CLAUSE_END)) {
    const [clause, rest] = [message.slice(0, index), message.slice(index + end.length)]
    const words = countWords(foldText(clause))
    if (words > LONGEST_CHANGE) break
    const isApart = !COMMAS.includes(groups?.sign ?? '') || words <= LONGEST_BEFORE_COMMA
    if (isApart && isChange(clause, rest) && saysChange(clause, pack) && isClear(rest, pack)) return rest
  }
  return message
}

/** What is not understood is no more answered than that the subject changes. */
const isClear = (rest: string, pack: LanguagePack): boolean =>
  findAct(featuresAsWritten(rest, pack.language)).confidence >= CLEAR

const isChange = (change: string, rest: string): boolean =>
  countWords(foldText(change)) <= LONGEST_CHANGE && countWords(foldText(rest)) >= SHORTEST_REST

function changesSubject(sentence: string, pack: LanguagePack): boolean {
  if (saysChange(sentence, pack)) return true
  const { act, confidence } = findAct(featuresAsWritten(sentence, pack.language))
  return act === 'changeSubject' && confidence >= SURE
}

const saysChange = (text: string, pack: LanguagePack): boolean =>
  pack.scenes.cues.changeSubject.signs.test(foldText(text))
