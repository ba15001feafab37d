import type { Language } from '@confida/contracts'
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import type { AiEngine, Fact, Memory } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'
import { MemoryRepository } from './memory.repository.ts'

export interface Lesson {
  owner_id: string
  companion_id: string
  message: { id: string; content: string; created_at: Date }
  language: Language
  known: Memory[]
}

/** Keeps what a person told. A failure costs a memory, never the reply. */
@Injectable()
export class LearningService implements OnModuleDestroy {
  private readonly logger = new Logger(LearningService.name)
  private readonly memories: MemoryRepository
  private readonly engine: AiEngine
  private readonly underWay = new Set<Promise<void>>()
  private readonly stop = new AbortController()

  constructor(memories: MemoryRepository, @Inject(AI_ENGINE) engine: AiEngine) {
    this.memories = memories
    this.engine = engine
  }

  /** Rules answer at once, so that the next message knows the fact; nobody waits for a model. */
  async learn(lesson: Lesson): Promise<void> {
    const work = this.study(lesson).catch((error) => {
      this.logger.warn(`a memory was lost: ${error instanceof Error ? error.name : 'unknown'}`)
    })
    this.underWay.add(work)
    void work.finally(() => this.underWay.delete(work))
    if (this.engine.id === 'builtin') await work
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort()
    await Promise.all(this.underWay)
  }

  private async study({ owner_id, companion_id, message, language, known }: Lesson): Promise<void> {
    const facts = await this.engine.extractMemories({
      message: message.content,
      language,
      known,
      now: message.created_at.toISOString(),
      signal: this.stop.signal,
    })
    if (facts.length > 0) await this.memories.learn(owner_id, companion_id, message.id, oneForEachKey(facts))
  }
}

/** The last word counts. */
const oneForEachKey = (facts: Fact[]): Fact[] => [...new Map(facts.map((fact) => [fact.key, fact])).values()]
