import type { Language } from '@confida/contracts'
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import type { AiEngine, Fact } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'
import { type Job, Jobs } from '../../platform/jobs/jobs.ts'
import type { MessageEntity } from '../conversations/message.entity.ts'
import { type MessageRef, MessageRepository } from '../conversations/message.repository.ts'
import { MemoryRepository } from './memory.repository.ts'
import type { KnownMemory } from './memory.sql.ts'

export interface ExtractionJob extends MessageRef {
  language: Language
  /** Where the person is: "tomorrow" is counted from the day there. */
  time_zone?: string
}

type Source = Pick<MessageEntity, 'content' | 'created_at'>

/** Keeps what a user told. Rules answer at once, so that the next message knows the fact; nobody waits for a model: that has a job. */
@Injectable()
export class MemoryExtractionService implements OnModuleDestroy {
  private readonly logger = new Logger(MemoryExtractionService.name)
  private readonly stop = new AbortController()

  constructor(
    private readonly memories: MemoryRepository,
    private readonly messages: MessageRepository,
    jobs: Jobs,
    @Inject(AI_ENGINE) private readonly engine: AiEngine,
  ) {
    jobs.handle('memories.learn', (job) => this.extractLater(job), { batchSize: 10 })
  }

  get isImmediate(): boolean {
    return this.engine.id === 'builtin'
  }

  /** For rules, which do not ask what is known. A failure costs a memory, never the reply. */
  async extractNow(job: ExtractionJob, message: Source): Promise<void> {
    try {
      await this.extract(job, message)
    } catch (error) {
      this.logger.warn(`a memory was lost: ${error instanceof Error ? error.name : 'unknown'}`)
    }
  }

  onModuleDestroy(): void {
    this.stop.abort(new Error('the process stops'))
  }

  private async extractLater({ data }: Job<'memories.learn'>): Promise<void> {
    const message = await this.messages.find(data)
    if (!message) return
    const known = await this.memories.listForReply(data.owner_id, data.companion_id)
    await this.extract(data, message, known)
  }

  private async extract(
    { language, time_zone, ...message }: ExtractionJob,
    { content, created_at }: Source,
    known?: KnownMemory[],
  ): Promise<void> {
    const facts = await this.engine.extractMemories({
      message: content,
      language,
      known,
      now: created_at.toISOString(),
      timeZone: time_zone,
      signal: this.stop.signal,
    })
    if (facts.length > 0) await this.memories.store(message, lastOfEachKey(facts))
  }
}

/** The last word counts. */
const lastOfEachKey = (facts: Fact[]): Fact[] => [...new Map(facts.map((fact) => [fact.key, fact])).values()]
