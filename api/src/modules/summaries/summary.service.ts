import type { Summary } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../platform/http/app-error.ts'
import { CompanionRepository } from '../companions/companion.repository.ts'
import { toSummary } from './summary.mapper.ts'
import { type ConversationRef, SummaryRepository } from './summary.repository.ts'

@Injectable()
export class SummaryService {
  constructor(
    private readonly summaries: SummaryRepository,
    private readonly companions: CompanionRepository,
  ) {}

  async find(ref: ConversationRef): Promise<{ summary: Summary | null }> {
    if (!(await this.companions.find(ref.owner_id, ref.companion_id)))
      throw new AppError('companion_not_found')
    return { summary: toSummary(await this.summaries.find(ref)) }
  }

  async update(ref: ConversationRef, text: string): Promise<Summary> {
    if (!(await this.summaries.update(ref, text))) throw new AppError('summary_not_found')
    const summary = toSummary(await this.summaries.find(ref))
    if (!summary) throw new AppError('summary_not_found')
    return summary
  }

  async remove(ref: ConversationRef): Promise<void> {
    if (!(await this.summaries.update(ref, ''))) throw new AppError('summary_not_found')
  }
}
