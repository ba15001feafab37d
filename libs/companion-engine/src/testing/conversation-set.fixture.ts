import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@confida/contracts'
import { detectLanguage, foldText, splitSentences } from '@confida/text-analysis'
import { packOf } from '../languages/registry.ts'
import { bluntRebel, sweetPoet, talk } from './conversation.fixture.ts'

const FOLDER = join(__dirname, '../../conversations')
/** In characters; a shorter sentence, such as "I see.", may be said again. */
const LONGEST_PHRASE = 20

/** Cheer that no grief is answered with, beside any exclamation mark; written apart from the engine's own lines. */
const CHEER: Record<Language, RegExp> = {
  it: /\b(?:che bello|evviva|complimenti|auguri|divertente|ottim[ao] notizia|congratulazioni|che meraviglia)\b/i,
  en: /\b(?:how lovely|hooray|congratulations|wonderful|great news|fun|well done|fantastic)\b/i,
  fr: /\b(?:bravo|félicitations|super|génial|chouette|bonne nouvelle|c’est beau)\b/i,
  de: /\b(?:glückwunsch|juhu|toll|super|wie schön|gute nachricht|herrlich)\b/i,
  es: /\b(?:enhorabuena|felicidades|genial|qué bien|buena noticia|divertido|estupendo)\b/i,
  ar: /مبروك|رائع|ما أجمل|خبر طيب|يا سلام/,
}

interface ScriptedTurn {
  message: string
  /** What is asked of the reply. */
  notes: string[]
}

interface ScriptedConversation {
  name: string
  turns: ScriptedTurn[]
}

/** The files that are there, by language. */
export const conversationFiles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.split('.') as [Language, 'dev' | 'held-out', 'txt'])

export function readConversations(language: Language, split: string): ScriptedConversation[] {
  const text = readFileSync(join(FOLDER, `${language}.${split}.txt`), 'utf8')
  return text
    .trim()
    .split(/\n{2,}/u)
    .map((block) => {
      const [name = '', ...lines] = block.split('\n')
      return { name: name.replace('# ', ''), turns: lines.map(parseTurn) }
    })
}

function parseTurn(line: string): ScriptedTurn {
  const [message = '', notes = ''] = line.split(' | ')
  return { message, notes: notes.split(', ').filter(Boolean) }
}

/** Plays a conversation with two companions, and tells every reply that has a shape that is never right, with the reason. */
export function findFaults({ name, turns }: ScriptedConversation, language: Language): string[] {
  return [sweetPoet, bluntRebel].flatMap((persona) => {
    const messages = turns.map(({ message }) => message)
    const replies = talk(language, messages, persona)
    const faults = replies.flatMap((reply, index) => {
      const turn = turns[index]
      return turn
        ? faultsOf(reply, turn, language).map((fault) => `${turn.message} → ${reply} (${fault})`)
        : []
    })
    if (detectLanguage(replies.join(' '), language) !== language) faults.push('another language')
    return [...faults, ...repetitionsIn(replies)].map((fault) => `${name}: ${fault}`)
  })
}

function faultsOf(reply: string, { notes }: ScriptedTurn, language: Language): string[] {
  const faults = notes.filter((note) => !fulfils(reply, note, language))
  if (/\p{Script=Arabic}/u.test(reply) !== (language === 'ar')) faults.push('another script')
  if (reply.trim() === '' || /[{}<>|]|undefined/u.test(reply)) faults.push('unfinished')
  return faults
}

function fulfils(reply: string, note: string, language: Language): boolean {
  const value = note.slice(note.indexOf(' ') + 1)
  if (note === 'heavy') return !/[!¡]/u.test(reply) && !CHEER[language].test(reply)
  if (note === 'not technology') return !speaksOfGadgets(reply, language)
  if (note.startsWith('tells ')) return foldText(reply).includes(foldText(value))
  if (note.startsWith('not ')) return !foldText(reply).includes(foldText(value))
  throw new Error(`An unknown note: ${note}`)
}

function speaksOfGadgets(reply: string, language: Language): boolean {
  const { topics, interests } = packOf(language).phrases
  const lines = [
    ...topics.tecnologia.acknowledge,
    ...topics.tecnologia.ask.flat(),
    ...interests.tecnologia.enthusiasm,
  ]
  return lines.some((line) => reply.includes(line))
}

function repetitionsIn(replies: readonly string[]): string[] {
  const said = replies.flatMap(splitSentences).filter((sentence) => sentence.length > LONGEST_PHRASE)
  return said
    .filter((sentence, index) => said.indexOf(sentence) !== index)
    .map((sentence) => `twice: ${sentence}`)
}
