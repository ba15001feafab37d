import type { Language } from '@confida/contracts'
import { writeGreeting } from './compose/greeting.ts'
import { planReply } from './compose/plan.ts'
import { buildReplyContext } from './compose/reply-context.ts'
import type { ExtractRequest, Fact, Judge, Persona, Reply, ReplyRequest } from './conversation.ts'
import { extractFactsInItsLanguage } from './facts/extract.ts'
import type { LanguagePack } from './languages/language.ts'
import { packOf } from './languages/registry.ts'

/**
 * Talks by rules and phrases, without a model. Has no state: a reply depends on the request alone, so the same conversation gets the
 * same reply.
 */
export class CompanionEngine {
  readonly #judge: Judge

  constructor(judge: Judge) {
    this.#judge = judge
  }

  /** A reply of a few sentences in the language of the interface; mostly in about five milliseconds. */
  reply(request: ReplyRequest): Reply {
    const context = buildReplyContext(request, packOf(request.language), this.#judge)
    planReply(context)
    return {
      text: typeset(context.writer.sentences.join(' '), context.pack),
      memoriesUsed: [...context.memoriesUsed],
    }
  }

  /** The first line of an empty conversation; it says that a program is writing. */
  greeting(persona: Persona, userName: string, language: Language): string {
    const pack = packOf(language)
    return typeset(writeGreeting(persona, userName, pack), pack)
  }

  /**
   * What the user states about themselves, and what is over. Questions, quotations, hypotheses and reported speech state nothing.
   * A message in another of the languages than the interface's is read in its own.
   */
  extractFacts({ now = new Date().toISOString(), ...request }: ExtractRequest): Fact[] {
    return extractFactsInItsLanguage({ now, ...request })
  }
}

function typeset(text: string, { typography = [] }: LanguagePack): string {
  return typography.reduce((kept, [pattern, by]) => kept.replace(pattern, by), text)
}
