import { findMeanings, foldText, splitSentences, stemOf } from '@confida/text-analysis'
import type { Memory, ReplyRequest } from '../conversation.ts'
import type { EventKind } from '../languages/fact-patterns.ts'
import type { LanguagePack } from '../languages/language.ts'
import { countWords } from '../understand/count-words.ts'
import { readRetracted } from './retracted.ts'
import { tellsTime } from './tells-time.ts'

const SHORTEST = 2
/** The keys of memories that the user has added. */
const BY_HAND = 'own:'
/** "What u up to", "I told you before". */
const WORDS_OF_A_BARE_QUESTION = 5

/** What an event is told by where it is not called so. */
const MEANT_BY: Partial<Record<EventKind, readonly string[]>> = {
  appointment: ['doctor', 'hospital'],
  trip: ['travel', 'go', 'drive'],
  exam: ['school'],
  operation: ['hospital', 'doctor'],
  interview: ['work'],
  move: ['move-house'],
}

/** A sentence in which the user stated something. */
export interface PastStatement {
  text: string
  folded: string
  stems: ReadonlySet<string>
  /** What its words mean, one by one. */
  meanings: ReadonlySet<string>
  /** All of the message that it stands in. */
  message: string
  /** What the user has written among what is remembered, rather than told. */
  memory?: Memory
}

const statementsByRequest = new WeakMap<ReplyRequest, readonly PastStatement[]>()

/** What the user has stated, oldest first: in messages looked up, and in those at hand. */
export function pastStatements(request: ReplyRequest, pack: LanguagePack): readonly PastStatement[] {
  const known = statementsByRequest.get(request) ?? readStatements(request, pack)
  statementsByRequest.set(request, known)
  return known
}

function readStatements(request: ReplyRequest, pack: LanguagePack): PastStatement[] {
  const { history, retrieved = [] } = request
  const statements = new Map<string, PastStatement>()
  const retracted = readRetracted(request)
  for (const turn of [...retrieved, ...history]) {
    const { role, content } = turn
    if (role !== 'user') continue
    for (const text of splitSentences(content)) {
      const folded = foldText(text)
      if (isRequest(folded, pack) || wordsOf(folded).length < SHORTEST) continue
      if (retracted.isIn(text, turn)) continue
      // What is said again counts from then on.
      statements.delete(folded)
      statements.set(folded, { ...readStatement(text, pack), message: content })
    }
  }
  const ofMemory = (memory: Memory) => ({ ...readStatement(memory.text, pack), message: memory.text, memory })
  const byHand = request.memories.filter(({ key }) => key.startsWith(BY_HAND))
  const corrected = request.memories.filter(({ key }) => retracted.keys.has(key))
  return [...byHand.map(ofMemory), ...statements.values(), ...corrected.map(ofMemory)]
}

function readStatement(text: string, pack: LanguagePack): Omit<PastStatement, 'message'> {
  const folded = foldText(text)
  const words = wordsOf(folded)
  const stems = new Set(words.map((word) => stem(word, pack)))
  const meanings = new Set(words.flatMap((word) => meaningsOf(word, pack)))
  return { text, folded, stems, meanings }
}

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

/** The same for "study" and "studies", "esame" and "esami". */
export function stem(word: string, { language }: LanguagePack): string {
  return stemOf(word, language).replace(/y$/, 'i')
}

/** By which "my lad" is the son that was told of, and an appointment the dentist's. */
export function meaningsOf(word: string, { language, facts }: LanguagePack): string[] {
  const events = (Object.keys(MEANT_BY) as EventKind[]).flatMap((kind) =>
    facts.events[kind].words.includes(word) ? (MEANT_BY[kind] ?? []) : [],
  )
  return [...findMeanings([word], language).flat(), ...events]
}

/** A question, or something that the companion is to write; "remind me of the dentist on Friday?" tells a day all the same. */
function isRequest(folded: string, pack: LanguagePack): boolean {
  const { search, skills, patterns } = pack
  if (patterns.intents.askReminder.test(folded) && tellsTime(folded, pack)) return false
  const isBrief = countWords(folded) <= WORDS_OF_A_BARE_QUESTION
  if (isBrief && (skills.world.asks.test(folded) || search.recalled.test(folded))) return true
  return /\?[\s"”»]*$/u.test(folded) || search.told.test(folded) || skills.texts.ask.test(folded)
}
