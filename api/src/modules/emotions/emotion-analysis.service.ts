import type { Emotion } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { AiEngine, EmotionGuess } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'
import { type Job, Jobs } from '../../platform/jobs/jobs.ts'
import { EmotionLabelRepository } from './emotion-label.repository.ts'

const HARD_FEELINGS: readonly Emotion[] = ['depressed', 'feeling_down']
/** How sure that is of one message was never measured. */
const DESPAIR: EmotionGuess = { emotion: 'depressed', confidence: 0.5 }

/** Labels what users write with its emotion, after the reply and only with their consent. */
@Injectable()
export class EmotionAnalysisService {
  constructor(
    private readonly labels: EmotionLabelRepository,
    jobs: Jobs,
    @Inject(AI_ENGINE) private readonly engine: AiEngine,
  ) {
    jobs.handle('emotions.label', (job) => this.label(job), { batchSize: 10 })
  }

  private async label({ data }: Job<'emotions.label'>): Promise<void> {
    const message = await this.labels.findMessage(data)
    if (!message) return
    const guess = await this.engine.labelEmotion({ message: message.content, language: data.language })
    await this.labels.insert(data, message.needs_care ? despairOr(guess) : guess)
  }
}

/** Engines take "I want to die" for a wish to be distracted or loved; its author and the administrator would read that. */
const despairOr = (guess: EmotionGuess): EmotionGuess =>
  HARD_FEELINGS.includes(guess.emotion) ? guess : DESPAIR
