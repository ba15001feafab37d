import { foldText } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { findAct } from './acts/find-act.ts'
import { featuresAsWritten } from './classifier/message-features.ts'
import { countWords } from './count-words.ts'

const LONGEST_ANNOUNCEMENT = 7
/** In words: by fewer nothing is told yet. */
const SHORTEST_NEWS = 3
const SURE = 0.3
const CLAUSE_END = /[.!:;,…،؛]+\s+/u

/** What is told right after it was announced: "I have news! We booked Portugal"; else the whole. */
export function afterAnnouncement(message: string, { language }: LanguagePack): string {
  const end = CLAUSE_END.exec(message)
  if (!end) return message
  const [announced, news] = [message.slice(0, end.index), message.slice(end.index + end[0].length)]
  const isShort = countWords(foldText(announced)) <= LONGEST_ANNOUNCEMENT
  if (!isShort || countWords(foldText(news)) < SHORTEST_NEWS || /[?؟]/u.test(news)) return message
  const { act, confidence } = findAct(featuresAsWritten(announced, language))
  return act === 'announce' && confidence >= SURE ? news : message
}
