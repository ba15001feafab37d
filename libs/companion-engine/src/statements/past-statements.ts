import { foldText, splitSentences, stemOf } from '@confida/text-analysis'
import type { ReplyRequest } from '../conversation.ts'
import type { LanguagePack } from '../languages/language.ts'
import { tellsTime } from './tells-time.ts'

const SHORTEST = 2

/** A sentence in which the user stated something. */
export interface PastStatement {
  text: string
  folded: string
  stems: ReadonlySet<string>
  /** All of the message that it stands in. */
  message: string
}

/** What the user has stated, oldest first: in messages looked up, and in those at hand. */
export function pastStatements(
  { history, retrieved = [] }: ReplyRequest,
  pack: LanguagePack,
): PastStatement[] {
  const statements = new Map<string, PastStatement>()
  for (const { role, content } of [...retrieved, ...history]) {
    if (role !== 'user') continue
    for (const text of splitSentences(content)) {
      const folded = foldText(text)
      const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
      if (isRequest(folded, pack) || words.length < SHORTEST) continue
      // What is said again counts from then on.
      statements.delete(folded)
      const stems = new Set(words.map((word) => stem(word, pack)))
      statements.set(folded, { text, folded, stems, message: content })
    }
  }
  return [...statements.values()]
}

/** The same for "study" and "studies", "esame" and "esami". */
export function stem(word: string, { language }: LanguagePack): string {
  return stemOf(word, language).replace(/y$/, 'i')
}

/** A question, or something that the companion is to write; "remind me of the dentist on Friday?" tells a day all the same. */
function isRequest(folded: string, pack: LanguagePack): boolean {
  const { search, skills, patterns } = pack
  if (patterns.intents.askReminder.test(folded) && tellsTime(folded, pack)) return false
  return /\?[\s"”»]*$/u.test(folded) || search.told.test(folded) || skills.texts.ask.test(folded)
}
