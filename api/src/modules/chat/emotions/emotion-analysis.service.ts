import { Injectable } from '@nestjs/common'
import { emotionLabeller } from '../../../platform/ai/emotions/emotion.labeller.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { type Job, Jobs } from '../../../platform/jobs/jobs.ts'
import type { JobData } from '../../../platform/jobs/queues.ts'
import { EmotionLabelRepository } from './emotion-label.repository.ts'

/** Labels what people write with the mood it tells of, after the reply and only with their consent. */
@Injectable()
export class EmotionAnalysisService {
  private readonly labels: EmotionLabelRepository
  private readonly jobs: Jobs

  constructor(labels: EmotionLabelRepository, jobs: Jobs) {
    this.labels = labels
    this.jobs = jobs
    jobs.handle('emotions.label', (job) => this.label(job))
  }

  /** In the transaction that stores the message. */
  async enqueue(message: JobData['emotions.label'], transaction: Transaction): Promise<void> {
    await this.jobs.enqueue('emotions.label', message, transaction)
  }

  private async label({ data }: Job<'emotions.label'>): Promise<void> {
    const text = await this.labels.findText(data)
    if (text === undefined) return
    const labeller = await emotionLabeller()
    await this.labels.store(data, labeller.label(text, data.language))
  }
}
