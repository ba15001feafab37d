import type { Language } from '@confida/contracts'
import { Logger } from '@nestjs/common'
import { generateText, type LanguageModel, streamText } from 'ai'
import { AppError } from '../../http/app-error.ts'
import type {
  AiEngine,
  EmotionGuess,
  ExtractRequest,
  Fact,
  LabelRequest,
  Memory,
  Persona,
  ReplyChunk,
  ReplyRequest,
  ReplySource,
  SummaryRequest,
} from '../ai.port.ts'
import { LocalPlaces } from '../places/local-places.ts'
import { BACKGROUND, type PlaceRequest, type Places, type Release } from '../places/places.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { buildEmotionPrompt, readEmotion } from './emotion-prompt.ts'
import { isWorthRetrying, reasonOf, SilentError, toUnavailable } from './endpoint-error.ts'
import { breakerOpen, watchRequest } from './endpoint-metrics.ts'
import { createEndpointModel, type EndpointAddress } from './endpoint-model.ts'
import { buildExtractionPrompt, readFacts } from './extraction-prompt.ts'
import { greetings } from './greetings.ts'
import { moreExactly } from './model-name.ts'
import { buildReplyPrompt, REPLY_PROMPT_VERSION } from './reply-prompt.ts'
import { storable } from './storable.ts'
import { buildSummaryPrompt, readSummary } from './summary-prompt.ts'
import { THOUGHT_CHARACTERS, Thoughts, withoutThoughts } from './thoughts.ts'
import { CONTEXT_TOKENS, REPLY_TOKENS } from './token-budget.ts'
import { countTokens } from './usage-metrics.ts'

export interface EndpointOptions extends EndpointAddress {
  /** Tokens of one request, the reply among them. */
  contextTokens?: number
  /** Milliseconds; the defaults suit a large model on a slow machine. */
  firstTokenMs?: number
  betweenTokensMs?: number
  replyMs?: number
  extractionMs?: number
  labelMs?: number
  summaryMs?: number
}

const ATTEMPTS = 2
const REPLY_MS = 90_000
/** More than REPLY_TOKENS come to; an endpoint that goes on has lost count, and would never end. */
const REPLY_CHARACTERS = 8_000
/** Where nobody says otherwise. */
const PLACES = { places: 30, queueMax: 1_000, waitMs: 10_000 }
const BREAKER = { failures: 5, pauseMs: 10_000, longestPauseMs: 60_000 }
/** Asks any endpoint that speaks OpenAI's chat completions; what it cannot do is an error here. */
export class EndpointEngine implements AiEngine {
  readonly id = 'endpoint'
  readonly source: ReplySource
  private readonly logger = new Logger(EndpointEngine.name)
  private readonly model: LanguageModel
  private readonly breaker = new CircuitBreaker(BREAKER)
  private readonly contextTokens: number
  private readonly thoughts: Thoughts

  constructor(
    private readonly options: EndpointOptions,
    private readonly places: Places = new LocalPlaces(PLACES),
  ) {
    const { contextTokens = CONTEXT_TOKENS } = options
    this.model = createEndpointModel(options)
    this.source = { model: options.model, promptVersion: REPLY_PROMPT_VERSION }
    this.contextTokens = contextTokens
    this.thoughts = new Thoughts(contextTokens)
  }

  /** @throws AppError `ai_unavailable`, `ai_busy`, or the reason of the request's signal */
  async *reply(request: ReplyRequest): AsyncIterable<ReplyChunk> {
    const release = await this.takePlace({ person: request.person, signal: request.signal }, request.onPlace)
    try {
      let whole = ''
      const source = { ...this.source }
      for await (const text of this.streamWithRetry(request, source)) {
        whole += text
        yield { kind: 'text', text }
      }
      yield { kind: 'end', memoriesUsed: memoriesIn(whole, request.memories), source }
    } finally {
      await release()
    }
  }

  /** @throws Error where the model fails or talks nonsense */
  async extractMemories(request: ExtractRequest): Promise<Fact[]> {
    const { extractionMs = 20_000 } = this.options
    return readFacts(await this.ask(buildExtractionPrompt(request), 500, extractionMs, request.signal))
  }

  /** @throws Error where the model fails or names none of the eight emotions */
  async labelEmotion(request: LabelRequest): Promise<EmotionGuess> {
    const { labelMs = 20_000 } = this.options
    return readEmotion(await this.ask(buildEmotionPrompt(request), 60, labelMs, request.signal))
  }

  /** @throws Error where the model fails or writes nothing */
  async summarise(request: SummaryRequest): Promise<string> {
    const { summaryMs = 60_000 } = this.options
    return readSummary(await this.ask(buildSummaryPrompt(request), REPLY_TOKENS, summaryMs, request.signal))
  }

  greeting(persona: Persona, userName: string, language: Language): string {
    const { hello, disclosure, question } = greetings[language]
    const firstName = userName.trim().split(/\s+/u)[0] ?? ''
    return [hello(firstName, persona.name), disclosure, question[persona.communication_style]].join(' ')
  }

  /** @param onPlace hears of places in the queue, and of 0 once one is free */
  private async takePlace(request: PlaceRequest, onPlace?: (place: number) => void): Promise<Release> {
    // Nobody waits for what is known to fail.
    const seconds = this.breaker.secondsToWait
    if (seconds > 0) throw new AppError('ai_unavailable', { seconds })
    if (!onPlace) return this.places.take(request)
    let hasWaited = false
    const release = await this.places.take({
      ...request,
      onPlace(place) {
        hasWaited = true
        onPlace(place)
      },
    })
    if (hasWaited) onPlace(0)
    return release
  }

  /** Once anything was said, a second attempt would say it again. */
  private async *streamWithRetry(request: ReplyRequest, source: ReplySource): AsyncIterable<string> {
    for (let attempt = 1; ; attempt++) {
      const trial = this.breaker.begin()
      if (!trial) throw new AppError('ai_unavailable', { seconds: this.breaker.secondsToWait })
      const watched = watchRequest(this.options.model)
      let length = 0
      try {
        for await (const text of this.stream(request, source)) {
          watched.firstWord()
          length += text.length
          if (length > REPLY_CHARACTERS) throw new Error('the reply did not end')
          yield text
        }
        if (length === 0) throw new Error('the reply was empty')
        trial.succeed()
        watched.end()
        return
      } catch (error) {
        request.signal?.throwIfAborted()
        trial.fail()
        watched.end(reasonOf(error))
        this.logger.warn(`reply attempt ${attempt} failed: ${reasonOf(error)}`)
        if (length > 0 || attempt === ATTEMPTS || !isWorthRetrying(error)) throw toUnavailable(error)
      } finally {
        // Left by its reader, or aborted: that says nothing about the endpoint.
        trial.cancel()
        breakerOpen.set(Number(this.breaker.isOpen))
      }
    }
  }

  /** Faults of the endpoint are parts of the full stream; the plain text stream would end as if all were well. */
  private async *stream(request: ReplyRequest, source: ReplySource): AsyncIterable<string> {
    const { firstTokenMs = 30_000, betweenTokensMs = 15_000, replyMs = REPLY_MS } = this.options
    const { signal } = request
    const { tokens } = this.thoughts
    const { instructions, messages } = buildReplyPrompt(request, this.contextTokens - tokens)
    // The SDK's own limit for the first token begins with the answer's headers, which may never come.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), firstTokenMs)
    const whole = setTimeout(() => late.abort(), replyMs)
    const { fullStream } = streamText({
      model: this.model,
      instructions,
      messages,
      maxOutputTokens: REPLY_TOKENS + tokens,
      temperature: 0.8,
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
      timeout: { chunkMs: betweenTokensMs },
      // Without it the SDK writes errors to the console.
      onError: () => undefined,
    })
    let thought = 0
    let hasSpoken = false
    try {
      for await (const part of fullStream) {
        if (part.type === 'error') throw late.signal.aborted ? new SilentError() : part.error
        if (part.type === 'abort') throw new SilentError()
        // A model that thinks first is at work, though it has not said anything yet.
        if (part.type === 'reasoning-delta') {
          clearTimeout(timer)
          this.thoughts.see()
          thought += part.text.length
          if (thought > THOUGHT_CHARACTERS) throw new SilentError()
        }
        if (part.type === 'finish-step') {
          countTokens(this.options.model, part.usage)
          this.thoughts.noteEnd(part, hasSpoken)
          source.model = moreExactly(this.options.model, part.response.modelId)
        }
        if (part.type !== 'text-delta') continue
        // Thoughts end with empty lines.
        const text = storable(hasSpoken ? part.text : part.text.trimStart())
        if (!text) continue
        clearTimeout(timer)
        hasSpoken = true
        yield text
      }
    } finally {
      clearTimeout(timer)
      clearTimeout(whole)
    }
  }

  /** One short answer, whole. It is asked for in plain words: not every endpoint knows a mode for structured output. */
  private async ask(
    prompt: { instructions: string; prompt: string },
    maxOutputTokens: number,
    timeout: number,
    abortSignal?: AbortSignal,
  ): Promise<string> {
    const release = await this.takePlace({ person: BACKGROUND, signal: abortSignal })
    try {
      const { tokens } = this.thoughts
      const result = await generateText({
        model: this.model,
        ...prompt,
        maxOutputTokens: maxOutputTokens + tokens,
        temperature: 0,
        maxRetries: 0,
        abortSignal,
        timeout: tokens > 0 ? REPLY_MS : timeout,
      })
      countTokens(this.options.model, result.usage)
      const text = storable(withoutThoughts(result.text)).trim()
      if (result.reasoningText) this.thoughts.see()
      this.thoughts.noteEnd(result, text !== '')
      // Once more where it spent all its tokens on thoughts, of which it had none.
      if (text || tokens === this.thoughts.tokens) return text
    } finally {
      await release()
    }
    return this.ask(prompt, maxOutputTokens, timeout, abortSignal)
  }
}

function memoriesIn(reply: string, memories: Memory[]): string[] {
  const text = reply.toLowerCase()
  return memories
    .filter(({ value }) => value.length > 1 && text.includes(value.toLowerCase()))
    .map(({ id }) => id)
}
