import { findSummary, removeSummary, updateSummary } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { success } from '../../platform/http/success.ts'
import { SummaryService } from './summary.service.ts'

@Controller()
export class SummaryController {
  constructor(private readonly summaries: SummaryService) {}

  @Serve(findSummary)
  find({ user, params }: Call<typeof findSummary>) {
    return this.summaries.find({ owner_id: user.id, companion_id: params.id })
  }

  @Serve(updateSummary)
  update({ user, params, body }: Call<typeof updateSummary>) {
    return this.summaries.update({ owner_id: user.id, companion_id: params.id }, body.text)
  }

  @Serve(removeSummary)
  async remove({ user, params, language }: Call<typeof removeSummary>) {
    await this.summaries.remove({ owner_id: user.id, companion_id: params.id })
    return success('summary_removed', language)
  }
}
