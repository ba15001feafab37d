import { CONTEXT_TOKENS } from '../../platform/ai/endpoint/token-budget.ts'
import type { Config } from '../../platform/config/config.ts'

/** The newest messages that are read for a reply: as long as both limits hold. */
export interface HistoryWindow {
  turns: number
  characters: number
}

/** Rules look no further back. */
export const HISTORY_TURNS = 60
/** More would take longer to read than it is worth; the rest is found by its words. */
const TURNS_MAX = 5_000
/** What a question and its answer come to, each, at least; shorter ones leave a little of the context unused. */
const TOKENS_OF_A_TURN = 30
/** More than any tokenizer makes of a token. */
const CHARACTERS_OF_A_TOKEN = 5

/** As much as fits into the context of the endpoint, where there is one; what really does is up to the engine. */
export function historyWindowFor({ ai }: Pick<Config, 'ai'>): HistoryWindow {
  if (!ai) return { turns: HISTORY_TURNS, characters: Number.MAX_SAFE_INTEGER }
  const { contextTokens = CONTEXT_TOKENS } = ai
  return {
    turns: Math.min(Math.max(Math.ceil(contextTokens / TOKENS_OF_A_TURN), HISTORY_TURNS), TURNS_MAX),
    characters: contextTokens * CHARACTERS_OF_A_TOKEN,
  }
}
