import type { FinishReason, LanguageModelUsage } from 'ai'

/** What thoughts come to at most; a model that goes on has lost count, and would never answer. */
export const THOUGHT_CHARACTERS = 100_000

const THOUGHT_TOKENS = 4_000

interface Answer {
  finishReason: FinishReason
  usage: LanguageModelUsage
}

/** Whether a model thinks before it answers, learned from its answers: it spends tokens on that, and needs more of them. */
export class Thoughts {
  private areSeen = false

  constructor(private readonly contextTokens: number) {}

  /** Beside those of an answer, and out of the same context. */
  get tokens(): number {
    return this.areSeen ? Math.min(THOUGHT_TOKENS, Math.floor(this.contextTokens / 3)) : 0
  }

  see(): void {
    this.areSeen = true
  }

  /** Some models only count what they think, or are cut before their first word. */
  noteEnd({ finishReason, usage }: Answer, hasSpoken: boolean): void {
    const counted = usage.outputTokenDetails.reasoningTokens ?? 0
    if (counted > 0 || (finishReason === 'length' && !hasSpoken)) this.see()
  }
}

/** A whole answer without the thoughts that lack their beginning or end, which the SDK leaves in the text. */
export const withoutThoughts = (answer: string): string =>
  answer.replace(/^[\s\S]*<\/think>/, '').replace(/<think>[\s\S]*$/, '')
