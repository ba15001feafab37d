import type { ReplyRequest, Turn } from '../../ai.port.ts'
import type { LanguagePack } from '../languages/grammar.ts'
import { isInterest, type ThemeId, type Tone } from '../languages/themes.ts'
import { foldText } from '../understand/fold.ts'
import { moodOf, type Understanding, understand } from '../understand/understand.ts'
import { Said } from './said.ts'
import { Seed } from './seed.ts'
import { followThread, type Thread } from './thread.ts'
import { Writer } from './writer.ts'

const TURNS_THAT_SEED = 4
const TURNS_GRIEF_LASTS = 4
const TURNS_A_MOOD_LASTS = 4
const WORDS_OF_A_BARE_TURN = 4

/** Everything a reply is planned from. */
export interface Situation {
  request: ReplyRequest
  pack: LanguagePack
  said: Understanding
  thread: Thread
  /** The theme of this turn. */
  theme: ThemeId
  writer: Writer
  now: string
  memoriesUsed: Set<string>
}

export function readSituation(request: ReplyRequest, pack: LanguagePack): Situation {
  const now = request.now ?? new Date().toISOString()
  const { persona, history, message, rejected } = request
  const said = inMood(understand(message, pack, now), history, pack)
  const thread = followThread(history, pack)
  const seed = new Seed(
    persona.name,
    ...history.slice(-TURNS_THAT_SEED).map((turn) => turn.content),
    String(history.length),
    message,
    rejected ?? '',
  )
  const interest = seed.pick(persona.interests)
  const values = {
    name: said.facts.find((fact) => fact.kind === 'name')?.value ?? firstName(request),
    me: persona.name,
    interest: interest && pack.phrases.interests[interest].label,
    clause: said.clause,
    echo: said.echo,
  }
  const writer = new Writer({
    seed,
    said: new Said(rejected ? [...history, { role: 'assistant', content: rejected }] : history),
    gender: persona.gender,
    values,
  })
  return {
    request,
    pack,
    said,
    thread,
    theme: themeOf(said, thread, isGrieving(history, pack)),
    writer,
    now,
    memoriesUsed: new Set(),
  }
}

/** What the user told to be called, or else the first word of the account's name. */
export function firstName(request: Pick<ReplyRequest, 'memories' | 'userName'>): string | undefined {
  const told = request.memories.find((memory) => memory.kind === 'name')?.value
  return told || request.userName.trim().split(/\s+/u)[0] || undefined
}

/** What is said in few or plain words is said in the mood of what went before, unless it turns to a pastime. */
function inMood(said: Understanding, history: readonly Turn[], pack: LanguagePack): Understanding {
  if (said.tone !== 'neutral' || said.themes.some(isInterest) || said.isQuestion) return said
  const tone = moodBefore(history, pack)
  const isShort = said.short !== undefined || (said.echo !== undefined && !said.clause)
  return tone && (isShort || tone === 'negative') ? { ...said, tone } : said
}

/** The mood of the last message that had one; plain words in between, like "yes", have none of their own. */
function moodBefore(history: readonly Turn[], pack: LanguagePack): Tone | undefined {
  const told = history.filter((turn) => turn.role === 'user').slice(-TURNS_A_MOOD_LASTS)
  for (const turn of told.reverse()) {
    const folded = foldText(turn.content)
    const { tone } = moodOf(turn.content, folded, pack)
    if (tone !== 'neutral') return tone
    if (folded.split(/\s+/u).length > WORDS_OF_A_BARE_TURN) return undefined
  }
  return undefined
}

/** Grief lasts longer than a message. */
function isGrieving(history: readonly Turn[], pack: LanguagePack): boolean {
  const told = history.filter((turn) => turn.role === 'user').slice(-TURNS_GRIEF_LASTS)
  return told.some((turn) => pack.lexicon.themes.loss.test(foldText(turn.content)))
}

function themeOf(said: Understanding, thread: Thread, grieves: boolean): ThemeId {
  if (grieves && said.tone !== 'positive' && !said.themes.some(isInterest)) return 'loss'
  if (answersIn(said, thread)) return thread.theme
  const [theme] = said.themes
  if (theme && theme !== 'plans') return theme
  const isNews = said.clause !== undefined && said.tone !== 'negative'
  return said.feeling ?? theme ?? (isNews ? 'general' : thread.theme)
}

/** A few words after a question belong to its subject, whatever else they name: "for work" after "why are you moving?". */
function answersIn(said: Understanding, thread: Thread): boolean {
  const isFragment = said.echo !== undefined && !said.clause && !said.feeling
  return thread.hasAsked && isFragment && thread.theme !== 'general'
}
