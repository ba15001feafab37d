import { Inject, Injectable } from '@nestjs/common'
import type { AiEngine } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'
import { type Job, Jobs } from '../../platform/jobs/jobs.ts'
import { EmotionLabelRepository } from './emotion-label.repository.ts'

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
    const message = await this.labels.findText(data)
    if (message === undefined) return
    const { language } = data
    await this.labels.insert(data, await this.engine.labelEmotion({ message, language }))
  }
}
