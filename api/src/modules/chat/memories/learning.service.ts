import type { Language } from '@confida/contracts'
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import type { AiEngine, Fact } from '../../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../../platform/ai/ai-engine.ts'
import { type Job, Jobs } from '../../../platform/jobs/jobs.ts'
import { MessageRepository } from '../message.repository.ts'
import { type KnownMemory, MemoryRepository } from './memory.repository.ts'

export interface Lesson {
  owner_id: string
  companion_id: string
  message_id: string
  language: Language
}

/** Keeps what a person told. Rules answer at once, so that the next message knows the fact; nobody waits for a model: that has a job. */
@Injectable()
export class LearningService implements OnModuleDestroy {
  private readonly logger = new Logger(LearningService.name)
  private readonly memories: MemoryRepository
  private readonly messages: MessageRepository
  private readonly engine: AiEngine
  private readonly stop = new AbortController()

  constructor(
    memories: MemoryRepository,
    messages: MessageRepository,
    jobs: Jobs,
    @Inject(AI_ENGINE) engine: AiEngine,
  ) {
    this.memories = memories
    this.messages = messages
    this.engine = engine
    jobs.handle('memories.learn', (job) => this.learnLater(job), { batchSize: 10 })
  }

  get isImmediate(): boolean {
    return this.engine.id === 'builtin'
  }

  /** For rules, which do not ask what is known. A failure costs a memory, never the reply. */
  async learnNow(lesson: Lesson, message: { content: string; created_at: Date }): Promise<void> {
    try {
      await this.study(lesson, message)
    } catch (error) {
      this.logger.warn(`a memory was lost: ${error instanceof Error ? error.name : 'unknown'}`)
    }
  }

  onModuleDestroy(): void {
    this.stop.abort(new Error('the process stops'))
  }

  private async learnLater({ data }: Job<'memories.learn'>): Promise<void> {
    const message = await this.messages.find(data.owner_id, data.companion_id, data.message_id)
    if (!message) return
    const known = await this.memories.listForReply(data.owner_id, data.companion_id)
    await this.study(data, message, known)
  }

  private async study(
    { owner_id, companion_id, message_id, language }: Lesson,
    { content, created_at }: { content: string; created_at: Date },
    known?: KnownMemory[],
  ): Promise<void> {
    const facts = await this.engine.extractMemories({
      message: content,
      language,
      known,
      now: created_at.toISOString(),
      signal: this.stop.signal,
    })
    if (facts.length > 0) await this.memories.learn(owner_id, companion_id, message_id, oneForEachKey(facts))
  }
}

/** The last word counts. */
const oneForEachKey = (facts: Fact[]): Fact[] => [...new Map(facts.map((fact) => [fact.key, fact])).values()]
