import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common'
import type { AiEngine } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'
import { CONTEXT_TOKENS } from '../../platform/ai/endpoint/token-budget.ts'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { type Job, Jobs } from '../../platform/jobs/jobs.ts'
import { SummaryRepository } from './summary.repository.ts'

/** Turns that have left the window before the summary is written anew, and that one writing takes in. */
const DUE_TURNS = 20
const TURNS_MAX = 40
/** Of the context, that the newest turns have in any case; Arabic has the fewest characters a token. */
const CHARACTERS_OF_A_TOKEN = 0.75

/** Writes what has left the model's window into the summary. Where that fails the summary stays, and a later job tries again. */
@Injectable()
export class SummaryWriter implements OnModuleDestroy {
  private readonly stop = new AbortController()
  private readonly characters: number

  constructor(
    private readonly summaries: SummaryRepository,
    jobs: Jobs,
    @Inject(AI_ENGINE) private readonly engine: AiEngine,
    @Inject(CONFIG) { ai }: Config,
  ) {
    this.characters = (ai?.contextTokens ?? CONTEXT_TOKENS) * CHARACTERS_OF_A_TOKEN
    jobs.handle('summaries.update', (job) => this.write(job), { batchSize: 10 })
  }

  onModuleDestroy(): void {
    this.stop.abort(new Error('the process stops'))
  }

  private async write({ data }: Job<'summaries.update'>): Promise<void> {
    if (!this.engine.summarise) return
    const { text, last_seq } = (await this.summaries.find(data)) ?? { text: '', last_seq: 0 }
    const window = { characters: this.characters, limit: TURNS_MAX }
    const turns = await this.summaries.listTurnsOutOfSight(data, last_seq, window)
    const newest = turns.at(-1)
    if (!newest || turns.length < DUE_TURNS) return
    const { language } = data
    const { signal } = this.stop
    const written = await this.engine.summarise({ soFar: text, turns, language, signal })
    await this.summaries.store(data, { text, last_seq }, { text: written, last_seq: newest.seq })
  }
}
