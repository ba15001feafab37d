import type { Turn } from '../../ai.port.ts'
import type { LanguagePack } from '../languages/grammar.ts'
import type { Line, Question } from '../languages/phrases.ts'
import type { ThemeId } from '../languages/themes.ts'
import { foldText } from '../understand/fold.ts'
import { findThemes } from '../understand/understand.ts'

const TURNS_A_THEME_LASTS = 3

export interface Thread {
  /** What the conversation is about, as far as one can tell from the last turns. */
  theme: ThemeId
  /** The partner's last question, where it was one of a theme's. */
  question?: Question
  hasAsked: boolean
}

export function askOf(question: Question): Line {
  return typeof question === 'string' ? question : question[0]
}

/** Finds the partner's last question again, and with it the theme that a short answer belongs to. */
export function followThread(history: readonly Turn[], pack: LanguagePack): Thread {
  const last = history.findLast((turn) => turn.role === 'assistant')
  const asked = foldText(last?.content ?? '')
  const hasAsked = /\?\s*$/u.test(asked)
  for (const [theme, { ask }] of Object.entries(pack.phrases.themes) as [
    ThemeId,
    { ask: readonly Question[] },
  ][]) {
    const question = ask.find((candidate) => asked.includes(foldText(askOf(candidate))))
    if (question)
      return { theme: theme === 'general' ? recentTheme(history, pack) : theme, question, hasAsked }
  }
  return { theme: recentTheme(history, pack), hasAsked }
}

function recentTheme(history: readonly Turn[], pack: LanguagePack): ThemeId {
  const told = history.filter((turn) => turn.role === 'user').slice(-TURNS_A_THEME_LASTS)
  for (const turn of told.reverse()) {
    const [theme] = findThemes(foldText(turn.content), pack)
    if (theme) return theme
  }
  return 'general'
}
