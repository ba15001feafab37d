import { APICallError, type LanguageModelMiddleware } from 'ai'

type Body = Record<string, unknown>

/** What stands for a field where a model refuses it; a field without one is left out. */
const instead: Record<string, string | undefined> = {
  max_tokens: 'max_completion_tokens',
  temperature: undefined,
  stream_options: undefined,
}

const UNSUPPORTED =
  /unsupported|not support|unrecogni[sz]ed|unknown|unexpected|not permitted|not allowed|forbidden/i
/** Enough of a refusal to know it by. */
const REFUSAL_CHARACTERS = 2_000

/**
 * The fields that one model refuses. It is asked again at once without them, and from then on they are not sent: OpenAI's
 * newer models know no `max_tokens`, and some only their own temperature, while older servers know nothing else.
 */
export class RefusedFields {
  private readonly refused = new Set<string>()

  readonly middleware: LanguageModelMiddleware = {
    specificationVersion: 'v4',
    wrapGenerate: ({ doGenerate }) => this.ask(doGenerate),
    wrapStream: ({ doStream }) => this.ask(doStream),
  }

  /** The body of a request without them. */
  readonly leaveOut = (body: Body): Body => {
    const fitted = { ...body }
    for (const field of this.refused) {
      const other = instead[field]
      if (other) fitted[other] = fitted[field]
      delete fitted[field]
    }
    return fitted
  }

  private async ask<Answer>(send: () => PromiseLike<Answer>): Promise<Answer> {
    const tried = new Set<string>()
    for (;;) {
      try {
        return await send()
      } catch (error) {
        const field = refusedField(error)
        if (!field || tried.has(field)) {
          // It did not help, so that it was no reason: a refusal may repeat words of a message.
          for (const name of tried) this.refused.delete(name)
          throw error
        }
        tried.add(field)
        this.refused.add(field)
      }
    }
  }
}

/** The field that a request was refused for, of those that it can do without. */
function refusedField(error: unknown): string | undefined {
  if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422)) return
  const refusal = error.responseBody?.slice(0, REFUSAL_CHARACTERS) ?? ''
  if (!UNSUPPORTED.test(refusal)) return
  const sent = error.requestBodyValues as Body
  const param = (error.data as { error?: { param?: unknown } } | undefined)?.error?.param
  return Object.keys(instead)
    .filter((field) => sent[field] !== undefined)
    .find((field) => (param ? param === field : new RegExp(String.raw`\b${field}\b`).test(refusal)))
}
