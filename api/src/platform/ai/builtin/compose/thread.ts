import type { Turn } from '../../ai.port.ts'
import type { LanguagePack } from '../languages/grammar.ts'
import type { AnswerId, Line, Question } from '../languages/phrases.ts'
import type { Practical, ThemeId } from '../languages/themes.ts'
import { foldText } from '../understand/fold.ts'
import { findThemes } from '../understand/understand.ts'
import { fixedPieces } from './render.ts'

const TURNS_A_THEME_LASTS = 3

/** Where a question of the partner's comes from, and so what its answer is to. */
export interface Source {
  theme?: ThemeId
  practical?: Practical
  answer?: AnswerId
  /** It came with a piece of advice. */
  isAdvice?: boolean
}

export interface Thread extends Source {
  /** What the conversation is about, as far as one can tell from the last turns. */
  theme: ThemeId
  /** The partner's last question, where it is known. */
  question?: Question
  hasAsked: boolean
}

interface Asked {
  folded: string
  question: Question
  source: Source
}

export function askOf(question: Question): Line {
  return typeof question === 'string' ? question : question[0]
}

/** Finds the partner's last question again, and with it what a short answer belongs to. */
export function followThread(history: readonly Turn[], pack: LanguagePack): Thread {
  const last = history.findLast((turn) => turn.role === 'assistant')
  const said = foldText(last?.content ?? '')
  const hasAsked = /\?\s*$/u.test(said)
  const told = recentTheme(history, pack)
  const asked = askedBy(pack).find(({ folded }) => said.includes(folded))
  if (!asked) return { theme: told, hasAsked, isAdvice: hasAdvised(said, pack) }
  const { question, source } = asked
  const theme = source.theme && source.theme !== 'general' ? source.theme : told
  return { ...source, theme, question, hasAsked }
}

const known = new WeakMap<LanguagePack, Asked[]>()

/** Every question of a language, the longest first: one may be the end of another. */
function askedBy(pack: LanguagePack): Asked[] {
  const found = known.get(pack) ?? collect(pack).sort((a, b) => b.folded.length - a.folded.length)
  known.set(pack, found)
  return found
}

function collect({ phrases }: LanguagePack): Asked[] {
  const of = (questions: readonly Question[], source: Source): Asked[] =>
    questions.flatMap((question) => {
      const pieces = fixedPieces(askOf(question))
      const longest = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '')
      return longest ? [{ folded: foldText(longest), question, source }] : []
    })
  const themes = Object.entries(phrases.themes) as [ThemeId, { ask: readonly Question[] }][]
  const answers = Object.entries(phrases.answers) as [AnswerId, { handBack: readonly Question[] }][]
  const practical = Object.entries(phrases.practical) as [Practical, { ask: readonly Question[] }][]
  return [
    ...themes.flatMap(([theme, { ask }]) => of(ask, { theme })),
    ...answers.flatMap(([answer, { handBack }]) => of(handBack, { answer })),
    ...practical.flatMap(([id, { ask }]) => of(ask, { practical: id })),
    ...Object.values(phrases.news).flatMap(({ ask }) => of(ask, { theme: 'happy' })),
    ...of(phrases.adviceClose, { isAdvice: true }),
    ...of(phrases.loveThen, { answer: 'hug' }),
    ...of([...phrases.newSubjects, ...phrases.offers], {}),
  ]
}

function hasAdvised(said: string, { phrases }: LanguagePack): boolean {
  return Object.values(phrases.practical).some(({ after }) =>
    after.some((line) => said.includes(foldText(line))),
  )
}

function recentTheme(history: readonly Turn[], pack: LanguagePack): ThemeId {
  const told = history.filter((turn) => turn.role === 'user').slice(-TURNS_A_THEME_LASTS)
  for (const turn of told.reverse()) {
    const [theme] = findThemes(foldText(turn.content), pack)
    if (theme) return theme
  }
  return 'general'
}
