import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Language } from '@confida/contracts'
import { Logger } from '@nestjs/common'
import { APICallError, generateText, type LanguageModel, streamText } from 'ai'
import { AppError } from '../../http/app-error.ts'
import type { AiEngine, ExtractRequest, Fact, Memory, Persona, ReplyChunk, ReplyRequest } from '../ai.port.ts'
import { BuiltinEngine } from '../builtin/builtin.engine.ts'
import { buildExtractionPrompt, readFacts } from './extraction-prompt.ts'
import { greetings } from './greetings.ts'
import { PromptGate } from './prompt-gate.ts'
import { buildReplyPrompt, type ReplyPrompt } from './reply-prompt.ts'
import { REPLY_TOKENS } from './token-budget.ts'

export interface EndpointOptions {
  baseUrl: string
  apiKey?: string
  model: string
  /** Milliseconds; the defaults suit a large model on a slow machine. */
  firstTokenMs?: number
  betweenTokensMs?: number
  extractionMs?: number
  waitMs?: number
  /** Prompts under way at once in this process. */
  places?: number
}

const ATTEMPTS = 2

/** Replies by any endpoint that speaks OpenAI's chat completions. */
export class EndpointEngine implements AiEngine {
  readonly id = 'endpoint'
  private readonly logger = new Logger(EndpointEngine.name)
  private readonly builtin = new BuiltinEngine()
  private readonly model: LanguageModel
  private readonly options: EndpointOptions
  private readonly gate: PromptGate

  constructor(options: EndpointOptions) {
    const { baseUrl, apiKey, model, places = 30, waitMs = 10_000 } = options
    this.options = options
    this.model = createOpenAICompatible({ name: 'endpoint', baseURL: baseUrl, apiKey }).chatModel(model)
    this.gate = new PromptGate(places, waitMs)
  }

  /** @throws AppError `ai_unavailable`, `ai_busy`, or the reason of the request's signal */
  async *reply(request: ReplyRequest): AsyncIterable<ReplyChunk> {
    const leave = await this.gate.enter(request.signal)
    try {
      let whole = ''
      for await (const text of this.streamWithRetry(buildReplyPrompt(request), request.signal)) {
        whole += text
        yield { kind: 'text', text }
      }
      yield { kind: 'end', memoriesUsed: memoriesIn(whole, request.memories) }
    } finally {
      leave()
    }
  }

  /** Facts found by the model; where it fails or talks nonsense, those that the rules find. */
  async extractMemories(request: ExtractRequest): Promise<Fact[]> {
    try {
      return await this.extract(request)
    } catch (error) {
      request.signal?.throwIfAborted()
      this.logger.warn(`memories were extracted by rules: ${reasonOf(error)}`)
      return this.builtin.extractMemories(request)
    }
  }

  greeting(persona: Persona, userName: string, language: Language): string {
    const { hello, disclosure, question } = greetings[language]
    const firstName = userName.trim().split(/\s+/u)[0] ?? ''
    return [hello(firstName, persona.name), disclosure, question[persona.communicationStyle]].join(' ')
  }

  /** Once anything was said, a second attempt would say it again. */
  private async *streamWithRetry(prompt: ReplyPrompt, signal?: AbortSignal): AsyncIterable<string> {
    for (let attempt = 1; ; attempt++) {
      let hasSpoken = false
      try {
        for await (const text of this.stream(prompt, signal)) {
          hasSpoken = true
          yield text
        }
        if (!hasSpoken) throw new Error('the reply was empty')
        return
      } catch (error) {
        signal?.throwIfAborted()
        this.logger.warn(`reply attempt ${attempt} failed: ${reasonOf(error)}`)
        if (hasSpoken || attempt === ATTEMPTS || !isWorthRetrying(error)) throw new AppError('ai_unavailable')
      }
    }
  }

  /** Faults of the endpoint are parts of the full stream; the plain text stream would end as if all were well. */
  private async *stream(
    { instructions, messages }: ReplyPrompt,
    signal?: AbortSignal,
  ): AsyncIterable<string> {
    const { firstTokenMs = 30_000, betweenTokensMs = 15_000 } = this.options
    // The SDK's own limit for the first token begins with the answer's headers, which may never come.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), firstTokenMs)
    const { fullStream } = streamText({
      model: this.model,
      instructions,
      messages,
      maxOutputTokens: REPLY_TOKENS,
      temperature: 0.8,
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
      timeout: { chunkMs: betweenTokensMs },
      // Without it the SDK writes errors to the console.
      onError: () => undefined,
    })
    try {
      for await (const part of fullStream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new Error('the reply was cut off')
        if (part.type !== 'text-delta' || !part.text) continue
        clearTimeout(timer)
        yield part.text
      }
    } finally {
      clearTimeout(timer)
    }
  }

  private async extract(request: ExtractRequest): Promise<Fact[]> {
    const leave = await this.gate.enter(request.signal)
    try {
      const { text } = await generateText({
        model: this.model,
        ...buildExtractionPrompt(request),
        maxOutputTokens: 500,
        temperature: 0,
        maxRetries: 0,
        abortSignal: request.signal,
        timeout: this.options.extractionMs ?? 20_000,
      })
      return readFacts(text)
    } finally {
      leave()
    }
  }
}

/** A refusal (wrong key, unknown model) stays one; a refused connection, a 5xx or a timeout may pass. */
function isWorthRetrying(error: unknown): boolean {
  return !APICallError.isInstance(error) || error.isRetryable || error.statusCode === undefined
}

/** For the log: no prompt, no answer, no key. */
function reasonOf(error: unknown): string {
  if (APICallError.isInstance(error)) return `status ${error.statusCode ?? 'none'}`
  return error instanceof Error ? error.name : 'unknown'
}

function memoriesIn(reply: string, memories: Memory[]): string[] {
  const text = reply.toLowerCase()
  return memories
    .filter(({ value }) => value.length > 1 && text.includes(value.toLowerCase()))
    .map(({ id }) => id)
}
